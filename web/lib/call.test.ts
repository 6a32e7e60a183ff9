import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#shared/contract/endpoint.ts';
import { CallError, call, forgetReplies, messageOf, networkMessage } from './call.ts';
import { readDevice, writeDevice } from './device.ts';

const write = endpoint('PUT', '/api/things/:id', {
  summary: 'Changes a thing.',
  access: 'signed-in',
  params: z.object({ id: z.number() }),
  query: z.object({ code: z.optional(z.string()), page: z.optional(z.number()) }),
  body: z.object({ name: z.string() }),
  reply: z.object({ ok: z.boolean() }),
});
const read = endpoint('GET', '/api/things', { summary: 'Reads.', access: 'anyone', reply: z.array(z.string()) });

const keep = endpoint('PUT', '/api/sounds/:id', {
  summary: 'Keeps a sound.',
  access: 'signed-in',
  params: z.object({ id: z.number() }),
  reply: z.object({ ok: z.boolean() }),
});

function answers(status: number, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response(text, { status })));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

async function failureOf(promise: Promise<unknown>): Promise<CallError> {
  const error: unknown = await promise.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(CallError);
  return error as CallError;
}

test('fills in path, query and body, and brings the cookies', async () => {
  const fetch = answers(200, { ok: true });
  const input = { params: { id: 7 }, query: { code: 'a b', page: undefined }, body: { name: 'Ana' } };
  await expect(call(write, input, { headers: { 'Idempotency-Key': 'k' } })).resolves.toEqual({ ok: true });
  const [address, request] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('/api/things/7?code=a+b');
  expect(request).toMatchObject({ method: 'PUT', credentials: 'include', body: '{"name":"Ana"}' });
  expect(request?.headers).toEqual({
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'Idempotency-Key': 'k',
  });
});

test('asks whether what it holds has changed, and takes it from there when it has not', async () => {
  const tagged = endpoint('GET', '/api/tagged', { summary: 'Reads.', access: 'anyone', reply: z.array(z.string()) });
  const ask = async (response: Response) => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(response));
    vi.stubGlobal('fetch', fetch);
    const reply = await call(tagged);
    return [reply, new Headers(fetch.mock.calls[0]?.[1]?.headers).get('If-None-Match')];
  };
  expect(await ask(Response.json(['a'], { headers: { ETag: 'W/"1."' } }))).toEqual([['a'], null]);
  expect(await ask(new Response(null, { status: 304 }))).toEqual([['a'], 'W/"1."']);
  expect(await ask(Response.json(['b'], { headers: { ETag: 'W/"2."' } }))).toEqual([['b'], 'W/"1."']);
  expect(await ask(new Response(null, { status: 304 }))).toEqual([['b'], 'W/"2."']);
  forgetReplies();
  expect(await ask(Response.json(['c']))).toEqual([['c'], null]);
});

test('holds nothing that was on its way when its reader left', async () => {
  const tagged = endpoint('GET', '/api/late', { summary: 'Reads.', access: 'anyone', reply: z.array(z.string()) });
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  const reply = call(tagged);
  forgetReplies();
  answer.resolve(Response.json(['theirs'], { headers: { ETag: 'W/"1."' } }));
  await reply;
  const fetch = answers(200, ['ours']);
  await call(tagged);
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).get('If-None-Match')).toBeNull();
});

test('sends neither body nor content type when there is nothing to send', async () => {
  const fetch = answers(200, []);
  await call(read);
  const [address, request] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('/api/things');
  expect(request).not.toHaveProperty('body');
  expect(request?.headers).toEqual({ Accept: 'application/json' });
});

test('sends something else than JSON as it is', async () => {
  const fetch = answers(200, { ok: true });
  const rawBody = new Blob(['sound'], { type: 'audio/webm' });
  await call(keep, { params: { id: 7 } }, { rawBody });
  const [, request] = fetch.mock.calls[0] ?? [];
  expect(request?.headers).toEqual({ Accept: 'application/json', 'Content-Type': 'audio/webm' });
  expect(request?.body).toBe(rawBody);
});

test('a refusal carries code, status, words and fields', async () => {
  answers(400, { code: 'invalid', message: 'Please look again.', fields: { email: 'Invalid email address' } });
  const error = await failureOf(call(read));
  expect(error).toMatchObject({ code: 'invalid', status: 400, message: 'Please look again.' });
  expect(error.fields).toEqual({ email: 'Invalid email address' });
  expect(messageOf(error)).toBe('Please look again.');
});

test('a page of some proxy in between still becomes words', async () => {
  answers(502, '<html>Bad gateway</html>');
  expect(await failureOf(call(read))).toMatchObject({
    code: 'unavailable',
    status: 502,
    message: 'Request failed with status 502',
  });
});

test('no network says so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await failureOf(call(read))).toMatchObject({ code: 'network', status: 0, message: networkMessage });
});

test('a reply cut short counts as no network', async () => {
  answers(200, '{"ok":');
  expect(await failureOf(call(read))).toMatchObject({ code: 'network', message: networkMessage });
});

test('a call that was called off stays an AbortError', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('Aborted', 'AbortError')));
  await expect(call(read)).rejects.toMatchObject({ name: 'AbortError' });
});

/** A server that never answers: a call ends with its signal alone. */
function neverAnswers() {
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
}

test('an answer that does not come in time counts as no network', async () => {
  neverAnswers();
  const { signal } = new AbortController();
  expect(await failureOf(call(read, undefined, { timeoutMs: 1, signal }))).toMatchObject({
    code: 'network',
    message: networkMessage,
  });
});

test('a caller who ends a call within its time gets an AbortError', async () => {
  neverAnswers();
  const caller = new AbortController();
  const asked = call(read, undefined, { signal: caller.signal });
  caller.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
});

test.each([
  ['asks for it', { code: 'unauthenticated', message: 'Please sign in.', clearToken: true }, null],
  ['cannot be read', 'not JSON', null],
  ['does not ask for it', { code: 'unauthenticated', message: 'Please sign in.' }, '2030-01-01'],
])('a 401 that %s decides about the remembered session', async (_, body, left) => {
  writeDevice('authTokenExpiry', '2030-01-01');
  answers(401, body);
  await failureOf(call(read));
  expect(readDevice('authTokenExpiry')).toBe(left);
});

test('whatever else was thrown has words too', () => {
  expect(messageOf(new TypeError('x is undefined'))).toBe('Something went wrong. Please try again.');
});
