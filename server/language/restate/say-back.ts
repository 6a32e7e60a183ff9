import { restate } from './restate.ts';
import type { Moment } from '../base/types.ts';
import { speakable } from '#server/platform/speech/speakable.ts';
import { mostHeard } from '#shared/contract/reviews.ts';

/** A reflection said back to its writer, and whether a narrator can and should read it aloud. */
export type SaidBack = { text: string; canBeHeard: boolean };

/** Says a reflection back in the second person. */
export function sayBack(moment: Moment): SaidBack {
  const { text, voiced } = restate(moment);
  return { text, canBeHeard: voiced && text.length <= mostHeard && speakable(text) !== '' };
}
