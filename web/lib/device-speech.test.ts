import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceVoice, Speech } from './device-speech.ts';
import { chosenVoice, labelOf, ownVoices, watchVoices } from './device-speech.ts';

function aVoice(name: string, more: Partial<DeviceVoice> = {}): DeviceVoice {
  return { name, voiceURI: name, lang: 'en-US', localService: true, default: false, ...more };
}

const names = (voices: readonly DeviceVoice[]) => voices.map(({ name }) => name);

describe('the voices of a device', () => {
  it('are the English ones that stay on it', () => {
    const voices = [
      aVoice('Google UK English', { localService: false }),
      aVoice('Anna', { lang: 'de-DE' }),
      aVoice('Samantha'),
      aVoice('English United Kingdom', { lang: 'en_GB' }),
      aVoice('Plain', { lang: 'en' }),
      aVoice('Enu', { lang: 'enu' }),
    ];
    expect(names(ownVoices(voices, []))).toEqual(['Samantha', 'English United Kingdom', 'Plain']);
  });

  it('come the best first: quality, then the region, then the default, and jokes last', () => {
    const voices = [
      aVoice('Fred'),
      aVoice('Samantha', { default: true }),
      aVoice('Alex'),
      aVoice('Daniel', { lang: 'en-GB' }),
      aVoice('Karen', { lang: 'en_AU' }),
      aVoice('Serena', { lang: 'en-GB', voiceURI: 'com.apple.voice.premium.en-GB.Serena' }),
      aVoice('Ava (Enhanced)'),
      aVoice('Kate (Enhanced)', { lang: 'en-GB' }),
      aVoice('Superstar (Premium)', { voiceURI: 'com.apple.speech.synthesis.voice.Superstar' }),
    ];
    expect(names(ownVoices(voices, ['pt-PT', 'en-GB', 'en-US']))).toEqual([
      'Serena',
      'Kate (Enhanced)',
      'Ava (Enhanced)',
      'Daniel',
      'Samantha',
      'Alex',
      'Karen',
      'Superstar (Premium)',
      'Fred',
    ]);
  });

  it('keep the order of the browser where nothing speaks for one of them', () => {
    expect(names(ownVoices([aVoice('Bea'), aVoice('Ada')], ['en-GB']))).toEqual(['Bea', 'Ada']);
  });

  it('are told apart by their address, and their region is no other part of the tag', () => {
    const voices = [
      aVoice('Twin', { lang: 'en-US' }),
      aVoice('Twin', { lang: 'en-GB' }),
      aVoice('Fiona', { lang: 'en-GB-u-sd-gbsct' }),
      aVoice('Odd', { lang: 'en-u-sd-gbsct' }),
    ];
    expect(ownVoices(voices, ['en-US']).map(labelOf)).toEqual(['Twin, United States', 'Fiona, United Kingdom', 'Odd']);
  });

  it('are chosen by their address, and the best serves where that is gone', () => {
    const voices = [aVoice('Ada'), aVoice('Bea')];
    expect(chosenVoice(voices, 'Bea')?.name).toBe('Bea');
    expect(chosenVoice(voices, 'Cleo')?.name).toBe('Ada');
    expect(chosenVoice([], 'Ada')).toBeUndefined();
  });

  it('are listed with their region unless the name says it', () => {
    expect(labelOf(aVoice('Daniel', { lang: 'en-GB' }))).toBe('Daniel, United Kingdom');
    expect(labelOf(aVoice('English United Kingdom', { lang: 'en_GB' }))).toBe('English United Kingdom');
    expect(labelOf(aVoice('Plain', { lang: 'en' }))).toBe('Plain');
  });
});

describe('voices that come late', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function aSpeech(voices: DeviceVoice[] = []) {
    const events = new EventTarget();
    const speech = {
      getVoices: () => voices,
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
    } as unknown as Speech;
    const tell = vi.fn<(voices: DeviceVoice[]) => void>();
    const change = (next: DeviceVoice[]) => {
      voices = next;
      events.dispatchEvent(new Event('voiceschanged'));
    };
    return { speech, tell, change, told: () => tell.mock.calls.map(([list]) => names(list)) };
  }

  it('are told when they are there, once, and again when they are others', () => {
    const { speech, tell, change, told } = aSpeech();
    const stop = watchVoices({ speech, languages: [], tell });
    expect(told()).toEqual([]);
    change([aVoice('Ada')]);
    change([aVoice('Ada')]);
    vi.advanceTimersByTime(10_000);
    expect(told()).toEqual([['Ada']]);
    change([]);
    expect(told()).toEqual([['Ada'], []]);
    stop();
    change([aVoice('Bea')]);
    expect(told()).toHaveLength(2);
  });

  it('are waited for no longer than a moment', () => {
    const { speech, tell, change, told } = aSpeech();
    watchVoices({ speech, languages: [], tell });
    vi.advanceTimersByTime(2499);
    expect(told()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told()).toEqual([[]]);
    change([aVoice('Ada')]);
    expect(told()).toEqual([[], ['Ada']]);
  });

  it('are not there where the device has only foreign ones, or the browser none at all', () => {
    const { speech, tell, told } = aSpeech([aVoice('Anna', { lang: 'de-DE' })]);
    watchVoices({ speech, languages: [], tell });
    watchVoices({ speech: undefined, languages: [], tell })();
    expect(told()).toEqual([[], []]);
  });
});
