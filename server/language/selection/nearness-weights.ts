// Learned by `npm run train:nearness` from invented weeks; `scripts/nearness/nearness.test.ts` holds that they are what it learns.

/** What each of `signsOfNearness` weighs. */
export const weights: readonly number[] = [
  -0.552, 0.178, 1.77, 0.588, 3.463, 0.429, 0.623, 0.578, 0.682, -4.143, 1.166, -0.525, 0.551,
];
export const bias = -2.048;
