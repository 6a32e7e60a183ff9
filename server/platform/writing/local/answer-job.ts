import type { WritingProgress } from '../writing.ts';
import { grammarSchema } from './grammar-schema.ts';
import { loadLlama, type LoadedLlama } from './llama.ts';
import type { ModelAnswer, ModelJob } from './messages.ts';
import { wordsSoFar } from './words-so-far.ts';

type Model = Awaited<ReturnType<LoadedLlama['llama']['loadModel']>>;
type Loaded = LoadedLlama & { model: Model };

/** What a chat template and the marks of its turns may add to a prompt. */
const templateTokens = 256;
/** Memory for what a model sees at once grows with it; a week of notes and our instructions take a few thousand. */
const mostContext = 32_768;
const batchSize = 512;
const reportMs = 1000;
/** Some life in the words, and the same words for the same week. */
const sampling = { temperature: 0.7, topP: 0.9, minP: 0.05, seed: 1, repeatPenalty: false } as const;

let loaded: Promise<Loaded> | undefined;

/** Writes one answer with the model in the file, which is loaded at its first use. Runs in a process of its own. */
export async function answerJob(job: ModelJob, report: (progress: WritingProgress) => void): Promise<ModelAnswer> {
  loaded ??= load(job, report);
  const ready = await loaded.catch(() => null);
  if (!ready) {
    loaded = undefined;
    return { reason: 'unloadable' };
  }
  try {
    return await write(ready, job, report);
  } catch (error) {
    if (error instanceof ready.module.InsufficientMemoryError) {
      return { reason: 'no-memory' };
    }
    throw error;
  }
}

async function load({ file, threads }: ModelJob, report: (progress: WritingProgress) => void): Promise<Loaded> {
  const llama = await loadLlama(threads);
  const atMostOften = throttled(report);
  const model = await llama.llama.loadModel({
    modelPath: file,
    onLoadProgress: (part) => atMostOften(() => ({ stage: 'loading', percent: Math.floor(part * 100) })),
  });
  return { ...llama, model };
}

async function write(
  { module, llama, model }: Loaded,
  { system, prompt, schema, mostTokens }: ModelJob,
  report: (progress: WritingProgress) => void,
): Promise<ModelAnswer> {
  const size = model.tokenize(system + prompt).length + templateTokens + mostTokens;
  if (size > Math.min(model.trainContextSize, mostContext)) {
    // It would see a part of the week and tell that as the whole.
    return { reason: 'refused' };
  }
  const grammar = await llama.createGrammarForJsonSchema(grammarSchema(schema));
  const context = await model.createContext({ contextSize: size, batchSize, sequences: 1 });
  try {
    const session = new module.LlamaChatSession({ contextSequence: context.getSequence(), systemPrompt: system });
    let said = '';
    report({ stage: 'reading' });
    const atMostOften = throttled(report);
    const { responseText, stopReason } = await session.promptWithMeta(prompt, {
      grammar,
      maxTokens: mostTokens,
      ...sampling,
      onTextChunk: (text) => {
        said += text;
        atMostOften(() => ({ stage: 'writing', words: wordsSoFar(said) }));
      },
    });
    return stopReason === 'maxTokens' ? { reason: 'too-long' } : { text: responseText };
  } finally {
    await context.dispose();
  }
}

/** Passes on the first report and then one a second at most. */
function throttled(report: (progress: WritingProgress) => void): (make: () => WritingProgress) => void {
  let next = 0;
  return (make) => {
    const now = performance.now();
    if (now >= next) {
      next = now + reportMs;
      report(make());
    }
  };
}
