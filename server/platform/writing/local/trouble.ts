import { existsSync } from 'node:fs';
import type { LocalConfig } from '../writing.ts';
import { runtimeFile } from './llama.ts';
import { mostMemoryMb } from './memory.ts';
import { lookAtModelFile } from './model-file.ts';

/** About what a model of 3 to 8 billion weights needs besides its file, in megabytes: mostly for what it sees at once. */
const besidesMb = 1200;

/** What will keep this model from writing, in a sentence for the operator; null when nothing shows without loading it. */
export async function localTrouble({ file, memoryMb }: LocalConfig): Promise<string | null> {
  const found = await lookAtModelFile(file);
  if ('trouble' in found) {
    return `WRITER_MODEL_FILE: ${found.trouble}.`;
  }
  if (!existsSync(runtimeFile)) {
    return 'What runs a model is not installed: run npm run model:install.';
  }
  const needed = Math.ceil(found.megabytes + besidesMb);
  const most = Math.floor(mostMemoryMb(memoryMb));
  return needed > most ? `The model needs about ${needed} MB of memory, and may take ${most} MB.` : null;
}
