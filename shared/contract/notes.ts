import * as z from 'zod/mini';
import { done, id, idParams, instant, localDate, text, timezone } from './common.ts';
import { endpoint } from './endpoint.ts';
import { recordingId } from './recordings.ts';
import { limits } from '../limits.ts';

export const note = z.object({
  id,
  content: z.string(),
  /** There, and true, when the words were damaged on the server: then `content` is empty. */
  unreadable: z.optional(z.boolean()),
  /** When it was written. */
  createdAt: instant,
  localDate,
  timezone: z.string(),
  /** The writer's own voice, kept beside the words; null when they kept none. */
  audioUrl: z.nullable(z.string()),
  /** How long it speaks. */
  audioMs: z.nullable(z.int()),
  bundleTag: z.nullable(z.string()),
  /** Never told in a toast, nor shown again unasked. */
  keptOut: z.boolean(),
  /** Goes up with every change; a change names the one it was made to. */
  version: z.int(),
  /** When the words or the day were last changed; null when they never were. */
  updatedAt: z.nullable(instant),
});
export type Note = z.output<typeof note>;

/** In what danger words sound: from their writer themselves (`crisis`), or from others (`danger`). */
const danger = z.enum(['crisis', 'danger']);
export type DangerKind = z.infer<typeof danger>;

/**
 * Where the words of a note sound of danger: in which, and whether no toast tells them unasked, whatever else stands in
 * their week. Judged for this answer alone and never kept.
 */
const care = z.nullable(z.object({ kind: danger, staysOut: z.boolean() }));
export type Care = z.infer<typeof care>;

export const emptyNote = 'Please enter some text for your reflection.';

/** When a change would leave nothing of it. */
export const emptiedNote = 'Please add some content to your reflection.';

export const unreadableNote =
  'This reflection cannot be read: its words were damaged where the server keeps them. You can delete it, or write it again.';

export const tooLongNote = 'This is more than one reflection can hold. Please split it in two.';

/** The words. None are needed beside a recording. */
const content = text(limits.reflectionMax, { tooLong: tooLongNote }).check(z.trim());

/** A day as a person may name it: one that was or will be, from 1900 on. */
const day = z.string().check(z.refine(isDay, 'This is not a day in the calendar.'));

const firstDay = '1900-01-01';

function isDay(written: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written) || written < firstDay) {
    return false;
  }
  const at = Date.parse(written);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(written);
}

/** An instant as a device's clock has it. */
const deviceInstant = z.iso.datetime({ offset: true, error: 'This must be an instant.' });

export const newNote = z
  .strictObject({
    content,
    bundleTag: z.optional(z.null()),
    /** The writer's zone now; their setting when absent. */
    timezone: z.optional(timezone),
    /** The day it is for, when that is not today; never one to come. */
    localDate: z.optional(day),
    /**
     * When it was written, by the device's clock, where it had to wait for a connection. An instant to come counts as
     * now, and so does one from before the account. The same save sent again may say another.
     */
    writtenAt: z.optional(deviceInstant),
    keptOut: z.optional(z.boolean()),
    /** A recording of one's voice that was sent before. */
    recording: z.optional(recordingId),
  })
  .check(
    z.refine(({ content: words, recording }) => words !== '' || recording !== undefined, {
      path: ['content'],
      error: emptyNote,
    }),
  );

/** What is not given stays as it is. */
export const noteChange = z
  .strictObject({
    /** The version that was changed. */
    version: z.int().check(z.minimum(1)),
    content: z.optional(content),
    localDate: z.optional(day),
    /** `false` asks for it to be told, also where its words sound as if its writer were in danger. */
    keptOut: z.optional(z.boolean()),
    /** Another recording that was sent before, or none any more. */
    recording: z.optional(z.nullable(recordingId)),
    /** Where the writer is now, which says what their today is; their setting when absent. */
    timezone: z.optional(timezone),
  })
  .check(
    z.refine(
      (change) =>
        [change.content, change.localDate, change.keptOut, change.recording].some((value) => value !== undefined),
      'There is nothing in this to change.',
    ),
  );

const cursorForm = /^(\d{4}-\d{2}-\d{2})\.(\d{1,15})\.([1-9]\d{0,14})$/;

/** A place in the list, just after one of its notes: that note's day, its instant in epoch milliseconds and its id. */
export type Place = { localDate: string; createdAt: number; id: number };

/** Where the list goes on after this note, as `cursor` of the next page. A page shorter than its limit is the last. */
export function cursorAfter({ localDate: date, createdAt, id: number }: Note): string {
  return `${date}.${Date.parse(createdAt)}.${number}`;
}

const cursor = z.pipe(
  z.string().check(z.regex(cursorForm, 'This is not a place in the list.')),
  z.transform((written: string): Place => {
    const [, date = '', createdAt, number] = cursorForm.exec(written) ?? [];
    return { localDate: date, createdAt: Number(createdAt), id: Number(number) };
  }),
);

const pageLength = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'This must be a number from 1 on.')),
  z.pipe(
    z.transform(Number),
    z.int().check(z.maximum(limits.notesPage, `A page holds ${limits.notesPage} reflections at most.`)),
  ),
);

