import { accountsJobs } from '#server/features/accounts/accounts.jobs.ts';
import { deletionJobs } from '#server/features/accounts/deletion.jobs.ts';
import type { Deps } from './deps.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';

/** Every kind of work that is done outside a request. */
export const jobs: readonly Job<Deps, never>[] = [...accountsJobs, ...deletionJobs];
