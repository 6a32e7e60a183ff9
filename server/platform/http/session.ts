import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { SignedIn } from '#server/platform/auth/viewer.ts';
import { bearerToken, cookieToken } from '#server/platform/auth/token.ts';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { asAppError } from './errors.ts';
import type { App } from './http.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: SignedIn | null;
  }
  interface FastifyInstance {
    /** What the session cookie is called here, before what HTTPS puts in front of it. */
    sessionCookie: string;
    /** Whether the session that a request came with is still good, for an answer that takes long. */
    isSessionLive(request: FastifyRequest): Promise<boolean>;
  }
}

export type SessionOptions = {
  /** The viewer behind a token, or null when it is no longer good. */
  authenticate: (token: string) => Promise<SignedIn | null>;
  /** Over HTTPS the cookie is bound to this host and sent over HTTPS alone. */
  secure: boolean;
  /** The name of the cookie, where it is not that of everyone with an account. */
  cookie?: string | undefined;
};

/** The session cookie of everyone with an account. */
export const realCookie = 'authToken';

/** Finds out who is asking before anything else looks at the request. */
export function useSessions(app: App, { authenticate, secure, cookie = realCookie }: SessionOptions): void {
  app.decorate('sessionCookie', cookie);
  app.decorate('isSessionLive', async (request) => {
    const [token] = sessionTokens(request, secure);
    return token !== undefined && (await authenticate(token)) !== null;
  });
  app.decorateRequest('viewer', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const [token] = sessionTokens(request, secure);
    if (token === undefined) {
      done();
      return;
    }
    authenticate(token).then((viewer) => {
      request.viewer = viewer;
      done();
    }, done);
  });
}

/** The session tokens that come with a request: that of the header, which counts first, and that of the cookie. */
export function sessionTokens(request: FastifyRequest, secure: boolean): string[] {
  const cookie = request.cookies[cookieName(request.server.sessionCookie, secure)];
  return [bearerToken(request.headers.authorization), cookieToken(cookie)].filter((token) => token !== undefined);
}

/**
 * Before an endpoint that needs someone: 401, with the word to forget a session that came along but is not good. A
 * request may say in `For-Person` whose it is: a page of one person must not write for whoever signed in after them.
 */
export function signedIn(request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void {
  const { viewer, headers } = request;
  if (!viewer) {
    done(noSession(request));
    return;
  }
  const meant = headers['for-person'];
  const isForOther = meant !== undefined && meant !== String(viewer.userId);
  done(isForOther ? new AppError('unauthenticated', 'Meant for someone else.') : undefined);
}

function noSession(request: FastifyRequest): AppError {
  const { sessionCookie } = request.server;
  const names = [cookieName(sessionCookie, true), cookieName(sessionCookie, false)];
  const cameWithOne = Boolean(request.headers.authorization) || names.some((name) => name in request.cookies);
  return new AppError('unauthenticated', 'No live session.', { clearToken: cameWithOne });
}

/**
 * Someone may delete their account while another of their requests is under way; what that one trips over is no fault
 * of ours. Answers with the refusal it gets instead, or null when it failed for another reason.
 */
export async function leftMeanwhile(
  error: unknown,
  request: FastifyRequest,
  { authenticate, secure }: SessionOptions,
): Promise<AppError | null> {
  const [token] = sessionTokens(request, secure);
  if (!request.viewer || !token || asAppError(error).code !== 'internal') {
    return null;
  }
  const viewer = await authenticate(token).catch(() => request.viewer);
  return viewer ? null : noSession(request);
}

/** Hands the session to the browser where scripts cannot read it: for a week, or until the browser closes. */
export function setSessionCookie(
  reply: FastifyReply,
  token: string,
  options: { secure: boolean; remember: boolean },
): void {
  reply.setCookie(cookieName(reply.server.sessionCookie, options.secure), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: options.secure,
    ...(options.remember && { maxAge: limits.sessionSeconds }),
  });
}

/** Takes the session from the browser: that of the app that answers, or the one called `cookie`. */
export function clearSessionCookie(
  reply: FastifyReply,
  secure: boolean,
  cookie: string = reply.server.sessionCookie,
): void {
  reply
    .clearCookie(cookieName(cookie, secure), { path: '/', httpOnly: true, sameSite: 'lax', secure })
    // What the browser could bring back with its Back button. Not "storage": unsaved words and the outbox live there.
    .header('clear-site-data', '"cache"');
}

/** The name a session cookie travels under. */
export function cookieName(cookie: string, secure: boolean): string {
  return secure ? `__Host-${cookie}` : cookie;
}
