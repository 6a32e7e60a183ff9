import * as z from 'zod/mini';
import type { Outgoing } from '#server/platform/outside/outside.ts';
import { carefulFetch } from '#server/platform/writing/careful-fetch.ts';
import { WritingError } from '#server/platform/writing/writing-error.ts';

/** Which service turns recordings into words, where it is and how long it may take over one. */
export type TranscriberConfig = {
  /** The address its calls begin with, as in `http://localhost:8000/v1`. */
  url: string;
  key: string | undefined;
  model: string;
  timeoutMs: number;
};

type SoundToRead = { bytes: Uint8Array; mime: string };
type Asking = { signal: AbortSignal; outgoing: Outgoing };

/** A service that an operator has chosen to turn recordings into words. */
export type Transcriber = {
  /** Host and port of its address, to be shown. */
  host: string;
  /** The words of one recording. Throws WritingError when there are none in time, for whatever reason. */
  transcribe(sound: SoundToRead, outgoing: Outgoing): Promise<string>;
};

const answer = z.object({ text: z.string() });
const endings: Record<string, string> = { 'audio/webm': 'webm', 'audio/mp4': 'mp4', 'audio/ogg': 'ogg' };

/**
 * The transcriber of this configuration, or null when there is none. It is asked as OpenAI's is, `POST
 * {url}/audio/transcriptions`, and once more when it fails on its side.
 */
export function createTranscriber(config: TranscriberConfig | null): Transcriber | null {
  if (!config) {
    return null;
  }
  const { url, key, model, timeoutMs } = config;

  async function ask({ bytes, mime }: SoundToRead, { signal, outgoing }: Asking): Promise<string> {
    const form = new FormData();
    // Services tell the kind of sound by the ending of its name.
    form.set('file', new Blob([Uint8Array.from(bytes)], { type: mime }), `recording.${endings[mime] ?? 'bin'}`);
    form.set('model', model);
    form.set('response_format', 'json');
    const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
    const response = await carefulFetch(
      `${url.replace(/(?<!\/)\/+$/, '')}/audio/transcriptions`,
      { method: 'POST', body: form, signal, headers },
      { outgoing },
    );
    const text = await response.text();
    if (!response.ok) {
      throw new WritingError(reasonOf(response.status), response.status);
    }
    return textIn(text);
  }

  return {
    host: new URL(url).host,
    async transcribe(sound, outgoing) {
      const signal = AbortSignal.timeout(timeoutMs);
      const once = () =>
        ask(sound, { signal, outgoing }).catch((error: unknown) => {
          throw signal.aborted ? new WritingError('timeout') : writingErrorOf(error);
        });
      return once().catch((error: WritingError) => (error.reason === 'failed' ? once() : Promise.reject(error)));
    },
  };
}

function reasonOf(status: number): WritingError['reason'] {
  return status === 429 ? 'busy' : status >= 500 ? 'failed' : 'refused';
}

function textIn(body: string): string {
  try {
    return answer.parse(JSON.parse(body)).text;
  } catch {
    // Without its cause, which holds what it tripped over.
    throw new WritingError('unreadable');
  }
}

function writingErrorOf(error: unknown): WritingError {
  if (error instanceof WritingError) {
    return error;
  }
  return error instanceof Error && error.cause instanceof WritingError ? error.cause : new WritingError('failed');
}
