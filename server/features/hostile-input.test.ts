import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#server/test/person.ts';
import { send } from '#server/test/person.ts';
import { brokenBodies, junkIds, junkTokens, notText, unstorable, wrongTypes } from '#server/test/hostile.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { errorBody } from '#shared/errors.ts';
import { notes } from '#shared/contract/notes.ts';

const json = { 'content-type': 'application/json' };

/** Every refusal: a 4xx, a body of our one shape, and not a word of SQL or of a stack. */
function expectRefusal(answer: Answer, what: unknown): void {
  expect([what, answer.status >= 400 && answer.status < 500], String(answer.text).slice(0, 300)).toEqual([what, true]);
  expect(errorBody.safeParse(answer.body).success, answer.text).toBe(true);
  expect(answer.text).not.toMatch(/select |insert |sqlite|postgres|node_modules|\.ts:|at \w+ \(/i);
}

const writes = [
  { method: 'POST', url: '/api/register', good: { email: 'x@example.org', password: 'secret1' } },
  { method: 'POST', url: '/api/login', good: { username: 'x@example.org', password: 'secret1' } },
  { method: 'POST', url: '/api/notes', good: { content: 'words', bundleTag: null } },
  {
    method: 'PATCH',
    url: '/api/notes/1',
    good: { version: 1, content: 'words', localDate: '2026-03-01', timezone: 'UTC', keptOut: true },
  },
  {
    method: 'PUT',
    url: '/api/notes/draft',
    good: { content: 'words', key: '00000000-0000-4000-8000-000000000000', updatedAt: '2026-03-04T10:00:00Z' },
  },
  { method: 'PUT', url: '/api/preferences', good: { toastTone: 'humorous' } },
  { method: 'PUT', url: '/api/user/settings', good: { toastHour: 9 } },
  { method: 'POST', url: '/api/toasts/generate', good: { forceGenerate: true, displayName: 'Zoe' } },
] as const;

describe.each(engines)('hostile input on %s', (engine) => {
  it('bodies that are no JSON, or the wrong shape, are refused and change nothing', async () => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    for (const { method, url } of writes) {
      for (const payload of brokenBodies) {
        expectRefusal(await ana.send({ method, url, payload, headers: json }), [url, payload.slice(0, 40)]);
      }
      for (const type of wrongTypes) {
        const answer = await ana.send({ method, url, payload: '{"content":"a"}', headers: { 'content-type': type } });
        expectRefusal(answer, [url, type]);
        expect(answer.status).toBe(415);
      }
      expect(
        (await ana.send({ method, url, payload: `{"content":"${'x'.repeat(65_536)}"}`, headers: json })).status,
      ).toBe(413);
    }
    expect(await ana.call(notes.list)).toEqual([]);
  });

  it('wrong types, unknown fields and text that cannot be stored are refused, field by field', async () => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    for (const { method, url, good } of writes) {
      for (const extra of ['id', 'userId', 'verified', 'isAdmin', 'createdAt', 'constructor']) {
        expectRefusal(await ana.send({ method, url, payload: { ...good, [extra]: 1 } }), [url, extra]);
      }
      for (const field of Object.keys(good)) {
        const text = typeof (good as Record<string, unknown>)[field] === 'string';
        for (const value of text
          ? [...unstorable.map((junk) => `${junk}longer`), ...notText]
          : ['junk', -1, 1.5, 1e99]) {
          expectRefusal(
            await ana.send({ method, url, payload: JSON.stringify({ ...good, [field]: value }), headers: json }),
            [url, field, value],
          );
        }
      }
    }
    expect(await ana.call(notes.list)).toEqual([]);
  });

  it('ids that name nothing answer 404 or 400', async () => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    for (const id of junkIds) {
      for (const [method, url] of [
        ['GET', `/api/notes/${id}`],
        ['DELETE', `/api/notes/${id}`],
        ['POST', `/api/notes/${id}/restore`],
        ['POST', `/api/toasts/${id}/voice`],
        ['GET', `/api/audio/clips/${id}`],
        ['GET', `/api/voices/${id}/sample`],
      ] as const) {
        const answer = await ana.send({ method, url });
        expectRefusal(answer, [method, url]);
        expect([400, 404]).toContain(answer.status);
      }
    }
  });

  it('malformed cookies and Authorization headers are nobody', async () => {
    const { app } = await createWorld({ engine });
    for (const token of junkTokens) {
      expect([token, (await send(app, { url: '/api/notes', headers: { authorization: token } })).status]).toEqual([
        token,
        401,
      ]);
      for (const cookie of [
        `authToken=${token}`,
        `authToken=${encodeURIComponent(token)}; authToken=2`,
        token,
        `${token};;;=;`,
        '%E0%A4%A',
      ]) {
        expect([cookie, (await send(app, { url: '/api/notes', headers: { cookie } })).status]).toEqual([cookie, 401]);
      }
    }
  });
});

describe('hostile requests', () => {
  it('from another site are refused when they would write, and change nothing', async () => {
    const { signUp } = await createWorld({ env: { PUBLIC_URL: 'http://clink.example.org' } });
    const ana = await signUp();
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://evil.example', authorization: 'Basic YTpi' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'http://clink.example.org' },
    ];
    for (const { method, url, good } of [...writes, { method: 'POST' as const, url: '/api/logout', good: undefined }]) {
      for (const headers of foreign) {
        const answer = await ana.send({ method, url, headers, ...(good && { payload: good }) });
        expect([url, headers, answer.status]).toEqual([url, headers, 403]);
      }
    }
    expect(await ana.call(notes.list)).toEqual([]);
    for (const headers of [{ origin: 'http://clink.example.org' }, { 'sec-fetch-site': 'same-origin' }, {}]) {
      expect(
        (await ana.send({ method: 'POST', url: '/api/notes', payload: { content: 'Ours.' }, headers })).status,
      ).toBe(201);
    }
  });

  it('that are not even HTTP are closed with a 400, and the server goes on', async () => {
    const { app } = await createWorld();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    for (const path of ['/%', '/api/notes/%zz', '/%c0%ae%c0%ae/etc/passwd', '/api/notes?x=%']) {
      expect(await rawStatus(port, path)).toBeLessThan(500);
    }
    expect(await rawStatus(port, '/healthz')).toBe(200);
    expect(await rawStatus(port, '/readyz')).toBe(200);
  });
});

function rawStatus(port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}
