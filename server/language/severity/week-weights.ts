// Learned by `npm run train:weeks` from invented weeks; `scripts/severity/fit-weeks.test.ts` holds that they are what it learns.

/** What each of `heardInWeek` weighs. */
export const weights: readonly number[] = [1.278, 0.135, 0.019, 1.338, 0.755, 1.394, 1.248, -0.051, 0.835, 2.724];
export const bias = -14.519;
