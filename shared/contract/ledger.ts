import * as z from 'zod/mini';
import { id, instant } from './common.ts';
import { endpoint } from './endpoint.ts';

/** What rests on the server, as people would name it. */
export const storedKinds = [
  'reflections',
  'drafts',
  'recordings',
  'reviews',
  'toasts',
  'spoken',
  'names',
  'shares',
  'comments',
  'comment-reports',
  'reactions',
  'friend-lines',
  'friends',
  'invitation',
  'blocks',
  'badges',
  'settings',
  'account',
  'key',
  'links',
  'sessions',
  'known-browsers',
  'passkeys',
  'second-step',
  'recovery-codes',
  'half-sign-ins',
  'email-change',
  'sign-ins',
  'failed-sign-ins',
  'notified-devices',
  'feeds',
  'imports',
  'activity',
  'announcements',
  'calls',
  'jobs',
] as const;
export type StoredKind = (typeof storedKinds)[number];

/** What somebody else is asked for on a person's behalf. */
export const outsidePurposes = ['toast-words', 'toast-voice', 'dictation', 'notification', 'mail', 'sign-in'] as const;
export type OutsidePurpose = (typeof outsidePurposes)[number];

/** How someone came in; a reset signs nobody in, but changes what does. */
export const signInKinds = ['password', 'social', 'sign-up', 'passkey', 'recovery-code', 'password-reset'] as const;
export type SignInKind = (typeof signInKinds)[number];

export const stored = z.object({
  kind: z.enum(storedKinds),
  count: z.int(),
  /** What its words and sounds take as they rest, sealed; numbers and dates beside them are not counted. */
  bytes: z.int(),
});
export type Stored = z.output<typeof stored>;

/** One call to somebody else. */
export const outsideCall = z.object({
  at: instant,
  /** Host, and port where it is an unusual one. */
  host: z.string(),
  /** Whether that host is the machine Clink runs on. */
  isThisMachine: z.boolean(),
  purpose: z.enum(outsidePurposes),
  /** How many bytes went out in it. */
  bytes: z.int(),
  /** 'begun' when the server went down before it had an answer. */
  outcome: z.enum(['begun', 'done', 'failed']),
});
export type OutsideCall = z.output<typeof outsideCall>;

export const signIn = z.object({
  at: instant,
  kind: z.enum(signInKinds),
  /** As people say it, such as 'Firefox on Windows'; null when the browser did not say. */
  device: z.nullable(z.string()),
  /** Whether someone had signed in there before. */
  wasKnown: z.boolean(),
  /** The session that it began, while it lasts. */
  sessionId: z.nullable(id),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type SignIn = z.output<typeof signIn>;

/** Wrong passwords that were tried on the account within one hour. */
export const failedTries = z.object({ from: instant, count: z.int() });
export type FailedTries = z.output<typeof failedTries>;

export const ledger = {
  read: endpoint('GET', '/api/ledger', {
    summary: 'What is stored of the viewer, whom their words went to, and who signed in.',
    access: 'signed-in',
    reply: z.object({
      stored: z.array(stored),
      /** Of the last thirty days, newest first; `callsInAll` counts also those that the list has no room for. */
      calls: z.array(outsideCall),
      callsInAll: z.int(),
      /** Of the last ninety days, newest first. */
      signIns: z.array(signIn),
      failed: z.array(failedTries),
    }),
  }),
};
