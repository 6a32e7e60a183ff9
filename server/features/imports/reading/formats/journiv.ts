import * as z from 'zod/mini';
import { joined } from '../clean.ts';
import { readDate } from '../dates.ts';
import type { ImportMapping, LeftOutReason } from '../entry.ts';
import { leftOut, type Found, type Moment, type Source } from '../found.ts';
import { field, fitting, list, loose, names, things, type JsonFile } from '../json.ts';
import { plainOfMarkdown } from '../markdown.ts';
import { momentOf, zoneOf } from '../zone.ts';
import type { Zip } from '../zip.ts';
import { ownDay } from './clink-json.ts';

// Journiv's export: a ZIP with one JSON and a folder of media, described in journiv/journiv-app, app/schemas/dto.py. Up
// to version 1.1 entries stand in `journals`; later they stand in `moments`, which also are short notes by themselves.
const place = loose(z.object({ name: loose(z.string()), locality: loose(z.string()), country: loose(z.string()) }));
const told = {
  external_id: loose(z.string()),
  location_json: place,
  tags: names,
  media: things,
};
const written = {
  title: loose(z.string()),
  content: loose(z.string()),
  content_delta: loose(z.unknown()),
  content_plain_text: loose(z.string()),
};
const entry = z.object({
  ...told,
  ...written,
  entry_date: loose(z.string()),
  entry_datetime_utc: loose(z.string()),
  entry_timezone: loose(z.string()),
  mood_log: loose(z.object({ mood_name: loose(z.string()) })),
});
const moment = z.object({
  ...told,
  logged_date_tz: loose(z.string()),
  logged_date: loose(z.string()),
  logged_at_utc: loose(z.string()),
  logged_at: loose(z.string()),
  logged_timezone: loose(z.string()),
  note: loose(z.string()),
  primary_mood_name: loose(z.string()),
  mood_activity: things,
  entry: loose(z.object(written)),
});

/** @param files its JSON; one, as a rule */
export function journiv(files: JsonFile[], mapping: ImportMapping, zip?: Zip): Source {
  return {
    format: 'journiv',
    mapping,
    ...(zip && { zip }),
    async *entries() {
      for (const file of files) {
        const root = await file.load();
        let at = 0;
        for (const journal of list(root, 'journals')) {
          for (const value of list(journal, 'entries')) {
            yield* entryOf(value, `${file.name}, entry ${(at += 1)}`);
          }
        }
        for (const [number, value] of list(root, 'moments').entries()) {
          yield* momentsOf(value, `${file.name}, moment ${number + 1}`);
        }
      }
    },
  };
}

function* entryOf(value: unknown, where: string): Generator<Found> {
  const read = fitting(entry, value);
  if (!read) {
    yield leftOut('damaged', where);
    return;
  }
  yield* media(read.media, where);
  yield {
    kind: 'entry',
    draft: {
      where,
      sourceId: read.external_id ?? null,
      when: whenOf(read.entry_date, read.entry_datetime_utc, read.entry_timezone),
      text: wordsOf(read),
      extras: {
        title: read.title ?? '',
        mood: read.mood_log?.mood_name ?? '',
        tags: joined(read.tags),
        place: placeOf(read),
      },
    },
  };
}

function* momentsOf(value: unknown, where: string): Generator<Found> {
  const read = fitting(moment, value);
  if (!read) {
    yield leftOut('damaged', where);
    return;
  }
  yield* media(read.media, where);
  const words = read.entry ? wordsOf(read.entry) : '';
  const note = read.note?.trim() ?? '';
  const activities = read.mood_activity.map((one) => field(one, 'activity_name'));
  yield {
    kind: 'entry',
    draft: {
      where,
      sourceId: read.external_id ?? null,
      when: whenOf(read.logged_date_tz ?? read.logged_date, read.logged_at_utc ?? read.logged_at, read.logged_timezone),
      text: words.includes(note) ? words : [note, words].filter((part) => part !== '').join('\n\n'),
      extras: {
        title: read.entry?.title ?? '',
        mood: read.primary_mood_name ?? '',
        activities: joined(activities.filter((name) => typeof name === 'string')),
        tags: joined(read.tags),
        place: placeOf(read),
      },
    },
  };
}

function* media(files: readonly unknown[], where: string): Generator<Found> {
  if (files.length > 0) {
    yield leftOut('attachment', where, files.length);
  }
}

function placeOf({ location_json: at }: { location_json?: z.output<typeof place> }): string {
  return joined([at?.name, at?.locality, at?.country].filter((part) => typeof part === 'string'));
}

/** The day is kept as it was told; the instant may be without its 'Z', for all of them are in UTC. */
function whenOf(
  date: string | null | undefined,
  utc: string | null | undefined,
  zone: string | null | undefined,
): Moment | LeftOutReason {
  const read = readDate(utc ?? '');
  const own = zoneOf(zone);
  const day = date === null || date === undefined ? undefined : ownDay(date);
  if (day === null) {
    return 'impossible-date';
  }
  if (typeof read === 'string' || read.time === null) {
    return day === undefined
      ? read === 'impossible-date'
        ? read
        : 'no-date'
      : { localDate: day, time: null, instant: null, timezone: own };
  }
  const at = momentOf({ ...read, offset: read.offset ?? 'utc' }, own, own ?? 'UTC');
  return typeof at === 'string' || day === undefined ? at : { ...at, localDate: day };
}

function wordsOf(read: Pick<z.output<typeof entry>, 'content' | 'content_delta' | 'content_plain_text'>): string {
  const delta = textOfDelta(read.content_delta);
  return delta || read.content_plain_text?.trim() || plainOfMarkdown(read.content ?? '').text;
}

/** The words of a Quill Delta: the format of a line stands on its end (quilljs.com/docs/delta). */
function textOfDelta(delta: unknown): string {
  const lines: string[] = [];
  let line = '';
  let count = 0;
  for (const op of list(delta, 'ops')) {
    const insert = field(op, 'insert');
    const attributes = field(op, 'attributes');
    const href = field(attributes, 'link');
    const pieces = typeof insert === 'string' ? insert.split('\n') : [];
    for (const [at, piece] of pieces.entries()) {
      if (at > 0) {
        const kind = field(attributes, 'list');
        count = kind === 'ordered' ? count + 1 : 0;
        const mark = kind === 'ordered' ? `${count}. ` : '- ';
        lines.push(typeof kind === 'string' ? mark + line : line);
        line = '';
      }
      line += typeof href === 'string' && piece !== '' && href !== piece ? `${piece} (${href})` : piece;
    }
  }
  return [...lines, line].join('\n').trim();
}
