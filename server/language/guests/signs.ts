import { isCommon } from '../base/proper-names.ts';
import { step } from '../base/step.ts';
import { countWords } from '../base/tokens.ts';
import type { Word } from '../grammar/word-stream.ts';
import { knownPlaces } from '../lexicon/places.ts';
import { placesOf } from '../reading/cast.ts';
import type { Week } from '../reading/judge-week.ts';
import type { Mention } from '../reading/mentions.ts';
import type { ReadNote } from '../reading/read-week.ts';
import { isGoodDeed } from '../severity/severity.ts';
import { hasPart, isMaker } from './has-part.ts';
import { heartsOf } from './heart.ts';
import { isOften, isPresent } from './is-present.ts';
import { isDoing, nearnessOf } from './nearness.ts';
import { isBesideCompany } from './people-near.ts';
import { isNamed, type Somebody } from './somebody.ts';

/** What is told of a week, and what holds for everybody in it. */
export type Ground = {
  week: Week;
  everybody: readonly Somebody[];
  /** How many words each told note has. */
  lengths: ReadonlyMap<ReadNote, number>;
  /** The told notes, the likeliest heart of the week first. */
  hearts: readonly ReadNote[];
  /** How likely each of them is the heart. */
  shares: ReadonlyMap<ReadNote, number>;
  /** How many of everybody each note mentions. */
  mentioned: ReadonlyMap<ReadNote, number>;
  places: ReadonlySet<string>;
  /** How near each of everybody is, by `nearnessOf`. */
  nearness: ReadonlyMap<Somebody, number>;
};

/** The ground of a week for `signsOf`. */
export function groundOf(week: Week, everybody: readonly Somebody[], told: readonly ReadNote[]): Ground {
  const shares = heartsOf(told);
  const hearts = shares.map(({ note }) => note);
  const lengths = new Map(hearts.map((note) => [note, countWords(note.tidied)]));
  return {
    week,
    everybody,
    hearts,
    shares: new Map(shares.map(({ note, share }) => [note, share])),
    lengths,
    mentioned: mentionedIn(everybody),
    places: placesOf(week.notes.map(({ tidied }) => tidied)),
    nearness: new Map(everybody.map((who) => [who, nearnessOf(who.mentions, { lengths, image: hearts[0] })])),
  };
}

function mentionedIn(everybody: readonly Somebody[]): Map<ReadNote, number> {
  const mentioned = new Map<ReadNote, number>();
  for (const note of everybody.flatMap(({ mentions }) => [...new Set(mentions.map((mention) => mention.note))])) {
    mentioned.set(note, (mentioned.get(note) ?? 0) + 1);
  }
  return mentioned;
}

const shares = [0.08, 0.14, 0.2, 0.3, 0.45];
const sharesOfHeart = [0.1, 0.2, 0.35, 0.55, 0.75];
const lengthsOfNotes = [12, 25, 45, 70];
const placesInNote = [0.15, 0.4, 0.75];
/** Who is named so early or late in a note opens or ends it. */
const opens = 0.12;
const ends = 0.66;
const [mostMentions, mostNotes, mostRank, mostNamed, mostTold] = [6, 4, 4, 6, 4];

/**
 * What speaks for and against raising a glass to somebody, each sign by its name: who they are, in how much of the week
 * they are, what they do, and what stands around their name. `weights.ts` holds what each weighs.
 */
export function signsOf(who: Somebody, ground: Ground): string[] {
  const { kind, mentions } = who;
  const notes = [...new Set(mentions.map(({ note }) => note))];
  return [
    `kind:${kind}`,
    `notes:${Math.min(mostNotes, notes.length)}`,
    `${kind}:notes:${Math.min(mostNotes - 1, notes.length)}`,
    `mentions:${Math.min(mostMentions, mentions.length)}`,
    ...ofWeek(who, ground, notes),
    ...ofHeart(who, ground),
    ...new Set(mentions.flatMap(ofMention)),
    ...ofDeeds(who, notes),
    ...ofTelling(who, ground),
  ];
}

const pronounsAfter = [1, 2, 4, 7];
const mostBeside = 3;

/** How much a note goes on about them, and who else is in it. */
function ofTelling({ key, kind, mentions }: Somebody, { mentioned, hearts }: Ground): string[] {
  const goesOn = step(Math.max(...mentions.map(({ after }) => after.match(pronoun)?.length ?? 0)), pronounsAfter);
  const besides = (note: ReadNote): number => (mentioned.get(note) ?? 1) - 1;
  const fewest = Math.min(mostBeside, ...mentions.map(({ note }) => besides(note)));
  const isAlone = mentions.some(({ note }) => note === hearts[0] && besides(note) === 0);
  const side = isNamed(kind) ? 'named' : 'unnamed';
  return [
    `goes on:${goesOn}`,
    `${side}:goes on:${goesOn}`,
    `beside:${fewest}`,
    ...(isAlone ? [`${side}:alone in heart`] : []),
    ...(isNamed(kind) && isCommon(key) ? ['a word as well'] : []),
  ];
}

const pronoun = /\b(?:he|she|him|her|his)\b/giu;

