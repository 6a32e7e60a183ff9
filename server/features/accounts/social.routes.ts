import type { FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { isSecure, type App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { once } from '#server/platform/once.ts';
import { setSessionCookie } from '#server/platform/http/session.ts';
import { accounts, registration } from '#shared/contract/accounts.ts';
import { AppError } from '#shared/errors.ts';
import { deviceTokenOf, rememberDevice } from './known-devices.service.ts';
import { authenticate } from './sessions.service.ts';
import { socialLogin } from './social.service.ts';

const fiveMinutes = 300_000;

export function socialRoutes(app: App, deps: Deps): void {
  const secure = isSecure(deps.config.publicUrl);
  const { social } = deps.config;
  const reader = once(async () => {
    // Not loaded where no provider is set up.
    const { createTokenReader } = await import('./social-token.ts');
    return social && createTokenReader(social, deps.clock);
  });

  route(
    app,
    accounts.socialLogin,
    async ({ body, request, reply }) => {
      const readToken = social && (await reader());
      if (!readToken) {
        throw new AppError('not_found', 'No social provider is configured.');
      }
      const { asked, ...identity } = await readToken(providerToken(request));
      const token = await socialLogin(deps, identity, {
        userAgent: request.headers['user-agent'],
        timezone: zoneIn(body),
        deviceToken: deviceTokenOf(request, secure),
      });
      setSessionCookie(reply, token, { secure, remember: true });
      const viewer = await authenticate(deps, token);
      if (viewer) {
        if (asked) {
          // For whom it was, is known only now; the call itself says nothing about them.
          await deps.outside.noteMade({ userId: viewer.userId, purpose: 'sign-in' }, asked);
        }
        await rememberDevice(deps, { request, reply, userId: viewer.userId, secure });
      }
      return { token, name: identity.name };
    },
    { max: 10, windowMs: fiveMinutes },
  );
}

/** The bearer as it came; what is no token at all is refused by whoever reads it. */
function providerToken({ headers }: FastifyRequest): string {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
}

/** Of the body only the browser's time zone counts, as at sign-up: it says where a device is, not who someone is. */
function zoneIn(body: Record<string, unknown>): string | undefined {
  const zone = registration.shape.timezone.safeParse(body['timezone']);
  return zone.success ? zone.data : undefined;
}
