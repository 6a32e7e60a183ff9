import { productName } from './limits.ts';

/** The words of the sample toast, line by line: nobody's week, and said to be a sample where they stand. */
export const sampleToastLines: readonly string[] = [
  `Welcome to ${productName}.`,
  'Once a week, someone reads your own words back to you, like this.',
  'You took the long way home, because the river was up.',
  'You burnt the first pancake, ate it anyway, and the second one came out right.',
  'And on the last train, somebody saved you a seat by the window.',
  'So here is to the seat by the window, and to the one who saved it.',
];
