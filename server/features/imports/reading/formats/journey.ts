import * as z from 'zod/mini';
import { attached, recordingType } from '../audio.ts';
import { joined } from '../clean.ts';
import { ImportRefusal, type ImportMapping } from '../entry.ts';
import { leftOut, type Found, type Source } from '../found.ts';
import { looksLikeHtml, plainOfHtml } from '../html.ts';
import { fitting, instantOf, loose, names, type JsonFile } from '../json.ts';
import { plainOfMarkdown } from '../markdown.ts';
import { momentOfInstant, zoneOf } from '../zone.ts';
import type { Zip } from '../zip.ts';

// Journey's export: a ZIP with one JSON for each entry, its photos and sounds beside it. Seen in alxhslm/journey2dayone
// (journey/*.json, journey2dayonejson.py) and k-robertson/journey-to-evernote (journey_reader.py); the fields are
// described at help.journey.cloud, 'Zapier API Docs'.
const entry = z.object({
  id: loose(z.string()),
  date_journal: z.union([z.number(), z.string()]),
  timezone: loose(z.string()),
  text: loose(z.string()),
  preview_text: loose(z.string()),
  type: loose(z.string()),
  sentiment: loose(z.number()),
  address: loose(z.string()),
  tags: names,
  photos: names,
});

/** What Journey's figures for a mood mean, by its own description. */
const moods: Record<string, string> = {
  '0.25': 'very dissatisfied',
  '0.75': 'dissatisfied',
  '1': 'neutral',
  '1.25': 'satisfied',
  '1.75': 'very satisfied',
};

/** @param files the JSON of each entry, in the ZIP or alone */
export function journey(files: JsonFile[], mapping: ImportMapping, zip?: Zip): Source {
  return {
    format: 'journey',
    mapping,
    ...(zip && { zip }),
    async *entries() {
      for (const file of files) {
        yield* found(file, mapping, zip);
      }
    },
  };
}

async function* found(file: JsonFile, mapping: ImportMapping, zip: Zip | undefined): AsyncGenerator<Found> {
  const where = file.name;
  const read = fitting(entry, await file.load().catch(damagedAlone));
  if (!read) {
    yield leftOut('damaged', where);
    return;
  }
  const text = read.text || (read.preview_text ?? '');
  const plain = read.type === 'html' || looksLikeHtml(text) ? plainOfHtml(text) : plainOfMarkdown(text);
  const folder = where.slice(0, where.lastIndexOf('/') + 1);
  const sounds = read.photos.filter((name) => recordingType(name) !== null);
  const { recording, left } = attached(zip, {
    sounds: sounds.map((name) => ({ member: zip?.find(folder + name) ? folder + name : name, ms: null })),
    others: read.photos.length - sounds.length,
    where,
  });
  yield* left;
  const instant = instantOf(read.date_journal);
  yield {
    kind: 'entry',
    draft: {
      where,
      sourceId: read.id ?? null,
      when:
        instant === null
          ? 'impossible-date'
          : momentOfInstant(instant, zoneOf(read.timezone) ?? zoneOf(mapping.timezone)),
      text: plain.text,
      extras: {
        mood: moods[String(read.sentiment)] ?? '',
        tags: joined(read.tags),
        place: read.address ?? '',
      },
      recording,
    },
  };
}

/** One file of many that cannot be read is left out, and the others stay. */
export function damagedAlone(error: unknown): null {
  if (error instanceof ImportRefusal) {
    return null;
  }
  throw error;
}
