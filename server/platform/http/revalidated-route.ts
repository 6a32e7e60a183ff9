import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type * as z from 'zod/mini';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import type { App } from './http.ts';
import { currentTag, tagOf } from './replies.ts';
import { JsonText, sendText, serveEndpoint, type Call } from './route.ts';

type Read = Endpoint & { access: 'signed-in' };

/**
 * Until when an answer stays as it is if nothing of the person's is written: epoch milliseconds, Infinity where time
 * changes nothing in it, and null where that cannot be said. An answer that is written already comes as null.
 */
type ValidUntil<E extends Read> = (
  call: Call<E>,
  answer: z.input<E['reply']> | null,
) => number | null | Promise<number | null>;

/** The answer is made of the person's own rows alone, whatever the time. */
export function always(): number {
  return Infinity;
}

/**
 * Serves a call as `route` does whose answer is made of the person's own rows. It has an entity tag, so that a browser
 * that has it already gets 304 without anything being read or opened, by whichever process; and it is remembered here
 * for a moment. Both hold only for the revision that was read with the session of the very request (`SignedIn`).
 */
export function revalidatedRoute<E extends Read>(
  app: App,
  endpoint: E,
  handler: (call: Call<E>) => Promise<z.input<E['reply']> | JsonText | FastifyReply>,
  validUntil: ValidUntil<E>,
): void {
  async function answer(call: Call<E>): Promise<z.input<E['reply']> | JsonText | FastifyReply> {
    const { request, reply } = call;
    const { userId, revision } = request.viewer ?? { userId: 0, revision: 0 };
    const kept = app.replies.find(userId, request.url, revision);
    if (kept) {
      return sendText(reply.header('etag', kept.tag), kept.bytes);
    }
    const made = await handler(call);
    if (isSent(made, reply)) {
      return made;
    }
    const isWritten = made instanceof JsonText;
    const until = await validUntil(call, isWritten ? null : made);
    if (until === null) {
      return made;
    }
    const text = isWritten ? made.text : made === null ? 'null' : (reply.serialize(made) as string);
    const tag = tagOf(revision, until);
    app.replies.keep(userId, request.url, { revision, until, tag, text });
    return sendText(reply.header('etag', tag), text);
  }
  serveEndpoint(app, endpoint, { handler: answer, beforeInput: answerUnchanged });
}

/**
 * Answers 304 to a client that has the answer already, past what Fastify does for a reply, which would take a third of
 * the time. It carries only the headers that a cache needs: the others came with the answer that they are about.
 */
function answerUnchanged(request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void {
  const { viewer, headers, server } = request;
  const current = viewer && currentTag(headers['if-none-match'], viewer.revision, server.now());
  if (!current) {
    done();
    return;
  }
  reply.hijack();
  reply.raw.writeHead(304, ['cache-control', 'no-store', 'etag', current]).end();
}

/** What is streamed has gone out already. */
function isSent(answer: unknown, reply: FastifyReply): answer is FastifyReply {
  return answer === reply;
}
