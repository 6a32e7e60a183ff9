import * as z from 'zod/mini';
import { done, id, idParams, instant, localDate, text, timezone } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from '../limits.ts';

export const note = z.object({
  id,
  content: z.string(),
  createdAt: instant,
  localDate,
  timezone: z.string(),
  audioUrl: z.nullable(z.string()),
  bundleTag: z.nullable(z.string()),
});
export type Note = z.output<typeof note>;

export const newNote = z.strictObject({
  content: text(limits.reflectionMax, {
    tooLong: 'This is more than one reflection can hold. Please split it in two.',
  }).check(z.trim(), z.minLength(1, 'Please enter some text for your reflection.')),
  bundleTag: z.optional(z.null()),
  /** The writer's zone now; their setting when absent. */
  timezone: z.optional(timezone),
});

export const stats = z.object({
  /** Days in a row with a reflection, up to today or yesterday. */
  streak: z.int(),
  weeklyNotesCount: z.int(),
  totalNotesNeeded: z.int(),
  nextToastDate: instant,
});
export type Stats = z.output<typeof stats>;

/** Where the person is now, as their browser says; their setting when absent. */
const whereabouts = z.object({ timezone: z.optional(timezone) });

export const notes = {
  create: endpoint('POST', '/api/notes', {
    summary: 'Saves a reflection. With an Idempotency-Key header the same save twice makes one note.',
    access: 'signed-in',
    body: newNote,
    reply: z.object({ id, message: z.string() }),
    status: 201,
  }),
  list: endpoint('GET', '/api/notes', {
    summary: 'Your reflections, newest first.',
    access: 'signed-in',
    reply: z.array(note),
  }),
  today: endpoint('GET', '/api/notes/today', {
    summary: 'What you wrote today, by your calendar.',
    access: 'signed-in',
    query: whereabouts,
    reply: z.array(note),
  }),
  remove: endpoint('DELETE', '/api/notes/:id', {
    summary: 'Deletes a reflection.',
    access: 'signed-in',
    params: idParams,
    reply: done,
  }),
  stats: endpoint('GET', '/api/stats', {
    summary: 'Your week and your streak.',
    access: 'signed-in',
    query: whereabouts,
    reply: stats,
  }),
};
