import { existsSync } from 'node:fs';
import { filesIn } from './model-folder.ts';
import { runtimeFile } from './sherpa.ts';
import type { SherpaConfig } from './sherpa-speaker.ts';

/** What will keep this model from speaking, in a sentence for the operator; null when nothing shows without loading it. */
export async function sherpaTrouble({ folder, model }: Pick<SherpaConfig, 'folder' | 'model'>): Promise<string | null> {
  const files = await filesIn(folder, model);
  if ('missing' in files) {
    return `VOICE_MODEL_FOLDER: ${files.missing}`;
  }
  return existsSync(runtimeFile) ? null : 'What runs it is not installed: run npm run voice:install.';
}
