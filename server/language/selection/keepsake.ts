import { isThingOf, stemOf, type Echo } from './echo.ts';
import type { Item } from '../guests/told.ts';
import { keepsakes } from '../lexicon/keepsakes.ts';
import { negators } from '../lexicon/function-words.ts';
import { wordsAmong, type Word } from '../grammar/word-stream.ts';
import { tokenize } from '../base/tokens.ts';
import { heardOf, isBright, type Unit } from '../reading/unit.ts';

const known = new Set([...keepsakes].map(stemOf));
/** What stands before a thing that was not there: 'like a cat', 'bigger than the moon', 'no cake'. */
const notThere =
  /^(?:like|as|than|no|not|without|never|if|instead|about|nor|neither|lost|broke|missed|missing|wanted|forgot|need|needed|sold)$/;
/** What is a thing only where a word shows it: 'the dough rose', 'lavender called'. */
const alsoVerbs =
  /^(?:rose|roses|left|felt|saw|lavender|lily|poppy|daisy|iris|ivy|heather|violet|jasmine|rosemary|willow|fern|olive|ginger|basil|robin|jay|cherry|peach|plum|honey|cookie|biscuit|pumpkin|clementine|pepper|olive)$/;
const shows =
  /^(?:an?|the|my|your|our|his|her|their|this|that|one|two|red|white|pink|yellow|first|last|single|of|and)$/;
const reach = 3;
const worst =
  /^(?:funerals?|buried|burial|cemetery|grave|hospice|memorial|died|dead|broke|broken|burned|burnt|ruined|smashed|stolen|cracked|wobbles)$/;

/**
 * A thing of the last of these moments that holds one: what the glass can rest on at the end ('the tangerine'). Only what
 * can be held up, and of what happened rather than of what it was like.
 */
export function keepsakeOf(items: readonly Item[]): Echo | undefined {
  for (const { note, main, more } of items.toReversed()) {
    const found = [main, ...more].flatMap((unit) => thingsIn(unit).map((noun) => ({ noun, unit }))).at(-1);
    if (found) {
      return { text: `the ${found.noun}`, noteIds: [note.moment.id], from: [found.unit] };
    }
  }
  return undefined;
}

function thingsIn(unit: Unit): string[] {
  if (!isBright(unit) || unit.hard) {
    return [];
  }
  return heardOf(unit)
    .split(/(?<=[.!?])\s+/)
    .flatMap((sentence) => {
      const words = wordsAmong(tokenize(sentence));
      const isDoomed = words.some(({ lower }) => negators.has(lower) || /n't$/.test(lower) || worst.test(lower));
      const isThere = (word: Word, at: number): boolean =>
        known.has(stemOf(word.lower)) && isThingOf(words, at) && wasThere(words, at) && isShown(words, at);
      return isDoomed ? [] : words.filter(isThere).map(({ lower }) => lower);
    });
}

function isShown(words: readonly Word[], at: number): boolean {
  return !alsoVerbs.test(words[at]?.lower ?? '') || shows.test(words[at - 1]?.lower ?? '');
}

function wasThere(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - reach), at).every(({ lower }) => !notThere.test(lower));
}
