import * as z from 'zod/mini';
import { createRoom } from '#server/platform/limits/room.ts';
import { AppError } from '#shared/errors.ts';
import type { App } from './http.ts';
import { signedIn } from './session.ts';

type Bytes = {
  types: readonly string[];
  /** The largest body, in bytes. */
  most: number;
  /** What is said to those who send something else. */
  refusal: string;
  /** How many one person may send at once, and all together; what is held in memory keeps to less unless told otherwise. */
  atOnce?: { each: number; all?: number };
  /** The handler reads the body itself, as it comes, and looks after its length. */
  asStream?: boolean;
};

/** A body is held in memory until it is whole, and may be slow to become that: nobody sends more than these at once. */
const mostAtOnce = 4;
const waitMs = 5_000;

/**
 * A part of the app whose routes take bodies of these types as they are, into `request.body`, and nothing else, JSON
 * included. Its routes are for people who are signed in, and nothing is read of anybody else.
 */
export function takeBytes(
  app: App,
  { types, most, refusal, atOnce = { each: mostAtOnce }, asStream = false }: Bytes,
  routes: (part: App) => void,
): void {
  const room = createRoom({ ...atOnce, waitMs });
  void app.register((part: App, _options, registered) => {
    part.removeAllContentTypeParsers();
    if (asStream) {
      part.addContentTypeParser([...types], { bodyLimit: most }, (_request, payload, parsed) => parsed(null, payload));
    } else {
      part.addContentTypeParser([...types], { parseAs: 'buffer', bodyLimit: most }, (_request, body, parsed) =>
        parsed(null, body),
      );
    }
    part.addHook('preParsing', (request, reply, _payload, done) => signedIn(request, reply, done));
    part.addHook('preParsing', ({ headers }, _reply, _payload, done) => {
      const [type = ''] = (headers['content-type'] ?? '').toLowerCase().split(';');
      const isTaken = types.includes(type.trimEnd());
      done(isTaken ? null : new AppError('unsupported_type', 'A body of another type.', { userMessage: refusal }));
    });
    part.addHook('preParsing', ({ viewer }, { raw }, _payload, done) => done(viewer && room.enter(viewer.userId, raw)));
    // For the description of the API: of the bytes themselves no schema says anything.
    part.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, consumes: [...types], body: z.any() };
    });
    routes(part);
    registered();
  });
}
