import { sentenceEnd } from '../base/sentences.ts';
import { tokenize } from '../base/tokens.ts';
import { wordsAmong, type Word } from '../grammar/word-stream.ts';
import { mayBeFarewell } from '../severity/beside-danger.ts';
import { isHeavyOrWorse } from '../severity/severity.ts';
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

/** What nobody is raised a glass to for, in whatever note: parting, affairs, blows, threats, what must not be told. */
const harming =
  /(?<!\p{L})(?:my ex|divorc\p{L}*|separat(?:ed|ing|ion)|custody|affair|cheat(?:s|ed|ing)? on|(?:has|he|she|they)(?:'s|'ve| have)? (?:moved out|moving out|left (?:me|us))|br(?:oke|eaking) up with|split up|dumped me|(?:been|is|was|'s) seeing (?!(?:the|an?|my|our|his|her|how|if|what|it|them|you|us|me)(?!\p{L}))\p{L}+|(?:doesn't|don't|does not|didn't) love me|meant nothing|texts? (?:him|her) at night|(?:divorce|separation) papers|(?:signed|sign) (?:the|my|our) papers|(?:hit|hits|hitting|kick(?:s|ed)?|punch(?:es|ed)?|slap(?:s|ped)?|push(?:es|ed)|shov(?:es|ed)|chok(?:es|ed)|grab(?:s|bed)|drag(?:s|ged)|burn(?:s|ed|t)|threaten(?:s|ed)|chas(?:es|ed)|frighten(?:s|ed)|scar(?:es|ed)|hurts?) (?:me|us|my|our)|th(?:rew|rows) (?:\p{L}+ ){1,4}at (?:me|us|my)|(?:hands?|fingers|arm) (?:round|around|on|over) my (?:neck|throat|back|mouth|thigh|leg)|(?:shout|scream|yell)(?:s|ed|ing)? at (?:me|us|my)|drunk again|drinking again|our secret|(?:have|had|told me) to hide|not to tell|lied to me|stole my|sacked me|fired me|silent treatment|tried to kill|kills? me if|(?:won't|doesn't|wouldn't|not) (?:speak|talk)(?:ing)? to me)(?!\p{L})/iu;
/** 'I am so scared of Ray': of whom, and not of the dark. */
const fearing = /\b(?:scared|afraid|frightened|terrified) of (?:\p{Lu}|him\b|her\b|them\b|my (?!own))/u;

const someone = /\b(?:he|she|him|his|her|they|them)\b/i;

/**
 * Whether a note that is silent for danger from others names them, as a toast is heard by who is in the room, or any other
 * tells of them, in a sentence with their name or the next, what no glass is raised for, or of a farewell to them.
 */
function isSpokenIllOf({ key }: Named, { notes, danger }: Week): boolean {
  const isNamed = (words: readonly Word[]): boolean => words.some((word) => keyOf(word) === key);
  return notes.some(({ severity, tidied }) => {
    if (severity === 'crisis' && danger.mayBeFromOthers) {
      return isNamed(wordsAmong(tokenize(tidied)));
    }
    const sentences = tidied.split(sentenceEnd);
    return sentences.some((text, at) => {
      const isFarewell = severity === 'crisis' && mayBeFarewell(text);
      const isCruelty = isHeavyOrWorse(severity) && isCruel(wordsAmong(tokenize(text)));
      if (!isFarewell && !isCruelty && !harming.test(text) && !fearing.test(text)) {
        return false;
      }
      // 'He put his hands round my neck. Andy said sorry': who it was may be named anywhere in the note.
      const near = someone.test(text) ? tidied : sentences.slice(Math.max(0, at - 1), at + 1).join(' ');
      return isNamed(wordsAmong(tokenize(near)));
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
  return danger.mayBeFromOthers && isFeared;
}

/** Whether a glass may be raised to somebody by all that is known of the week, also by what is silent in it. */
export function mayBeNamed(someone: Named, week: Week): boolean {
  return !isSpokenIllOf(someone, week) && !mayBeFeared(someone, week);
}
