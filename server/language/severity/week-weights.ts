// Learned by `npm run train:weeks` from invented weeks; `scripts/severity/fit-weeks.test.ts` holds that they are what it learns.

/** What each of `heardInWeek` weighs. */
export const weights: readonly number[] = [1.303, 0.153, 0.029, 1.549, 0.743, 1.48, 1.408, -0.066, 0.928, 2.809];
export const bias = -15.141;
