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
  count: number;
  bytes: number;
  failed: number;
  /** How many have no answer, or none yet. */
  begun: number;
};

/** The days of this device's time zone, as 2026-03-03, with what was asked of whom on each; in the order of the calls. */
export function byDay(calls: readonly OutsideCall[]): { day: string; groups: CallGroup[] }[] {
  const days = new Map<string, Map<string, CallGroup>>();
  for (const { at, host, isThisMachine, purpose, bytes, outcome } of calls) {
    const day = localDateOf(new Date(at));
    const groups = days.get(day) ?? new Map<string, CallGroup>();
    const key = `${purpose} ${host}`;
    const before = groups.get(key) ?? { host, isThisMachine, purpose, count: 0, bytes: 0, failed: 0, begun: 0 };
    groups.set(key, {
      ...before,
      count: before.count + 1,
      bytes: before.bytes + bytes,
      failed: before.failed + (outcome === 'failed' ? 1 : 0),
      begun: before.begun + (outcome === 'begun' ? 1 : 0),
    });
    days.set(day, groups);
  }
  return [...days].map(([day, groups]) => ({ day, groups: [...groups.values()] }));
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
  passkey: 'Signed in with a passkey',
  'recovery-code': 'Signed in with a recovery code',
  'password-reset': 'Chose a new password, which signed everyone out',
};
