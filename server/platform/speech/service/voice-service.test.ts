import { describe, expect, it } from 'vitest';
import type { Clock } from '#server/platform/clock.ts';
import { WritingError } from '#server/platform/writing/writing-error.ts';
import { hum, standIn, wav, type Part } from './stand-in.fixture.ts';
import { createVoiceService } from './voice-service.ts';
import { unnoted } from '#server/platform/outside/unnoted.fixture.ts';

const lines = ['You saw a heron by the river.', 'Your sister called on Sunday.', 'Here is to you.'];
const good: Part = { body: wav(hum()) };

function clockAt(now: number): Clock & { pass(ms: number): void } {
  let at = now;
  return {
    now: () => at,
    pass: (ms) => {
      at += ms;
    },
  };
}

describe('a voice service', () => {
  it('is asked for each line the way OpenAI is, in the voice of the narrator', async () => {
    const { asked, config } = await standIn(good);
    const heard: number[] = [];
    const spoken = await createVoiceService(config, clockAt(0)).say([...lines, '🎉'], {
      narrator: 'calm',
      outgoing: unnoted,
      onLine: (step) => heard.push(step),
    });
    expect(spoken.map((line) => line && line.samples.length / line.rate)).toEqual([2, 2, 2, null]);
    expect(heard).toEqual([1, 2, 3, 4]);
    expect(asked.map(({ body }) => body['input'])).toEqual(expect.arrayContaining(lines));
    expect(asked[0]).toMatchObject({
      path: '/v1/audio/speech',
      headers: { authorization: 'Bearer the-key' },
      body: { model: 'small-voice', voice: 'soft', response_format: 'wav' },
    });
  });

  it('is asked the way ElevenLabs is, and a narrator without a voice of its own has the usual one', async () => {
    const { asked, config } = await standIn({ body: hum({ rate: 22_050 }) });
    const service = createVoiceService({ ...config, kind: 'elevenlabs' }, clockAt(0));
    const [line] = await service.say(lines.slice(0, 1), { narrator: 'bright', outgoing: unnoted });
    expect(line).toMatchObject({ rate: 22_050 });
    expect(asked[0]).toMatchObject({
      path: '/v1/text-to-speech/plain?output_format=pcm_22050',
      headers: { 'xi-api-key': 'the-key' },
      body: { text: lines[0], model_id: 'small-voice' },
    });
  });

  it('may leave the length of its sound open, as one does that begins before it knows', async () => {
    const { config } = await standIn({ body: wav(hum(), { size: 0xff_ff_ff_ff }) });
    const [line] = await createVoiceService(config, clockAt(0)).say(lines.slice(0, 1), {
      narrator: 'calm',
      outgoing: unnoted,
    });
    expect(line?.samples).toHaveLength(48_000);
  });

  it.each<[string, Part, string]>([
    ['hangs', { hangs: true }, 'timeout'],
    ['breaks off', { breaks: 'at once' }, 'failed'],
    ['breaks off in the middle', { breaks: 'in the middle' }, 'failed'],
    ['has no time', { status: 429 }, 'busy'],
    ['fails', { status: 500, body: 'no' }, 'failed'],
    ['refuses the key', { status: 401 }, 'refused'],
    ['points elsewhere', { status: 307, headers: { location: 'http://127.0.0.1:9/' } }, 'redirected'],
    ['answers nothing', { body: '' }, 'unreadable'],
    ['answers a page', { body: '<!doctype html><title>Welcome</title>' }, 'unreadable'],
    ['answers noise that is no file', { body: Buffer.alloc(9000, 7) }, 'unreadable'],
    ['claims more than it sends', { body: wav(hum(), { size: 500_000 }) }, 'unreadable'],
    ['sends an unknown rate', { body: wav(hum(), { rate: 23_999 }) }, 'unreadable'],
    ['sends silence', { body: wav(hum({ peak: 0 })) }, 'empty'],
    ['sends a snatch', { body: wav(hum({ seconds: 0.1 })) }, 'unreadable'],
    ['sends a minute for a few words', { body: wav(hum({ seconds: 60 })) }, 'unreadable'],
    ['sends a hundred megabytes', { body: Buffer.alloc(100_000_000) }, 'too-long'],
  ])('that %s speaks nothing, and why holds no word', async (_, part, reason) => {
    const { config } = await standIn(part);
    const said = createVoiceService(config, clockAt(0)).say(lines, { narrator: 'calm', outgoing: unnoted });
    const error: unknown = await said.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(WritingError);
    expect(error).toMatchObject({ reason });
    expect(JSON.stringify(error) + String(error)).not.toMatch(/heron|the-key/);
  });

  it('that nobody serves is unreachable', async () => {
    const { config } = await standIn(good);
    const service = createVoiceService({ ...config, url: 'http://127.0.0.1:2/v1' }, clockAt(0));
    await expect(service.say(lines, { narrator: 'calm', outgoing: unnoted })).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });

  it('is left alone after three failures in a row, then tried with one line', async () => {
    const clock = clockAt(1_000_000);
    const { asked, config, plays } = await standIn({ status: 500 });
    const service = createVoiceService(config, clock);
    const fails = () =>
      expect(service.say(lines, { narrator: 'calm', outgoing: unnoted })).rejects.toBeInstanceOf(WritingError);
    await fails();
    await fails();
    await fails();
    const before = asked.length;
    await fails();
    clock.pass(9 * 60_000);
    await fails();
    expect(asked).toHaveLength(before);
    clock.pass(60_000);
    await fails();
    expect(asked).toHaveLength(before + 1);
    plays(good);
    await fails();
    clock.pass(10 * 60_000);
    expect(await service.say(lines, { narrator: 'calm', outgoing: unnoted })).toHaveLength(3);
    expect(await service.say(lines, { narrator: 'calm', outgoing: unnoted })).toHaveLength(3);
    expect(asked).toHaveLength(before + 7);
  });

  it('counts no failure when the one who waits goes away', async () => {
    const { asked, config, plays } = await standIn({ hangs: true });
    const service = createVoiceService(config, clockAt(0));
    for (let i = 0; i < 3; i += 1) {
      await expect(
        service.say(lines, { narrator: 'calm', outgoing: unnoted, signal: AbortSignal.abort(new Error('gone')) }),
      ).rejects.toThrow('gone');
    }
    plays(good);
    expect(await service.say(lines, { narrator: 'calm', outgoing: unnoted })).toHaveLength(3);
    expect(asked.length).toBeGreaterThan(2);
  });
});
