import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { bearerToken, cookieToken } from '#server/platform/auth/token.ts';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import type { App } from './http.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

export type SessionOptions = {
  /** The viewer behind a token, or null when it is no longer good. */
  authenticate: (token: string) => Promise<Viewer | null>;
  /** Over HTTPS the cookie is bound to this host and sent over HTTPS alone. */
  secure: boolean;
};

/** Finds out who is asking before anything else looks at the request. */
export function useSessions(app: App, { authenticate, secure }: SessionOptions): void {
  app.decorateRequest('viewer', null);
  app.addHook('onRequest', async (request) => {
    const token = sessionToken(request, secure);
    request.viewer = token ? await authenticate(token) : null;
  });
}

/** The session token of a request, from the header or else from the cookie. */
export function sessionToken(request: FastifyRequest, secure: boolean): string | undefined {
  return bearerToken(request.headers.authorization) ?? cookieToken(request.cookies[cookieName(secure)]);
}

/** Before an endpoint that needs someone: 401, with the word to forget a session that came along but is not good. */
export function signedIn(request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void {
  done(request.viewer ? undefined : noSession(request));
}

function noSession(request: FastifyRequest): AppError {
  const cameWithOne = Boolean(request.headers.authorization) || Object.keys(request.cookies).some(isSessionCookie);
  return new AppError('unauthenticated', 'No live session.', { clearToken: cameWithOne });
}

/** Hands the session to the browser where scripts cannot read it: for a week, or until the browser closes. */
export function setSessionCookie(
  reply: FastifyReply,
  token: string,
  options: { secure: boolean; remember: boolean },
): void {
  reply.setCookie(cookieName(options.secure), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: options.secure,
    ...(options.remember && { maxAge: limits.sessionSeconds }),
  });
}

export function clearSessionCookie(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(cookieName(secure), { path: '/', httpOnly: true, sameSite: 'lax', secure });
}

function cookieName(secure: boolean): string {
  return secure ? '__Host-authToken' : 'authToken';
}

function isSessionCookie(name: string): boolean {
  return name === cookieName(true) || name === cookieName(false);
}
