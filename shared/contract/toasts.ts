import * as z from 'zod/mini';
import { id, idParam, idParams, instant, text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { narratorIds } from './narrators.ts';
import { tones } from './settings.ts';
import { limits } from '../limits.ts';

/** What a line rests on: words of one reflection, as they stand in it. */
export const rest = z.object({ noteId: id, words: z.string() });

/** One sentence of a toast. Times are null while there is no audio; `noteIds` name the reflections it rests on. */
export const line = z.object({
  text: z.string(),
  noteIds: z.array(id),
  rests: z.array(rest),
  /** Who said it, when it is a line that a friend sent. */
  from: z.optional(z.string()),
  startMs: z.nullable(z.int()),
  endMs: z.nullable(z.int()),
});
export type Line = z.output<typeof line>;

export const toast = z.object({
  id,
  type: z.literal('weekly'),
  /** The lines joined by newlines. */
  content: z.string(),
  /** There, and true, when the words were damaged on the server: then there are no lines. */
  unreadable: z.optional(z.boolean()),
  lines: z.array(line),
  noteIds: z.array(id),
  audioUrl: z.nullable(z.string()),
  durationMs: z.nullable(z.int()),
  /** `failed` means that the words stand and the voice can be asked again. */
  voice: z.enum(['pending', 'ready', 'failed']),
  /** `fallback`: the built-in voice spoke, since the service that usually does could not be reached. */
  voicedBy: z.enum(['builtin', 'service', 'fallback']),
  narrator: z.enum(narratorIds),
  tone: z.enum(tones),
  /** Who wrote the words: Clink itself, or the model its operator had chosen. */
  writer: z.enum(['builtin', 'model']),
  intervalStart: instant,
  intervalEnd: instant,
  createdAt: instant,
  shared: z.boolean(),
  shareUrl: z.nullable(z.string()),
});
export type Toast = z.output<typeof toast>;

/** A toast as the archive lists it. `title` is a line of it, null when its words were damaged. */
export const listedToast = z.object({
  id,
  title: z.nullable(z.string()),
  early: z.boolean(),
  hasVoice: z.boolean(),
  durationMs: z.nullable(z.int()),
  intervalStart: instant,
  intervalEnd: instant,
  /** How many reflections each day of its week has, the earliest first; days without any are left out. */
  days: z.array(z.int()),
  createdAt: instant,
  shared: z.boolean(),
});
export type ListedToast = z.output<typeof listedToast>;

/** A page of them, newest first. */
export const toastPage = z.object({ toasts: z.array(listedToast), isLast: z.boolean() });
export type ToastPage = z.output<typeof toastPage>;

/** A toast, and the ones made before and after it. */
export const archivedToast = z.extend(toast, { previousId: z.nullable(id), nextId: z.nullable(id) });
export type ArchivedToast = z.output<typeof archivedToast>;

/** Where the browser listens to the making of a toast. */
export const progressPath = '/api/toasts/progress';

export const toasts = {
  generate: endpoint('POST', '/api/toasts/generate', {
    summary: 'Makes a toast early, from what was written since the last weekly one.',
    access: 'signed-in',
    body: z.strictObject({
      forceGenerate: z.optional(z.boolean()),
      displayName: z.optional(text(limits.displayNameMax)),
    }),
    reply: toast,
    status: 201,
  }),
  /**
   * One `progress` event for each change, the present state first. Closes after `done` or `failed`. A `piece` event for
   * each piece that is spoken, those before the listening began among them.
   */
  progress: endpoint('GET', progressPath, {
    summary: 'How far along your toast is, as server-sent events.',
    access: 'signed-in',
    reply: z.unknown(),
  }),
  list: endpoint('GET', '/api/toasts', {
    summary: 'A page of your toasts, newest first: all of them, or those that match a search.',
    access: 'signed-in',
    query: z.object({ query: z.optional(text(limits.queryMax)), after: z.optional(idParam) }),
    reply: toastPage,
  }),
  find: endpoint('GET', '/api/toasts/:id', {
    summary: 'One of your toasts, and which ones come before and after it.',
    access: 'signed-in',
    params: idParams,
    reply: archivedToast,
  }),
  latest: endpoint('GET', '/api/toasts/latest', {
    summary: 'Your latest toast, or null before the first.',
    access: 'signed-in',
    reply: z.nullable(toast),
  }),
  /** WebVTT. `not_found` while the toast has no voice. */
  captions: endpoint('GET', '/api/toasts/:id/transcript.vtt', {
    summary: 'The words of one of your toasts with the times at which they are spoken, as WebVTT.',
    access: 'signed-in',
    params: idParams,
    reply: z.unknown(),
  }),
  transcript: endpoint('GET', '/api/toasts/:id/transcript.txt', {
    summary: 'The words of one of your toasts as plain text.',
    access: 'signed-in',
    params: idParams,
    reply: z.unknown(),
  }),
  voiceAgain: endpoint('POST', '/api/toasts/:id/voice', {
    summary: 'Tries again to voice a toast whose audio could not be made.',
    access: 'signed-in',
    params: idParams,
    reply: toast,
  }),
};
