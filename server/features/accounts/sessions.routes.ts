import type { Deps } from '#server/deps.ts';
import { isSecure, type App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { clearSessionCookie } from '#server/platform/http/session.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { sessions } from '#shared/contract/sessions.ts';
import { whoIs } from './accounts.service.ts';
import { deleteAccount } from './deletion.service.ts';
import { forgetKnownDevice } from './known-devices.service.ts';
import { endOtherSessions, endSession, findOwnSession, sessionsOf } from './sessions.service.ts';

/** Where the person is signed in, and the ways out. */
export function sessionsRoutes(app: App, deps: Deps): void {
  const secure = isSecure(deps.config.publicUrl);

  route(app, accounts.verify, ({ viewer }) => whoIs(deps, viewer));

  route(app, sessions.list, ({ viewer }) => sessionsOf(deps, viewer));

  route(app, sessions.end, async ({ viewer, params, reply }) => {
    const session = await findOwnSession(deps, viewer, params.id);
    await endSession(deps, session);
    if (session.id === viewer.sessionId) {
      clearSessionCookie(reply, secure);
    }
    return { message: 'That device has been signed out.' };
  });

  route(app, sessions.endOthers, async ({ viewer }) => {
    await endOtherSessions(deps, viewer);
    return { message: 'Only this device is signed in now.' };
  });

  route(app, accounts.deleteAccount, async ({ viewer, body, reply }) => {
    await deleteAccount(deps, viewer, body?.password);
    clearSessionCookie(reply, secure);
    forgetKnownDevice(reply, secure);
    return { message: 'Your account has been deleted.' };
  });
}
