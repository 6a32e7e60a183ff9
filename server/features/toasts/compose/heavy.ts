import { crisis, goodNews, heavy, lightIdioms, sour, tender } from './words/heavy.ts';

/** How much a text weighs: a note in crisis is left out, a heavy one is not celebrated, a tender one is told plainly. */
export type Weight = 'light' | 'tender' | 'heavy' | 'crisis';

const order: readonly Weight[] = ['light', 'tender', 'heavy', 'crisis'];
const negation = /(?:\b(?:no|not|never|without|nobody|neither|nor|no more|free of|\w+n't)\s+(?:\w+\s+){0,2})$/;
const notNegation = /\b(?:can't|couldn't|cannot) (?:stop|help)\s+$|\b(?:not|n't) (?:sure|only|just)\s/;

/** The weight of a text, by a small list of words; 'no panic attack today' is tender, 'cried laughing' is light. */
export function weigh(text: string): Weight {
  const lower = lightened(text);
  if (crisis.some((pattern) => pattern.test(lower))) {
    return 'crisis';
  }
  if (goodNews.some((pattern) => pattern.test(lower))) {
    return 'tender';
  }
  const found = heavy.flatMap((pattern) => [...lower.matchAll(new RegExp(pattern.source, 'g'))]);
  if (found.some((match) => !isNegated(lower, match.index))) {
    return 'heavy';
  }
  return found.length > 0 || tender.some((pattern) => pattern.test(lower)) ? 'tender' : 'light';
}

/** Whether a text tells of good news from a heavy place ('the scan was clear'). */
export function isGoodNews(text: string): boolean {
  const lower = text.toLowerCase();
  return goodNews.some((pattern) => pattern.test(lower));
}

/** Whether a text complains: nothing to soften a week for, nothing to toast either. */
export function isSour(text: string): boolean {
  const lower = lightened(text);
  return sour.some((pattern) =>
    [...lower.matchAll(new RegExp(pattern.source, 'g'))].some((match) => !isNegated(lower, match.index)),
  );
}

/** The heavier of two weights. */
export function heavier(a: Weight, b: Weight): Weight {
  return order.indexOf(a) > order.indexOf(b) ? a : b;
}

function lightened(text: string): string {
  let lower = text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ');
  for (const idiom of lightIdioms) {
    lower = lower.replace(idiom, ' ');
  }
  return lower;
}

function isNegated(lower: string, at: number): boolean {
  const before = lower.slice(Math.max(0, at - 40), at);
  return negation.test(before) && !notNegation.test(before);
}
