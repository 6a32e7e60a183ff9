import { withArticles } from './articles.ts';
import { afterBut, clauseLimits, clausesOf } from './clauses.ts';
import { weekdayOf } from './days.ts';
import { excerptOf } from './excerpt.ts';
import { firstPersonIn, wordsAmong } from './first-person.ts';
import { heavier, isSour, weigh } from './heavy.ts';
import type { Weight } from './heavy.ts';
import { isEnglish } from './language.ts';
import type { Moment } from './moment.ts';
import { lowerFirst } from './names.ts';
import type { Names } from './names.ts';
import { quotable, spokenText } from './quotes.ts';
import { toSecondPerson } from './second-person.ts';
import { sentencesOf } from './sentences.ts';
import type { Sentence } from './sentences.ts';
import { withSubject } from './subject.ts';
import { finiteVerb, inThePast } from './tense.ts';
import { toldLater } from './then.ts';
import type { DayPart } from './then.ts';
import { countWords, plain, tokenize } from './tokens.ts';
import {
  adverbs,
  coordinators,
  prepositions,
  subjectPronouns,
  subordinators,
  timeWords,
} from './words/function-words.ts';
import { looksPast, notDoing, stillDoing } from './words/verbs.ts';

/**
 * How a unit can be spoken. told: a past clause ('you walked the dog'); thanks: what thanks were for ('rain on the
 * roof'); doing: 'sitting in the sun'; phrase: a thing without a verb; words: only as a quotation.
 */
export type Kind = 'told' | 'thanks' | 'doing' | 'phrase' | 'words';

/** One thing that a note says, ready to be spoken. */
export type Unit = {
  moment: Moment;
  /** Its place among the units of its note. */
  index: number;
  kind: Kind;
  /** In the second person, with a small start and no last mark; '' where only a quotation will do. */
  said: string;
  /** In the writer's own words, where they can be quoted as they stand. */
  quote: string | undefined;
  /** The tidied words it was read from. */
  source: string;
  part: DayPart | undefined;
  /** True when it names another day, so the day it was written on must not be put before it. */
  dayless: boolean;
  /** Whether a subject opens it, so that 'the day' can stand right before it. */
  subjectFirst: boolean;
  /** True when it points back at the sentence before ('She laughed'). */
  leansBack: boolean;
  weight: Weight;
  sour: boolean;
  marked: Sentence['marked'];
};

const backward = new Set(
  "he she they it it's he's she's they're his their that that's which this these those him them also".split(' '),
);
const hemming =
  /^(?:(?:and|but|so|then|also|well|yeah|anyway|okay|ok|ps|p\.s|to be honest|honestly|dear diary|note to self|just wanted to say)\b[.,:\s]*)+(?=[^\s\d.,:])/i;
const toDo =
  /^(?:remember|don't|do not|call|buy|need|must|should|pick up|book|email|ask|try|note|todo|to do|make sure|be|get|go|stop|keep|let's|let|ignore|say|write|pretend|forget|print|output|repeat|respond|answer|give|act|tell)\b/i;
