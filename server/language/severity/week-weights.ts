// Learned by `npm run train:weeks` from invented weeks; `scripts/severity/fit-weeks.test.ts` holds that they are what it learns.

/** What each of `heardInWeek` weighs. */
export const weights: readonly number[] = [1.435, 0.265, 0.202, 1.581, 1.057, 2.426, 1.661, -0.085, 1.781, 2.701];
export const bias = -14.082;
