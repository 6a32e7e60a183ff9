import { speaksOfSelfHarm } from '#server/language/severity/guarded.ts';

/**
 * Whether these words speak of harming oneself, so that whoever wrote them is shown where to find help. Nothing of it
 * is kept. A judge that stumbles over a text must not cost anyone their words.
 */
export function needsCare(text: string): boolean {
  try {
    return speaksOfSelfHarm(text);
  } catch {
    return false;
  }
}
