import { sentenceEnd } from '../base/sentences.ts';
import { tokenize } from '../base/tokens.ts';
import { wordsAmong, type Word } from '../grammar/word-stream.ts';
import { womenNames } from '../lexicon/women-names.ts';
import { isCruel } from '../reading/cruel.ts';
import type { Week } from '../reading/judge-week.ts';
import { keyOf } from '../reading/nameable-things.ts';

/** What a woman is called by who knows her, and what a man is. */
const women =
  /\b(?:mum|mom|mam|ma|mama|mother|grandmother|sister|wife|daughter|granddaughter|niece|nan|nana|gran|granny|grandma|girlfriend)$|^(?:aunt\w*|mrs|ms|miss|sister)\b/i;
const men =
  /\b(?:dad|daddy|papa|father|grandfather|brother|husband|son|nephew|grandad|grandpa|grandson|boyfriend)$|^(?:uncle|mr|father|brother)\b/i;

const him =
  /\b(?:he|him|his|husband|boyfriend|fiancé|dad|daddy|papa|father|stepdad|stepfather|brother|uncle|son|partner|ex|flatmate|housemate|roommate)\b/i;
const her =
  /\b(?:she|hers?|wife|girlfriend|fiancée|mum|mom|mummy|mommy|mama|mother|stepmum|stepmom|stepmother|sister|aunt|auntie|daughter|partner|ex|flatmate|housemate|roommate)\b/i;

/** How somebody is called, and the key of their name. */
type Named = { text: string; key: string };

/** What no glass is raised for in a note that is not light: parting, papers, quarrels, blows. */
const parting =
  /(?<!\p{L})(?:ex|divorc\p{L}*|separat\p{L}*|(?:his|her|their|['’]s) (?:solicitor|lawyer)|(?:in|at|to|from) court|custody|affair|cheat\p{L}*|mov(?:ed|ing) out|pack(?:ed|ing) (?:his|her|their|a|the)|br(?:oke|eaking) up|split up|dumped|left (?:me|us)|(?:is|was|are|were|'s) leaving|met (?:someone|somebody)|papers|(?:keys?|ring) back|hits?|hitting|slap(?:s|ped)?|(?:shout|scream|yell)(?:s|ed|ing)? at|drunk|drinking again|threat\p{L}*|kill(?:s|ed|ing)?|hurts?|hurting|(?:afraid|scared|frightened) of|lie[sd]|lied to|stole|sacked|fired|let (?:me|us) go|redundan\p{L}*|silent treatment|(?:not|n't|stopped|won't) (?:speak|talk)(?:ing)? to)(?!\p{L})/iu;

/** 'He shouted at me all the way home': a sentence of who the one before names. */
const goesOnWithThem = /^(?:and |but |then |so )?(?:s?he|they)\b/i;

/**
 * Whether a note that is silent for danger from others names them, as a toast is heard by who is in the room, or a note
 * that is not light tells of them what no glass is raised for.
 */
function isSpokenIllOf({ key }: Named, { notes, danger }: Week): boolean {
  const isNamed = (words: readonly Word[]): boolean => words.some((word) => keyOf(word) === key);
  return notes.some(({ severity, tidied }) => {
    if (severity === 'light' || (severity === 'crisis' && danger.mayBeFromOthers)) {
      return severity === 'crisis' && isNamed(wordsAmong(tokenize(tidied)));
    }
    const sentences = tidied.split(sentenceEnd);
    return sentences.some((text, at) => {
      const words = wordsAmong(tokenize(text));
      const isOf =
        isNamed(words) || (goesOnWithThem.test(text) && isNamed(wordsAmong(tokenize(sentences[at - 1] ?? ''))));
      return isOf && (parting.test(text) || (severity !== 'tender' && isCruel(words)));
    });
  });
}

/**
 * Whether someone may be who a silent note is afraid of: a man or a woman as it says, or anybody whose name tells neither.
 * Who else a note names explains no 'he' of it: 'Mum rang. He checks my phone.'
 */
function mayBeFeared({ text }: Named, { notes, danger }: Week): boolean {
  const silent = notes.filter(({ severity }) => severity === 'crisis');
  const isOf = (word: RegExp): boolean => silent.some(({ tidied }) => word.test(tidied));
  const isWoman = women.test(text) || womenNames.has(text.toLowerCase());
  const isFeared = isWoman ? isOf(her) : men.test(text) ? isOf(him) : isOf(him) || isOf(her);
  return danger.mayBeFromOthers && danger.isBorneOut && isFeared;
}

/** Whether a glass may be raised to somebody by all that is known of the week, also by what is silent in it. */
export function mayBeNamed(someone: Named, week: Week): boolean {
  return !isSpokenIllOf(someone, week) && !mayBeFeared(someone, week);
}