function ofWeek(
  who: Somebody,
  { week, everybody, lengths, hearts, places, nearness }: Ground,
  notes: readonly ReadNote[],
): string[] {
  const { key, kind } = who;
  const words = (some: Iterable<ReadNote>): number =>
    [...some].reduce((sum, note) => sum + (lengths.get(note) ?? 0), 0);
  const share = words(notes) / Math.max(1, words(lengths.keys()));
  const rivals = everybody.filter((other) => isNamed(other.kind) || !isNamed(kind));
  const near = (some: Somebody): number => nearness.get(some) ?? 0;
  const own = near(who);
  const ahead = rivals.filter((other) => near(other) > own).length;
  const named = everybody.filter((other) => isNamed(other.kind)).length;
  const side = isNamed(who.kind) ? 'named' : 'unnamed';
  const { danger, bearing } = week;
  return [
    `share:${step(share, shares)}`,
    `${side}:ahead:${Math.min(mostRank, ahead)}`,
    `${side}:among:${Math.min(mostNamed, named)}`,
    ...notes.map(({ severity }) => `note:${severity}`),
    `bearing:${bearing}`,
    `told:${Math.min(mostTold, hearts.length)}`,
    ...(hearts.length < mostTold ? [`${kind}:of few`] : []),
    ...(danger.isHeard ? ['danger', `danger:${kind}`] : []),
    ...(danger.isPlain ? ['plain danger'] : []),
    ...(places.has(key) ? ['as a place'] : []),
    ...(knownPlaces.has(key) ? ['known place'] : []),
  ];
}

/** How they stand in what is likeliest the heart of the week. */
function ofHeart({ kind, mentions }: Somebody, { hearts, lengths, shares: ofNotes }: Ground): string[] {
  const share = step(Math.max(...mentions.map(({ note }) => ofNotes.get(note) ?? 0)), sharesOfHeart);
  const ranks = mentions.map(({ note }) => hearts.indexOf(note));
  const rank = Math.min(3, ...ranks.filter((place) => place >= 0));
  const inHeart = mentions.find(({ note }) => note === hearts[0]);
  const best = inHeart ?? mentions[0];
  const place = best.at / best.words.length;
  return [
    `heart share:${share}`,
    `${isNamed(kind) ? 'named' : 'unnamed'}:heart share:${share}`,
    `heart:${rank}`,
    `${kind}:heart:${rank}`,
    `length:${step(lengths.get(best.note) ?? 0, lengthsOfNotes)}`,
    ...(inHeart
      ? [
          `in heart:${step(place, placesInNote)}`,
          ...(isDoing(inHeart) ? ['does in heart'] : []),
          ...(hasPart(inHeart) ? ['part in heart'] : []),
        ]
      : []),
  ];
}

const toWriter = /^(?:me|us|my|our|mine)$/;
const speaking = /^(?:said|says|told|asked|goes|sez|like|shouted|whispered|texted|rang|called)$/;
const farthest = 10;

/** What stands around a mention. */
function ofMention({ words, at, from, after }: Mention): string[] {
  const [before, first, word, next] = [words[from - 1], words[from], words[at], words[at + 1]];
  const end = words.findIndex(({ mark }, index) => index > at && mark === '.');
  const rest = words.slice(at + 1, Math.min(end < 0 ? words.length : end, at + 1 + farthest));
  const sentence = words.slice(0, from).findLastIndex(({ mark }) => mark === '.');
  const earlier = words.slice(Math.max(0, sentence), from);
  const place = at / words.length;
  return [
    `before:${wordAt(before, first)}`,
    `after:${wordAt(next, next)}`,
    ...(rest.slice(1).some(({ lower }) => toWriter.test(lower)) ? ['to writer'] : []),
    ...(isTakenUp.test(after) ? ['taken up'] : []),
    ...(rest.slice(0, 3).some(({ lower }) => speaking.test(lower)) ? ['speaks'] : []),
    ...(place < opens ? ['opens note'] : place > ends ? ['ends note'] : []),
    ...(/['’]s$/u.test(word?.text ?? '') ? ['owner'] : []),
    ...(word?.quoted === true ? ['quoted'] : []),
    ...(earlier.some(({ lower }) => /^(?:i|we|i'd|i'm)$/.test(lower)) ? ['after writer'] : []),
    ...(earlier.some(({ lower }) => /n['’]t$|^(?:not|never|no|nor|without)$/.test(lower)) ? ['after denial'] : []),
  ];
}

const isTakenUp = /^[^.!?]{0,120}[.!?,;]? ?(?:and |but )?(?:he|she|they)(?:['’]\p{L}+)? /iu;

/** The word there, with the mark that parts it from the name; '.' for another sentence. */
function wordAt(word: Word | undefined, marked: Word | undefined): string {
  const mark = marked?.mark ?? '.';
  return mark === '.' || !word ? '.' : `${mark}${word.lower}`;
}

function ofDeeds(who: Somebody, notes: readonly ReadNote[]): string[] {
  const { mentions } = who;
  const [deeds, parts] = [mentions.filter(isDoing).length, mentions.filter(hasPart).length];
  const isKind = notes.some(({ units }) => units.some(({ source }) => isGoodDeed(source, { byOthers: true })));
  return [
    `deeds:${Math.min(2, deeds)}`,
    `${isNamed(who.kind) ? 'named' : 'unnamed'}:deeds:${Math.min(2, deeds)}`,
    `parts:${Math.min(2, parts)}`,
    ...(mentions.some(isBesideCompany) ? ['in company'] : []),
    ...(mentions.some(isMaker) ? ['maker'] : []),
    ...(isKind ? ['kindness'] : []),
    ...(mentions.some(isPresent) ? ['present'] : []),
    ...(isOften(mentions) ? ['often'] : []),
  ];
}
