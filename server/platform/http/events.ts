import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Send = (event: string, data: unknown, last?: boolean) => void;

const open = new Set<() => void>();

/** Ends every stream of events, so that a stop need not wait for its listeners. */
export function endEvents(): void {
  for (const end of open) {
    end();
  }
}

const heartbeatMs = 15_000;

/**
 * Answers with server-sent events until one is the last or the listener goes away.
 *
 * @param subscribe starts sending and answers with how to stop
 */
export function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  subscribe: (send: Send) => () => void,
): FastifyReply {
  const stream = new PassThrough();
  // Proxies cut connections on which nothing happens for a minute.
  const heartbeat = setInterval(() => stream.write(': still here\n\n'), heartbeatMs).unref();
  let stop = () => {};
  const end = () => {
    clearInterval(heartbeat);
    open.delete(end);
    stop();
    stream.end();
  };
  open.add(end);
  request.raw.once('close', end);
  stop = subscribe((event, data, last = false) => {
    stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    if (last) {
      end();
    }
  });
  if (request.raw.destroyed) {
    end();
  }
  return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream);
}
