import type { Deps } from '#server/deps.ts';
import { othersTurn } from '#server/platform/turns.ts';
import { instantAt } from '#shared/calendar.ts';
import type { ImportSample } from '#shared/contract/imports.ts';
import { createMatcher, noon, type Match } from './known.ts';
import type { ImportedEntry, Reading } from './reading/entry.ts';

/** What is to become of an entry. */
export type Plan = Match & {
  /** When it was written, in epoch milliseconds. */
  createdAt: number;
  /** Whether that is the very millisecond, as only Clink tells it. */
  isExact: boolean;
};

export type Survey = {
  /** One for each entry, in the order of the file. */
  plans: Plan[];
  isNewestFirst: boolean;
  known: number;
  /** The first three and the last three. */
  samples: ImportSample[];
};

const sampledAtEachEnd = 3;
const sampleLength = 400;
const minuteMs = 60_000;

/**
 * Goes through a whole file before anything is written: when each entry was written, and whether it is here.
 *
 * @param zone the zone of entries that name none
 */
export async function survey(
  deps: Pick<Deps, 'db' | 'keyring' | 'clock'>,
  userId: number,
  { reading, zone }: { reading: Reading; zone: string },
): Promise<Survey> {
  const now = deps.clock.now();
  const match = await createMatcher(deps, userId, reading.summary.format);
  const plans: Plan[] = [];
  const first: ImportSample[] = [];
  const last: ImportSample[] = [];
  const ends = { from: '', to: '' };
  for await (const batch of reading.entries()) {
    const matches = await match(batch);
    for (const [at, entry] of batch.entries()) {
      const found = matches[at];
      if (found) {
        const isExact = reading.summary.format === 'clink-zip' && entry.instant !== null;
        plans.push({ ...found, createdAt: writtenAt(entry, zone), isExact });
      }
      ends.to = `${entry.localDate} ${entry.time ?? ''}`;
      ends.from ||= ends.to;
      if (first.length < sampledAtEachEnd) {
        first.push(sampleOf(entry));
      } else {
        last.push(sampleOf(entry));
        last.splice(0, last.length - sampledAtEachEnd);
      }
    }
    await othersTurn();
  }
  const isNewestFirst = ends.from > ends.to;
  keepOrder(
    plans.filter(({ isExact }) => !isExact),
    { isNewestFirst },
  );
  for (const plan of plans) {
    plan.createdAt = Math.min(plan.createdAt, now);
  }
  const known = plans.filter(({ isKnown }) => isKnown).length;
  return { plans, isNewestFirst, known, samples: [...first, ...last] };
}

function writtenAt({ instant, localDate: date, time, timezone }: ImportedEntry, zone: string): number {
  if (instant !== null) {
    return instant;
  }
  const [hour = 0, minute = 0, second = 0] = (time ?? noon).split(':').map(Number);
  return instantAt({ date, hour, minute, zone: timezone ?? zone }) + second * 1000;
}

/** Entries of the same moment, as far as their source knows, follow each other by a millisecond, within their minute. */
function keepOrder(plans: Plan[], { isNewestFirst }: { isNewestFirst: boolean }): void {
  const counts = new Map<number, number>();
  for (const plan of isNewestFirst ? plans.toReversed() : plans) {
    const { createdAt } = plan;
    const count = counts.get(createdAt) ?? 0;
    counts.set(createdAt, count + 1);
    plan.createdAt += Math.min(count, minuteMs - 1 - (createdAt % minuteMs));
  }
}

function sampleOf({ localDate, time, content, recording }: ImportedEntry): ImportSample {
  return {
    localDate,
    time: time === null ? null : time.slice(0, 5),
    content: content.slice(0, sampleLength).toWellFormed(),
    hasRecording: recording !== null,
  };
}
