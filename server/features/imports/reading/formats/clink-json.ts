import * as z from 'zod/mini';
import { dayOf, readTime } from '../dates.ts';
import { leftOut, type Found, type Moment, type Source } from '../found.ts';
import { attached } from '../audio.ts';
import { fitting, list, loose, type JsonFile } from '../json.ts';
import type { ImportMapping, LeftOutReason } from '../entry.ts';
import type { Zip } from '../zip.ts';

// The file that 'Export' gives, as shared/export-file.ts writes it, alone or as reflections.json in an older ZIP.
const reflection = z.object({
  date: z.string(),
  time: loose(z.string()),
  content: z.nullish(z.string()),
  contentProblem: loose(z.string()),
  bundle: loose(z.string()),
  keptOut: loose(z.boolean()),
  recording: loose(z.string()),
});

/** Clink's own JSON. Its times are those of the writer's clock, and no zone is told. */
export function clinkJson(file: JsonFile, mapping: ImportMapping, zip?: Zip): Source {
  return {
    format: zip ? 'clink-zip' : 'clink-json',
    mapping,
    ...(zip && { zip }),
    async *entries() {
      const all = list(await file.load(), 'reflections');
      for (const [at, value] of all.entries()) {
        yield* entry(value, `${file.name}, reflection ${at + 1}`, zip);
      }
    },
  };
}

function* entry(value: unknown, where: string, zip: Zip | undefined): Generator<Found> {
  const read = fitting(reflection, value);
  const text = read?.content ?? '';
  if (!read || (read.contentProblem !== null && read.contentProblem !== undefined && text === '')) {
    yield leftOut('damaged', where);
    return;
  }
  const sounds = read.recording ? [{ member: read.recording, ms: null }] : [];
  const { recording, left } = attached(zip, { sounds, others: 0, where });
  yield* left;
  yield {
    kind: 'entry',
    draft: {
      where,
      sourceId: null,
      when: written(read.date, read.time ?? null),
      text,
      isOurs: true,
      keptOut: read.keptOut ?? false,
      bundleTag: read.bundle ?? null,
      recording,
    },
  };
}

function written(date: string, clock: string | null): Moment | LeftOutReason {
  const localDate = ownDay(date);
  const time = clock === null || clock === '' ? { time: null } : readTime(clock);
  return localDate === null || time === null
    ? 'impossible-date'
    : { localDate, time: time.time, instant: null, timezone: null };
}

/** A day as Clink writes it; null where there is no such day. */
export function ownDay(date: string): string | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  return match && dayOf(Number(match[1]), Number(match[2]), Number(match[3]));
}
