import * as z from 'zod/mini';
import { attached } from '../audio.ts';
import { joined } from '../clean.ts';
import { readDate } from '../dates.ts';
import type { ImportMapping, LeftOutReason } from '../entry.ts';
import { leftOut, type Found, type Moment, type Source } from '../found.ts';
import { field, fitting, list, loose, names, things, type JsonFile } from '../json.ts';
import { plainOfMarkdown } from '../markdown.ts';
import { momentOf, zoneOf } from '../zone.ts';
import type { Zip } from '../zip.ts';

// Day One's 'Export to JSON': a ZIP with one JSON for each journal and folders photos, videos, audios and pdfs. Described
// at dayoneapp.com/guides/tips-and-tutorials/exporting-entries, and by those who read it: journiv/journiv-app,
// app/data_transfer/dayone/models.py; alxhslm/journey2dayone, dayone/Journey.json; dayone-to-obsidian (audios).
const audio = z.object({
  md5: loose(z.string()),
  identifier: loose(z.string()),
  format: loose(z.string()),
  duration: loose(z.number()),
});
const entry = z.object({
  uuid: loose(z.string()),
  creationDate: z.string(),
  timeZone: loose(z.string()),
  text: loose(z.string()),
  richText: loose(z.string()),
  tags: names,
  photos: things,
  videos: things,
  pdfAttachments: things,
  audios: things,
  location: loose(
    z.object({ placeName: loose(z.string()), localityName: loose(z.string()), country: loose(z.string()) }),
  ),
});
type Entry = z.output<typeof entry>;

/** @param files the JSON of each journal */
export function dayOne(files: JsonFile[], mapping: ImportMapping, zip?: Zip): Source {
  return {
    format: 'day-one',
    mapping,
    ...(zip && { zip }),
    async *entries() {
      for (const file of files) {
        for (const [at, value] of list(await file.load(), 'entries').entries()) {
          yield* found(value, `${file.name}, entry ${at + 1}`, mapping, zip);
        }
      }
    },
  };
}

function* found(value: unknown, where: string, mapping: ImportMapping, zip: Zip | undefined): Generator<Found> {
  const read = fitting(entry, value);
  if (!read) {
    yield leftOut('damaged', where);
    return;
  }
  const sounds = read.audios.map((one) => soundOf(one, zip));
  const others = read.photos.length + read.videos.length + read.pdfAttachments.length;
  const { recording, left } = attached(zip, { sounds, others, where });
  yield* left;
  const { placeName, localityName, country } = read.location ?? {};
  yield {
    kind: 'entry',
    draft: {
      where,
      sourceId: read.uuid ?? null,
      when: whenOf(read, mapping),
      text: plainOfMarkdown(read.text || textOfRich(read.richText)).text,
      extras: {
        tags: joined(read.tags),
        place: joined([placeName, localityName, country].filter((part) => typeof part === 'string')),
      },
      recording,
    },
  };
}

function whenOf({ creationDate, timeZone }: Entry, mapping: ImportMapping): Moment | LeftOutReason {
  const written = readDate(creationDate);
  if (typeof written === 'string') {
    return written;
  }
  const offset = /^GMT([+-])(\d{2}):?(\d{2})$/.exec(timeZone?.replaceAll('\\', '') ?? '');
  if (offset && written.offset === 'utc') {
    const minutes = (Number(offset[2]) * 60 + Number(offset[3])) * (offset[1] === '-' ? -1 : 1);
    const instant = Date.parse(`${written.date}T${written.time}Z`) + written.ms;
    const wall = new Date(instant + minutes * 60_000);
    return Number.isNaN(wall.getTime()) || wall.getUTCFullYear() < 0 || wall.getUTCFullYear() > 9999
      ? 'impossible-date'
      : { localDate: wall.toISOString().slice(0, 10), time: wall.toISOString().slice(11, 16), instant, timezone: null };
  }
  return momentOf(written, zoneOf(timeZone), zoneOf(mapping.timezone));
}

/** The words of Day One's rich text, which is JSON in a string: `contents` with a `text` each. */
function textOfRich(rich: string | null | undefined): string {
  if (!rich) {
    return '';
  }
  try {
    const contents = list(JSON.parse(rich) as unknown, 'contents');
    return contents.map((part) => pieceOfRich(part)).join('');
  } catch {
    return '';
  }
}

function pieceOfRich(part: unknown): string {
  const text = field(part, 'text');
  if (typeof text !== 'string') {
    return '';
  }
  const line = field(field(part, 'attributes'), 'line');
  const style = field(line, 'listStyle');
  // It is read as Markdown next, and these words were never written as such.
  const plain = text.replace(/[\\`*_[\]<>#~=]/g, String.raw`\$&`);
  return typeof style === 'string' && style !== '' ? `- ${plain}` : plain;
}

function soundOf(value: unknown, zip: Zip | undefined): { member: string | undefined; ms: number | null } {
  const read = fitting(audio, value);
  const seconds = read?.duration ?? 0;
  const ms = seconds > 0 ? Math.round(seconds * 1000) : null;
  const endings = ['m4a', 'aac', 'mp4', 'ogg', 'webm', read?.format ?? ''];
  const paths = [read?.md5, read?.identifier].flatMap((id) =>
    typeof id === 'string' && id !== '' ? endings.map((ending) => `audios/${id}.${ending}`) : [],
  );
  return { member: paths.find((path) => zip?.find(path)), ms };
}