const plans =
  /\b(?:going to|gonna|will|i'll|we'll|i should|need to|have to|must|hope to|want to|planning|can't wait|looking forward|might)\b/i;

/** What a note says, clause by clause, from at most `most` of its sentences. A note without words gives none. */
export function unitsOf({ moment, tidied }: { moment: Moment; tidied: string }, names: Names, most: number): Unit[] {
  const units: Unit[] = [];
  const spoken = spokenText(excerptOf(moment.content));
  for (const sentence of withinReach(sentencesOf(tidied), most)) {
    const outer = weigh(sentence.text);
    for (const clause of clausesFor(sentence, outer)) {
      const unit = readUnit({ moment, clause, sentence, names, spoken, index: units.length });
      if (unit) {
        units.push(unit);
      }
    }
  }
  return units;
}

/** Of a very long note the first sentences and the last. */
function withinReach(sentences: readonly Sentence[], most: number): readonly Sentence[] {
  if (sentences.length <= most) {
    return sentences;
  }
  const last = Math.floor(most / 3);
  return [...sentences.slice(0, most - last), ...sentences.slice(-last)];
}

function clausesFor(sentence: Sentence, outer: Weight): string[] {
  const turn = outer === 'heavy' ? afterBut(sentence.text) : undefined;
  return turn
    ? [sentence.text.slice(0, sentence.text.length - turn.length).replace(/[\s,]*(?:but|yet)?\s*$/i, ''), turn]
    : clausesOf(sentence.text);
}

type Reading = { moment: Moment; clause: string; sentence: Sentence; names: Names; spoken: string; index: number };

function readUnit({ moment, clause, sentence, names, spoken: heard, index }: Reading): Unit | undefined {
  const source = clause
    .replace(hemming, '')
    .replace(/^(?:grateful|thankful|thanks|gratitude)(?: for)?:\s+/i, 'grateful for ')
    .replace(/[\s,;:]+$/, '');
  if (!/[\p{L}\p{N}]/u.test(source)) {
    return undefined;
  }
  const english = isEnglish(source);
  const base = {
    moment,
    index,
    source,
    part: undefined,
    dayless: false,
    subjectFirst: false,
    leansBack: english && leansBack(source),
    quote: quotable(source, heard),
    weight: heavier(weigh(source), 'light'),
    sour: isSour(source),
    marked: sentence.marked,
  };
  const words: Unit = { ...base, kind: 'words', said: '' };
  if (!english || countWords(source) > clauseLimits.most) {
    return words;
  }
  if (!canBeTurned(source, sentence)) {
    return withoutTail(words, source, sentence, names) ?? words;
  }
  return spoken(words, source, names) ?? words;
}

/** 'Lunch with Fatima, she will move to Leeds': the part before the comma, where only the rest cannot be told. */
function withoutTail(unit: Unit, source: string, sentence: Sentence, names: Names): Unit | undefined {
  const head = /^(.+?),\s+(?:and\s+)?(?:i|we|he|she|they|it|you|now|next)\b/i.exec(source)?.[1];
  const whole =
    head !== undefined &&
    countWords(head) >= 3 &&
    !/^(?:if|when|although|though|while|because)\b/i.test(head) &&
    canBeTurned(head, sentence);
  return whole ? spoken({ ...unit, source: head, quote: undefined }, head, names) : undefined;
}

/** A clause that addresses someone, asks, plans or commands stays in the writer's own words. */
function canBeTurned(source: string, sentence: Sentence): boolean {
  const own = source.replace(/\bthank(?:s|ed|ing)? you\b|\bmind you\b/gi, '').replace(/“[^”]*”/g, '');
  return (
    sentence.marked !== '?' &&
    !/^(?!\p{L}+day:)(?:\p{L}+ )?\p{L}+:\s/iu.test(own) &&
    !/\b(?:yesterday|tomorrow|last night)'s\b/i.test(own) &&
    // Shouted pronouns live by their shout.
    !/\b(?:SHE|HE|ME|MY|MINE|WE|THEY|HIM|HER|NOT)\b/.test(own) &&
    !/\b(?:this|these)(?=$|[,.;:])/i.test(own) &&
    !/^(?:thank you|how|what an?|asking for (?:me|a friend))\b/i.test(source) &&
    !/\b(?:you|your|yours|yourself|you're|you've|you'll|u|ur|let's|thou)\b/i.test(own) &&
    !toDo.test(source) &&
    !plans.test(own)
  );
}

function spoken(unit: Unit, source: string, names: Names): Unit | undefined {
  const retold = toldLater(source, weekdayOf(unit.moment.localDate));
  const text = retold.text.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, '');
  if (!/\p{L}/u.test(text)) {
    return undefined;
  }
  const shared = { ...unit, part: retold.part, dayless: retold.elsewhen, leansBack: leansBack(text) };
  const thanks =
    /^(?:i'?m |i am |i was |i feel |i felt |feeling |am |was |so |really |very |just |incredibly |extremely |forever |always )*(?:grateful|thankful|gratitude|thanks) (?:for|to) (.+)$/i.exec(
      text,
    )?.[1];
  if (thanks && !finiteVerb(withoutRelative(thanks))) {
    return made(shared, { kind: 'thanks', said: thanks }, names);
  }
  const whole = withSubject(withArticles(doingFirst(text)));
  const finite = finiteVerb(whole);
  if (!finite) {
    return made(shared, { kind: kindOfPhrase(text), said: whole }, names);
  }
  const past = inThePast(whole, finite);
  if (past !== undefined && opensWithFragment(whole, finite.at)) {
    return made(shared, { kind: 'phrase', said: past }, names);
  }
  return past === undefined ? undefined : made(shared, { kind: 'told', said: past }, names);
}

