import { createRequire } from 'node:module';

/** What a model is loaded with, as sherpa-onnx names it. */
export type ModelFiles = Partial<Record<'vits' | 'matcha' | 'kokoro' | 'kitten', Record<string, string>>>;

/** The part of sherpa-onnx-node that is used. It is not among our dependencies, so its own types are not there. */
type SherpaModule = { OfflineTts: new (options: object) => Tts };

export type Tts = {
  numSpeakers: number;
  generate(options: { text: string; sid: number; speed: number; enableExternalBuffer: boolean }): {
    samples: Float32Array<ArrayBuffer>;
    sampleRate: number;
  };
};

/** Where it is, once it is installed. */
export const runtimeFile = new URL('./runtime/node_modules/sherpa-onnx-node/sherpa-onnx.js', import.meta.url);

/**
 * Loads a model, on the processor alone. Throws when it is not installed or files are missing; files that are damaged end
 * the whole process.
 */
export function loadTts(files: ModelFiles, threads: number): Tts {
  const { OfflineTts } = createRequire(import.meta.url)(runtimeFile.pathname) as SherpaModule;
  return new OfflineTts({
    model: { ...files, numThreads: threads, debug: false, provider: 'cpu' },
    maxNumSentences: 1,
  });
}
