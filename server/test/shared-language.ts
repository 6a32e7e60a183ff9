import { createLanguage, type Language } from '#server/language/language.ts';

/** A machine that runs tests may be at work on much else; how fast we are is told elsewhere. */
const patience = 20;

/** The real one, whose worker all worlds of a test file share: starting it takes longer than most tests. */
export const sharedLanguage: Language = {
  ...createLanguage({ workers: 1, patience }),
  // Most files never ask for words.
  warmUp: () => undefined,
  close: () => Promise.resolve(),
};
