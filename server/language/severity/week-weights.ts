// Learned by `npm run train:weeks` from invented weeks; `scripts/severity/fit-weeks.test.ts` holds that they are what it learns.

/** What each of `heardInWeek` weighs. */
export const weights: readonly number[] = [1.394, 0.238, 0.183, 1.447, 1.042, 2.537, 1.507, 0.133, 1.617, 2.29];
export const bias = -12.55;
