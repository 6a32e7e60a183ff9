import type { FastifyRequest } from 'fastify';
import { keepUp } from '#server/chores.ts';
import type { Deps } from '#server/deps.ts';
import { cookieToken } from '#server/platform/auth/token.ts';
import { every } from '#server/platform/every.ts';
import { isSecure, type App, type HttpOptions } from '#server/platform/http/http.ts';
import { cookieName } from '#server/platform/http/session.ts';
import { reasonOf } from '#server/platform/log/reason.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';
import { createGuests, type Guests } from './guests.ts';
import { guestsRoutes, shutOtherDoors } from './guests.routes.ts';
import { openSandboxDeps } from './sandbox-deps.ts';

const cookie = 'testingToken';
const tidyEveryMs = 30_000;
/** What the smallest row takes. */
const leastWrite = 512;

type Build = (deps: Deps, options: Pick<HttpOptions, 'cookie'>) => Promise<App>;
type Opened = { app: App; guests: Guests; close: () => Promise<void> };

/** The throw-away world of testing mode: a second Clink in this process that is in memory alone. */
export type Sandbox = {
  /** The app that answers this call: the sandbox for its guests and whoever wants in or out; null for all others. */
  appFor(request: FastifyRequest): Promise<App | null>;
  close(): Promise<void>;
};

/**
 * Testing mode beside the real world of `real`, with the same features, which `build` puts together. It comes to be
 * when the first visitor enters.
 */
export function createSandbox(real: Deps, build: Build): Sandbox {
  const name = cookieName(cookie, isSecure(real.config.publicUrl));
  let opened: Promise<Opened> | undefined;

  function open(): Promise<Opened> {
    opened ??= openSandbox(real, build).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }

  return {
    async appFor(request) {
      if (request.routeOptions.url === accounts.enterTestingMode.path) {
        return (await open()).app;
      }
      const token = cookieToken(request.cookies[name]);
      if (!token || !opened) {
        return null;
      }
      const { app, guests } = await opened;
      return (await guests.isLive(token, bytesOf(request))) ? app : null;
    },
    async close() {
      await opened?.then(({ close }) => close());
    },
  };
}

/** Whether a request for a page comes from somebody who entered testing mode; whether they still are in it is not asked. */
export function carriesGuest({ cookies }: FastifyRequest): boolean {
  return Object.keys(cookies).some((name) => name === cookieName(cookie, true) || name === cookieName(cookie, false));
}

async function openSandbox(real: Deps, build: Build): Promise<Opened> {
  const deps = await openSandboxDeps(real);
  const guests = createGuests(deps);
  const app = await build(deps, { cookie });
  shutOtherDoors(app);
  guestsRoutes(app, guests, deps.config.publicUrl);
  app.setNotFoundHandler(() => {
    throw new AppError('not_found', 'No such route.');
  });
  await app.ready();
  const stopChores = keepUp(deps);
  const stopTidying = every(tidyEveryMs, guests.tidy, (error) =>
    deps.log.error({ reason: reasonOf(error) }, 'testing mode could not be tidied'),
  );
  return {
    app,
    guests,
    async close() {
      await app.close();
      await stopTidying();
      await stopChores();
      await deps.db.destroy();
    },
  };
}

function bytesOf({ method, headers }: FastifyRequest): number {
  if (method === 'GET' || method === 'HEAD') {
    return 0;
  }
  return Math.max(leastWrite, Number(headers['content-length'] ?? limits.requestBytes) || 0);
}
