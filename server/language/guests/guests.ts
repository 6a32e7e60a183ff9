import type { Moment } from '../base/types.ts';
import { countWords } from '../base/tokens.ts';
import { titles } from '../lexicon/people.ts';
import { knownPlaces } from '../lexicon/places.ts';
import type { Week } from '../reading/judge-week.ts';
import { namesOfKinIn } from '../reading/kin-by-name.ts';
import type { Mention } from '../reading/mentions.ts';
import { ownNamesIn } from '../reading/own-names.ts';
import type { ReadNote } from '../reading/read-week.ts';
import type { Unit } from '../reading/unit.ts';
import { hasPart } from './has-part.ts';
import { isOften, isPresent, isTakenUp } from './is-present.ts';
import { isSomebody } from './people-near.ts';
import { standingIn, type Standing } from './may-be-feared.ts';
import { groundOf, signsOf, type Ground } from './signs.ts';
import { mayBeAnyone } from './unnamed.ts';
import { everybodyIn, isNamed, type Somebody } from './somebody.ts';
import type { Told } from './told.ts';
import { hasSignOfFarewell, mayBeFarewell } from '../severity/beside-danger.ts';
import { dangerIn, mayNotBeHard } from '../severity/severity.ts';
import { chanceOfDanger, chanceOfLight } from '../severity/voter.ts';
import { bias, guest } from './weights.ts';

/** Somebody to whom a glass is raised: how they are called, the note that they are near in, and what is told of them. */
export type Guest = { text: string; key: string; noteId: number; units: Unit[]; isNamed: boolean };

/**
 * So likely a reader would raise a glass to them that we do; more where danger is heard, or who is feared may be they, and
 * less for the two who are likeliest in the surest heart of the week, of whom the second has a name that is known, and
 * where nobody else is likelier.
 */
const likelyFrom = {
  rather: 0.2,
  ratherOfMany: 0.35,
  free: 0.5,
  ofUnsureHeart: 0.35,
  besideDanger: 0.45,
  doubtful: 0.6,
  besidePlainDanger: 0.5,
  doubtfulBesideIt: 0.8,
} as const;

/** So surely a note is the heart of its week that who stands in it comes before who is likelier elsewhere; and how many. */
const [sureHeart, mostOfHeart] = [0.35, 2];

/**
 * Whom a friend would raise a glass to after such a week, the likeliest first, as learned from what readers said of other
 * weeks (`scripts/guests`). Neither a place nor the writer may stand among them, kin only by what they are, and nobody of
 * whom notes tell what no glass is raised for. In the week of a farewell nobody is named, for the people in it are being left.
 */
export function guestsOf({ items, image }: Told, week: Week, earlier: readonly Moment[] = []): Guest[] {
  if (isFarewell(week)) {
    return [];
  }
  const told = items.map(({ note }) => note).filter(({ severity }) => severity !== 'crisis');
  const everybody = everybodyIn(told, week);
  const ground = groundOf(week, everybody, told);
  const [heart] = ground.hearts;
  const standingOf = standingOfAll(ground, earlier);
  const standing = everybody
    .map((who) => ({ who, chance: chanceOf(signsOf(who, ground)), standing: standingOf(who) }))
    .toSorted((a, b) => b.chance - a.chance);
  const isSure = heart !== undefined && (ground.shares.get(heart) ?? 0) >= sureHeart;
  const from = likelyIn(week, isSure);
  const ofHeart = isSure && !week.danger.isHeard ? nearestOf(heart, standing) : [];
  const likely = standing.filter((one) => ofHeart.includes(one) || one.chance >= from[one.standing]);
  const best = standing.find(isRatherLikely);
  return (likely.length > 0 || week.danger.isHeard || !best ? likely : [best])
    .map(({ who }) => guestOf(who, { items, image }))
    .toSorted((a, b) => Number(b.noteId === heart?.moment.id) - Number(a.noteId === heart?.moment.id));
}

