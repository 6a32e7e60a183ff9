import { describe, expect, it } from 'vitest';
import { makeDueToasts } from '#server/test/due-toasts.ts';
import { quickSpeech } from '#server/test/quick-speech.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { settings } from '#shared/contract/settings.ts';
import { shares } from '#shared/contract/shares.ts';
import { toasts } from '#shared/contract/toasts.ts';

const force = { body: { forceGenerate: true } };
const without = { body: { playsMusic: false } };

describe.each(engines)('music under a toast, on %s', (engine) => {
  async function heardWorld() {
    const music: (boolean | undefined)[] = [];
    const quick = quickSpeech();
    const speech = {
      ...quick,
      speak: (request: Parameters<typeof quick.speak>[0]) => {
        music.push(request.music);
        return quick.speak(request);
      },
    };
    const world = await createWorld({ engine, replaced: { speech } });
    const ana = await world.signUp('ana', { timezone: 'Europe/Lisbon' });
    await ana.writes('We picked the first lemons.');
    await ana.writes('A heron stood in the last light by the river.');
    return { ...world, ana, music };
  }

  it('is there until it is switched off, in a toast as in what is shared of it', async () => {
    const { ana, music } = await heardWorld();
    expect(await ana.call(settings.preferences)).toMatchObject({ playsMusic: true });
    const { id } = await ana.call(toasts.generate, force);
    const part = {
      params: { id: String(id) },
      body: { visibility: 'link-only' as const, allowComments: true, lines: [0] },
    };
    await ana.call(shares.share, part);
    expect(music).toEqual([true, true]);

    expect(await ana.call(settings.savePreferences, without)).toMatchObject({ playsMusic: false });
    await ana.call(shares.share, { ...part, body: { ...part.body, lines: [1] } });
    await ana.call(toasts.generate, force);
    expect(music).toEqual([true, true, false, false]);
  });

  it('is left out of a weekly toast that was prepared with it', async () => {
    const { ana, music, clock, deps } = await heardWorld();
    clock.set('2026-03-08T08:59:00Z');
    await makeDueToasts(deps);
    await ana.call(settings.savePreferences, without);
    clock.set('2026-03-08T09:00:00Z');
    await makeDueToasts(deps);
    expect(await ana.call(toasts.latest)).toMatchObject({ voice: 'ready' });
    expect(music).toEqual([true, false]);
  });
});
