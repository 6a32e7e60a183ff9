import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gapsOf, markPlaces } from './mark-features.ts';

/** What may stand in a gap between two words. */
export const marks = ['', ',', '.'] as const;

/** For each of `marks` a weight of every place, in steps of `step`. */
export type MarkWeights = { values: Int8Array | Float32Array; step: number };

const headerBytes = 4;
let kept: MarkWeights | undefined;

/** What `npm run train:stops` has learned, read from its file when it is first needed. */
function whatWasLearned(): MarkWeights {
  kept ??= marksFromFile(readFileSync(fileURLToPath(new URL('./learned-marks.bin', import.meta.url))));
  return kept;
}

/** The file: the step as a float of 4 bytes, then the weights in a byte each. */
export function marksToFile({ values, step }: MarkWeights): Buffer {
  const file = Buffer.alloc(headerBytes + values.length);
  file.writeFloatLE(step);
  values.forEach((value, at) => file.writeInt8(value, headerBytes + at));
  return file;
}

function marksFromFile(file: Buffer): MarkWeights {
  return {
    step: file.readFloatLE(),
    values: new Int8Array(file.buffer, file.byteOffset + headerBytes, file.length - headerBytes),
  };
}

/** For each of `marks` what the weights give a gap of which this is seen. */
export function scoresOf(seen: Int32Array, { values, step }: MarkWeights): number[] {
  return marks.map((_, of) => {
    let sum = 0;
    for (const place of seen) {
      sum += values[of * markPlaces + place] ?? 0;
    }
    return sum * step;
  });
}

/** How likely a comma and a stop belong into each gap between these words, in small letters; each from 0 to 1. */
export function marksBetween(words: readonly string[], learned = whatWasLearned()): { comma: number; stop: number }[] {
  return gapsOf(words).map((seen) => {
    const [none = 0, comma = 0, stop = 0] = scoresOf(seen, learned).map(Math.exp);
    const all = none + comma + stop;
    return { comma: comma / all, stop: stop / all };
  });
}
