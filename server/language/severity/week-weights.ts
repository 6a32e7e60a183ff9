// Learned by `npm run train:weeks` from invented weeks; `scripts/severity/fit-weeks.test.ts` holds that they are what it learns.

/** What each of `heardInWeek` weighs. */
export const weights: readonly number[] = [1.255, 0.203, -0.026, 1.302, 0.497, 1.713, 1.557, -0.152, 0.778, 2.819];
export const bias = -14.89;
