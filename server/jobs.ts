import { accountsJobs } from '#server/features/accounts/accounts.jobs.ts';
import { deletionJobs } from '#server/features/accounts/deletion.jobs.ts';
import { announcementsJobs } from '#server/features/announcements/announcements.jobs.ts';
import { audioJobs } from '#server/features/audio/audio.jobs.ts';
import { notesJobs } from '#server/features/notes/notes.jobs.ts';
import { toastsJobs } from '#server/features/toasts/toasts.service.ts';
import { afterToast } from './after.ts';
import type { Deps } from './deps.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';

/**
 * Every kind of work that is done outside a request, in queues that do not wait for each other: while a mail server says
 * nothing, or everybody's toast is due, a deleted person's recordings must go all the same.
 */
export const queues: readonly (readonly Job<Deps, never>[])[] = [
  [...accountsJobs, ...announcementsJobs],
  [...deletionJobs, ...audioJobs, ...notesJobs],
  toastsJobs(afterToast),
];
