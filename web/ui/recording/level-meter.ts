import type { Meter } from './recorder.ts';

/** Speech at the table comes to about this as a root mean square. */
const fullScale = 0.2;

/** How loud a microphone is; always 0 where the browser cannot say. */
export function meterOf(microphone: MediaStream): Meter {
  try {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 1024;
    context.createMediaStreamSource(microphone).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    return {
      level: () => {
        analyser.getFloatTimeDomainData(samples);
        return loudness(samples);
      },
      close: () => void context.close().catch(() => undefined),
    };
  } catch {
    return { level: () => 0, close: () => {} };
  }
}

/** The loudness of samples from -1 to 1, as 0 to 1 the way an ear tells it: twice as loud is not twice the number. */
export function loudness(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < samples.length; index += 1) {
    sum += (samples[index] ?? 0) ** 2;
  }
  const rms = samples.length > 0 ? Math.sqrt(sum / samples.length) : 0;
  return Math.min(1, Math.sqrt(rms / fullScale));
}
