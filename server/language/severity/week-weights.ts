// Learned by `npm run train:weeks` from invented weeks; `scripts/severity/fit-weeks.test.ts` holds that they are what it learns.

/** What each of `heardInWeek` weighs. */
export const weights: readonly number[] = [1.295, 0.175, 0.05, 1.463, 0.54, 1.781, 1.326, -0.094, 0.868, 2.72];
export const bias = -14.666;
