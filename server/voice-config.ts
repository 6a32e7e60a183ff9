import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { elevenLabsUrl } from '#server/platform/speech/service/service-speaker.ts';
import { sherpaModels } from '#server/platform/speech/service/sherpa/model-folder.ts';
import type { VoiceConfig } from '#server/platform/speech/service/voice-service.ts';
import { narratorIds } from '#shared/contract/narrators.ts';

type Settings = {
  VOICE: 'builtin' | VoiceConfig['kind'];
  VOICE_URL?: string | undefined;
  VOICE_KEY?: string | undefined;
  VOICE_MODEL?: string | undefined;
  VOICE_MODEL_FOLDER?: string | undefined;
  VOICE_NARRATORS: Record<string, string>;
  VOICE_TIMEOUT_MS: number;
};

/** What most services that speak OpenAI's way know. */
const usualVoice = 'alloy';
/** Every model has this one. */
const firstSpeaker = '0';

/** `motivational=af_heart, calm=bf_emma` as a map of our narrators to a service's voices. */
export const narratorVoices = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (written) =>
          pairsIn(written).every(([narrator, voice]) => isNarrator(narrator) && /^[\x21-\x7e]+$/.test(voice)),
        `must be narrator=voice, separated by commas; the narrators are ${narratorIds.join(', ')}`,
      ),
    ),
  z.transform((written) => Object.fromEntries(pairsIn(written)) as Record<string, string>),
);

/** What the chosen voice lacks or cannot use, a sentence each: an address that is not given is never guessed. */
export function problemsOfVoice(given: NodeJS.ProcessEnv): string[] {
  const needed: Record<string, string[]> = {
    'openai-compatible': ['VOICE_URL', 'VOICE_MODEL'],
    elevenlabs: ['VOICE_KEY', 'VOICE_MODEL', 'VOICE_NARRATORS'],
    sherpa: ['VOICE_MODEL', 'VOICE_MODEL_FOLDER'],
  };
  const voice = given['VOICE'] ?? 'builtin';
  const missing = (needed[voice] ?? [])
    .filter((name) => given[name] === undefined)
    .map((name) => `${name} is needed when VOICE is ${voice}`);
  return voice === 'sherpa' ? [...missing, ...problemsOfSherpa(given)] : missing;
}

function problemsOfSherpa({ VOICE_MODEL: model, VOICE_NARRATORS: narrators = '' }: NodeJS.ProcessEnv): string[] {
  const isKnown = model === undefined || sherpaModels.some((kind) => kind === model);
  const areNumbers = pairsIn(narrators).every(([, speaker]) => narrators === '' || /^\d{1,4}$/.test(speaker));
  return [
    ...(isKnown ? [] : [`VOICE_MODEL must be ${sherpaModels.join(', ')} when VOICE is sherpa`]),
    ...(areNumbers ? [] : ['VOICE_NARRATORS must give numbers of speakers when VOICE is sherpa']),
  ];
}

/** The service that speaks, or null for the built-in voice. A narrator without a voice has the first one named. */
export function voiceOf(data: Settings): VoiceConfig | null {
  const { VOICE: kind, VOICE_URL: url, VOICE_KEY: key, VOICE_MODEL: model, VOICE_NARRATORS: voices } = data;
  if (kind === 'builtin' || model === undefined) {
    return null;
  }
  const timeoutMs = data.VOICE_TIMEOUT_MS;
  const [first] = Object.values(voices);
  if (kind === 'sherpa') {
    const known = sherpaModels.find((name) => name === model) ?? 'vits';
    const folder = data.VOICE_MODEL_FOLDER ?? '';
    return { kind, model: known, folder: resolve(folder), timeoutMs, voices, otherVoice: first ?? firstSpeaker };
  }
  return { kind, url: url ?? elevenLabsUrl, key, model, timeoutMs, voices, otherVoice: first ?? usualVoice };
}

function pairsIn(written: string): [string, string][] {
  return written.split(',').map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, Math.max(0, at)).trim(), pair.slice(at + 1).trim()];
  });
}

function isNarrator(id: string): boolean {
  return narratorIds.some((known) => known === id);
}
