import { describe, expect, it } from 'vitest';
import { send } from '#server/test/person.ts';
import { createWorld } from '#server/test/world.ts';
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
    for (let at = 0; at < 12; at += 1) {
      expect((await ana.send(generate)).status).toBe(400);
    }
    expect((await ana.send(generate)).status).toBe(429);
    expect((await ben.send(generate)).status).toBe(400);
  });
});
