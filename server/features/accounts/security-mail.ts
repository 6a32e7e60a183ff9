import type { Job } from '#server/platform/jobs/jobs.ts';
import { scheduleOf } from '#server/features/settings/settings.service.ts';
import { addressee, deliver, momentIn, type Mailing } from './accounts.mail.ts';
import { securityLetter, type SecurityChange } from './letters/security-letters.ts';

/** Tells someone of a change to how their account is entered, made at `at`. */
export const securityMail: Job<Mailing, { what: SecurityChange; at: number }> = {
  kind: 'security-mail',
  mostTries: 20,
  async run(deps, { payload: { what, at }, userId }) {
    const user = await addressee(deps, userId);
    if (user) {
      const { timezone } = await scheduleOf(deps, user.id);
      await deliver(deps, user, securityLetter(what, { home: deps.home.url, when: momentIn(timezone, at) }));
    }
  },
};
