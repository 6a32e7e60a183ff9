// Learned by `npm run train:weeks` from invented weeks; `scripts/severity/fit-weeks.test.ts` holds that they are what it learns.

/** What each of `heardInWeek` weighs. */
export const weights: readonly number[] = [1.371, 0.199, 0.21, 1.416, 0.934, 2.533, 1.498, 0.18, 1.553, 2.468];
export const bias = -13.134;
