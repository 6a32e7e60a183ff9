import type { Deps } from '#server/deps.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { passwordChangedMail, resetMail, verificationMail, welcomeMail } from './accounts.mail.ts';
import { emailChangedMail, emailChangeNewMail, emailChangePresentMail } from './email-change/email-change.mail.ts';
import { securityMail } from './security-mail.ts';

/** What accounts have done outside a request. */
export const accountsJobs: readonly Job<Deps, never>[] = [
  verificationMail,
  resetMail,
  welcomeMail,
  passwordChangedMail,
  securityMail,
  emailChangePresentMail,
  emailChangeNewMail,
  emailChangedMail,
];
