// Learned by `npm run train:weeks` from invented weeks; `scripts/severity/fit-weeks.test.ts` holds that they are what it learns.

/** What each of `heardInWeek` weighs. */
export const weights: readonly number[] = [1.37, 0.2, 0.208, 1.417, 0.935, 2.533, 1.498, 0.177, 1.557, 2.471];
export const bias = -13.144;
