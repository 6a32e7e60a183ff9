import { isSecure, type App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { clearSessionCookie, realCookie, setSessionCookie } from '#server/platform/http/session.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { emailChange } from '#shared/contract/email-change.ts';
import { passkeys, passkeySignIn } from '#shared/contract/passkeys.ts';
import { recovery } from '#shared/contract/recovery.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import type { Guests } from './guests.ts';

const hourMs = 3_600_000;

/** The way into testing mode and out of it, as the sandbox answers it. */
export function guestsRoutes(app: App, guests: Guests, publicUrl: string | undefined): void {
  const secure = isSecure(publicUrl);

  route(
    app,
    accounts.enterTestingMode,
    async ({ viewer, body, request, reply }) => {
      if (viewer) {
        await guests.leave(viewer.userId);
      }
      const token = await guests.enter({ userAgent: request.headers['user-agent'], ...body });
      // Or with the end of this world a person would be back in their own, and write there, without having noticed.
      clearSessionCookie(reply, secure, realCookie);
      setSessionCookie(reply, token, { secure, remember: false });
      return { message: 'You are now in testing mode. No changes will be saved to the database.' };
    },
    { max: 10, windowMs: hourMs },
  );

  route(app, accounts.leaveTestingMode, async ({ viewer, reply }) => {
    clearSessionCookie(reply, secure);
    if (viewer) {
      await guests.leave(viewer.userId);
    }
    return { message: 'You have left testing mode.' };
  });
}

/** Where there is no testing mode. Where there is, the sandbox answers before these are reached. */
export function noTestingMode(app: App): void {
  for (const endpoint of [accounts.enterTestingMode, accounts.leaveTestingMode]) {
    route(app, endpoint, () => Promise.reject(new AppError('not_found', 'There is no testing mode here.')));
  }
}

/**
 * Whoever is here came in by the one door there is: all others that nobody need be signed in for stay shut, and so does
 * what changes how an account is entered.
 */
export function shutOtherDoors(app: App): void {
  const open: object[] = [accounts.enterTestingMode, accounts.leaveTestingMode, accounts.logout];
  const doors: Endpoint[] = [accounts, recovery, passkeySignIn].flatMap((calls) => Object.values(calls));
  const shut = new Set(
    [...doors.filter(({ access }) => access === 'anyone'), ...Object.values(passkeys), ...Object.values(emailChange)]
      .filter((endpoint) => endpoint.method !== 'GET' && !open.includes(endpoint))
      .map(({ method, path }) => `${method} ${path}`),
  );
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const isShut = shut.has(`${request.method} ${String(request.routeOptions.url)}`);
    done(isShut ? notHere() : null);
  });
}

function notHere(): AppError {
  return new AppError('not_found', 'Not in testing mode.', { userMessage: 'This is not possible in testing mode.' });
}
