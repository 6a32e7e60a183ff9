import type { Word } from '../grammar/word-stream.ts';
import { adverbs } from '../lexicon/function-words.ts';
import { firstNames } from '../lexicon/first-names.ts';
import { list } from '../lexicon/list.ts';
import { kinNames, ownKin, people, peoplePlural, trades } from '../lexicon/people.ts';
import { countThings } from '../lexicon/themes.ts';
import { looksPast, presentForms } from '../lexicon/verbs.ts';
import { mentionsAt, type Mention, type Named } from '../reading/mentions.ts';
import { isCommon } from '../base/proper-names.ts';
import { keyOf } from '../reading/key-of.ts';
import type { ReadNote } from '../reading/read-week.ts';
import { whichOne } from './which-one.ts';

/** Who is written of without a name, beside those whom a list of people holds. */
const alsoPeople =
  list(`men women ladies guys blokes nurses doctors drivers bairn bairns wean weans lassie lassies laddie
  laddies feller fellers fellas chaps gentlemen gentleman dude teenagers babies grandson grandsons granddaughter granddaughters nephews nieces
  strangers tourists passengers waiter consultant dietitian carers cleaners custodian paramedics foreman pensioner
  pensioners toddlers couple newcomer apprentices goalie keeper owner fishwife fishermen farmers gal bwoy
  askari boda auntie aunties uncles brothers-in-law grandbaby grandbabies babysitter landlord landlady warden cobbler
  seamstress greengrocer chaiwala imam priest neighbours neighbors orphan drummer welder subedar watchman sweeper hawker
  vendor fisherman shepherd conductor inspector roofer bricklayer boatman ferryman trucker courier rider porter janitor
  stallholder shopkeeper bartender barber butcher usher caddie piper fiddler accordionist widow widower grandmother grandfather`);
/** What is many in one word, and seldom who a glass is raised to. */
const noCrowd = list(`people folk folks audience congregation orchestra crowd public guard painter judge cook officer`);
const alsoAnimals =
  list(`pup collie spaniel terrier labrador lurcher heifer bullock ewe lambs ram mare foal donkey mule calves
  kittens kid goats cows hens magpie crow wagtail wren thrush pigeon sparrow gull seagull hawk falcon eagle lizard gecko monkey elephant
  turtle snail spider badger hare otter bat cockerel rooster chick chicks ducklings gosling parrot budgie hamster snake bear moose elk`);

const opening = list(
  `the a an this that these those one two three four five six seven both some another our my every other`,
);
const numbers = list(`two three four five six seven both`);
/** Where the words that belong to somebody end, read backwards from who they are. */
const parts =
  list(`today yesterday tonight then now saw met had has have got and or to of with from in at for by on was is are were be been he she i we they it who that but so as than
  his her their your me us him them not no if when because then like into about after before said says named called`);
const reachBack = 4;
/** What many of anything are called, where it is somebody by what they do. */
const little = list(`little small wee tiny young younger youngest old older oldest eldest big lil`);

/** The people and creatures without a name in a note: 'the old man with the guava', 'the four boys', 'your niece', 'the frog'. */
export function unnamedIn(note: ReadNote): Mention[] {
  return mentionsAt(note, unnamedAt);
}

/** Whether it is a creature, by what it is known again. */
export function isAnimal(word: string): boolean {
  return countThings.animals.has(word) || alsoAnimals.has(word);
}

function isPerson(word: string): boolean {
  const isListed = people.has(word) || peoplePlural.has(word) || trades.has(word) || alsoPeople.has(word);
  return isListed && !noCrowd.has(word) && !(kinNames.has(word) && !ownKin.has(word));
}

