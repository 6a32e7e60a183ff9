import { afterEach, assert, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceVoice, Speech } from '#web/lib/device-speech.ts';
import { hushAll } from '#web/lib/one-sound.ts';
import { createDeviceReader } from './device-reader.ts';
import { guessCues } from './device-utterances.ts';

const lines = ['You swam in the lake.', 'Kasia wrote twice. She is well.', 'Here is to the lake.'];
const cues = guessCues(lines);

type Said = {
  text: string;
  rate: number;
  voice: DeviceVoice | null;
  onstart?: () => void;
  onboundary?: (event: { name: string; charIndex: number; charLength?: number }) => void;
  onend?: () => void;
  onerror?: (event: { error: string }) => void;
};

function aReader({ greeting = null as string | null, isHidden = false } = {}) {
  const said: Said[] = [];
  const speech = {
    speaking: false,
    pending: false,
    cancels: 0,
    cancel: () => {
      speech.cancels += 1;
      speech.speaking = false;
      // As browsers do: it is told as an error, or as an end.
      const last = said.at(-1);
      last?.onerror?.({ error: 'canceled' });
      last?.onend?.();
    },
    resume: () => {},
    speak: (utterance: Said) => {
      said.push(utterance);
    },
  };
  let voice = { name: 'Ada', lang: 'en-GB' } as DeviceVoice;
  let draw: ((now: number) => void) | undefined;
  const reader = createDeviceReader({
    speech: speech as unknown as Speech,
    makeUtterance: (text) => ({ text }) as unknown as SpeechSynthesisUtterance,
    lines,
    greeting,
    voice: () => voice,
    speed: 1,
    nextFrame: (task) => {
      draw = task;
      return 1;
    },
    dropFrame: () => {
      draw = undefined;
    },
    isHidden: () => isHidden,
  });
  const last = () => {
    const utterance = said.at(-1);
    assert(utterance, 'Something was said.');
    return utterance;
  };
  return {
    reader,
    said,
    speech,
    last,
    texts: () => said.map(({ text }) => text.trim()),
    /** The voice begins and ends what it was last given, and the pause after it passes. */
    says: () => {
      last().onstart?.();
      last().onend?.();
      vi.advanceTimersByTime(1000);
    },
    isSilent: () => draw === undefined,
    frame: (now: number) => draw?.(now),
    takes: (next: string) => {
      voice = { name: next, lang: 'en-US' } as DeviceVoice;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  hushAll();
  vi.useRealTimers();
});

describe('a toast read by the device', () => {
  it('is said a sentence at a time, to its end, and again from the start', () => {
    const { reader, says, texts } = aReader();
    expect(reader.getState()).toMatchObject({ status: 'idle', durationMs: cues[2]?.endMs });
    reader.play();
    expect(texts()).toEqual(['You swam in the lake.']);
    says();
    says();
    says();
    expect(texts()).toEqual([lines[0], 'Kasia wrote twice.', 'She is well.', lines[2]]);
    expect(reader.getState().status).toBe('playing');
    says();
    expect(reader.getState()).toMatchObject({ status: 'ended', currentMs: cues[2]?.endMs });
    reader.play();
    expect(texts().at(-1)).toBe(lines[0]);
    expect(reader.getState()).toMatchObject({ status: 'playing', currentMs: 0 });
  });

  it('takes a breath between lines and none within one', () => {
    const { reader, last, said } = aReader();
    reader.play();
    last().onstart?.();
    last().onend?.();
    vi.advanceTimersByTime(449);
    expect(said).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(said).toHaveLength(2);
    last().onend?.();
    expect(said).toHaveLength(3);
  });

  it('begins with the name, from the start only', () => {
    const { reader, says, texts } = aReader({ greeting: 'Ana,' });
    reader.play();
    says();
    says();
    says();
    expect(texts().slice(0, 3)).toEqual(['Ana,', lines[0], 'Kasia wrote twice.']);
    reader.pause();
    reader.seek(cues[2]?.startMs ?? 0);
    reader.play();
    expect(texts().at(-1)).toBe(lines[2]);
    says();
    reader.play();
    expect(texts().at(-1)).toBe('Ana,');
    reader.pause();
    reader.play();
    expect(texts().at(-1)).toBe('Ana,');
  });

  it('marks the word that is said where the browser tells it, by its place in the line', () => {
    const { reader, last, says } = aReader();
    reader.play();
    says();
    says();
    last().onstart?.();
    expect(reader.getState()).toMatchObject({ wordStart: -1, wordEnd: -1 });
    last().onboundary?.({ name: 'word', charIndex: 7, charLength: 4 });
    const { wordStart, wordEnd, currentMs } = reader.getState();
    expect(lines[1]?.slice(wordStart, wordEnd)).toBe('well');
    expect(currentMs).toBeGreaterThan(cues[1]?.startMs ?? 0);
    last().onboundary?.({ name: 'sentence', charIndex: 0 });
    expect(reader.getState().wordStart).toBe(wordStart);
    last().onend?.();
    expect(reader.getState().wordStart).toBe(-1);
  });

  it('moves on as time goes by, and never into the next sentence', () => {
    const { reader, last, frame } = aReader();
    reader.play();
    frame(0);
    expect(reader.getState().currentMs).toBe(0);
    last().onstart?.();
    frame(5000);
    frame(5500);
    expect(reader.getState().currentMs).toBe(500);
    frame(60_000);
    expect(reader.getState().currentMs).toBe((cues[0]?.endMs ?? 0) - 1);
  });
});

describe('pausing and moving', () => {
  it('goes on with the sentence that was broken off', () => {
    const { reader, says, last, speech, texts, isSilent } = aReader();
    reader.play();
    says();
    says();
    last().onstart?.();
    reader.toggle();
    expect(reader.getState().status).toBe('paused');
    expect([speech.cancels, isSilent()]).toEqual([1, true]);
    vi.advanceTimersByTime(60_000);
    reader.toggle();
    expect(texts().slice(-2)).toEqual(['She is well.', 'She is well.']);
  });

  it('is paused in the breath between two lines as well', () => {
    const { reader, last, said } = aReader();
    reader.play();
    last().onstart?.();
    last().onend?.();
    reader.pause();
    vi.advanceTimersByTime(10_000);
    expect(said).toHaveLength(1);
    reader.play();
    expect(said.at(-1)?.text.trim()).toBe('Kasia wrote twice.');
  });

  it('goes to a line, and from line to line, and gives the browser a moment after hushing it', () => {
    const { reader, last, texts, said } = aReader();
    reader.play();
    last().onstart?.();
    reader.seekBy(5000);
    expect(said).toHaveLength(1);
    vi.advanceTimersByTime(80);
    expect(texts().at(-1)).toBe('Kasia wrote twice.');
    reader.seek((cues[2]?.startMs ?? 0) + 100);
    vi.advanceTimersByTime(80);
    expect(texts().at(-1)).toBe(lines[2]);
    reader.seekBy(-5000);
    reader.seekBy(-5000);
    vi.advanceTimersByTime(80);
    expect(texts().at(-1)).toBe(lines[0]);
    expect(reader.getState()).toMatchObject({ status: 'playing', currentMs: 0 });
  });

  it('says the sentence again at another speed, or in another voice from the next one on', () => {
    const { reader, last, says, takes } = aReader();
    reader.play();
    last().onstart?.();
    reader.setSpeed(1.5);
    vi.advanceTimersByTime(80);
    expect(last()).toMatchObject({ text: lines[0], rate: 1.5, voice: { name: 'Ada' } });
    takes('Bea');
    says();
    expect(last()).toMatchObject({ rate: 1.5, voice: { name: 'Bea' }, lang: 'en-US' });
  });

  it('hushes what another page had said before', () => {
    const { reader, speech, said } = aReader();
    speech.speaking = true;
    reader.play();
    expect([speech.cancels, said.length]).toEqual([1, 0]);
    vi.advanceTimersByTime(80);
    expect(said).toHaveLength(1);
  });

  it('falls silent when another sound begins', () => {
    const { reader } = aReader();
    reader.play();
    hushAll();
    expect(reader.getState().status).toBe('paused');
  });
});

describe('a voice that fails', () => {
  it('says so, and keeps the place', () => {
    const { reader, says, last, texts } = aReader();
    reader.play();
    says();
    last().onerror?.({ error: 'synthesis-failed' });
    expect(reader.getState()).toMatchObject({ status: 'paused', isBroken: true, currentMs: cues[1]?.startMs });
    reader.play();
    expect(reader.getState().isBroken).toBe(false);
    expect(texts().at(-1)).toBe('Kasia wrote twice.');
  });

  it('is one that never begins, or never ends', () => {
    const { reader, last } = aReader();
    reader.play();
    vi.advanceTimersByTime(8000);
    expect(reader.getState()).toMatchObject({ status: 'paused', isBroken: true });
    reader.play();
    last().onstart?.();
    vi.advanceTimersByTime(8000);
    expect(reader.getState().isBroken).toBe(false);
    vi.advanceTimersByTime(8000);
    expect(reader.getState()).toMatchObject({ status: 'paused', isBroken: true });
  });

  it('is not blamed for being interrupted, nor for the browser that wants a tap, nor behind a hidden page', () => {
    for (const error of ['interrupted', 'not-allowed']) {
      const { reader, last } = aReader();
      reader.play();
      last().onerror?.({ error });
      expect(reader.getState()).toMatchObject({ status: 'paused', isBroken: false });
    }
    const { reader } = aReader({ isHidden: true });
    reader.play();
    vi.advanceTimersByTime(8000);
    expect(reader.getState()).toMatchObject({ status: 'paused', isBroken: false });
  });
});
