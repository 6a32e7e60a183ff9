// Learned by `npm run train:weeks` from invented weeks; `scripts/severity/fit-weeks.test.ts` holds that they are what it learns.

/** What each of `heardInWeek` weighs. */
export const weights: readonly number[] = [1.385, 0.265, 0.262, 1.495, 1.153, 2.373, 1.517, -0.06, 1.847, 2.547];
export const bias = -13.379;
