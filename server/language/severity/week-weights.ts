// Learned by `npm run train:weeks` from invented weeks; `scripts/severity/fit-weeks.test.ts` holds that they are what it learns.

/** What each of `heardInWeek` weighs. */
export const weights: readonly number[] = [
  1.454, 0.585, 0.033, 0.682, -0.241, 0.969, 0.408, -0.191, 0.414, 2.47, -1.32,
];
export const bias = -12.975;