/** 'Working from home so I had lunch with the kids': the writer was at it. */
function doingFirst(text: string): string {
  return kindOfPhrase(text) === 'doing' && /\b(?:so|and|but) (?:i|we|the|my)\b/i.test(text)
    ? `I was ${text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`
    : text;
}

/** 'Roast at my sister's, nobody argued': a thing, and only then a clause. */
function opensWithFragment(text: string, verbAt: number): boolean {
  const words = wordsAmong(tokenize(text));
  const turn = words.findIndex(({ lower }, at) => at > 1 && (lower === 'but' || lower === 'so'));
  if (turn > 0 && turn < verbAt && subjectPronouns.has((words[turn + 1]?.lower ?? '').replace(/'.*/, ''))) {
    return true;
  }
  const comma = words.findIndex(({ mark }, at) => at > 0 && mark === ',');
  const first = words[0]?.lower ?? '';
  if (comma < 2 || comma > verbAt || [prepositions, subordinators, timeWords, adverbs].some((set) => set.has(first))) {
    return false;
  }
  return subjectPronouns.has(words[comma]?.lower ?? '') || looksPast(words[comma]?.lower ?? '');
}

function withoutRelative(text: string): string {
  return text.replace(/\b(?:who|that|which|where|when)\b.*$/i, '');
}

function kindOfPhrase(text: string): Kind {
  const first = plain(/^\p{L}+/u.exec(text)?.[0] ?? '');
  const doing = first.endsWith('ing') && first.length > 5 && !notDoing.has(first) && !stillDoing.has(first);
  return doing && countWords(text) > 2 ? 'doing' : 'phrase';
}

function made(unit: Unit, reading: { kind: Kind; said: string }, names: Names): Unit | undefined {
  const turned = lowerFirst(toSecondPerson(lowerFirst(reading.said, names)), names)
    .replace(/!/g, '')
    .replace(/\s+([,.;:])/g, '$1')
    .replace(/[\s,;:.…–—-]+$/, '')
    .replace(/(?:,\s*){2,}/g, ', ')
    .replace(/\.”$/, '”');
  const said = lowerYou(turned);
  // 'Weekly review: more good than not' would bring a colon after a colon.
  if (reading.kind === 'phrase' && /:(?! “)/.test(said)) {
    return undefined;
  }
  if (!said || firstPersonIn(tokenize(said)).length > 0) {
    return undefined;
  }
  return { ...unit, kind: reading.kind, said, subjectFirst: reading.kind === 'told' && opensWithSubject(said) };
}

function lowerYou(text: string): string {
  return text.replace(/^(?:You|Your|Yours|It)\b/, (word) => word.toLowerCase());
}

function leansBack(source: string): boolean {
  const words = wordsAmong(tokenize(source));
  const [first, next] = words;
  // 'Aced it', 'I did': said of what came before.
  if (words.length <= 3 && /^(?:it|did|that|them|so|one|was)$/.test(words.at(-1)?.lower ?? '')) {
    return true;
  }
  if (!first || !backward.has(first.lower)) {
    return false;
  }
  const verbNext =
    /^(?:that|this|these|those)$/.test(first.lower) &&
    next !== undefined &&
    !(looksPast(next.lower) || /^(?:is|are|made|makes)$/.test(next.lower));
  const empty =
    /^it(?:'s| was| is| felt) (?:(?:so|very|really|just|also) )*\p{L}+ (?:to|seeing|being|that|when|how|having|hearing)\b/iu.test(
      source,
    );
  if (verbNext || empty) {
    return false;
  }
  const weather =
    /^(?:it|it's)$/.test(first.lower) &&
    /^(?:rained|snowed|was|poured|is|felt)$/.test(next?.lower ?? '') &&
    /\b(?:rain|rained|snow|sunny|warm|cold|first|day|morning|finally)\b/i.test(source);
  return !weather;
}

function opensWithSubject(said: string): boolean {
  const words = wordsAmong(tokenize(said));
  const first = words[0]?.lower ?? '';
  const aside = words.slice(1, 5).some(({ mark }) => mark === ',') && !/^you\b/.test(first);
  return (
    !aside &&
    ![prepositions, subordinators, coordinators, timeWords, adverbs].some((set) => set.has(first)) &&
    !/^(?:this|one|last|later|first)$/.test(first)
  );
}
