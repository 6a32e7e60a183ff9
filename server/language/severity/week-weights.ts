// Learned by `npm run train:weeks` from invented weeks; `scripts/severity/fit-weeks.test.ts` holds that they are what it learns.

/** What each of `heardInWeek` weighs. */
export const weights: readonly number[] = [1.26, 0.248, 0.045, 1.605, 1.356, 2.275, 1.236, 0.216, 1.073, 2.144];
export const bias = -11.881;
