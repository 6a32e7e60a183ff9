import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSpeaker } from './device-speaker.ts';
import type { DeviceVoice, Speech } from './device-speech.ts';

const voice = { name: 'Ada', lang: 'en-GB' } as DeviceVoice;

function aSpeaker() {
  const order: string[] = [];
  const utterances: SpeechSynthesisUtterance[] = [];
  const speech = {
    speaking: false,
    pending: false,
    cancel: () => order.push('cancel'),
    resume: () => order.push('resume'),
    speak: (utterance: SpeechSynthesisUtterance) => {
      order.push(utterance.text);
      utterances.push(utterance);
    },
  };
  const speaker = createSpeaker({
    speech: speech as unknown as Speech,
    makeUtterance: (text) => ({ text }) as SpeechSynthesisUtterance,
  });
  const onEnd = vi.fn<() => void>();
  const onBreak = vi.fn<(isFault: boolean) => void>();
  const onWord = vi.fn<(start: number, length?: number) => void>();
  return {
    order,
    speaker,
    utterances,
    speech,
    onEnd,
    onBreak,
    onWord,
    say: (text: string) => speaker.say({ text, voice, rate: 1, onWord, onEnd, onBreak }),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('speaks in the very tap, and with a pause after it hushed what was said before', () => {
  const { say, order, utterances, onEnd, onBreak } = aSpeaker();
  say('One.');
  expect(order).toEqual(['resume', 'One.']);
  expect(utterances[0]).toMatchObject({ voice, lang: 'en-GB', rate: 1 });
  say('Two.');
  expect(order.slice(2)).toEqual(['cancel']);
  vi.advanceTimersByTime(80);
  expect(order.slice(3)).toEqual(['resume', 'Two.']);
  // What comes late of the first one is of no concern.
  utterances[0]?.onend?.({} as SpeechSynthesisEvent);
  utterances[0]?.onerror?.({ error: 'interrupted' } as SpeechSynthesisErrorEvent);
  expect([onEnd.mock.calls.length, onBreak.mock.calls.length]).toEqual([0, 0]);
  utterances[1]?.onend?.({} as SpeechSynthesisEvent);
  vi.advanceTimersByTime(60_000);
  expect([onEnd.mock.calls.length, onBreak.mock.calls.length]).toEqual([1, 0]);
});

it('says nothing any more that was hushed before it began', () => {
  const { say, order, speaker } = aSpeaker();
  say('One.');
  say('Two.');
  speaker.hush();
  vi.advanceTimersByTime(60_000);
  expect(order).not.toContain('Two.');
});

it('tells words and no sentences, and takes each as a sign that the voice is well', () => {
  const { say, utterances, onWord, onBreak } = aSpeaker();
  say('One two.');
  const tell = (event: Partial<SpeechSynthesisEvent>) => utterances[0]?.onboundary?.(event as SpeechSynthesisEvent);
  tell({ name: 'sentence', charIndex: 0 });
  tell({ name: 'word', charIndex: 4, charLength: 3 });
  expect(onWord.mock.calls).toEqual([[4, 3]]);
  vi.advanceTimersByTime(8500);
  tell({ name: 'word', charIndex: 0 });
  vi.advanceTimersByTime(8500);
  expect(onBreak).not.toHaveBeenCalled();
  vi.advanceTimersByTime(8500);
  expect(onBreak.mock.calls).toEqual([[true]]);
});
