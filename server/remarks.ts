import { sherpaTrouble } from '#server/platform/speech/service/sherpa/trouble.ts';
import { localTrouble } from '#server/platform/writing/local/trouble.ts';
import { findOllama, ollamaHint, type Ollama } from '#server/platform/writing/ollama.ts';
import type { Config } from './config.ts';

/**
 * What an operator should know of who writes the toasts, in sentences: why the model in the house does not, or that
 * there is an Ollama which could. Nothing waits for this, and a model on this machine is looked for only where nobody
 * has said who writes.
 */
export async function remarksOnWriter(
  { model, writerChosen }: Pick<Config, 'model' | 'writerChosen'>,
  ollama?: Ollama,
): Promise<string[]> {
  if (model?.kind === 'local') {
    const trouble = await localTrouble(model);
    return trouble === null ? [] : [`The model in the house cannot write, so Clink does it by itself. ${trouble}`];
  }
  return !writerChosen && (await findOllama(ollama)) ? [ollamaHint] : [];
}

/** Why the model that was chosen to speak does not, in a sentence; none where nothing shows. */
export async function remarksOnVoice({ voice }: Pick<Config, 'voice'>): Promise<string[]> {
  const trouble = voice?.kind === 'sherpa' ? await sherpaTrouble(voice) : null;
  return trouble === null ? [] : [`The voice of your own cannot speak, so Clink does it by itself. ${trouble}`];
}
