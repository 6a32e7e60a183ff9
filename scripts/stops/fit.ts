import { chooserFrom } from '#server/language/base/random.ts';
import { markPlaces } from '#server/language/grammar/mark-features.ts';
import { marks, scoresOf, type MarkWeights } from '#server/language/grammar/learned-marks.ts';
import { shuffle, softmax } from '../severity/fit.ts';

/** A gap between two words: what is seen of it, which of `marks` stands there, and how often it counts. */
export type Gap = { seen: Int32Array; mark: number; worth: number };

const rounds = 4;
const rate = 0.02;
const decay = 1e-4;
/** What is seen of fewer gaps says more of one of them than of what a gap is. */
const fewestGaps = 3;

/** Multinomial logistic regression by AdaGrad, with a weight for each mark and place. The same gaps always give the same. */
export function fitMarks(gaps: readonly Gap[]): MarkWeights {
  const isCommon = commonAmong(gaps);
  const seen = gaps.map((gap) => gap.seen.filter((place) => isCommon[place] === 1));
  const weights = new Float32Array(marks.length * markPlaces);
  const squares = new Float32Array(weights.length).fill(1);
  const order = gaps.map((_, at) => at);
  const { fraction } = chooserFrom('marks');
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, fraction);
    for (const at of order) {
      learn(gaps[at]!, seen[at]!);
    }
  }
  return quantised(weights);

  function learn({ mark, worth }: Gap, places: Int32Array): void {
    const chances = softmax(scoresOf(places, { values: weights, step: 1 }));
    for (const [of, chance] of chances.entries()) {
      const error = (chance - Number(of === mark)) * worth;
      for (const place of places) {
        const slot = of * markPlaces + place;
        const slope = error + decay * weights[slot]!;
        squares[slot]! += slope * slope;
        weights[slot]! -= (rate * slope) / Math.sqrt(squares[slot]!);
      }
    }
  }
}

function commonAmong(gaps: readonly Gap[]): Uint8Array {
  const counts = new Uint8Array(markPlaces);
  for (const { seen } of gaps) {
    for (const place of seen) {
      counts[place] = Math.min(fewestGaps, counts[place]! + 1);
    }
  }
  return counts.map((count) => Number(count >= fewestGaps));
}

/** The same weights in a byte each. */
function quantised(weights: Float32Array): MarkWeights {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6) / 127;
  return { values: Int8Array.from(weights, (weight) => Math.round(weight / step)), step };
}
