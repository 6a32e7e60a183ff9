import type { Clock } from '#server/platform/clock.ts';
import { carefulFetch } from '#server/platform/writing/careful-fetch.ts';
import { WritingError } from '#server/platform/writing/writing-error.ts';
import { createBreaker } from './breaker.ts';
import { soundInPcm, soundInWav, type ServiceSound } from './sound-in.ts';

/** Which service speaks toasts, where it is, and with which of its voices. */
export type VoiceConfig = {
  kind: 'openai-compatible' | 'elevenlabs';
  /** The address its calls begin with, as in `http://localhost:8880/v1`. */
  url: string;
  key: string | undefined;
  model: string;
  /** The longest that one line may take. */
  timeoutMs: number;
  /** The service's voice for each narrator that has one of its own. */
  voices: Record<string, string>;
  /** The voice of all other narrators. */
  otherVoice: string;
};

/** The lines of one text, null where there is nothing to say. */
export type ServiceLines = (ServiceSound | null)[];

type Saying = { narrator: string; signal?: AbortSignal | undefined; onLine?: (step: number, of: number) => void };

/** A service that an operator has chosen to speak toasts. */
export type VoiceService = {
  /**
   * All lines, spoken two at a time. Throws WritingError when one of them cannot be had, or when the service is left
   * alone because it failed several times in a row; and the signal's reason when that is aborted.
   */
  say(lines: string[], saying: Saying): Promise<ServiceLines>;
};

/** Where ElevenLabs answers. */
export const elevenLabsUrl = 'https://api.elevenlabs.io/v1';

const atATime = 2;
const elevenLabsRate = 22_050;
/** A minute and a half at 48 kHz and 16 bits: no line is longer. */
const mostBytes = 8_640_000;
/** Faster than anybody reads aloud, and slower; what lies outside is not this line. */
const leastMsPerCharacter = 15;
const mostMsPerCharacter = 400;
const mostMsMore = 5000;
/** About -54 dB: what stays under it is silence. */
const quietest = 0.002;

/** The service of this configuration. */
export function createVoiceService(config: VoiceConfig, clock: Clock): VoiceService {
  const breaker = createBreaker(clock);

  async function say(lines: string[], { narrator, signal, onLine }: Saying): Promise<ServiceLines> {
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
        spoken[at] = await lineFrom(config, { line, voice, signals: [stop.signal, ...(signal ? [signal] : [])] });
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
      await Promise.all(Array.from({ length: atATime }, sayRest));
    } catch (error) {
      stop.abort();
      signal?.throwIfAborted();
      breaker.failed();
      throw error;
    }
    breaker.succeeded();
    return spoken;
  }

  return { say };
}

type Asking = { line: string; voice: string; signals: AbortSignal[] };

async function lineFrom(config: VoiceConfig, { line, voice, signals }: Asking): Promise<ServiceSound> {
  const late = AbortSignal.timeout(config.timeoutMs);
  const { url, ...init } = requestFor(config, { line, voice });
  try {
    const response = await carefulFetch(
      url,
      { ...init, method: 'POST', signal: AbortSignal.any([late, ...signals]) },
      mostBytes,
    );
    if (!response.ok) {
      await response.body?.cancel();
      throw new WritingError(reasonOf(response.status), response.status);
    }
    const bytes = Buffer.from(await response.arrayBuffer());
    return checked(config.kind === 'elevenlabs' ? soundInPcm(bytes, elevenLabsRate) : soundInWav(bytes), line);
  } catch (error) {
    throw late.aborted ? new WritingError('timeout') : writingErrorOf(error);
  }
}

function requestFor({ kind, url, key, model }: VoiceConfig, { line, voice }: Pick<Asking, 'line' | 'voice'>) {
  const base = url.replace(/(?<!\/)\/+$/, '');
  const json = { 'content-type': 'application/json' };
  if (kind === 'elevenlabs') {
    return {
      url: `${base}/text-to-speech/${encodeURIComponent(voice)}?output_format=pcm_${elevenLabsRate}`,
      headers: { ...json, ...(key !== undefined && { 'xi-api-key': key }) },
      body: JSON.stringify({ text: line, model_id: model }),
    };
  }
  return {
    url: `${base}/audio/speech`,
    headers: { ...json, ...(key !== undefined && { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ model, voice, input: line, response_format: 'wav' }),
  };
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

function reasonOf(status: number): WritingError['reason'] {
  return status === 429 ? 'busy' : status >= 500 ? 'failed' : 'refused';
}

/** Without the cause, which may hold what was asked. */
function writingErrorOf(error: unknown): WritingError {
  if (error instanceof WritingError) {
    return error;
  }
  return error instanceof Error && error.cause instanceof WritingError ? error.cause : new WritingError('failed');
}
