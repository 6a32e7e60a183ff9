import type { Learned } from './logistic.ts';

const smallest = 0.02;
const widest = 118;

/** Weights as a table that `server/language/base/read-weights.ts` reads: signs with what they weigh, a few to a line. */
export function weightsTable(weights: Learned['weights']): string {
  return Object.entries(weights)
    .filter(([, weight]) => Math.abs(weight) >= smallest)
    .map(([name, weight]) => `${name.replaceAll(' ', '_')} ${weight}`)
    .reduce<string[]>((lines, entry) => {
      const last = lines.at(-1) ?? '';
      const isFull = last === '' || last.length + entry.length + 1 > widest;
      return isFull ? [...lines, entry] : [...lines.slice(0, -1), `${last} ${entry}`];
    }, [])
    .map((line) => `  ${line}\n`)
    .join('');
}
