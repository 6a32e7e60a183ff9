// Learned by `npm run train:weeks` from invented weeks; `scripts/severity/fit-weeks.test.ts` holds that they are what it learns.

/** What each of `heardInWeek` weighs. */
export const weights: readonly number[] = [
  1.453, 0.585, 0.033, 0.68, -0.243, 0.968, 0.407, -0.194, 0.413, 2.47, -1.323,
];
export const bias = -12.967;
