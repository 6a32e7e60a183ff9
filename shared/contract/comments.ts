import * as z from 'zod/mini';
import { done, id, idParam, idParams, instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { author, codeQuery } from './shares.ts';
import { commentText } from './sharing-fields.ts';

export const comment = z.object({
  id,
  comment: z.string(),
  /** There, and true, when the words were damaged on the server: then `comment` is empty. */
  unreadable: z.optional(z.boolean()),
  createdAt: instant,
  /** When the words were last changed; null when they never were. */
  updatedAt: z.nullable(instant),
  user: author,
  /** What the viewer may do with it. */
  can: z.object({ edit: z.boolean(), delete: z.boolean(), report: z.boolean(), block: z.boolean() }),
});
export type Comment = z.output<typeof comment>;

const params = z.object({ id: idParam, comment: idParam });
const body = z.strictObject({ comment: commentText });

export const comments = {
  list: endpoint('GET', '/api/toasts/:id/comments', {
    summary: 'What was said to a shared toast, the oldest first.',
    access: 'anyone',
    params: idParams,
    query: codeQuery,
    reply: z.array(comment),
  }),
  add: endpoint('POST', '/api/toasts/:id/comments', {
    summary: 'Says something to a shared toast, where comments are allowed.',
    access: 'signed-in',
    params: idParams,
    query: codeQuery,
    body,
    reply: comment,
    status: 201,
  }),
  edit: endpoint('PATCH', '/api/toasts/:id/comments/:comment', {
    summary: 'Changes a comment of yours.',
    access: 'signed-in',
    params,
    query: codeQuery,
    body,
    reply: comment,
  }),
  remove: endpoint('DELETE', '/api/toasts/:id/comments/:comment', {
    summary: 'Deletes a comment of yours, or one on a toast of yours.',
    access: 'signed-in',
    params,
    query: codeQuery,
    reply: done,
  }),
  report: endpoint('POST', '/api/toasts/:id/comments/:comment/report', {
    summary: 'Shows a comment to those who look after this server.',
    access: 'signed-in',
    params,
    query: codeQuery,
    reply: done,
  }),
  block: endpoint('POST', '/api/toasts/:id/comments/:comment/block', {
    summary: 'Blocks the author of a comment on a toast of yours. What they said to it goes.',
    access: 'signed-in',
    params,
    query: codeQuery,
    reply: done,
  }),
};

/** A comment that was reported, as an admin sees it. */
export const report = z.object({
  id,
  comment: z.string(),
  author: z.nullable(z.string()),
  /** How many people reported it. */
  count: z.int(),
  createdAt: instant,
});
export type Report = z.output<typeof report>;

export const reports = {
  list: endpoint('GET', '/api/admin/reports', {
    summary: 'The comments that people reported, the newest first. For admins.',
    access: 'signed-in',
    reply: z.array(report),
  }),
  settle: endpoint('POST', '/api/admin/reports/:id', {
    summary: 'Takes a reported comment away, or leaves it. For admins.',
    access: 'signed-in',
    params: idParams,
    body: z.strictObject({ remove: z.boolean() }),
    reply: done,
  }),
};
