/** Weights that are learned, how steep the error is at each, and what Adam remembers of that. */
export type Weights = { values: Float32Array; slopes: Float32Array; mean: Float32Array; square: Float32Array };

const keptOfMean = 0.9;
const keptOfSquare = 0.999;

/** One step of Adam (Kingma and Ba, 2015), the `times`th. The slopes are taken up and begin at zero again. */
export function adam(weights: Weights, { step, decay, times }: { step: number; decay: number; times: number }): void {
  const { values, slopes, mean, square } = weights;
  const fullMean = 1 - keptOfMean ** times;
  const fullSquare = 1 - keptOfSquare ** times;
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? 0;
    const slope = (slopes[at] ?? 0) + decay * value;
    const first = keptOfMean * (mean[at] ?? 0) + (1 - keptOfMean) * slope;
    const second = keptOfSquare * (square[at] ?? 0) + (1 - keptOfSquare) * slope ** 2;
    mean[at] = first;
    square[at] = second;
    slopes[at] = 0;
    values[at] = value - (step * (first / fullMean)) / (Math.sqrt(second / fullSquare) + 1e-8);
  }
}
