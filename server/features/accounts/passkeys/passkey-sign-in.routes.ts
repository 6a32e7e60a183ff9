import type { Deps } from '#server/deps.ts';
import { isSecure, type App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { passkeySignIn } from '#shared/contract/passkeys.ts';
import { admit } from '../admit.ts';
import { deviceTokenOf } from '../known-devices.service.ts';
import { optionsForSignIn, signInWithPasskey } from './passkey-sign-in.service.ts';
import { completeSecondStep, optionsForSecondStep } from './second-step.service.ts';

const tries = { max: 30, windowMs: 900_000 };

/** Signing in with a passkey, alone or after a password. */
export function passkeySignInRoutes(app: App, deps: Deps): void {
  const secure = isSecure(deps.config.publicUrl);

  route(app, passkeySignIn.begin, () => optionsForSignIn(deps), tries);

  route(
    app,
    passkeySignIn.finish,
    async ({ body: { credential, rememberMe = true }, request, reply }) => {
      const session = await signInWithPasskey(deps, {
        credential,
        deviceToken: deviceTokenOf(request, secure),
        userAgent: request.headers['user-agent'],
      });
      await admit(deps, { request, reply, session, remember: rememberMe, secure });
      return session;
    },
    tries,
  );

  route(app, passkeySignIn.beginSecondStep, ({ body }) => optionsForSecondStep(deps, body.ticket), tries);

  route(
    app,
    passkeySignIn.finishSecondStep,
    async ({ body, request, reply }) => {
      const { remember, ...session } = await completeSecondStep(deps, {
        ...body,
        deviceToken: deviceTokenOf(request, secure),
        userAgent: request.headers['user-agent'],
      });
      await admit(deps, { request, reply, session, remember, secure });
      return session;
    },
    tries,
  );
}
