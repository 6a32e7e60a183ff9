/** What is heard of something, and how true what is to be learned is of it: from 0 to 1. */
export type Example = { signs: readonly number[]; value: number };
export type Weights = { weights: readonly number[]; bias: number };

const decay = 2;
const rounds = 4_000;
const rate = 0.02;

/** Logistic regression with a penalty on large weights, by gradient descent. The same examples always give the same. */
export function regressed(examples: readonly Example[]): Weights {
  const size = examples[0]?.signs.length ?? 0;
  const columns = Array.from({ length: size }, (_, of) => examples.map(({ signs }) => signs[of] ?? 0));
  const means = columns.map((values) => sum(values) / values.length);
  const spreads = columns.map(
    (values, of) => Math.sqrt(sum(values.map((v) => (v - means[of]!) ** 2)) / values.length) || 1,
  );
  const rows = examples.map(({ signs }) => signs.map((value, of) => (value - means[of]!) / spreads[of]!));
  const found = new Float64Array(size);
  let base = 0;
  for (let round = 0; round < rounds; round += 1) {
    const slopes = found.map((weight) => decay * weight);
    let slope = 0;
    rows.forEach((row, at) => {
      const error = 1 / (1 + Math.exp(-(base + dot(row, found)))) - (examples[at]?.value ?? 0);
      row.forEach((value, of) => {
        slopes[of]! += error * value;
      });
      slope += error;
    });
    found.forEach((_, of) => {
      found[of]! -= (rate * slopes[of]!) / Math.sqrt(examples.length);
    });
    base -= (rate * slope) / Math.sqrt(examples.length);
  }
  const weights = [...found].map((weight, of) => weight / spreads[of]!);
  return { weights, bias: base - dot(weights, means) };
}

/** The log odds of what these signs are heard of. */
export function oddsOf(signs: readonly number[], { weights, bias }: Weights): number {
  return bias + dot(signs, weights);
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

function dot(one: readonly number[], other: ArrayLike<number>): number {
  return one.reduce((all, value, at) => all + value * (other[at] ?? 0), 0);
}
