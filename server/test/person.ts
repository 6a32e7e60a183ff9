import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import type { App } from '#server/platform/http/http.ts';
import { accounts, type User } from '#shared/contract/accounts.ts';
import { fillPath, type Endpoint, type Input, type Reply } from '#shared/contract/endpoint.ts';
import { notes } from '#shared/contract/notes.ts';

export type Answer = { status: number; headers: Record<string, unknown>; body: any; text: string; bytes: Buffer };

/** Someone with an account, who asks for things as their browser would. */
export type Person = {
  user: User;
  token: string;
  email: string;
  password: string;
  /** Calls an endpoint and gives back its reply; throws when it is refused. */
  call<E extends Endpoint>(
    endpoint: E,
    ...input: Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>]
  ): Promise<Reply<E>>;
  /** Sends anything at all and gives back whatever comes. */
  send(options: InjectOptions): Promise<Answer>;
  /** Saves a reflection and answers with its id. */
  writes(content: string, options?: { timezone?: string; key?: string }): Promise<number>;
};

export const password = 'correct horse battery';

/** Opens an account on this app. */
export async function person(
  app: App,
  name: string,
  { timezone = 'Europe/Lisbon' }: { timezone?: string } = {},
): Promise<Person> {
  const email = `${name}-${randomUUID().slice(0, 8)}@example.org`;
  const registered = await send(app, {
    method: 'POST',
    url: accounts.register.path,
    payload: { email, password, timezone },
  });
  if (registered.status !== 201) {
    throw new Error(`Sign-up was refused: ${registered.text}`);
  }
  const { user, token } = registered.body as Reply<typeof accounts.register>;
  const asPerson = (options: InjectOptions) =>
    send(app, { ...options, headers: { cookie: `authToken=${token}`, ...options.headers } });
  const self: Person = {
    user,
    token,
    email,
    password,
    send: asPerson,
    async call(endpoint, ...[input = {}]) {
      const { params, query, body } = input as {
        params?: Record<string, unknown>;
        query?: Record<string, string>;
        body?: object;
      };
      const answer = await asPerson({
        method: endpoint.method,
        url: fillPath(endpoint.path, params),
        ...(query && { query }),
        ...(body && { payload: body }),
      });
      if (answer.status !== (endpoint.status ?? 200)) {
        throw new Error(`${endpoint.method} ${endpoint.path} answered ${String(answer.status)}: ${answer.text}`);
      }
      return answer.body;
    },
    async writes(content, { timezone: zone, key } = {}) {
      const answer = await asPerson({
        method: 'POST',
        url: notes.create.path,
        payload: { content, bundleTag: null, ...(zone && { timezone: zone }) },
        headers: key ? { 'idempotency-key': key } : {},
      });
      if (answer.status !== 201) {
        throw new Error(`The reflection was refused: ${answer.text}`);
      }
      return (answer.body as { id: number }).id;
    },
  };
  return self;
}

/** Sends a request into the app without a network. */
export async function send(app: App, options: InjectOptions): Promise<Answer> {
  const response = await app.inject(options);
  const isJson = String(response.headers['content-type'] ?? '').includes('application/json');
  return {
    status: response.statusCode,
    headers: response.headers,
    body: isJson ? response.json() : undefined,
    text: response.body,
    bytes: response.rawPayload,
  };
}
