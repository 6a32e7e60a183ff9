// Learned by `npm run train:nearness` from invented weeks; `scripts/nearness/nearness.test.ts` holds that they are what it learns.

/** What each of `signsOfNearness` weighs. */
export const weights: readonly number[] = [
  -0.756, 0.466, 2.573, 0.433, 3.329, 0.342, 0.588, 0.56, 0.716, -4.015, 1.38, -0.531, 0.839,
];
export const bias = -1.946;
