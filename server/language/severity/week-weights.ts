// Learned by `npm run train:weeks` from invented weeks; `scripts/severity/fit-weeks.test.ts` holds that they are what it learns.

/** What each of `heardInWeek` weighs. */
export const weights: readonly number[] = [1.273, 0.131, 0.022, 1.34, 0.757, 1.392, 1.249, -0.049, 0.837, 2.715];
export const bias = -14.486;
