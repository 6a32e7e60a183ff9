import type { Deps } from '#server/deps.ts';
import { isSecure, type App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { clearSessionCookie, sessionTokens } from '#server/platform/http/session.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { profile } from '#shared/contract/friends.ts';
import { admit } from './admit.ts';
import { completeOnboarding, login, register, whoIs, whoIsHere } from './accounts.service.ts';
import { emailChangeRoutes } from './email-change/email-change.routes.ts';
import { deviceTokenOf } from './known-devices.service.ts';
import { passkeySignInRoutes } from './passkeys/passkey-sign-in.routes.ts';
import { passkeysRoutes } from './passkeys/passkeys.routes.ts';
import { updateProfile } from './profile.service.ts';
import { sessionsRoutes } from './sessions.routes.ts';
import { logout } from './sessions.service.ts';
import { socialRoutes } from './social.routes.ts';

const minute = 60_000;

export function accountsRoutes(app: App, deps: Deps): void {
  const secure = isSecure(deps.config.publicUrl);
  sessionsRoutes(app, deps);
  socialRoutes(app, deps);
  passkeysRoutes(app, deps);
  emailChangeRoutes(app, deps);
  passkeySignInRoutes(app, deps);

  route(
    app,
    accounts.register,
    async ({ body, request, reply }) => {
      const session = await register(deps, { ...body, userAgent: request.headers['user-agent'] });
      await admit(deps, { request, reply, session, remember: true, secure });
      return session;
    },
    { max: 5, windowMs: 60 * minute },
  );

  route(
    app,
    accounts.login,
    async ({ body, request, reply }) => {
      const deviceToken = deviceTokenOf(request, secure);
      const session = await login(deps, { ...body, deviceToken, userAgent: request.headers['user-agent'] });
      await admit(deps, { request, reply, session, remember: body.rememberMe ?? true, secure });
      return session;
    },
    { max: 30, windowMs: 15 * minute },
  );

  route(app, accounts.logout, async ({ request, reply }) => {
    clearSessionCookie(reply, secure);
    for (const token of sessionTokens(request, secure)) {
      await logout(deps, token);
    }
    return { message: "You've been successfully logged out." };
  });

  route(app, accounts.me, ({ viewer }) => whoIs(deps, viewer));

  route(app, accounts.session, ({ viewer }) => whoIsHere(deps, viewer));

  route(app, profile.update, ({ viewer, body }) => updateProfile(deps, viewer, body), {
    max: 20,
    windowMs: 60 * minute,
  });

  route(app, accounts.completeOnboarding, async ({ viewer }) => {
    await completeOnboarding(deps, viewer);
    return { message: 'Done.' };
  });
}
