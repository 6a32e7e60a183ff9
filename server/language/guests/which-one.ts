import { list } from '../lexicon/list.ts';
import { looksPast } from '../lexicon/verbs.ts';
import type { Word } from '../grammar/word-stream.ts';

/**
 * What tells somebody without a name who stands at `at` from any other: ' with gold teeth', ' of nine'; who could be anyone
 * also by what they have in hand: ' with the cello'. '' where nothing does.
 */
export function whichOne(words: readonly Word[], at: number, couldBeAnyone: boolean): string {
  return byPlaceOrLook(words, at) || (couldBeAnyone ? byThing(words, at) : '');
}

/** What opens what tells somebody from any other; the last three only before a thing of its own: 'at the till', not 'at six'. */
const tailOpens = /^(?:with|from|of|behind|in|at|on|outside|beside)$/;
const tailOfPlace = /^(?:in|at|on|outside|beside)$/;
/** 'The man in bed four', 'the girl in room nine'. */
const numbered = /^(?:bed|ward|room|seat|flat|number|cell|house|bay|lane|apartment)$/;
/** 'The fella in BDF uniform', 'the girl in yellow wellies'. */
const worn =
  /^(?:uniform|hat|cap|scarf|coat|suit|dress|wellies|helmet|hi-?vis|turban|sari|saree|apron|boots|slippers|pyjamas|hoodie|jacket|overalls|scrubs|shorts|kilt|gown|jumper|sweater|fleece|vest|glasses|sunglasses|crocs|heels|tracksuit|hijab|shirt)$/;
const tailArticles = list(`the a an his her their two three four five one number no`);
const longestTail = 4;

/** What tells them from any other, where it stands right behind: ' with gold teeth', ' from number nine', ' of nine'; else ''. */
function byPlaceOrLook(words: readonly Word[], at: number): string {
  const opens = words[at + 1];
  if (opens?.mark !== '' || !tailOpens.test(opens.lower) || opens.quoted || /['’]s$/u.test(words[at]?.text ?? '')) {
    return '';
  }
  if (opens.lower === 'behind' && words[at + 2]?.lower === 'me' && words[at + 2]?.mark === '') {
    return ' behind you';
  }
  const rest = words.slice(at + 2, at + 2 + longestTail + 1);
  const end = rest.findIndex(
    ({ mark, lower, text, quoted }, index) =>
      mark !== '' || quoted || endsTail.test(lower) || looksPast(lower) || (index > 1 && startsOther.test(text)),
  );
  const own = end < 0 ? rest : rest.slice(0, end);
  const isPlain =
    own.every(({ text }) => /^[\p{L}\p{N}'’-]+$/u.test(text)) &&
    (!tailArticles.has(own.at(-1)?.lower ?? '') || numbered.test(own[0]?.lower ?? ''));
  const isPlace = tailOfPlace.test(opens.lower) && !(opens.lower === 'in' && worn.test(own.at(-1)?.lower ?? ''));
  const isWhole = own.length > (isPlace ? 1 : 0) && own.length <= longestTail && isPlain;
  if (!isWhole || (isPlace && !tailArticles.has(own[0]?.lower ?? '') && !numbered.test(own[0]?.lower ?? ''))) {
    return '';
  }
  return ` ${opens.text} ${own.map(({ text }) => toListener(text)).join(' ')}`;
}

/** A word of it as it is said to the writer: 'behind me' is behind you. */
function toListener(text: string): string {
  return text
    .replace(/^(?:a|an|his|her|their)$/u, 'the')
    .replace(/^me$/u, 'you')
    .replace(/^(?:my|our)$/u, 'your');
}

/** What somebody has in hand: 'a man gave me half a börek', 'a woman got on with a cello', 'a girl left her violin'. */
const handling =
  /^(?:with|gave|give|gives|brought|handed|lent|offered|passed|held|holding|carrying|carried|left|lost|forgot|bought|returned|wearing|wore|played|playing|dropped|pulling|pushing|selling|sold)$/;
const amountOf = list(
  `half some a an the his her their my me us one two three four five of bag bit piece slice cup box its whole little big small old new`,
);
const article = /^(?:half|an?|his|her|their|the|my|one)$/;
const reachOfThing = 8;

/** ' with the börek', by what they have in hand in that sentence; else ''. */
function byThing(words: readonly Word[], at: number): string {
  const end = words.findIndex(({ mark }, index) => index > at && mark !== '');
  const rest = words.slice(at + 1, Math.min(end < 0 ? words.length : end, at + 1 + reachOfThing));
  const verb = rest.findIndex(({ lower }) => handling.test(lower));
  const own = verb < 0 ? [] : rest.slice(verb + 1);
  const first = own.findIndex(({ lower }) => !amountOf.has(lower));
  const thing = own[first];
  const isOpened = own.slice(0, Math.max(0, first)).some(({ lower }) => article.test(lower));
  const next = own[first + 1];
  const isEnded = next === undefined || endsTail.test(next.lower) || looksPast(next.lower);
  const isThing = thing !== undefined && /^\p{Ll}{3,}$/u.test(thing.text) && !thing.quoted && !looksPast(thing.lower);
  return isThing && isOpened && isEnded && isInHand(thing.lower) ? ` with the ${thing.text}` : '';
}

/** Whether it can be in somebody's hand, and is no time or turn: not 'a hand', 'a lift', 'the time'. */
function isInHand(word: string): boolean {
  return !/^(?:hand|lift|hug|look|smile|nod|wave|time|way|day|number|name|turn|chance|minute|hour|seat|place|hope|face|head|voice|wife|husband|son|daughter|mother|father|job|call|life|house|shop|room|other|same|rest|lot|kiss|wink|thumbs|word|shout|compliment)$/.test(
    word,
  );
}

/** What stands behind a noun and begins something else. */
const startsOther =
  /^(?:the|an?|this|that|do|does|want|wants|get|gets|\d.*|\p{Lu}\p{Ll}+|\p{L}+n['’]t|\p{L}+['’](?:m|d|ve|ll|re))$/u;

/** What is no part of who somebody is. */
const endsTail =
  /^(?:i|me|my|mine|we|us|our|you|your|he|she|it|they|him|them|and|or|but|who|that|which|was|is|were|are|had|has|to|for|by|as|so|if|than|then|when|while|because|before|after|yesterday|today|tonight|tomorrow|again|now|there|here|just|only|all|(?:mon|tues|wednes|thurs|fri|satur|sun)day|gives?|says?|asks?|comes?|tells?|calls?|in|at|on|of|from|with|like|up|down|out|off|back|over|round)$/u;
