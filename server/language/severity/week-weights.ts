// Learned by `npm run train:weeks` from invented weeks; `scripts/severity/fit-weeks.test.ts` holds that they are what it learns.

/** What each of `heardInWeek` weighs. */
export const weights: readonly number[] = [1.249, 0.2, -0.022, 1.305, 0.5, 1.71, 1.558, -0.153, 0.777, 2.81];
export const bias = -14.856;
