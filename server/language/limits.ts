import type { Jobs } from './jobs.ts';

type Name = keyof Jobs;

export type Limits = {
  /** How much processor time it may take, in milliseconds; and by the clock four times as much. */
  deadlineMs: number;
  /** How long it may wait for its turn. */
  waitMs: number;
  /** When the caller is told that it is late, whatever becomes of it. */
  answerMs?: number;
  /** Whether it is over in a few milliseconds as a rule. */
  isShort: boolean;
  /** Whether it goes to a thread together with others that wait: a message there and back takes longer than such a job. */
  goesTogether?: boolean;
};

const toast: Limits = { deadlineMs: 5000, waitMs: 60_000, isShort: false };
const oneNote: Limits = { deadlineMs: 2000, waitMs: 10_000, isShort: true };

/** What each job may take. */
export const limitsOf: Record<Name, Limits> = {
  // Someone who saves waits for it.
  judge: { deadlineMs: 1000, waitMs: 1000, answerMs: 1000, isShort: true, goesTogether: true },
  areHeavy: { deadlineMs: 1000, waitMs: 10_000, isShort: true },
  sayBack: oneNote,
  composeToast: toast,
  showWeek: toast,
  judgeDraft: toast,
  weighDraft: toast,
  groundedClaims: toast,
  // In which everything is loaded, on a machine that may have other things to do.
  warmUp: { deadlineMs: 30_000, waitMs: 30_000, isShort: false },
};

const charactersPerMs = 100;

/** About how long a job takes that is given this, in milliseconds. */
export function costOf(args: readonly unknown[]): number {
  return charactersIn(args) / charactersPerMs;
}

function charactersIn(value: unknown): number {
  if (typeof value === 'string') {
    return value.length;
  }
  if (typeof value !== 'object' || value === null) {
    return 0;
  }
  return Object.values(value).reduce<number>((sum, part) => sum + charactersIn(part), 0);
}
