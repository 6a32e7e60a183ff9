import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordingRate, type Samples } from './samples.ts';

/** A sine for tests; `peak` 1 is full scale. */
export function sine({
  hz,
  seconds,
  peak = 1,
  phase = 0,
}: {
  hz: number;
  seconds: number;
  peak?: number;
  phase?: number;
}): Samples {
  const turn = (2 * Math.PI * hz) / recordingRate;
  return Float32Array.from({ length: seconds * recordingRate }, (_, i) => peak * Math.sin(turn * i + phase));
}

/** Root mean square of samples `from` up to `to`, in dB of full scale. */
export function levelDb(samples: Float32Array, from = 0, to = samples.length): number {
  const part = samples.subarray(from, to);
  return 10 * Math.log10(part.reduce((energy, value) => energy + value * value, 0) / part.length);
}

/** Amplitude of one frequency in the sound (a single bin of the Fourier transform). */
export function amplitudeAt(samples: Float32Array, hz: number): number {
  const turn = (2 * Math.PI * hz) / recordingRate;
  let real = 0;
  let imaginary = 0;
  samples.forEach((value, i) => {
    real += value * Math.cos(turn * i);
    imaginary += value * Math.sin(turn * i);
  });
  return (2 * Math.hypot(real, imaginary)) / samples.length;
}

/** Whether this machine can decode an MP3 for us. */
export const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

/** The samples that a player makes of an MP3. From a file, as ffmpeg trims the end only of what it can seek in. */
export function decodeMp3(mp3: Uint8Array): Float32Array {
  const folder = mkdtempSync(join(tmpdir(), 'clink-mp3-'));
  const path = join(folder, 'recording.mp3');
  try {
    writeFileSync(path, mp3);
    const { status, stdout, stderr } = spawnSync('ffmpeg', ['-v', 'error', '-i', path, '-f', 'f32le', '-'], {
      maxBuffer: 2 ** 28,
    });
    if (status !== 0) {
      throw new Error(stderr.toString());
    }
    return new Float32Array(new Uint8Array(stdout).buffer);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
