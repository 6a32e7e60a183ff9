import { afterEach, describe, expect, it, vi } from 'vitest';
import { quickSpeech } from '#server/test/quick-speech.ts';
import type { Person } from '#server/test/person.ts';
import { createWorld, type World } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { sessions } from '#shared/contract/sessions.ts';
import { spokenPiece } from '#shared/contract/toast-progress.ts';
import { toasts } from '#shared/contract/toasts.ts';

/** A Clink that listens, so that its streams are as a browser has them. */
async function listening(world: World): Promise<string> {
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = world.app.server.address() as { port: number };
  return `http://127.0.0.1:${String(port)}${toasts.progress.path}`;
}

/** A stream of someone's and what has come of it; `over` resolves when it ends. */
async function listen(address: string, token: string) {
  const heard: string[] = [];
  const answer = await fetch(address, { headers: { cookie: `authToken=${token}` } });
  let isOver = false;
  const over = (async () => {
    for await (const piece of answer.body ?? []) {
      heard.push(new TextDecoder().decode(piece));
    }
    isOver = true;
  })();
  await expect.poll(() => heard.join('')).toContain('event: progress');
  return { heard: () => heard.join(''), over, isOver: () => isOver };
}

async function signInAgain(world: World, { email, password }: Person): Promise<string> {
  const { json } = await world.app.inject({
    method: 'POST',
    url: accounts.login.path,
    payload: { username: email, password },
  });
  return json<{ token: string }>().token;
}

const idle = 'event: progress\ndata: {"stage":"idle"}\n\n';

afterEach(() => {
  vi.useRealTimers();
});

describe('a stream of progress', () => {
  it('makes room when someone opens a sixth: the oldest of theirs ends, and nobody else’s', async () => {
    const world = await createWorld();
    const address = await listening(world);
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    const other = await listen(address, ben.token);
    const streams: Awaited<ReturnType<typeof listen>>[] = [];
    for (let at = 0; at < 7; at += 1) {
      streams.push(await listen(address, ana.token));
    }
    await Promise.all(streams.slice(0, 2).map(({ over }) => over));
    // What a page hears last makes it stop listening.
    expect(streams[0]?.heard()).toBe(idle + idle);
    await ana.writes('A heron stood in the last light.');
    await ana.call(toasts.generate, { body: { forceGenerate: true } });
    await Promise.all(streams.slice(2).map(({ over }) => over));
    const toldOfIt = streams.map(({ heard }) => heard().includes('"done"'));
    expect(toldOfIt).toEqual([false, false, true, true, true, true, true]);
    expect([other.isOver(), other.heard()]).toEqual([false, idle]);
  });

  it.each<[string, boolean, (world: World, ana: Person, token: string) => Promise<unknown>]>([
    [
      'is signed out',
      true,
      ({ app }, _, token) =>
        app.inject({ method: 'POST', url: accounts.logout.path, headers: { cookie: `authToken=${token}` } }),
    ],
    ['is ended from another device', true, (_, ana) => ana.send({ method: 'DELETE', url: sessions.endOthers.path })],
    ['is gone by another process', false, ({ deps }) => deps.db.deleteFrom('sessions').where('id', '>', 1).execute()],
    [
      'has run out',
      false,
      async ({ clock, deps }) => {
        clock.forward(1000);
        await deps.db.updateTable('sessions').set({ expires_at: clock.now() }).where('id', '>', 1).execute();
      },
    ],
  ])('tells nothing more once its session %s', async (_what, isCall, endsSession) => {
    const world = await createWorld();
    const address = await listening(world);
    const ana = await world.signUp();
    await ana.writes('A heron stood in the last light.');
    const token = await signInAgain(world, ana);
    const stream = await listen(address, token);
    await endsSession(world, ana, token);
    if (isCall) {
      // At once, and not only when there is something to tell.
      await stream.over;
    }
    await ana.call(toasts.generate, { body: { forceGenerate: true } });
    await stream.over;
    expect(stream.heard()).toBe(idle);
  });

  it('ends with its session in the middle of a toast', async () => {
    const voiced = Promise.withResolvers<void>();
    const quick = quickSpeech();
    const speak: typeof quick.speak = async (request) => {
      await voiced.promise;
      return quick.speak(request);
    };
    const world = await createWorld({ replaced: { speech: { ...quick, speak } } });
    const address = await listening(world);
    const ana = await world.signUp();
    await ana.writes('A heron stood in the last light.');
    const stream = await listen(address, await signInAgain(world, ana));
    const made = ana.call(toasts.generate, { body: { forceGenerate: true } });
    await expect.poll(() => stream.heard()).toContain('"writing"');
    await ana.send({ method: 'DELETE', url: sessions.endOthers.path });
    voiced.resolve();
    await made;
    await stream.over;
    expect(stream.heard()).not.toContain('"voicing"');
  });

  it('gives each piece as it is spoken, and to who joins later all of them', async () => {
    const quick = quickSpeech();
    const rest = Promise.withResolvers<void>();
    const speak: typeof quick.speak = async ({ onClip, ...request }) => {
      onClip?.({ line: null, isLast: false, fromMs: 0, untilMs: 1, mp3: new Uint8Array([9]) });
      await rest.promise;
      return quick.speak({ ...request, ...(onClip && { onClip }) });
    };
    const world = await createWorld({ replaced: { speech: { ...quick, speak } } });
    const address = await listening(world);
    const ana = await world.signUp();
    const ben = await world.signUp('ben');
    await ana.writes('A heron stood in the last light.');
    const [first, other] = [await listen(address, ana.token), await listen(address, ben.token)];
    const made = ana.call(toasts.generate, { body: { forceGenerate: true } });
    await expect.poll(() => first.heard()).toContain('event: piece');
    const late = await listen(address, ana.token);
    await expect.poll(() => late.heard()).toContain('event: piece');
    rest.resolve();
    const { lines } = await made;
    await Promise.all([first.over, late.over]);
    for (const { heard } of [first, late]) {
      const pieces = [...heard().matchAll(/^event: piece\ndata: (.*)$/gm)].map(([, data]) =>
        spokenPiece.parse(JSON.parse(data ?? '')),
      );
      expect(pieces.slice(1).map((piece) => [piece.lines.map(({ text }) => text), piece.mp3])).toEqual(
        lines.map(({ text }, at) => [[text], Buffer.from([at]).toString('base64')]),
      );
      expect(heard().lastIndexOf('event: piece')).toBeLessThan(heard().indexOf('"done"'));
    }
    expect(other.heard()).toBe(idle);
  });

  it('is closed within moments of the end of its session, also while there is nothing to tell', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const world = await createWorld();
    const address = await listening(world);
    const ana = await world.signUp();
    const stream = await listen(address, ana.token);
    vi.advanceTimersByTime(15_000);
    await expect.poll(() => stream.heard()).toBe(`${idle}: still here\n\n`);
    await world.deps.db.deleteFrom('sessions').execute();
    vi.advanceTimersByTime(15_000);
    await stream.over;
    expect(stream.heard()).toBe(`${idle}: still here\n\n`);
  });
});
