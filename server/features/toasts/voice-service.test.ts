import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { soundOf } from '#server/features/narrators/narrators.service.ts';
import { createSpeech, type SpeakRequest, type Speech } from '#server/platform/speech/speech.ts';
import { hum, standIn, wav } from '#server/platform/speech/service/stand-in.fixture.ts';
import { createVoiceService } from '#server/platform/speech/service/voice-service.ts';
import { withService } from '#server/platform/speech/service/with-service.ts';
import { quickSpeech } from '#server/test/quick-speech.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { unnoted } from '#server/platform/outside/unnoted.fixture.ts';

const force = { body: { forceGenerate: true } };

describe.each(engines)('a toast that a service speaks, on %s', (engine) => {
  async function servedWorld(...parts: Parameters<typeof standIn>) {
    const service = await standIn(...parts);
    const requests: SpeakRequest[] = [];
    const builtin: Speech = {
      ...quickSpeech(),
      speak: (request) => {
        requests.push(request);
        return quickSpeech().speak(request);
      },
    };
    const troubles: unknown[] = [];
    const lines: string[] = [];
    const speech = withService(builtin, {
      service: createVoiceService(service.config, { now: () => 0 }),
      onTrouble: (error) => troubles.push(error),
    });
    const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) });
    const world = await createWorld({ engine, replaced: { speech, log } });
    const ana = await world.signUp();
    await ana.writes('I saw a heron standing in the last light by the river.');
    return { ...world, ana, service, requests, troubles, logged: () => lines.join('') };
  }

  it('says so, and the service hears the lines of the toast alone', async () => {
    const { ana, service, requests, logged } = await servedWorld({ body: wav(hum({ seconds: 3 })) });
    const toast = await ana.call(toasts.generate, force);
    expect(toast).toMatchObject({ voice: 'ready', voicedBy: 'service' });
    expect(await ana.call(toasts.latest)).toMatchObject({ voicedBy: 'service' });
    const asked = service.asked.map(({ body }) => body['input']);
    expect(asked).toHaveLength(toast.lines.length);
    expect(requests.at(-1)?.voiced).toHaveLength(toast.lines.length);
    expect(logged()).not.toMatch(/heron|the-key/);
  });

  it('is spoken whole by the built-in voice when one line cannot be had, and says that too', async () => {
    const { ana, requests, troubles } = await servedWorld({ body: wav(hum({ seconds: 3 })) }, { status: 500 });
    const toast = await ana.call(toasts.generate, force);
    expect(toast).toMatchObject({ voice: 'ready', voicedBy: 'fallback' });
    expect(requests.at(-1)?.voiced).toBeUndefined();
    expect(troubles).toHaveLength(1);
    expect(String(troubles[0])).not.toContain('heron');
  });
});

it('what a service spoke becomes a recording like every other, with a cue for each line', async () => {
  const { config } = await standIn({ body: wav(hum({ rate: 44_100 }), { rate: 44_100 }) });
  const builtin = createSpeech();
  const speech = withService(builtin, {
    service: createVoiceService(config, { now: () => 0 }),
    onTrouble: (error) => {
      throw error;
    },
  });
  const made = await speech.speak({
    lines: ['You saw a heron by the river.', '🎉', 'Here is to you.'],
    sound: soundOf('calm'),
    byService: { narrator: 'calm', outgoing: unnoted },
  });
  await speech.close();
  expect(made.voicedBy).toBe('service');
  expect(made.cues[1]).toBeNull();
  const [first, , last] = made.cues;
  expect((first?.endMs ?? 0) - (first?.startMs ?? 0)).toBeGreaterThan(1900);
  expect(last?.startMs).toBe((first?.endMs ?? 0) + soundOf('calm').lastPauseMs);
  expect(made.durationMs).toBeGreaterThan(last?.endMs ?? 0);
  expect(made.mp3[0]).toBe(0xff);
});
