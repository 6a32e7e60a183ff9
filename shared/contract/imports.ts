import * as z from 'zod/mini';
import { id, idParams, instant, localDate, timezone } from './common.ts';
import { endpoint } from './endpoint.ts';

/** What other journals, and Clink itself, write files in. */
export const importFormat = z.enum([
  'clink-json',
  'clink-zip',
  'day-one',
  'journey',
  'journiv',
  'dailytxt',
  'daylio',
  'csv',
  'markdown',
]);
export type ImportFormat = z.infer<typeof importFormat>;

/** What a source has beside the words, and a person may want written along with them. */
export const importExtra = z.enum(['title', 'mood', 'activities', 'tags', 'place']);
export type ImportExtra = z.infer<typeof importExtra>;

const columnName = z.string().check(z.maxLength(1000));

/** How a file is to be read where it does not say so itself. */
export const importMapping = z.strictObject({
  /** The names of the columns of a CSV. */
  columns: z.optional(
    z.strictObject({
      date: z.optional(columnName),
      time: z.optional(columnName),
      text: z.optional(z.array(columnName).check(z.maxLength(20))),
      title: z.optional(columnName),
    }),
  ),
  /** How '03/04/2026' is meant. */
  dateOrder: z.optional(z.enum(['day-first', 'month-first'])),
  /** The zone of times that have none; the person's setting when absent. */
  timezone: z.optional(timezone),
  /** What is written along; the title alone when absent. */
  extras: z.optional(z.array(importExtra).check(z.maxLength(5))),
});
export type ImportMapping = z.infer<typeof importMapping>;

/** Why a part of a file does not come in. */
export const leftOutReason = z.enum([
  'no-words',
  'no-date',
  'impossible-date',
  'too-early',
  'to-come',
  'damaged',
  'encrypted',
  'attachment',
  'recording-too-large',
  'not-understood',
]);
export type LeftOutReason = z.infer<typeof leftOutReason>;

/** How many were left out for one reason, and where the first few of them stand ('row 17', 'Journal.json, entry 3'). */
const leftOut = z.object({ reason: leftOutReason, count: z.int(), where: z.array(z.string()) });
export type LeftOut = z.infer<typeof leftOut>;

/** A reflection as it will look; `time` is 'HH:MM', null where only the day is known. */
const sample = z.object({
  localDate,
  time: z.nullable(z.string()),
  /** Its beginning. */
  content: z.string(),
  hasRecording: z.boolean(),
});
export type ImportSample = z.infer<typeof sample>;

/** What a file holds, and what would come of it. */
export const importPreview = z.object({
  format: importFormat,
  /** How many reflections it holds: those that are `known` stand here already. */
  entries: z.int(),
  known: z.int(),
  toasts: z.int(),
  /** The first and the last day; null where there is nothing. */
  first: z.nullable(localDate),
  last: z.nullable(localDate),
  leftOut: z.array(leftOut),
  /** Sentences about what was done to entries, as 'Long entries were split: 3.' */
  remarks: z.array(z.string()),
  /** What the mapping has to say before anything can be brought in. */
  needs: z.array(z.enum(['columns', 'dateOrder', 'timezone'])),
  /** Of a CSV: its columns with some of their values. */
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  /** How the file is read: what was asked for, and what was found out. */
  mapping: importMapping,
  /** Which extras the file has at all. */
  extras: z.array(importExtra),
  /** The first three and the last three, in the order of the file. */
  samples: z.array(sample),
});
export type ImportPreview = z.infer<typeof importPreview>;

/** One import, as far as it has come. */
export const importReport = z.object({
  id,
  format: importFormat,
  createdAt: instant,
  /** `stopped` when the server ended in the middle: the same file sent again brings in the rest. */
  state: z.enum(['running', 'done', 'stopped', 'undone']),
  /** Of how many reflections of the file it has looked at how many. */
  entries: z.int(),
  looked: z.int(),
  /** How many reflections it has made, and how many of the file stood here already. */
  added: z.int(),
  known: z.int(),
  toasts: z.int(),
  /** How many reflections an undo has left alone, because they were changed since. */
  leftAlone: z.int(),
  leftOut: z.array(leftOut),
  remarks: z.array(z.string()),
});
export type ImportReport = z.infer<typeof importReport>;

/** What the device calls the file, and how it is to be read, as JSON. */
const upload = z.object({
  name: z.string().check(z.maxLength(500)),
  mapping: z.optional(z.string().check(z.maxLength(20_000))),
});

/** The bodies of the first two are a file itself, as 'application/octet-stream', and no JSON. */
export const imports = {
  preview: endpoint('POST', '/api/imports/preview', {
    summary: 'What a file of another journal holds and what would come of it. Nothing is kept of it.',
    access: 'signed-in',
    query: upload,
    reply: importPreview,
  }),
  start: endpoint('POST', '/api/imports', {
    summary: 'Brings in a file of another journal. Answers once it has been read; the list says how far it has come.',
    access: 'signed-in',
    query: upload,
    reply: importReport,
    status: 201,
  }),
  list: endpoint('GET', '/api/imports', {
    summary: 'Your imports, newest first.',
    access: 'signed-in',
    reply: z.array(importReport),
  }),
  undo: endpoint('POST', '/api/imports/:id/undo', {
    summary: 'Takes back all that an import has made and that was not changed since.',
    access: 'signed-in',
    params: idParams,
    reply: importReport,
  }),
};