/** Somebody who may be named: how likely a reader would name them, and how they stand. */
type Candidate = { who: Somebody; chance: number; standing: Standing };

/** Whether somebody is likely enough where nobody is likelier, or in the surest heart of a week. */
function isRatherLikely({ who, chance, standing }: Candidate): boolean {
  return standing === 'free' && chance >= (who.kind === 'many' ? likelyFrom.ratherOfMany : likelyFrom.rather);
}

/** Of candidates, the likeliest first, those two who are the nearest in the heart of a week. */
function nearestOf(heart: ReadNote, standing: readonly Candidate[]): readonly Candidate[] {
  return standing
    .filter(isRatherLikely)
    .filter(({ who }) => who.mentions.some((mention) => mention.note === heart && !isHardlyAnyone(mention)))
    .slice(0, mostOfHeart)
    .filter(({ who, chance }, at) => at === 0 || chance >= likelyFrom.free || isByName(who));
}

function likelyIn({ danger }: Week, isHeartSure: boolean): Readonly<Record<Standing, number>> {
  const { free, ofUnsureHeart, besideDanger, doubtful, besidePlainDanger, doubtfulBesideIt } = likelyFrom;
  if (danger.isPlain) {
    return { free: besidePlainDanger, doubtful: doubtfulBesideIt, barred: Infinity };
  }
  return { free: danger.isHeard ? besideDanger : isHeartSure ? free : ofUnsureHeart, doubtful, barred: Infinity };
}

/** Whether a week may be of somebody who means to go: a note in danger from themselves takes leave, or any where it is plain. */
function isFarewell({ notes, danger }: Week): boolean {
  const takesLeave = ({ tidied, severity }: ReadNote): boolean =>
    severity === 'crisis'
      ? dangerIn(tidied) === 'crisis' && mayBeFarewell(tidied)
      : danger.isPlain && hasSignOfFarewell(tidied);
  return danger.isFromThemselves && notes.some(takesLeave);
}

/** How likely a reader would raise a glass to somebody of whom these signs speak, by what was learned. */
export function chanceOf(signs: readonly string[], learned = { weights: guest, bias }): number {
  const odds = signs.reduce((sum, sign) => sum + (learned.weights[sign] ?? 0), learned.bias);
  return 1 / (1 + Math.exp(-odds));
}

/** How each stands who is written of in a week: barred also who is the writer, a place, kin by their name, or had no part. */
function standingOfAll({ week, places }: Ground, earlier: readonly Moment[]): (who: Somebody) => Standing {
  const texts = week.notes.map(({ tidied }) => tidied);
  const [own, kin] = [ownNamesIn(texts), namesOfKinIn(texts)];
  const standing = standingIn(week, earlier);
  return ({ key, kind, mentions }) => {
    const [{ text }] = mentions;
    const isPlace =
      isNamed(kind) &&
      !mentions.some(isTitled) &&
      (places.has(key) || (knownPlaces.has(key) && kind !== 'cast') || mentions.every(isWhere));
    const isPriest = text === 'your father' && isOfChurch(texts);
    const isThere =
      kind === 'maybe'
        ? isSomebody(mentions) || mentions.some(isTakenUp)
        : kind === 'kin' || mentions.some(isPresent) || isOften(mentions);
    const hadNoPart =
      isNamed(kind) && !(isThere && mentions.some((mention) => hasPart(mention) && !isUnclear(mention)));
    const isAnyone = !isNamed(kind) && (mentions.every(mayBeAnyone) || mentions.some(mayBeFollower));
    return own.has(key) || kin.has(key) || isPlace || isPriest || hadNoPart || isAnyone || mentions.every(isAlarming)
      ? 'barred'
      : standing({ text, key });
  };
}

/** 'At the Cenex in Cody', 'a vet now in Casper': where something is, by a name that people bear as well. */
function isWhere({ before, text }: Mention): boolean {
  return !/ /u.test(text) && /\b(?:in|near|outside|via) $/u.test(before);
}

