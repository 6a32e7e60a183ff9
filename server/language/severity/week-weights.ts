// Learned by `npm run train:weeks` from invented weeks; `scripts/severity/fit-weeks.test.ts` holds that they are what it learns.

/** What each of `heardInWeek` weighs. */
export const weights: readonly number[] = [1.297, 0.177, 0.043, 1.445, 0.499, 1.812, 1.379, -0.148, 0.884, 2.731];
export const bias = -14.673;
