import * as z from 'zod/mini';
import { done, id, idParams, instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { recording } from './audio.ts';
import { shareCode } from './sharing-fields.ts';
import { visibilities } from '../sharing.ts';
import { limits } from '../limits.ts';

/** A person as others may know them: the name they sign with, or else their handle. */
export const author = z.object({ name: z.string(), username: z.string() });
export type Author = z.output<typeof author>;

/** A share as its owner sees it. */
export const ownShare = z.object({
  id,
  toastId: id,
  shareCode,
  /** The whole address that others open. */
  shareUrl: z.string(),
  visibility: z.enum(visibilities),
  allowComments: z.boolean(),
  expiresAt: z.nullable(instant),
  /** Whether its time is over: then nobody can open it. */
  expired: z.boolean(),
  createdAt: instant,
  /** How often others have opened it. Nobody is counted by name, and never its owner. */
  viewCount: z.int(),
  /** Which lines of the toast are shown, from 0. */
  lines: z.array(z.int()),
  /** The words as others read them. Empty when they were damaged on the server. */
  content: z.string(),
  /** Whether these lines have a voice. */
  hasAudio: z.boolean(),
});
export type OwnShare = z.output<typeof ownShare>;

const sharedLine = z.object({ text: z.string(), startMs: z.nullable(z.int()), endMs: z.nullable(z.int()) });
export type SharedLine = z.output<typeof sharedLine>;

/** A shared toast as others see it: these lines, and who signed them. */
export const sharedToast = z.object({
  toast: z.object({
    id,
    content: z.string(),
    lines: z.array(sharedLine),
    audioUrl: z.nullable(z.string()),
    durationMs: z.nullable(z.int()),
    createdAt: instant,
    user: author,
  }),
  sharedToast: z.object({ id, toastId: id, visibility: z.enum(visibilities), allowComments: z.boolean() }),
  /** What the viewer may do here. */
  can: z.object({ react: z.boolean(), comment: z.boolean(), answer: z.boolean(), manage: z.boolean() }),
});
export type SharedToast = z.output<typeof sharedToast>;

/** A toast that a friend shared. */
export const friendsToast = z.object({
  shareCode,
  user: author,
  createdAt: instant,
  /** Its first line, or two. */
  beginning: z.string(),
  hasAudio: z.boolean(),
});
export type FriendsToast = z.output<typeof friendsToast>;

/** What a share is asked for with. `lines` are all of the toast's when left out. */
export const shareOptions = z.strictObject({
  visibility: z._default(z.enum(visibilities), 'friends-only'),
  allowComments: z._default(z.boolean(), true),
  expiresAt: z.nullish(z.iso.datetime({ offset: true, error: 'This must be an instant.' })),
  lines: z.optional(
    z
      .array(z.int().check(z.minimum(0)), 'Please choose at least one line.')
      .check(z.minLength(1, 'Please choose at least one line.'), z.maxLength(limits.linesMax)),
  ),
});

const codeParams = z.object({ code: shareCode });

/** How a caller shows that they were given the link. */
export const codeQuery = z.object({ code: z.optional(shareCode) });

export const shares = {
  share: endpoint('POST', '/api/toasts/:id/share', {
    summary: 'Shares lines of a toast of yours, or changes how it is shared. The link stays the same.',
    access: 'signed-in',
    params: idParams,
    body: shareOptions,
    reply: ownShare,
    status: 201,
  }),
  list: endpoint('GET', '/api/shared-toasts', {
    summary: 'Your shared toasts, the newest first.',
    access: 'signed-in',
    reply: z.array(ownShare),
  }),
  remove: endpoint('DELETE', '/api/shared-toasts/:id', {
    summary: 'Takes a share back, with everything that was said to it.',
    access: 'signed-in',
    params: idParams,
    reply: done,
  }),
  open: endpoint('GET', '/api/shared-toasts/:code', {
    summary: 'A shared toast.',
    access: 'anyone',
    params: codeParams,
    reply: sharedToast,
  }),
  audio: endpoint('GET', '/api/shared-toasts/:code/audio', {
    summary: 'The voice of a shared toast. Answers byte ranges.',
    access: 'anyone',
    params: codeParams,
    reply: recording,
  }),
  ofFriends: endpoint('GET', '/api/friends/toasts', {
    summary: 'The toasts that your friends share, the newest first.',
    access: 'signed-in',
    reply: z.array(friendsToast),
  }),
  /** A `changed` event when a reaction or a comment came or went, `gone` when the share did. */
  live: endpoint('GET', '/api/toasts/:id/live', {
    summary: 'That something was said to a shared toast, as server-sent events.',
    access: 'anyone',
    params: idParams,
    query: codeQuery,
    reply: z.unknown(),
  }),
};
