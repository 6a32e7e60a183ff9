import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod/mini';
import { JsonText } from './route.ts';
import { writeReply } from './write-reply.ts';

type List<Item extends z.ZodMiniType> = {
  /** What the items must be; what is not listed there never leaves. */
  items: z.ZodMiniArray<Item>;
  /** The items in their order, as many at a time as take a few milliseconds. */
  pieces: AsyncIterable<readonly z.input<Item>[]>;
  /** What stands before and after the array in the answer; nothing unless given. */
  around?: readonly [before: string, after: string];
};

/** How long a reader may take nothing before its connection is closed. */
const idleMs = 60_000;

/**
 * Answers with a JSON array that may be long: opened, checked and written a piece at a time, as fast as it is read, while
 * others are served in between. One that is a single piece is sent like every other answer. What goes wrong before
 * the second piece is answered as an error, and after that the connection breaks off.
 */
export async function sendList<Item extends z.ZodMiniType>(
  reply: FastifyReply,
  { items, pieces, around: [before, after] = ['', ''] }: List<Item>,
): Promise<FastifyReply | JsonText> {
  const texts = textsOf(items, pieces);
  const first = await texts.next();
  const second = first.done ? first : await texts.next();
  const start = `${before}[${first.value ?? ''}`;
  const end = `]${after}`;
  if (second.done) {
    return new JsonText(start + end);
  }
  async function* whole(): AsyncGenerator<string> {
    yield start;
    yield `,${second.value ?? ''}`;
    for await (const text of texts) {
      yield `,${text}`;
    }
    yield end;
  }
  reply.type('application/json; charset=utf-8');
  return reply.send(leaveIdle(reply, Readable.from(whole(), { objectMode: false, highWaterMark: 1 })));
}

/** A stream to a reader that must go on reading: one that takes nothing for a minute is cut off. */
export function leaveIdle(reply: FastifyReply, stream: Readable): Readable {
  reply.raw.setTimeout(idleMs, () => reply.raw.destroy());
  return stream;
}

/** The items as JSON with commas between them, none of the texts empty. */
async function* textsOf<Item extends z.ZodMiniType>(
  items: z.ZodMiniArray<Item>,
  pieces: AsyncIterable<readonly z.input<Item>[]>,
): AsyncGenerator<string, undefined> {
  for await (const piece of pieces) {
    if (piece.length > 0) {
      yield writeReply(items, piece).slice(1, -1);
    }
  }
  return undefined;
}
