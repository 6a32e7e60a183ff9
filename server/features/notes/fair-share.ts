import type { TellableRow } from './tellable.queries.ts';

/** How much is read of many notes, and what they are spread over. */
export type Share = { notes: number; characters: number; over: 'days' | 'months' };

/** Of a longer one no more than this is read closely. */
const mostOfOne = 4000;

/**
 * The ids of the notes that are read, in their order: all of them, or where that is too much a share. Every day (or
 * month) has its turn before any has another; within it the longest and the latest take turns. What does not fit any
 * more is passed over for what still does.
 */
export function fairShare(rows: readonly TellableRow[], share?: Share): number[] {
  const ids = rows.map(({ id }) => id);
  if (!share) {
    return ids;
  }
  const groupOf = ({ local_date: date }: TellableRow): string => (share.over === 'days' ? date : date.slice(0, 7));
  const queues = [...Map.groupBy(rows, groupOf).values()].map(longestAndLatest);
  const taken = new Set<number>();
  let left = share.characters;
  for (let turn = 0; queues.some((queue) => turn < queue.length); turn += 1) {
    for (const row of queues.flatMap((queue) => queue[turn] ?? [])) {
      if (taken.size < share.notes && lengthOf(row) <= left) {
        taken.add(row.id);
        left -= lengthOf(row);
      }
    }
  }
  return ids.filter((id) => taken.has(id));
}

function lengthOf({ bytes }: TellableRow): number {
  return Math.min(bytes, mostOfOne);
}

/** The longest first, then the latest of the others, then the longest of those that are left, and so on. */
function longestAndLatest(rows: readonly TellableRow[]): TellableRow[] {
  const longest = rows.toSorted((one, other) => other.bytes - one.bytes || other.id - one.id);
  const latest = rows.toSorted((one, other) => other.created_at - one.created_at || other.id - one.id);
  // Each comes up in both orders; the first time counts.
  return [...new Set(longest.flatMap((row, at) => [row, latest[at] ?? row]))];
}