const yesOrNo = z.pipe(
  z.enum(['true', 'false']),
  z.transform((written) => written === 'true'),
);

/** Which notes; all of them when nothing is given. */
const sought = z.object({
  /** Every word must occur, in any letters, with or without accents. */
  query: z.optional(text(limits.queryMax)),
  /** The first and the last day, both included. */
  from: z.optional(day),
  to: z.optional(day),
  keptOut: z.optional(yesOrNo),
  /** Whether they have a recording of one's voice. */
  voice: z.optional(yesOrNo),
});

/** Which notes, and which part of their list. */
const wanted = z.extend(sought, { cursor: z.optional(cursor), limit: z.optional(pageLength) });

const year = z.pipe(
  z.string().check(z.regex(/^(?:19|[2-9]\d)\d\d$/, 'This must be a year from 1900 on.')),
  z.transform(Number),
);

/** A reflection that is still being written. `key` is what its save will carry as Idempotency-Key. */
export const draft = z.object({ content: z.string(), key: z.string(), updatedAt: instant });
export type Draft = z.output<typeof draft>;

export const newDraft = z.strictObject({
  content: text(limits.reflectionMax).check(z.minLength(1)),
  key: z.uuid(),
  /** When it was last written on, by the device's clock. */
  updatedAt: deviceInstant,
});

/** A day of the week that the next weekly toast will tell: how many reflections it has, and which was written last. */
export const weekDay = z.object({ localDate, count: z.int(), noteId: id });
export type WeekDay = z.output<typeof weekDay>;

export const stats = z.object({
  /** Days in a row with a reflection, up to today or yesterday. */
  streak: z.int(),
  weeklyNotesCount: z.int(),
  totalNotesNeeded: z.int(),
  /** When the week began that the next weekly toast will tell: where the last one ended, as a rule. */
  weekBegan: instant,
  /** The days of that week that have a reflection, the earliest first: together they have `weeklyNotesCount`. */
  weekDays: z.array(weekDay),
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
    reply: z.object({ id, message: z.string(), care }),
    status: 201,
  }),
  list: endpoint('GET', '/api/notes', {
    summary: 'Your reflections, newest first: all of them, those that match a search, or one page.',
    access: 'signed-in',
    query: wanted,
    reply: z.array(note),
  }),
  count: endpoint('GET', '/api/notes/count', {
    summary: 'How many reflections you have, or how many match a search.',
    access: 'signed-in',
    query: sought,
    reply: z.object({ count: z.int() }),
  }),
  today: endpoint('GET', '/api/notes/today', {
    summary: 'What you wrote today, by your calendar.',
    access: 'signed-in',
    query: whereabouts,
    reply: z.array(note),
  }),
  calendar: endpoint('GET', '/api/notes/calendar', {
    summary: 'The days of a year with a reflection, and how many each has.',
    access: 'signed-in',
    query: z.object({ year }),
    reply: z.array(z.object({ date: localDate, count: z.int() })),
  }),
  onThisDay: endpoint('GET', '/api/notes/on-this-day', {
    summary: 'What you wrote on this day of earlier years, the latest first; before there are any, of earlier months.',
    access: 'signed-in',
    query: whereabouts,
    reply: z.array(note),
  }),
  yesterday: endpoint('GET', '/api/notes/yesterday', {
    summary:
      'What you wrote last yesterday, for as long as today has nothing; null where nothing may be shown unasked.',
    access: 'signed-in',
    query: whereabouts,
    reply: z.nullable(note),
  }),
  draft: endpoint('GET', '/api/notes/draft', {
    summary: 'What you were last writing and have not saved, or null.',
    access: 'signed-in',
    reply: z.nullable(draft),
  }),
  keepDraft: endpoint('PUT', '/api/notes/draft', {
    summary:
      'Keeps what you are writing, unless something newer is kept. Answers with what is kept afterwards, if anything.',
    access: 'signed-in',
    body: newDraft,
    reply: z.nullable(draft),
  }),
  dropDraft: endpoint('DELETE', '/api/notes/draft', {
    summary: 'Discards what you were writing.',
    access: 'signed-in',
    reply: done,
  }),
  get: endpoint('GET', '/api/notes/:id', {
    summary: 'One reflection as it is now.',
    access: 'signed-in',
    params: idParams,
    reply: note,
  }),
  change: endpoint('PATCH', '/api/notes/:id', {
    summary:
      'Changes the words or the day of a reflection, or keeps it out of toasts, unless it has been changed elsewhere in the meantime.',
    access: 'signed-in',
    params: idParams,
    body: noteChange,
    reply: z.extend(note, { care }),
  }),
  remove: endpoint('DELETE', '/api/notes/:id', {
    summary: 'Deletes a reflection. For ten seconds it can be brought back.',
    access: 'signed-in',
    params: idParams,
    reply: done,
  }),
  restore: endpoint('POST', '/api/notes/:id/restore', {
    summary: 'Brings back a reflection that was deleted within the last ten seconds.',
    access: 'signed-in',
    params: idParams,
    reply: note,
  }),
  stats: endpoint('GET', '/api/stats', {
    summary: 'Your week and your streak.',
    access: 'signed-in',
    query: whereabouts,
    reply: stats,
  }),
};
