import { describe, expect, it } from 'vitest';
import { howLong } from '#server/test/how-long.ts';
import { send } from '#server/test/person.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { saveClip } from './audio.service.ts';

const bytes = new Uint8Array(10_000).map((_, at) => at % 251);

async function worldWithClip(engine: 'sqlite' | 'postgres' = 'sqlite') {
  const world = await createWorld({ engine });
  const ana = await world.signUp('ana');
  const id = await saveClip(world.deps, ana.user.id, { bytes, mime: 'audio/mpeg' });
  return { ...world, ana, url: `/api/audio/clips/${id}` };
}

describe.each(engines)('recordings on %s', (engine) => {
  it('are heard by their owner alone, whole, in parts or not at all', async () => {
    const { app, signUp, ana, url } = await worldWithClip(engine);
    const ben = await signUp('ben');
    const whole = await ana.send({ url });
    expect([
      whole.status,
      whole.headers['content-type'],
      whole.headers['accept-ranges'],
      whole.headers['cache-control'],
    ]).toEqual([200, 'audio/mpeg', 'bytes', 'no-store']);
    expect(whole.bytes.equals(bytes)).toBe(true);
    expect((await ben.send({ url })).status).toBe(404);
    expect((await send(app, { url })).status).toBe(401);
    expect((await ana.send({ url: '/api/audio/clips/00000000000000000000000000000000' })).status).toBe(404);
  });
});

describe('byte ranges', () => {
  it.each([
    ['bytes=0-1', 0, 1],
    ['bytes=100-199', 100, 199],
    ['bytes=9999-', 9999, 9999],
    ['bytes=-5', 9995, 9999],
    ['bytes=0-99999', 0, 9999],
  ])('%s', async (range, from, to) => {
    const { ana, url } = await worldWithClip();
    const part = await ana.send({ url, headers: { range } });
    expect([part.status, part.headers['content-range'], Number(part.headers['content-length'])]).toEqual([
      206,
      `bytes ${from}-${to}/10000`,
      to - from + 1,
    ]);
    expect(part.bytes.equals(bytes.subarray(from, to + 1))).toBe(true);
  });

  it('beyond the end are refused, and odd ones get the whole', async () => {
    const { ana, url } = await worldWithClip();
    const beyond = await ana.send({ url, headers: { range: 'bytes=10000-' } });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */10000']);
    expect(beyond.body.code).toBe('range_not_satisfiable');
    const odd = [
      'bytes=0-1,5-6',
      'lines=1-2',
      'bytes',
      'bytes=a-b',
      `bytes=${'0-0,'.repeat(10_000)}0-0`,
      'bytes=5-2',
      `bytes=0-${'9'.repeat(400)}`,
    ];
    for (const range of odd) {
      const answer = await ana.send({ url, headers: { range } });
      expect([range.slice(0, 30), [200, 416].includes(answer.status)]).toEqual([range.slice(0, 30), true]);
      expect(await howLong(() => ana.send({ url, headers: { range } }), 500)).toBeLessThan(500);
    }
  });

  it('answer HEAD without the bytes', async () => {
    const { ana, url } = await worldWithClip();
    const head = await ana.send({ method: 'HEAD', url });
    expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([200, '10000', 0]);
  });
});

describe('the audio proxy', () => {
  const proxied = (url: string) => ({ url: '/api/audio/proxy', query: { url } });

  it('plays our own recordings to those who may hear them', async () => {
    const { app, signUp, ana, url } = await worldWithClip();
    const ben = await signUp('ben');
    expect((await ana.send(proxied(url))).bytes.equals(bytes)).toBe(true);
    expect((await ana.send(proxied(`http://localhost:80${url}`))).status).toBe(200);
    expect((await ben.send(proxied(url))).status).toBe(404);
    expect((await send(app, proxied(url))).status).toBe(401);
  });

  it('refuses every other address', async () => {
    const { ana } = await worldWithClip();
    const others = [
      '',
      'http://127.0.0.1/',
      'http://localhost:80/api/user',
      'file:///etc/passwd',
      'data:audio/mpeg,x',
      'gopher://x',
      '//evil.example/x.mp3',
      'http://localhost:80.evil.example/api/audio/clips/1',
      '/api/user',
      '/api/audio/clips/../../../etc/passwd',
      '/api/audio/clips/%2e%2e',
      '/api/voices/nobody/sample',
      'http://2130706433/',
      'http://[::ffff:7f00:1]/',
      '/api/audio/clips/0000000000000000000000000000000\0',
    ];
    for (const url of others) {
      expect([url, (await ana.send(proxied(url))).status]).toEqual([url, 400]);
    }
    expect((await ana.send({ url: '/api/audio/proxy' })).status).toBe(400);
  });
});
