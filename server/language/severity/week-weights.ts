// Learned by `npm run train:weeks` from invented weeks; `scripts/severity/fit-weeks.test.ts` holds that they are what it learns.

/** What each of `heardInWeek` weighs. */
export const weights: readonly number[] = [1.244, 0.2, 0.012, 1.317, 0.476, 1.678, 1.457, -0.161, 0.807, 2.809];
export const bias = -14.816;
