import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { emailChange } from '#shared/contract/email-change.ts';
import {
  cancelEmailChange,
  confirmEmailChange,
  lookAtEmailChange,
  pendingEmailOf,
  startEmailChange,
  stopEmailChange,
} from './email-change.service.ts';

const minute = 60_000;
const starts = { max: 20, windowMs: 60 * minute };
const tries = { max: 20, windowMs: 5 * minute };

/** Another email for an account. */
export function emailChangeRoutes(app: App, deps: Deps): void {
  route(app, emailChange.pending, ({ viewer }) => pendingEmailOf(deps, viewer));

  route(
    app,
    emailChange.start,
    ({ viewer, body: { email, password } }) => startEmailChange(deps, viewer, { email, password }),
    starts,
  );

  route(app, emailChange.cancel, async ({ viewer }) => {
    await cancelEmailChange(deps, viewer);
    return { message: 'Your email stays as it is.' };
  });

  route(app, emailChange.look, ({ body }) => lookAtEmailChange(deps, body.token), tries);

  route(
    app,
    emailChange.confirm,
    async ({ body }) => ({ isChanged: await confirmEmailChange(deps, body.token) }),
    tries,
  );

  route(
    app,
    emailChange.stop,
    async ({ body }) => {
      await stopEmailChange(deps, body.token);
      return { message: 'The change is stopped. Your email stays as it is.' };
    },
    tries,
  );
}
