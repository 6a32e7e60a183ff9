import { basename } from 'node:path';
import type * as z from 'zod/mini';
import type { Outgoing } from '#server/platform/outside/outside.ts';

/** A model at an address. */
export type RemoteKind = 'openai-compatible' | 'anthropic';
export type ModelKind = RemoteKind | 'local';

/** Which model writes, where it is and how long it may take over one answer. */
export type RemoteConfig = {
  kind: RemoteKind;
  /** The address its calls begin with, as in `http://localhost:11434/v1`. */
  url: string;
  key: string | undefined;
  model: string;
  timeoutMs: number;
};

/** The same of a model that runs on this machine. */
export type LocalConfig = {
  kind: 'local';
  /** Where its GGUF file is. */
  file: string;
  timeoutMs: number;
  /** The most memory it may take, in megabytes; without it, nearly all that is free. */
  memoryMb: number | undefined;
};

export type ModelConfig = RemoteConfig | LocalConfig;

/** How far an answer is: a model is loaded, reads what it is asked, and writes; only one on this machine says so. */
export type WritingProgress =
  | { stage: 'loading'; percent: number }
  | { stage: 'reading' }
  | { stage: 'writing'; words: number };

export type WriteRequest<T> = {
  /** What is to be done, in our own words. */
  system: string;
  /** What it is to be done with. */
  prompt: string;
  /** The shape of the answer. Plain types only: bounds such as lengths are refused by some servers. */
  schema: z.ZodMiniType<T>;
  /** How it is asked, where it is not on this machine: for whom, and noted for them. */
  outgoing: Outgoing;
  signal?: AbortSignal;
  onProgress?: (progress: WritingProgress) => void;
};

/** A language model that an operator has chosen. */
export type TextModel = {
  kind: ModelKind;
  /** Host and port of its address, to be shown; of one on this machine, `this server`. */
  host: string;
  /** Its name there. */
  name: string;
  /** Asks for one answer of the given shape. Throws WritingError when there is none in time, for whatever reason. */
  write<T>(request: WriteRequest<T>): Promise<T>;
  /** Gives back what it holds; it writes nothing after that. */
  close?(): Promise<void>;
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
  return config.kind === 'local' ? localModel(config) : remoteModel(config);
}

function remoteModel(config: RemoteConfig): TextModel {
  const speaking = lazily(async () => (await import('./sdk.ts')).openModel(config));
  return {
    kind: config.kind,
    host: new URL(config.url).host,
    name: config.model,
    write: async (request) => (await speaking())(request),
  };
}

function localModel(config: LocalConfig): TextModel {
  const opened = lazily(async () => (await import('./local/local.ts')).openLocalModel(config));
  return {
    kind: 'local',
    host: 'this server',
    name: basename(config.file).replace(/\.gguf$/i, ''),
    write: async (request) => (await opened()).write(request),
    close: async () => (await opened()).close(),
  };
}

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