/** 'Sister Comfort', though she is from Comfort's Divine Fashion; not 'Little Rock'. */
function isTitled({ text }: Mention): boolean {
  const title = /^\p{L}+(?= )/u.exec(text)?.[0].toLowerCase() ?? '';
  return titles.has(title) && !/^(?:old|little|big|baby)$/.test(title);
}

/** Whom a list or a title tells from a thing. */
function isByName({ kind }: Somebody): boolean {
  return kind === 'listed' || kind === 'titled';
}

/** 'The young man': who may be anyone but for their age. */
function isHardlyAnyone(mention: Mention): boolean {
  return mayBeAnyone({
    ...mention,
    text: mention.text.replace(/^the (?:young|old|little|tall|big|small|wee|nice|poor) /u, 'the '),
  });
}

/** What sounds so dangerous and so little light is no alarm, and nobody of it is cheered by name. */
const alarming = { danger: 0.6, light: 0.15 } as const;

function isAlarming({ note: { tidied } }: Mention): boolean {
  return chanceOfDanger(tidied) >= alarming.danger && chanceOfLight(tidied) < alarming.light;
}

/** From so much danger in a note on, a stranger in it is not named: they may be the one who is feared. */
const dangerOfStranger = 0.3;

function mayBeFollower({ note: { severity, tidied } }: Mention): boolean {
  return severity === 'heavy' || chanceOfDanger(tidied) >= dangerOfStranger;
}

/** What fewer words tell of may be anything: 'Mum rang with the results.' */
const fewestWords = 12;

/** Whether the few words of a note that is told plainly may be hard for all that is known. */
function isUnclear({ note: { severity, tidied } }: Mention): boolean {
  return severity !== 'light' && countWords(tidied) < fewestWords && !mayNotBeHard(tidied);
}

const ofChurch =
  /\b(?:Mass|[Pp]arish|[Hh]omily|[Ss]ermon|[Ss]acristy|[Aa]ltar|[Bb]ishop|[Pp]resbytery|[Pp]riest|[Rr]osary)\b/u;
const ownFather = /\b(?:my|our) (?:father|dad)\b/iu;

/** Whether 'Father' of these notes is rather a priest. */
function isOfChurch(texts: readonly string[]): boolean {
  return (
    texts.some((text) => /\bFather\b/u.test(text) && ofChurch.test(text)) && !texts.some((text) => ownFather.test(text))
  );
}

/** They as a guest: near in what the toast is built around, or else where they first have a part. */
function guestOf({ key, kind, mentions }: Somebody, { items, image }: Told): Guest {
  const parts = mentions.filter((mention) => hasPart(mention) && (isNamed(kind) || !mayBeAnyone(mention)));
  const told = mentions.filter((mention) => !mayBeAnyone(mention));
  const [part = mentions[0]] = [...parts.filter(({ note }) => note === image), ...parts, ...told];
  const item = items.find(({ note }) => note === part.note);
  const units = item ? [item.main, ...item.more] : [];
  const telling = units.filter(({ source }) => source.toLowerCase().includes(key));
  return {
    text: isNamed(kind) ? usualName(mentions) : part.text,
    key,
    noteId: part.note.moment.id,
    units: telling.length > 0 ? telling : units,
    isNamed: isNamed(kind),
  };
}

/** What they are called most often; with their title where they have one. */
function usualName(mentions: readonly Mention[]): string {
  const names = mentions.map(({ text }) => text);
  const titled = names.filter((name) => /^\p{Lu}\S* /u.test(name));
  const among = titled.length > 0 ? titled : names;
  const alike = [...Map.groupBy(among, (name) => name).values()];
  const most = alike.reduce((best, same) => (same.length > best.length ? same : best), alike[0] ?? []);
  return most[0] ?? '';
}
