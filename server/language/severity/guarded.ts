import { speaksOfSelfHarm, weigh } from './severity.ts';

/** Whether these words are of something hard, beside which nothing is celebrated; also when no judge can tell. */
export function isHeavy(text: string): boolean {
  try {
    return ['heavy', 'crisis'].includes(weigh(text));
  } catch {
    return true;
  }
}

/**
 * Whether these words speak of harming oneself, so that their writer is shown where to find help. Nothing of it is kept.
 * A judge that stumbles over a text must not cost anyone their words.
 */
export function needsCare(text: string): boolean {
  try {
    return speaksOfSelfHarm(text);
  } catch {
    return false;
  }
}
