import type * as z from 'zod/mini';

export type ModelKind = 'openai-compatible' | 'anthropic';

/** Which model writes, where it is and how long it may take over one answer. */
export type ModelConfig = {
  kind: ModelKind;
  /** The address its calls begin with, as in `http://localhost:11434/v1`. */
  url: string;
  key: string | undefined;
  model: string;
  timeoutMs: number;
};

export type WriteRequest<T> = {
  /** What is to be done, in our own words. */
  system: string;
  /** What it is to be done with. */
  prompt: string;
  /** The shape of the answer. Plain types only: bounds such as lengths are refused by some servers. */
  schema: z.ZodMiniType<T>;
  signal?: AbortSignal;
};

/** A language model that an operator has chosen. */
export type TextModel = {
  kind: ModelKind;
  /** Host and port of its address, to be shown. */
  host: string;
  /** Its name there. */
  name: string;
  /** Asks for one answer of the given shape. Throws WritingError when there is none in time, for whatever reason. */
  write<T>(request: WriteRequest<T>): Promise<T>;
};

/** Where Anthropic's own models are; used when `WRITER=anthropic` names no other address. */
export const anthropicUrl = 'https://api.anthropic.com/v1';

/**
 * The model of this configuration, or null when there is none. The libraries that speak to it are loaded at its first
 * use, so a server without a model never loads them.
 */
export function createModel(config: ModelConfig | null): TextModel | null {
  if (!config) {
    return null;
  }
  const speaking = lazily(async () => (await import('./sdk.ts')).openModel(config));
  return {
    kind: config.kind,
    host: new URL(config.url).host,
    name: config.model,
    write: async (request) => (await speaking())(request),
  };
}

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
