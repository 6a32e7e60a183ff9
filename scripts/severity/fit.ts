import {
  gramPlaces,
  gramsOf,
  hashesOf,
  pooledOf,
  tokensOf,
  type WordVectors,
} from '../../server/language/severity/features.ts';
import { severityClasses, type Regression } from '../../server/language/severity/learned.ts';
import { chooserFrom } from '#server/language/base/random.ts';
import type { Labelled } from './corpus.ts';
import { mixed } from './mixed.ts';

/** A note as numbers. */
export type Sample = { severity: number; hand: string; pooled: Float64Array; places: Int32Array };

const classes = severityClasses.length;
const rounds = 25;
const firstStep = 0.05;
const lastStep = 0.002;
const pooledRate = 0.02;
const gramRate = 2;
const biasRate = 0.1;
const decay = 3e-4;
/** What is missed weighs more than what is raised in vain. */
export const importance = [1.5, 1.5, 1, 1];

/** How many of the words of a note among others are left out, so that none of them is all there is to go by. */
const forgotten = 0.1;

/** These notes as numbers, and each again and again among ordinary ones. The same notes always give the same. */
export function samplesOf(notes: readonly Labelled[], vectors: WordVectors): Sample[] {
  const { fraction } = chooserFrom('forgotten');
  return mixed(notes).map(({ text, severity, hand }, at) => {
    const isAlone = at < notes.length;
    const hashes = hashesOf(tokensOf(text).filter(() => isAlone || fraction() >= forgotten));
    return { severity, hand, pooled: pooledOf(hashes, vectors), places: gramsOf(hashes) };
  });
}

/** Places of n-grams that occur in two notes at least; the others say more of one note than of what it is. */
function commonPlaces(samples: readonly Sample[]): Uint8Array {
  const counts = new Uint8Array(gramPlaces);
  for (const { places } of samples) {
    for (const place of places) {
      counts[place] = Math.min(2, (counts[place] ?? 0) + 1);
    }
  }
  return counts.map((count) => Number(count === 2));
}

/** Multinomial logistic regression by stochastic gradient descent. The same samples always give the same weights. */
export function fit(samples: readonly Sample[]): Regression {
  const size = samples[0]?.pooled.length ?? 0;
  const { mean, spread } = scaleOf(samples, size);
  const scaled = samples.map(({ pooled }) => pooled.map((value, at) => (value - (mean[at] ?? 0)) / (spread[at] ?? 1)));
  const common = commonPlaces(samples);
  const places = samples.map((sample) => sample.places.filter((place) => common[place] === 1));
  const bias = new Float64Array(classes);
  const dense = new Float64Array(classes * size);
  const grams = new Float64Array(classes * gramPlaces);
  const { fraction } = chooserFrom('severity');
  const order = samples.map((_, at) => at);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, fraction);
    const step = firstStep * (1 - round / rounds) + lastStep;
    for (const at of order) {
      learn(at, step);
    }
  }
  return unscaled();

  function learn(at: number, step: number): void {
    const [input, found] = [scaled[at] ?? new Float64Array(), places[at] ?? new Int32Array()];
    const share = 1 / Math.sqrt(samples[at]?.places.length || 1);
    const severity = samples[at]?.severity ?? 0;
    const chances = softmax(scoresOf(input, found, share));
    for (const [of, chance] of chances.entries()) {
      const error = (chance - Number(of === severity)) * (importance[severity] ?? 1);
      const pace = step * pooledRate;
      for (let index = 0; index < size; index += 1) {
        const place = of * size + index;
        const weight = dense[place] ?? 0;
        dense[place] = weight - pace * (error * (input[index] ?? 0) + decay * weight);
      }
      for (const gram of found) {
        const place = of * gramPlaces + gram;
        const weight = grams[place] ?? 0;
        grams[place] = weight - step * (gramRate * error * share + decay * weight);
      }
      bias[of] = (bias[of] ?? 0) - step * biasRate * error;
    }
  }

  function scoresOf(input: Float64Array, found: Int32Array, share: number): number[] {
    return severityClasses.map((_, of) => {
      let score = bias[of] ?? 0;
      for (let index = 0; index < size; index += 1) {
        score += (dense[of * size + index] ?? 0) * (input[index] ?? 0);
      }
      for (const gram of found) {
        score += (grams[of * gramPlaces + gram] ?? 0) * share;
      }
      return score;
    });
  }

  /** The same scores from the numbers of a note as they are, the n-grams in a byte each. */
  function unscaled(): Regression {
    const pooled = Float32Array.from(dense, (weight, at) => weight / (spread[at % size] ?? 1));
    const shifted = Float32Array.from(bias, (value, of) => {
      let shift = 0;
      for (let index = 0; index < size; index += 1) {
        shift += (pooled[of * size + index] ?? 0) * (mean[index] ?? 0);
      }
      return value - shift;
    });
    const gramStep = grams.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6) / 127;
    return {
      bias: shifted,
      pooled,
      grams: Int8Array.from(grams, (weight) => Math.round(weight / gramStep)),
      gramStep,
    };
  }
}

function scaleOf(samples: readonly Sample[], size: number): { mean: Float64Array; spread: Float64Array } {
  const mean = new Float64Array(size);
  const spread = new Float64Array(size);
  for (const { pooled } of samples) {
    for (const [at, value] of pooled.entries()) {
      mean[at] = (mean[at] ?? 0) + value / samples.length;
    }
  }
  for (const { pooled } of samples) {
    for (const [at, value] of pooled.entries()) {
      spread[at] = (spread[at] ?? 0) + (value - (mean[at] ?? 0)) ** 2 / samples.length;
    }
  }
  return { mean, spread: spread.map((square) => Math.sqrt(square) || 1) };
}

export function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

export function shuffle(order: number[], fraction: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(fraction() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}
