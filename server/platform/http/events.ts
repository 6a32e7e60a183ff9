import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countedAs } from './address.ts';
import type { App } from './http.ts';

export type Send = (event: string, data: unknown, last?: boolean) => void;

type Events = {
  /** Starts sending and answers with how to stop. */
  subscribe: (send: Send) => () => void;
  /** What a stream hears that has to make room for a newer one. */
  parting: { event: string; data: unknown };
};

type Stream = {
  userId: number | undefined;
  /** Whose streams are counted together: a person's, or those of an address. */
  party: string;
  most: number;
  end: () => void;
  makeRoom: () => void;
  /** Ends it when its session has ended. */
  check: () => Promise<void>;
};

/** Browsers have six connections to a server, and one must be left for calls. */
const mostEach = 5;
/** Of those who are not signed in, all of one address together: a household, or a school. */
const mostOfAddress = 40;
const open = new Set<Stream>();

/** Ends every stream of events, so that a stop need not wait for its listeners. */
export function endEvents(): void {
  for (const stream of open) {
    stream.end();
  }
}

/**
 * Closes what was open on a session before the call that has ended it is answered: signing out, here or elsewhere, and
 * the end of an account. A session that ended in another way closes its streams within fifteen seconds.
 */
export function closeWithSession(app: App): void {
  app.addHook('onSend', ({ method, viewer }, _reply, _payload, done) => {
    if (!viewer || method === 'GET' || method === 'HEAD' || open.size === 0) {
      done();
      return;
    }
    const own = [...open].filter(({ userId }) => userId === viewer.userId);
    Promise.all(own.map((stream) => stream.check())).then(() => done(), done);
  });
}

const heartbeatMs = 15_000;
/** A listener who does not read holds up nobody's signing out. */
const mostFlushMs = 500;

/**
 * Answers with server-sent events until one is the last, the listener goes away or their session ends: nothing is sent
 * on a session that has ended, in whichever process, and its stream is closed within fifteen seconds. Of more than five
 * streams of one person the oldest ends, which may be one whose listener is long gone.
 */
export function sendEvents(request: FastifyRequest, reply: FastifyReply, { subscribe, parting }: Events): FastifyReply {
  const written = new PassThrough();
  const gone = new Promise<void>((resolve) => {
    reply.raw.once('finish', resolve).once('close', resolve);
  });
  let stop = () => {};
  let queue = Promise.resolve();
  const write = (text: string, last: boolean) => {
    queue = queue.then(async () => {
      if (!open.has(stream)) {
        return;
      }
      await stream.check();
      if (open.has(stream)) {
        written.write(text);
      }
      if (last) {
        stream.end();
      }
    });
  };
  const send: Send = (event, data, last = false) => write(textOf(event, data), last);
  // Proxies cut connections on which nothing happens for a minute.
  const heartbeat = setInterval(() => write(': still here\n\n', false), heartbeatMs).unref();
  const stream: Stream = {
    userId: request.viewer?.userId,
    party: request.viewer ? `user ${String(request.viewer.userId)}` : countedAs(request.ip),
    most: request.viewer ? mostEach : mostOfAddress,
    check: async () => {
      // Who came without a session has none that could end.
      if (request.viewer && !(await request.server.isSessionLive(request).catch(() => false))) {
        stream.end();
        await Promise.race([gone, setTimeout(mostFlushMs, undefined, { ref: false })]);
      }
    },
    makeRoom: () => {
      written.write(textOf(parting.event, parting.data));
      stream.end();
    },
    end: () => {
      clearInterval(heartbeat);
      open.delete(stream);
      stop();
      written.end();
    },
  };
  open.add(stream);
  makeRoomFor(stream);
  request.raw.once('close', stream.end);
  stop = subscribe(send);
  if (request.raw.destroyed) {
    stream.end();
  }
  return (
    reply
      .type('text/event-stream')
      .header('x-accel-buffering', 'no')
      // A stream that had to make room must not hold its connection for another minute.
      .header('connection', 'close')
      .send(written)
  );
}

function makeRoomFor({ party, most }: Stream): void {
  const own = [...open].filter((stream) => stream.party === party);
  for (const stream of own.slice(0, -most)) {
    stream.makeRoom();
  }
}

function textOf(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
