import * as z from 'zod/mini';
import { joined } from '../clean.ts';
import { dayOf } from '../dates.ts';
import type { ImportMapping } from '../entry.ts';
import { leftOut, type Found, type Source } from '../found.ts';
import { fitting, list, loose, things, type JsonFile } from '../json.ts';
import { plainOfMarkdown } from '../markdown.ts';
import type { Zip } from '../zip.ts';
import { damagedAlone } from './journey.ts';

// DailyTxT's backup without encryption: a ZIP with 2026/03.json for each month (its `days` with `day` and `text`),
// tags.json and files/. Described by the program that writes and reads it: PhiTux/DailyTxT, backend/handlers/backup.go
// and import.go.
const day = z.object({
  day: z.int(),
  text: loose(z.string()),
  tags: things,
  files: things,
});
const tag = z.object({ id: z.number(), name: z.string() });

/** Where a month stands in the ZIP. */
export const monthPath = /^(\d{4})\/(\d{2})\.json$/;

/**
 * @param months the file of each month with its path in the ZIP
 * @param tags the names of tags, where they were taken along
 */
export function dailyTxt(
  months: (JsonFile & { path: string })[],
  tags: JsonFile | undefined,
  mapping: ImportMapping,
  zip: Zip,
): Source {
  return {
    format: 'dailytxt',
    mapping,
    zip,
    async *entries() {
      const known = await tagNames(tags);
      for (const month of months) {
        yield* monthOf(month, known);
      }
    },
  };
}

async function* monthOf(file: JsonFile & { path: string }, known: ReadonlyMap<number, string>): AsyncGenerator<Found> {
  const [, year, month] = monthPath.exec(file.path) ?? [];
  const root = await file.load().catch(damagedAlone);
  if (root === null) {
    yield leftOut('damaged', file.name);
    return;
  }
  for (const [at, value] of list(root, 'days').entries()) {
    const read = fitting(day, value);
    const where = `${file.name}, ${read ? `day ${read.day}` : `entry ${at + 1}`}`;
    if (!read) {
      yield leftOut('damaged', where);
      continue;
    }
    if (read.files.length > 0) {
      yield leftOut('attachment', where, read.files.length);
    }
    const localDate = dayOf(Number(year), Number(month), read.day);
    const tags = read.tags.flatMap((id) => (typeof id === 'number' ? [known.get(id) ?? ''] : []));
    const { text, attachments } = plainOfMarkdown(read.text ?? '');
    if (attachments > 0) {
      yield leftOut('attachment', where, attachments);
    }
    yield {
      kind: 'entry',
      draft: {
        where,
        sourceId: null,
        when: localDate === null ? 'impossible-date' : { localDate, time: null, instant: null, timezone: null },
        text,
        extras: { tags: joined(tags) },
      },
    };
  }
}

async function tagNames(file: JsonFile | undefined): Promise<Map<number, string>> {
  const root = await file?.load().catch(damagedAlone);
  const read = list(root, 'tags').map((value) => fitting(tag, value));
  return new Map(read.flatMap((one) => (one ? [[one.id, one.name] as const] : [])));
}
