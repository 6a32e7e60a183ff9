// Learned by `npm run train:weeks` from invented weeks; `scripts/severity/fit-weeks.test.ts` holds that they are what it learns.

/** What each of `heardInWeek` weighs. */
export const weights: readonly number[] = [
  1.459, 0.583, 0.034, 0.683, -0.24, 0.971, 0.411, -0.191, 0.414, 2.47, -1.319,
];
export const bias = -12.981;
