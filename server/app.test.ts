import { connect, type AddressInfo } from 'node:net';
import pino from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { send } from '#server/test/person.ts';
import { sharedLanguage } from '#server/test/shared-language.ts';
import { createWorld } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { audio } from '#shared/contract/audio.ts';
import { config } from '#shared/contract/config.ts';
import { pronunciations } from '#shared/contract/pronunciations.ts';
import { recovery } from '#shared/contract/recovery.ts';
import { sessions } from '#shared/contract/sessions.ts';
import { feedback } from '#shared/contract/feedback.ts';
import { dashboard } from '#shared/contract/dashboard.ts';
import { narrators } from '#shared/contract/narrators.ts';
import { notes } from '#shared/contract/notes.ts';
import { settings } from '#shared/contract/settings.ts';
import { toasts } from '#shared/contract/toasts.ts';

const endpoints = [
  accounts,
  audio,
  config,
  dashboard,
  feedback,
  narrators,
  notes,
  pronunciations,
  recovery,
  sessions,
  settings,
  toasts,
].flatMap((table) => Object.values(table));

describe('the API', () => {
  it('describes every call of the contract', async () => {
    const { app } = await createWorld();
    const { body } = await send(app, { url: '/api/docs/json' });
    for (const { method, path, summary } of endpoints) {
      const described = body.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect([path, described?.summary]).toEqual([path, summary]);
    }
    expect((await send(app, { url: '/api/docs' })).status).toBe(200);
  });

  it('answers nobody where someone must be signed in', async () => {
    const { app } = await createWorld();
    for (const { method, path, access } of endpoints) {
      const { status } = await send(app, { method, url: path.replace(/:\w+/g, '1') });
      expect([path, status === 401]).toEqual([path, access === 'signed-in']);
    }
  });

  it('says that it is alive and ready, and that it is not when the database is gone', async () => {
    const { app, deps } = await createWorld();
    expect((await send(app, { url: '/healthz' })).body).toEqual({ alive: true });
    expect((await send(app, { url: '/readyz' })).body).toEqual({ ready: true });
    await deps.db.destroy();
    expect((await send(app, { url: '/healthz' })).status).toBe(200);
    expect((await send(app, { url: '/readyz' })).status).toBeGreaterThanOrEqual(500);
  });

  it('does not take it for a fault of ours when someone leaves in the middle of a request', async () => {
    const logged: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
    const { app } = await createWorld({ replaced: { log } });
    const answered = Promise.withResolvers<number>();
    app.addHook('onSend', async (_request, reply) => answered.resolve(reply.statusCode));
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const head = ['POST /api/login HTTP/1.1', 'Host: x', 'Content-Type: application/json', 'Content-Length: 30'];
    socket.write(`${head.join('\r\n')}\r\n\r\n{"`, () => setTimeout(() => socket.destroy(), 50));
    expect(await answered.promise).toBe(400);
    expect(logged.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([]);
  });

  it('answers unknown calls in its own shape', async () => {
    const { app } = await createWorld();
    for (const [method, url] of [
      ['GET', '/api/nothing'],
      ['PUT', '/api/notes'],
      ['DELETE', '/'],
      ['POST', '/auth'],
    ] as const) {
      const answer = await send(app, { method, url });
      expect([url, answer.status, answer.body?.code]).toEqual([url, 404, 'not_found']);
    }
  });
});

describe('what reads words', () => {
  it('is loaded when somebody who is signed in comes, and for nobody else', async () => {
    const warmUp = vi.fn<() => void>();
    const { app, signUp } = await createWorld({ replaced: { language: { ...sharedLanguage, warmUp } } });
    await send(app, { url: '/healthz' });
    await send(app, { url: '/api/session' });
    const ana = await signUp();
    expect(warmUp).not.toHaveBeenCalled();
    await ana.call(accounts.session);
    expect(warmUp).toHaveBeenCalled();
  });
});
