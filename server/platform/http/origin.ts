import type { FastifyRequest } from 'fastify';
import { bearerToken } from '#server/platform/auth/token.ts';
import { AppError } from '#shared/errors.ts';
import type { App } from './http.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Writes that a browser makes on its own authority (with a cookie) must come from our own pages. A request with a
 * bearer token cannot be made by another site's form, and one without any browser header is no browser.
 */
export function refuseForeignWrites(app: App, publicUrl: string | undefined): void {
  const publicOrigin = publicUrl && new URL(publicUrl).origin;
  app.addHook('onRequest', (request, _reply, done) => {
    const refused =
      !safe.has(request.method) && !bearerToken(request.headers.authorization) && isForeign(request, publicOrigin);
    done(refused ? foreignWrite() : undefined);
  });
}

function foreignWrite(): AppError {
  return new AppError('forbidden', 'A write from another origin.', {
    userMessage: 'This request came from another site, so it was not carried out.',
  });
}

function isForeign(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    return site !== 'same-origin' && site !== 'none';
  }
  const { origin } = request.headers;
  return origin !== undefined && origin !== publicOrigin && origin !== `${request.protocol}://${request.host}`;
}
