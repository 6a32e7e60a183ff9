import { describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { App } from '#server/platform/http/http.ts';
import { send } from '#server/test/person.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { toasts } from '#shared/contract/toasts.ts';

const on = { env: { RATE_LIMITS: 'on' } };

describe('rate limits', () => {
  it('are reached, say so, and are not walked around by another spelling of the address', async () => {
    const { app } = await createWorld(on);
    const ask = (url: string) => send(app, { method: 'POST', url, payload: {} });
    for (let at = 0; at < 5; at += 1) {
      expect((await ask('/api/register')).status).toBe(400);
    }
    for (const url of ['/api/register', '/%61pi/register', '/api/%72egister']) {
      const refused = await ask(url);
      expect([url, refused.status, refused.body?.code]).toEqual([url, 429, 'rate_limited']);
      expect(refused.body.message).toContain('Rate limit exceeded');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('count each person for themselves, though they share an address', async () => {
    const { signUp } = await createWorld(on);
    const [ana, ben] = [await signUp('ana'), await signUp('ben')];
    const generate = { method: 'POST' as const, url: toasts.generate.path, payload: { forceGenerate: true } };
    for (let at = 0; at < 3; at += 1) {
      expect((await ana.send(generate)).status).toBe(400);
    }
    expect((await ana.send(generate)).status).toBe(429);
    expect((await ben.send(generate)).status).toBe(400);
  });

  it('let three hundred calls a minute pass of one person, and go on when the minute is over', async () => {
    const { signUp, clock } = await createWorld(on);
    const [ana, ben] = [await signUp('ana'), await signUp('ben')];
    const ask = () => ana.send({ url: accounts.me.path });
    const answers = await Promise.all(Array.from({ length: 310 }, ask));
    const passed = answers.filter(({ status }) => status === 200).length;
    expect([passed, answers.length - passed]).toEqual([300, 10]);
    expect((await ask()).body.message).toContain('Rate limit exceeded');
    expect((await ben.send({ url: accounts.me.path })).status).toBe(200);
    clock.forward(60_000);
    expect((await ask()).status).toBe(200);
  });

  it.each(engines)('are shared by two servers on one database (%s)', async (engine) => {
    const one = await createWorld({ ...on, engine });
    const other = await buildApp(one.deps);
    onTestFinished(() => other.close());
    const ask = (app: App) => send(app, { method: 'POST', url: accounts.register.path, payload: {} });
    const answers = [];
    for (let at = 0; at < 6; at += 1) {
      answers.push((await ask(at % 2 ? other : one.app)).status);
    }
    expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
  });
});
