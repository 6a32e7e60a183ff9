import type { Names } from '../base/proper-names.ts';
import { sentenceEnd } from '../base/sentences.ts';
import { peopleIn } from './people-in.ts';

/** 'A little boy showed me his tooth' says whose. */
const stranger =
  /\b(?:an?|one|another|every|some|prep) (?:\p{L}+ ){0,2}(?:boy|girl|kid|child|baby|toddler|lady|woman|man|customer|patient|student|pupil|teacher|nurse|driver)\b/iu;

/** 'A lady bought nine metres. I asked what for and she said Gary': it is she whom a later 'she' takes up. */
const strangeWoman = /\ban? (?:old |young )?(?:lady|woman|girl|grandmother|nun)\b/i;

/** 'He does lovely tiles': someone whom the note takes for known, and who may be whom its writer fears. */
export function speaksOfUnnamed(text: string, names: Names): boolean {
  const at = text.search(/\b(?:he|him|his|she)\b/i);
  const before = text.slice(0, at);
  const isStrangers =
    stranger.test(before.split(sentenceEnd).at(-1) ?? '') ||
    (/^she/i.test(text.slice(at)) && strangeWoman.test(before));
  return at >= 0 && peopleIn(before, names).length === 0 && !isStrangers;
}
