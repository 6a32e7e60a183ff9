// Learned by `npm run train:weeks` from invented weeks; `scripts/severity/fit-weeks.test.ts` holds that they are what it learns.

/** What each of `heardInWeek` weighs. */
export const weights: readonly number[] = [1.243, 0.2, -0.029, 1.326, 0.469, 1.667, 1.53, -0.19, 0.766, 2.854, -0.841];
export const bias = -14.888;
