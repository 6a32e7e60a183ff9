import type { FailedTries, OutsideCall, OutsidePurpose, SignIn } from '#shared/contract/ledger.ts';
import { localDateOf } from '#web/lib/dates.ts';

export const purposeNames: Record<OutsidePurpose, string> = {
  'toast-words': 'to write your toast',
  'toast-voice': 'to read your toast aloud',
  dictation: 'to turn a recording into words',
  notification: 'to notify a browser of yours',
  mail: 'to send you a mail',
  'sign-in': 'for the keys that prove who you are; nothing of yours went out',
};

/** Calls of one day to one host for one purpose. */
export type CallGroup = Pick<OutsideCall, 'host' | 'isThisMachine' | 'purpose'> & {
  /** As 2026-03-03, in this device's time zone. */
  day: string;
  count: number;
  bytes: number;
  failed: number;
};

/** What belongs to one day, host and purpose in one entry, in the order in which each began. */
export function groupCalls(calls: readonly OutsideCall[]): CallGroup[] {
  const found = new Map<string, CallGroup>();
  for (const { at, host, isThisMachine, purpose, bytes, outcome } of calls) {
    const day = localDateOf(new Date(at));
    const key = `${day} ${purpose} ${host}`;
    const group = found.get(key) ?? { day, host, isThisMachine, purpose, count: 0, bytes: 0, failed: 0 };
    group.count += 1;
    group.bytes += bytes;
    group.failed += outcome === 'done' ? 0 : 1;
    found.set(key, group);
  }
  return [...found.values()];
}

/** How often a wrong password was tried on each day of this device's time zone, newest first. */
export function triesByDay(failed: readonly FailedTries[]): { day: string; count: number }[] {
  const days = new Map<string, number>();
  for (const { from, count } of failed) {
    const day = localDateOf(new Date(from));
    days.set(day, (days.get(day) ?? 0) + count);
  }
  return [...days].map(([day, count]) => ({ day, count }));
}

export const signInNames: Record<SignIn['kind'], string> = {
  password: 'Signed in with the password',
  social: 'Signed in with a social account',
  'sign-up': 'Opened the account',
  'password-reset': 'Chose a new password, which signed everyone out',
};
