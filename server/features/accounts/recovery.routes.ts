import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { recovery } from '#shared/contract/recovery.ts';
import { askForMail } from './accounts.mail.ts';
import { resetPassword } from './reset.service.ts';
import { verifyEmail } from './verification.service.ts';

const minute = 60_000;
const mails = { max: 10, windowMs: 60 * minute };
const tries = { max: 10, windowMs: 5 * minute };

/** Ways back in, and the proof that an address is theirs: all by links in mails. */
export function recoveryRoutes(app: App, deps: Deps): void {
  route(
    app,
    recovery.forgotPassword,
    async ({ body }) => {
      await askForMail(deps, { email: body.email, type: 'reset' });
      return { message: 'If this address has an account, a link to choose a new password is on its way.' };
    },
    mails,
  );

  route(
    app,
    recovery.resendVerification,
    async ({ body }) => {
      await askForMail(deps, { email: body.email, type: 'verify' });
      return { message: 'If this address has an account that is not confirmed yet, a new link is on its way.' };
    },
    mails,
  );

  route(
    app,
    recovery.resetPassword,
    async ({ body, request }) => {
      await resetPassword(deps, { ...body, userAgent: request.headers['user-agent'] });
      return { message: 'Your password has been changed. Please sign in with the new one.' };
    },
    tries,
  );

  route(
    app,
    recovery.verifyEmail,
    async ({ body }) => {
      await verifyEmail(deps, body.token);
      return { message: 'Your email is confirmed.' };
    },
    tries,
  );
}
