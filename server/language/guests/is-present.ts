import { list } from '../lexicon/list.ts';
import { firstNames } from '../lexicon/first-names.ts';
import { womenNames } from '../lexicon/women-names.ts';
import { isKnownName } from '../lexicon/rare-names.ts';
import { looksPast, presentForms } from '../lexicon/verbs.ts';
import { humanDeeds } from '../reading/cast.ts';
import type { Mention } from '../reading/mentions.ts';
import { isMaker, lastOf } from './has-part.ts';
import { isDoing } from './nearness.ts';
import { isBesideCompany } from './people-near.ts';

/** 'Watched Owen's game. He scored.', 'Young Callum on third cornet, he'd shuffled his chair over' */
const goesOn = /^(?:[^.!?]|\.(?=\d)){0,120}(?:[.!?]|,? and|,? but|,) s?he(?:['’](?:d|s))? /iu;
const stands =
  /^ (?:(?:on|at|behind|by) (?:the )?(?:counter|till|desk|door|gate|bar|reception|phone|helm|wheel|table|stove|window|oars|piano|keys|sink|back|front))\b|^(?:,| from \p{L}+)? (?:s?he|who) /iu;
const withWriter = /^ (?:and|an|n|&) (?:i|me)\b/iu;
/** What learners and dialects have somebody do: 'Rhonda come by'. */
const bareDeeds = list(`come bring give show take make wait teach buy help sit stay carry draw play put hand`);
/** 'Caroline was in the flat'; not in the ground, the water or the first car. */
const wasThere =
  /^ (?:was|were|is) (?:(?:already|still|also|just) )?(?:there(?! (?:till|until))|here|home|waiting|(?:in|at|on|by|outside) the (?:flat|house|kitchen|garden|shop|office|caf[eé]|pub|library|church|mosque|temple|market|gate|door|stop|bus|train|station|school|hall|clinic|counter|desk))(?!\p{L})/iu;

/** 'My phone went and it was Oisín', 'he says this is Gary', 'there's Ruben filling my buckets': who it was. */
const itWas = /\b(?:it|that|this|there)(?: was| is|['’]?s) (?:(?:only|just|young|old|little|big|wee) )?$/iu;
/** 'Somebody rang at half past eleven. Jelmer.': a name that says who it was, as a sentence of its own. */
const [announced, endsSentence] = [
  /\b(?:door|bell|doorbell|phone|rang|knock|knocked|gate|call(?:s|ed|ing)?|voice|someone|somebody|(?:chap|man|woman|lady|fella|lad|he|she) said|looked up|turned (?:round|around))\b[^]{0,120}[.!?] $/iu,
  /^(?: \p{Lu}\p{Ll}{1,20})?[.!?](?: |$)/u,
];
/** 'Somebody knocks on the glass, and it's Keylor with the pot': who it is came. */
const cameIn =
  /\b(?:knock(?:s|ed|ing)?|door|doorbell|bell|phone|rang|someone|somebody|voice)\b[^.!?]{0,90}(?:[.!?]|,? and) (?:it was|it['’]s|it is) $/iu;
const opensSentence = /(?:^|[.!?] )$/u;
/** 'Hinewai back in the top bunk'. */
const isBack = /^ (?:is |was )?(?:back|home) (?:in|on|at|from|with)\b/iu;
/** 'Curtis the one that can't hear', 'It's Wren from across the road, who is nine'. */
const [whichOne, fromNear] = [/^,? the one (?:who|that)\b/iu, /^ from [^.!?]{2,40}, who /iu];
/** 'Missed call from Tonye', 'no word of him', 'bought Noah a balloon': who need not be there. */
const passedFrom =
  /\b(?:call|calls|word|sign|about|like|than|without|since|miss|missed|missing|remember|named?|called|bought|for|wrote|sent|posted) (?:from |of |to )?$/iu;
/** What stands before where something is rather than before somebody. */
const whereabouts = /\b(?:in|at|to|from|near|for|around|through|via|of) $/iu;

/** Whether what may be a name is taken up by 'he' or 'she' right behind it, and is not where something was: 'pick up Nyah. She is 6'. */
export function isTakenUp({ before, after }: Mention): boolean {
  return goesOn.test(after) && !whereabouts.test(before);
}

/** 'Orla here.', 'Ridwaan from the garage walks in' */
const here =
  /^ here(?=[.,!]|$)|^ from (?:the )?\p{L}+ (?:\p{L}+ )?(?:came|comes|walk(?:s|ed)|brought|brings|ran|runs|said|says|rang|rings|gave|gives|stood|sat|showed|shows|let|lets|dropped|drops)(?!\p{L})/iu;

/** 'Old Wietse at the helm', 'Karin behind the counter', 'somebody knocks and it's Keylor'. */
export function standsThere({ before, after }: Mention): boolean {
  return stands.test(after) || cameIn.test(before);
}

/** 'Little Jahmal, Miss Ruby's grandson, in his uniform, puts the money in my hand': what they do stands behind who they are. */
const behindAside = /^,(?: [^,.!?;:]{2,40},){1,2} (?<deed>\p{Ll}+)(?= \p{Ll})/u;

function doesBehindAside({ after, key }: Mention): boolean {
  const deed = behindAside.exec(after)?.groups?.['deed'] ?? '';
  const isDeed =
    humanDeeds.has(deed) || looksPast(deed) || presentForms.has(deed) || bareDeeds.has(deed.replace(/s$/u, ''));
  return isKnownName(key) && isDeed;
}

/** 'I sat behind Lucille so I would not bother her', 'Nestor, already bald, walking as if he will fall': so soon the note goes on about them. */
const goesOnAbout = /^[^\p{Lu}]{0,120}?(?<!\p{L})(?:(?<him>he|him|his)|(?<her>she|hers?))(?!\p{L})/u;
/** Capitals that begin no name: those of a sentence, and the writer's own. */
const [opensAnother, writer] = [/(?<=[.!?] )\p{Lu}/gu, /(?<!\p{L})I(?!\p{L})/gu];

function isGoneOnAbout({ before, after, key, words, at }: Mention): boolean {
  const rest = after.replace(opensAnother, (letter) => letter.toLowerCase()).replace(writer, 'i');
  const found = goesOnAbout.exec(rest)?.groups;
  const isFitting = found !== undefined && (womenNames.has(key) ? found['her'] !== undefined : true);
  const isWhere = whereabouts.test(before) && !/['’]s$/u.test(words[at]?.text ?? '');
  return isFitting && !isWhere && !passedFrom.test(before);
}

/** Whether a mention shows that somebody is there: kin, by a title, doing something, or with the writer; and no town or book. */
export function isPresent(mention: Mention): boolean {
  const { text, after, words, at } = mention;
  if (isWork(mention)) {
    return false;
  }
  // 'The night nurse, Lourdes, brought me a blanket'.
  const next = words[at + 1];
  const isAside = words[at]?.mark === ',' && next?.mark === ',' && looksPast(next.lower);
  const isTold = isAside || / /.test(text) || isDoing(mention) || doesAsPeopleDo(mention) || isMaker(mention);
  return (
    isTold ||
    isBesideCompany(mention) ||
    (isKnownName(mention.key) && (isSaidToBe(mention) || isGoneOnAbout(mention))) ||
    (/['’]s$/u.test(words[at]?.text ?? '') && lastOf.test(after)) ||
    standsThere(mention) ||
    whichOne.test(after) ||
    (itWas.test(mention.before) && fromNear.test(after)) ||
    doesBehindAside(mention) ||
    here.test(after) ||
    withWriter.test(after) ||
    goesOn.test(after)
  );
}

/** Whether a note says that it was somebody, or that they are back. */
function isSaidToBe({ before, after, words, at }: Mention): boolean {
  const isAlone = announced.test(before) && endsSentence.test(after);
  return !words[at]?.quoted && (itWas.test(before) || isAlone || (opensSentence.test(before) && isBack.test(after)));
}

/** 'Slept till ten Terry brought us toast': somebody whose name a list knows, in whatever place of a sentence. */
function doesAsPeopleDo({ words, at, key, after }: Mention): boolean {
  const next = words[at + 1];
  const isDeed =
    humanDeeds.has(next?.lower ?? '') ||
    bareDeeds.has(next?.lower ?? '') ||
    looksPast(next?.lower ?? '') ||
    wasThere.test(after);
  return firstNames.has(key) && next?.mark === '' && !next.quoted && isDeed;
}

const asWork =
  /\b(?:play(?:ed|s|ing)?|read(?:s|ing)?|watch(?:ed|es|ing)?|listen(?:ed|s|ing)? to|finish(?:ed|ing)|start(?:ed|ing)|film|book|novel|album|song|game)(?: \p{L}+)? $/iu;

/** 'Played Zelda with Ana.', 'Saw Hamlet at the school': what is played, read or seen on a stage. */
function isWork({ before, after, words, at }: Mention): boolean {
  const isTheirs = /['’]s$/u.test(words[at]?.text ?? '');
  return (!isTheirs && asWork.test(before)) || (/\bsaw $/iu.test(before) && onStage.test(after));
}

const onStage = /^ (?:at|in) the (?:school|theatre|theater|cinema|globe|hall|festival|national)\b|^ again\b/iu;

/** Whether somebody who surely is one is written of in several notes, and in none as a book, a game or a song is: 'Silas all four'. */
export function isOften(mentions: readonly Mention[]): boolean {
  const isSomeones = mentions.some(({ isSure }) => isSure) && !mentions.some(isWork);
  return isSomeones && new Set(mentions.map(({ note }) => note)).size > 1;
}
