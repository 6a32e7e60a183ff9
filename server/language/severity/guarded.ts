import type { Care } from '#shared/contract/notes.ts';
import { dangerIn, isHeavyOrWorse, severityOf } from './severity.ts';
import { staysOut } from './sure-danger.ts';
import { excerptOf } from '../base/excerpt.ts';
import { tidy } from '../base/clean-note.ts';

/** Whether these words are of something hard, beside which nothing is celebrated; also when no judge can tell. */
export function isHeavy(text: string): boolean {
  try {
    return isHeavyOrWorse(severityOf(text));
  } catch {
    return true;
  }
}

/**
 * In what danger these words sound, so that their writer is shown where to find help. Nothing of it is kept. A judge that
 * stumbles over a text must not cost anyone their words.
 */
export function careFor(text: string): Care {
  try {
    const kind = dangerIn(text);
    return kind && { kind, staysOut: staysOut({ content: text, tidied: tidy(excerptOf(text)) }) };
  } catch {
    return null;
  }
}