function unnamedAt(words: readonly Word[], at: number): Named | undefined {
  const word = words[at];
  const bare = bareOf(word);
  const from = firstWordOf(words, at);
  const first = words[from]?.lower ?? '';
  const isOpened = opening.has(first) && from < at;
  // 'Lorry man lifted me in', 'small girl from 904': what opens a sentence may have lost its article.
  const isBare =
    !opening.has(first) &&
    from < at &&
    words[from]?.mark === '.' &&
    !words[from]?.quoted &&
    !looksPast(first) &&
    !opensOther.test(first);
  if (
    !word ||
    !(isOpened || isBare || isBareAlone(words, at)) ||
    !(isHead(words, at) || isLittleOne(words, at)) ||
    isGoingOn(words, at) ||
    isHonour(words, at)
  ) {
    return undefined;
  }
  const own = words.slice(isOpened ? from + 1 : from, at + 1).map(({ text }) => text);
  // 'Hywel's lad': no article stands before a name.
  const isOfName = isBare && own.slice(0, -1).some(isNameOfOwner);
  const called = own
    .map((text, index) =>
      !isOpened && !isOfName && (index === 0 || isPerson(text.toLowerCase()))
        ? text.replace(/^\p{Lu}(?=\p{Ll})/u, small)
        : text,
    )
    .join(' ')
    .replace(/['’]s$/u, '')
    .replace(/^own /u, '');
  const isOwn = /^(?:my|our)$/.test(first);
  if (isOthers.test(called) || (isOwn && isAnybodys.test(called))) {
    return undefined;
  }
  const many = numbers.has(first) && first !== 'both' ? `${first} ` : '';
  return {
    text: isOwn
      ? `your ${called}`
      : isOfName
        ? called
        : `the ${many}${called}${isAnimal(bare) ? '' : whichOne(words, at, anyone.test(called))}`,
    key: keyOf({ lower: bare }),
    from,
    isSure: false,
  };
}

/** 'Parmar sir': who has a name before it. */
function isHonour(words: readonly Word[], at: number): boolean {
  return /^(?:sir|madam)$/.test(bareOf(words[at])) && /^\p{Lu}\p{Ll}/u.test(words[at - 1]?.text ?? '');
}

/** 'Woman in bed four opened her eyes', 'welder stayed back on the step': who opens a sentence without an article. */
function isBareAlone(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  const goesOn =
    next?.mark === '' && (looksPast(next.lower) || presentForms.has(next.lower) || afterSomebody.test(next.lower));
  return word?.mark === '.' && !word.quoted && goesOn && isPerson(bareOf(word)) && !ownKin.has(bareOf(word));
}

const afterSomebody = /^(?:in|from|with|behind|beside|who|at)$/;

/** What opens a sentence and belongs to nobody in it: 'its owner', 'somebody's uncle', 'all housemates'. */
const opensOther =
  /^(?:its|it['’]s|his|her|their|your|all|most|many|few|no|one|two|somebody['’]s|someone['’]s|everybody['’]s|finally|also|even|only|just)$/u;

/** 'Hywel's', and not 'Neighbour's' where that opens a sentence. */
function isNameOfOwner(text: string): boolean {
  const owner = text.toLowerCase().replace(/['’]s$/u, '');
  return /^\p{Lu}\p{Ll}*['’]s$/u.test(text) && !isPerson(owner) && !isCommon(owner);
}

/** 'My man scored': whom somebody plays against, drives or serves. */
const isAnybodys = /^(?:man|woman|guy|bloke|fella|fellow|chap|gentleman|stranger|customer|passenger|person)$/iu;

const small = (letter: string): string => letter.toLowerCase();

/** Who is somebody else's, or no longer there: 'the father', 'the dead lamb'. */
const isOthers =
  /^(?:(?:grand)?(?:father|mother|ma|pa)|wife|husband|sons?|daughters?|brothers?|sisters?|cousins?|first (?:wife|husband|kids)|sons of guns|uncle|auntie|aunt|parents?|mum|mom|dad|family|friend|mate|colleague|boss)$|^(?:dead|late|missing|stuffed|toy|plastic|green|other|same|(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|yesterday|saw|met|fed|walked|took|got) |\d/iu;

/** Somebody by what they are, or by what they do: 'the RN said', 'a chaiwala handed me'. */
function isHead(words: readonly Word[], at: number): boolean {
  const bare = bareOf(words[at]);
  const next = words[at + 1];
  const isDoing = next?.mark === '' && surelyOfPeople.has(next.lower) && /^\p{L}{3,}$/u.test(bare);
  return isPerson(bare) || isAnimal(bare) || (isDoing && !notPeople.test(bare) && !adverbs.has(bare));
}

/** What nothing but people does. */
const surelyOfPeople =
  list(`said says asked told handed laughed hugged winked whispered shouted thanked apologised apologized
  gave smiled nodded waved promised offered`);
/** What speaks, gives and asks without being somebody. */
const notPeople =
  /^(?:depot|external|fairy|door|stairs|road|street|uncle|she|he|you|we|they|everyone|everybody|someone|somebody|nobody|anyone|anybody|never|\p{L}+ed|\p{L}+ing|\p{L}+['’]\p{L}+|who|what|which|that|this|it|one|they|and|or|but|sign|letter|email|note|app|phone|message|text|news|radio|forecast|paper|doctor|book|card|machine|screen|poster|label|recipe|clock|phone|bank|school|council|hospital|company|office|shop|clinic|lot|rest|other|others|same|only|first|last)$/u;

/** 'The little one put his hands up'. */
function isLittleOne(words: readonly Word[], at: number): boolean {
  return (
    /^(?:one|ones)$/.test(words[at]?.lower ?? '') && little.has(words[at - 1]?.lower ?? '') && words[at]?.mark === ''
  );
}

/** 'The bus driver': who it is stands in the next word. 'The boy Tom', 'a man called Tin': they have a name. */
function isGoingOn(words: readonly Word[], at: number): boolean {
  const [next, then] = [words[at + 1], words[at + 2]];
  // 'The night nurse, Lourdes, brought': who they are has a name.
  if (next?.mark === ',' && /^\p{Lu}\p{Ll}/u.test(next.text) && then?.mark === ',') {
    return true;
  }
  if (next?.mark !== '' || /['’]s$/u.test(words[at]?.text ?? '')) {
    return /['’]s$/u.test(words[at]?.text ?? '') && isHead(words, at + 1);
  }
  const isNamed = /^\p{Lu}\p{Ll}/u.test(next.text) && (firstNames.has(next.lower) || people.has(bareOf(words[at])));
  return isHead(words, at + 1) || isNamed || /^(?:named|called)$/.test(next.lower);
}

/** The first word that belongs to who stands at `at`: its article, or where its sentence opens. */
function firstWordOf(words: readonly Word[], at: number): number {
  let from = at;
  while (
    from > 0 &&
    at - from < reachBack &&
    words[from]?.mark === '' &&
    (from === at || !opening.has(words[from]?.lower ?? '')) &&
    (!endsReading(words[from - 1]) || words[from - 1]?.lower === 'that')
  ) {
    from -= 1;
  }
  // 'All five of my girls', 'my four boys': what stands before a number is of them as well.
  return from > 0 &&
    numbers.has(words[from]?.lower ?? '') &&
    words[from]?.mark === '' &&
    /^(?:the|my|our)$/.test(words[from - 1]?.lower ?? '')
    ? from - 1
    : from;
}

/** Whether somebody could be anyone: 'to the man' raises a glass to nobody, 'to the man with the cello' to one. */
export function mayBeAnyone({ text }: Mention): boolean {
  return /^the (?:next|last) /.test(text) || anyone.test(text.replace(/^the (?:other |same )?/, ''));
}

const anyone =
  /^(?:man|woman|guy|bloke|fella|fellow|feller|lad|lass|lady|gentleman|girl|boy|kid|child|person|mate|friend|stranger|student|patient|customer|client|passenger|people|men|women|kids|children|boys|girls|lads|guys|ladies)$/i;

/** Whether nothing before this word, read backwards, belongs to who comes after it. */
function endsReading(word: Word | undefined): boolean {
  const lower = word?.lower.replace(/(?:['’](?!s$)|n['’]t).*$/u, '') ?? '';
  return parts.has(lower) || (looksPast(lower) && !lower.endsWith('ed'));
}

function bareOf(word: Word | undefined): string {
  return (word?.lower ?? '').replace(/['’]s$/u, '');
}
