import type { Clock } from '#server/platform/clock.ts';
import type { Outgoing } from '#server/platform/outside/outside.ts';
import { WritingError } from '#server/platform/writing/writing-error.ts';
import { createBreaker } from './breaker.ts';
import type { LineSpeaker } from './line-speaker.ts';
import { serviceSpeaker, type ServiceConfig } from './service-speaker.ts';
import { sherpaSpeaker, type SherpaConfig } from './sherpa/sherpa-speaker.ts';
import type { ServiceSound } from './sound-in.ts';

/** What speaks toasts in the place of the built-in voice, and with which of its voices. */
export type VoiceConfig = ServiceConfig | SherpaConfig;

/** The lines of one text, null where there is nothing to say. */
export type ServiceLines = (ServiceSound | null)[];

type SayingAll = {
  narrator: string;
  outgoing: Outgoing;
  signal?: AbortSignal | undefined;
  onLine?: (step: number, of: number) => void;
};

/** What an operator has chosen to speak toasts. */
export type VoiceService = {
  /**
   * All lines, as many at a time as it can. Throws WritingError when one of them cannot be had, or when it is left alone
   * because it failed several times in a row; and the signal's reason when that is aborted.
   */
  say(lines: string[], saying: SayingAll): Promise<ServiceLines>;
  close(): Promise<void>;
};

/** Faster than anybody reads aloud, and slower; what lies outside is not this line. */
const leastMsPerCharacter = 15;
const mostMsPerCharacter = 400;
const mostMsMore = 5000;
/** About -54 dB: what stays under it is silence. */
const quietest = 0.002;

/** The voice of this configuration. */
export function createVoiceService(config: VoiceConfig, clock: Clock): VoiceService {
  const breaker = createBreaker(clock);
  const speaker: LineSpeaker = config.kind === 'sherpa' ? sherpaSpeaker(config) : serviceSpeaker(config);

  async function say(lines: string[], { narrator, outgoing, signal, onLine }: SayingAll): Promise<ServiceLines> {
    const state = breaker.begin();
    if (state === 'open') {
      throw new WritingError('unreachable');
    }
    // With the first failure the others are not waited for: none of them will be used.
    const stop = new AbortController();
    const voice = config.voices[narrator] ?? config.otherVoice;
    const spoken: ServiceLines = lines.map(() => null);
    let next = 0;
    const sayNext = async () => {
      const at = next;
      next += 1;
      const line = lines[at] ?? '';
      onLine?.(at + 1, lines.length);
      if (/[\p{L}\p{N}]/u.test(line)) {
        const signals = [stop.signal, ...(signal ? [signal] : [])];
        spoken[at] = checked(await speaker.say({ line, voice, signals, outgoing }), line);
      }
    };
    const sayRest = async () => {
      while (next < lines.length) {
        await sayNext();
      }
    };
    try {
      if (state === 'trying') {
        await sayNext();
      }
      await Promise.all(Array.from({ length: speaker.atOnce }, sayRest));
    } catch (error) {
      stop.abort();
      signal?.throwIfAborted();
      breaker.failed();
      throw error;
    }
    breaker.succeeded();
    return spoken;
  }

  return { say, close: () => speaker.close() };
}

function checked(sound: ServiceSound, line: string): ServiceSound {
  const { samples, rate } = sound;
  if (!samples.some((sample) => Math.abs(sample) > quietest)) {
    throw new WritingError('empty');
  }
  const ms = (samples.length * 1000) / rate;
  if (ms < line.length * leastMsPerCharacter || ms > line.length * mostMsPerCharacter + mostMsMore) {
    throw new WritingError('unreadable');
  }
  return sound;
}
