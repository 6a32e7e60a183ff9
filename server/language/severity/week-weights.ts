// Learned by `npm run train:weeks` from invented weeks; `scripts/severity/fit-weeks.test.ts` holds that they are what it learns.

/** What each of `heardInWeek` weighs. */
export const weights: readonly number[] = [1.441, 0.275, 0.187, 1.609, 1.097, 2.39, 1.552, -0.096, 1.862, 2.638];
export const bias = -13.816;
