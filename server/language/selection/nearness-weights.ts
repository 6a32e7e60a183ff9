// Learned by `npm run train:nearness` from invented weeks; `scripts/nearness/nearness.test.ts` holds that they are what it learns.

/** What each of `signsOfNearness` weighs. */
export const weights: readonly number[] = [
  -0.821, 0.574, 1.668, 0.474, 3.104, 0.374, 0.623, 0.576, 0.662, -4.01, 1.364, -0.549, 0.842,
];
export const bias = -1.965;
