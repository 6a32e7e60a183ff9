// Learned by `npm run train:weeks` from invented weeks; `scripts/severity/fit-weeks.test.ts` holds that they are what it learns.

/** What each of `heardInWeek` weighs. */
export const weights: readonly number[] = [1.46, 0.597, 0.035, 0.701, 0.033, 1.208, 0.412, -0.167, 0.421, 2.47, -1.319];
export const bias = -13.057;
