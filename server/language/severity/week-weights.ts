// Learned by `npm run train:weeks` from invented weeks; `scripts/severity/fit-weeks.test.ts` holds that they are what it learns.

/** What each of `heardInWeek` weighs. */
export const weights: readonly number[] = [
  1.459, 0.587, 0.035, 0.696, -0.232, 0.948, 0.388, -0.195, 0.418, 2.471, -1.324,
];
export const bias = -12.981;
