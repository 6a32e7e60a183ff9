import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest, preValidationHookHandler } from 'fastify';
import type * as z from 'zod/mini';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import type { Limit } from '#server/platform/limits/counters.ts';
import { countedAs } from './address.ts';
import type { App } from './http.ts';
import { signedIn } from './session.ts';

type Parsed<E, K extends 'params' | 'query' | 'body'> = E extends { [P in K]: infer S extends z.ZodMiniType }
  ? { [P in K]: z.output<S> }
  : unknown;

/** What a handler gets: the checked parts that the endpoint names, and the viewer where one must be signed in. */
export type Call<E extends Endpoint> = Parsed<E, 'params'> &
  Parsed<E, 'query'> &
  Parsed<E, 'body'> & {
    viewer: E['access'] extends 'signed-in' ? Viewer : Viewer | null;
    request: FastifyRequest;
    reply: FastifyReply;
  };

/** An answer that its schema has checked and that is written already. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<z.input<E['reply']> | JsonText | FastifyReply>;

/**
 * Serves one endpoint of the contract: the session first, then the input by its schemas, then the handler, whose
 * answer passes through the reply schema on its way out. A handler of something other than JSON (audio, events)
 * sends by itself and returns `reply`. `limit` is per person, and per address where nobody need be signed in.
 */
export function route<E extends Endpoint>(app: App, endpoint: E, handler: Handler<E>, limit?: Limit): void {
  serveEndpoint(app, endpoint, { handler, limit });
}

type Serving<E extends Endpoint> = {
  handler: Handler<E>;
  limit?: Limit | undefined;
  /** Called once it is known who is asking and that they may, before the input is looked at; it may answer by itself. */
  beforeInput?: preValidationHookHandler;
};

/** The same for an endpoint that may be answered early. */
export function serveEndpoint<E extends Endpoint>(
  app: App,
  endpoint: E,
  { handler, limit, beforeInput }: Serving<E>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[2] ?? 'other'],
      ...(endpoint.access === 'signed-in' && { security: [{ cookie: [] }, { bearer: [] }] }),
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { [endpoint.status ?? 200]: endpoint.reply },
    },
    ...(endpoint.bodyBytes !== undefined && { bodyLimit: endpoint.bodyBytes }),
    ...(limit && { config: { rateLimit: limitOf(endpoint, limit) } }),
    ...(endpoint.access === 'signed-in' && { preValidation: beforeInput ? [signedIn, beforeInput] : signedIn }),
    handler: async (request, reply) => {
      reply.status(endpoint.status ?? 200);
      const { params, query, body, viewer } = request;
      // The hooks above have made it so: parsed by the endpoint's schemas, and someone signed in where one must be.
      const answer = await handler({ params, query, body, viewer, request, reply } as unknown as Call<E>);
      if (answer instanceof JsonText) {
        return sendText(reply, answer.text);
      }
      // An answer of null would go out as an empty body, which is not JSON.
      return answer === null ? sendText(reply, 'null') : answer;
    },
  });
}

/** Sends JSON that is written already. */
export function sendText(reply: FastifyReply, text: string | Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text);
}

function limitOf({ access }: Endpoint, { max, windowMs }: Limit): RateLimitOptions {
  return {
    max,
    timeWindow: windowMs,
    ...(access === 'anyone' && { keyGenerator: ({ ip }: FastifyRequest) => countedAs(ip) }),
  };
}
