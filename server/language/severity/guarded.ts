import { weigh } from './severity.ts';

export { speaksOfSelfHarm, weigh } from './severity.ts';

/** Whether these words are of something hard, beside which nothing is celebrated; also when no judge can tell. */
export function isHeavy(text: string): boolean {
  try {
    return ['heavy', 'crisis'].includes(weigh(text));
  } catch {
    return true;
  }
}
