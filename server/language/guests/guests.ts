import type { Moment } from '../base/types.ts';
import type { Week } from '../reading/judge-week.ts';
import type { Mention } from '../reading/mentions.ts';
import type { ReadNote } from '../reading/read-week.ts';
import type { Unit } from '../reading/unit.ts';
import { hasSignOfFarewell, mayBeFarewell } from '../severity/beside-danger.ts';
import { dangerIn } from '../severity/severity.ts';
import { hasPart } from './has-part.ts';
import { groundOf, signsOf } from './signs.ts';
import { everybodyIn, isNamed, type Somebody } from './somebody.ts';
import type { Standing } from './may-be-feared.ts';
import { standingOfAll } from './standing-in-week.ts';
import { isOfFew, type Told } from './told.ts';
import { mayBeAnyone } from './unnamed.ts';
import { bias, guest } from './weights.ts';

/** Somebody to whom a glass is raised: how they are called, the note that they are near in, and what is told of them. */
export type Guest = { text: string; key: string; noteId: number; units: Unit[]; isNamed: boolean };

/**
 * So likely a reader would raise a glass to them that we do; more where danger is heard, who is feared may be they, or
 * somebody stands in the surest heart and they do not, and less for who is likeliest in that heart, for the next one there
 * whose name is known, and where nobody else is likelier.
 */
const likelyFrom = {
  rather: 0.3,
  ratherOfMany: 0.35,
  besideSureHeart: 0.65,
  besideItOfFew: 0.6,
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
 * So surely a note is the heart that a glass goes to who stands in it, or to nobody by name: by readers of three sets a
 * glass to the right one is worth 7.3, to nobody 6.6 and to somebody else 5.5.
 */
const surestHeart = 0.9;

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
  const share = heart ? (ground.shares.get(heart) ?? 0) : 0;
  const isCalm = !week.danger.isHeard;
  const isFew = isOfFew(told);
  const isOfHeart = share >= surestHeart && isCalm && !isFew;
  const standing = everybody
    .filter((who) => !isOfHeart || isIn(heart, who))
    .map((who) => ({ who, chance: chanceOf(signsOf(who, ground)), standing: standingOf(who) }))
    .toSorted((a, b) => b.chance - a.chance);
  const from = likelyIn(week, share >= sureHeart);
  const ofHeart = heart && share >= sureHeart && isCalm ? nearestOf(heart, standing) : [];
  const beside = isFew ? likelyFrom.besideItOfFew : likelyFrom.besideSureHeart;
  const isBesideIt = ({ who, chance }: Candidate): boolean =>
    ofHeart.length === 0 || chance >= beside || isIn(heart, who);
  const likely = standing.filter(
    (one) => ofHeart.includes(one) || (one.chance >= from[one.standing] && isBesideIt(one)),
  );
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

/** Of candidates, the likeliest first, those who are the nearest in the heart of a week. */
function nearestOf(heart: ReadNote, standing: readonly Candidate[]): readonly Candidate[] {
  return standing
    .filter(isRatherLikely)
    .filter(({ who }) => who.mentions.some((mention) => mention.note === heart && !isHardlyAnyone(mention)))
    .slice(0, mostOfHeart)
    .filter(({ who, chance }, at) => at === 0 || chance >= likelyFrom.free || isByName(who));
}

function isIn(note: ReadNote | undefined, { mentions }: Somebody): boolean {
  return mentions.some((mention) => mention.note === note);
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

/** They as a guest: near in what the toast is built around, or else where they first have a part. */
function guestOf({ key, kind, mentions }: Somebody, { items, image }: Told): Guest {
  const parts = mentions.filter((mention) => hasPart(mention) && (isNamed(kind) || !mayBeAnyone(mention)));
  const told = mentions.filter((mention) => !mayBeAnyone(mention));
  const [part = mentions[0]] = [...parts.filter(({ note }) => note === image), ...parts, ...told];
  const item = items.find(({ note }) => note === part.note);
  const units = item ? [item.main, ...item.more] : [];
  const telling = units.filter(({ source }) => source.toLowerCase().includes(key));
  return {
    text: isNamed(kind) ? asNamed(usualName(mentions)) : part.text,
    key,
    noteId: part.note.moment.id,
    units: telling.length > 0 ? telling : units,
    isNamed: isNamed(kind),
  };
}

/** 'Gaffer says', 'Watchman called', but a glass to the gaffer: it is what he is called to his face. */
function asNamed(name: string): string {
  return /^(?:Gaffer|Skipper|Watchman|Conductor|Guard|Driver)$/.test(name) ? `the ${name.toLowerCase()}` : name;
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
