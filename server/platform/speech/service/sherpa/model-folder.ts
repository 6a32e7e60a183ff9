import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelFiles } from './sherpa.ts';

/** The kinds of models that can speak. */
export const sherpaModels = ['vits', 'kokoro', 'kitten', 'matcha'] as const;
export type SherpaModel = (typeof sherpaModels)[number];

const vocoder = /vocos|hifigan|vocoder/i;

/**
 * The files of a model in its folder, as its kind wants them, the way these models are handed out: `tokens.txt`, one
 * `.onnx` file, and beside them voices, lexicons or the rules of eSpeak where it has some. What is missing, in a sentence
 * for the operator, where it cannot be one.
 */
export async function filesIn(folder: string, kind: SherpaModel): Promise<ModelFiles | { missing: string }> {
  const names = await readdir(folder).catch(() => null);
  if (!names) {
    return { missing: `There is no folder ${folder}.` };
  }
  const at = (name: string) => join(folder, name);
  const models = names.filter((name) => name.endsWith('.onnx')).toSorted((one, other) => one.length - other.length);
  const model = models.find((name) => !vocoder.test(name));
  const lexicons = names
    .filter((name) => /^lexicon.*\.txt$/.test(name))
    .toSorted()
    .map(at);
  const needed = {
    '.onnx': model,
    'tokens.txt': names.find((name) => name === 'tokens.txt'),
    ...((kind === 'kokoro' || kind === 'kitten') && { 'voices.bin': names.find((name) => name === 'voices.bin') }),
    ...(kind === 'matcha' && { 'vocoder (.onnx)': models.find((name) => vocoder.test(name)) }),
  };
  const [lacking] = Object.entries(needed).find(([, name]) => name === undefined) ?? [];
  if (lacking !== undefined || model === undefined) {
    return { missing: `The folder ${folder} has no ${String(lacking)}, which a model of the kind ${kind} needs.` };
  }
  const found: Record<string, string> = {
    [kind === 'matcha' ? 'acousticModel' : 'model']: at(model),
    tokens: at('tokens.txt'),
  };
  if (kind === 'kokoro' || kind === 'kitten') {
    found['voices'] = at('voices.bin');
  }
  if (kind === 'matcha') {
    found['vocoder'] = at(models.find((name) => vocoder.test(name)) ?? '');
  }
  if (names.includes('espeak-ng-data')) {
    found['dataDir'] = at('espeak-ng-data');
  }
  if (lexicons.length > 0) {
    found['lexicon'] = lexicons.join(',');
  }
  return { [kind]: found };
}
