import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { tooMany } from '#server/platform/limits/counters.ts';
import { AppError } from '#shared/errors.ts';
import type { App } from './http.ts';
import { signedIn } from './session.ts';

type Bytes = {
  types: readonly string[];
  /** The largest body, in bytes. */
  most: number;
  /** What is said to whoever sends something else. */
  refusal: string;
};

/** A body is held in memory until it is whole, and may be slow to become that: nobody sends more than these at once. */
const mostAtOnce = 4;
const waitMs = 5_000;

/**
 * A part of the app whose routes take bodies of these types as they are, into `request.body`, and nothing else, JSON
 * included. Its routes are for people who are signed in, and nothing is read of whoever is not.
 */
export function takeBytes(app: App, { types, most, refusal }: Bytes, routes: (part: App) => void): void {
  const underWay = new Map<number, number>();
  void app.register((part: App, _options, registered) => {
    part.removeAllContentTypeParsers();
    part.addContentTypeParser([...types], { parseAs: 'buffer', bodyLimit: most }, (_request, body, parsed) =>
      parsed(null, body),
    );
    part.addHook('preParsing', (request, reply, _payload, done) => signedIn(request, reply, done));
    part.addHook('preParsing', ({ headers }, _reply, _payload, done) => {
      const [type = ''] = (headers['content-type'] ?? '').toLowerCase().split(';');
      const isTaken = types.includes(type.trimEnd());
      done(isTaken ? null : new AppError('unsupported_type', 'A body of another type.', { userMessage: refusal }));
    });
    part.addHook('preParsing', ({ viewer }, reply, _payload, done) => done(viewer && oneMore(underWay, viewer, reply)));
    // For the description of the API: of the bytes themselves no schema says anything.
    part.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, consumes: [...types], body: z.any() };
    });
    routes(part);
    registered();
  });
}

/** Counts a body of the viewer's until its answer is over; a refusal when there are as many as may be. */
function oneMore(underWay: Map<number, number>, { userId }: Viewer, { raw }: FastifyReply): AppError | null {
  if (raw.destroyed) {
    // Whoever sent it is gone already, and no close will be told any more.
    return new AppError('invalid', 'The body broke off.');
  }
  const count = underWay.get(userId) ?? 0;
  if (count >= mostAtOnce) {
    return tooMany(waitMs);
  }
  underWay.set(userId, count + 1);
  raw.once('close', () => {
    const left = (underWay.get(userId) ?? 1) - 1;
    if (left > 0) {
      underWay.set(userId, left);
    } else {
      underWay.delete(userId);
    }
  });
  return null;
}
