import { carefulFetch } from '#server/platform/writing/careful-fetch.ts';
import { WritingError } from '#server/platform/writing/writing-error.ts';
import type { LineSpeaker, Saying } from './line-speaker.ts';
import { soundInPcm, soundInWav, type ServiceSound } from './sound-in.ts';

/** A service that speaks lines at an address. */
export type ServiceConfig = {
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

/** Where ElevenLabs answers. */
export const elevenLabsUrl = 'https://api.elevenlabs.io/v1';

const atOnce = 2;
const elevenLabsRate = 22_050;
/** A minute and a half at 48 kHz and 16 bits: no line is longer. */
const mostBytes = 8_640_000;

/** Asks the service of this configuration for each line. */
export function serviceSpeaker(config: ServiceConfig): LineSpeaker {
  return { atOnce, say: (saying) => lineFrom(config, saying), close: () => Promise.resolve() };
}

async function lineFrom(config: ServiceConfig, { line, voice, signals, outgoing }: Saying): Promise<ServiceSound> {
  const late = AbortSignal.timeout(config.timeoutMs);
  const { url, ...init } = requestFor(config, { line, voice });
  try {
    const response = await carefulFetch(
      url,
      { ...init, method: 'POST', signal: AbortSignal.any([late, ...signals]) },
      { outgoing, most: mostBytes },
    );
    if (!response.ok) {
      await response.body?.cancel();
      throw new WritingError(reasonOf(response.status), response.status);
    }
    const bytes = Buffer.from(await response.arrayBuffer());
    return config.kind === 'elevenlabs' ? soundInPcm(bytes, elevenLabsRate) : soundInWav(bytes);
  } catch (error) {
    throw late.aborted ? new WritingError('timeout') : writingErrorOf(error);
  }
}

function requestFor({ kind, url, key, model }: ServiceConfig, { line, voice }: Pick<Saying, 'line' | 'voice'>) {
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
