/** The part of node-llama-cpp that is used. It is not among our dependencies, so its own types are not there. */
type LlamaModule = {
  getLlama(options: {
    gpu: 'auto' | false;
    build: 'never';
    skipDownload: true;
    progressLogs: false;
    logLevel: 'error';
    logger: () => void;
    maxThreads: number;
  }): Promise<Llama>;
  LlamaChatSession: new (options: { contextSequence: object; systemPrompt: string }) => ChatSession;
  InsufficientMemoryError: new () => Error;
};

type Llama = {
  loadModel(options: { modelPath: string; onLoadProgress: (loaded: number) => void }): Promise<LlamaModel>;
  createGrammarForJsonSchema(schema: unknown): Promise<object>;
};

type LlamaModel = {
  /** How many tokens it was trained to see at once. */
  trainContextSize: number;
  tokenize(text: string): ArrayLike<number>;
  createContext(options: { contextSize: number; batchSize: number; sequences: 1 }): Promise<LlamaContext>;
};

type LlamaContext = { getSequence(): object; dispose(): Promise<void> };

type ChatSession = {
  promptWithMeta(
    prompt: string,
    options: {
      grammar: object;
      maxTokens: number;
      temperature: number;
      topP: number;
      minP: number;
      seed: number;
      repeatPenalty: false;
      onTextChunk: (text: string) => void;
    },
  ): Promise<{ responseText: string; stopReason: string }>;
};

/** Where it is, once `npm run model:install` has been run. */
export const runtimeFile = new URL('./runtime/node_modules/node-llama-cpp/dist/index.js', import.meta.url);

export type LoadedLlama = { module: LlamaModule; llama: Llama };

/**
 * What runs models, from its own folder. It never builds nor downloads anything, and prints nothing: what it says may
 * hold words of its prompts. Throws when it is not installed or does not run on this machine.
 */
export async function loadLlama(maxThreads: number): Promise<LoadedLlama> {
  const module = (await import(runtimeFile.href)) as LlamaModule;
  const llama = await module.getLlama({
    // Elsewhere a graphics card needs a build of some hundred megabytes, which is not ours to fetch.
    gpu: process.platform === 'darwin' ? 'auto' : false,
    build: 'never',
    skipDownload: true,
    progressLogs: false,
    logLevel: 'error',
    logger: () => {},
    maxThreads,
  });
  return { module, llama };
}
