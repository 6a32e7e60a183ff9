import { isHeavyOrWorse, isRatherLight, severityOf } from '../severity/severity.ts';
import type { Moment } from '../base/types.ts';
import type { Names } from '../base/proper-names.ts';
import { asMeant } from '../base/as-meant.ts';
import { mostQuoted, quotableWhole, standsIn } from '../base/quotable.ts';
import { countWords, tokenize } from '../base/tokens.ts';
import { isDictated } from '../grammar/dictated.ts';
import { withStops } from '../grammar/with-stops.ts';
import { isSomeoneElses } from '../grammar/someone-elses.ts';
import { wordsAmong } from '../grammar/word-stream.ts';
import { looksPast, pastAuxiliaries } from '../lexicon/verbs.ts';
import {
  asQuotation,
  isBright,
  isSpoken,
  lengthOf,
  reworded,
  saidOf,
  withJoint,
  wordsIn,
  type Spoken,
  type Unit,
  type Words,
} from './unit.ts';
import { subjectUnsure } from './people-in.ts';
import {
  hasVerb,
  isClipped,
  isDay,
  isEasilyHeard,
  isMute,
  isShort,
  isUntrueToldToYou,
  soundsRough,
} from './sounds-rough.ts';

/** 'They renamed the tea room': people in general, whom nobody need name. */
const people =
  /^they(?:'ve| have|'d| had)? (?:asked|renamed|gave|given|let|said|told|put|fixed|closed|opened|made|called|installed|delivered|sent|changed|moved|picked|chose|chosen|offered|painted|built|started|finished|repaired|mended|accepted|printed|published)\b/i;
/** So few words are a thing by its name in any English. */
const mostPlain = 3;
/** How many words of a note may go unheard before it is better quoted. */
const mostLost = 4;

/** What is said to a machine rather than to a diary: it is no part of anyone's week. */
const orders =
  /\b(?:ignore|disregard|forget) (?:all |any |the |your )*(?:previous|above|prior|earlier) \p{L}+|\bsystem\s*:|\b(?:print|reveal|output|repeat|show) (?:me )?(?:your|the) (?:system |hidden )?(?:rules|prompt|instructions)\b|\bsay “?you are\b/iu;

/** A note; `inOwn` where its week is in an English of its own. */
type Source = { moment: Moment; tidied: string; inOwn?: boolean };

/**
 * The clauses of a short note, or the whole note as one quotation where its telling would limp: its first clause can
 * only be quoted or speaks of someone it does not name ('He proposed! I said yes!'), or it is mere words ('Rain. Soup.').
 */
export function quotedIfBetter(read: Unit[], { moment, tidied, inOwn = false }: Source, names: Names): Unit[] {
  const unsure = unsureAmong(read, names);
  const apart = read.map((unit, at) => (unsure[at] && isSpoken(unit) ? withoutWriter(unit) : unit));
  const units = goingOn(apart, (at) => unsure[at] === true);
  const [first] = units;
  // 'Fell off a donkey and was terrified of the machine': what only sounds hard is not left out of the middle.
  const isHard = ({ severity, hard }: Unit): boolean => isHeavyOrWorse(severity) || (inOwn && hard);
  const heavy = units.some(isHard) && !isRatherLight(tidied);
  if (!first || heavy || countWords(tidied) > mostQuoted) {
    return inOwn ? units.map(inOwnWords) : units;
  }
  // 'Nobody rang. Wonderful.': what sounds hard by itself, and is not meant so.
  const turned =
    severityOf(tidied) === 'light' &&
    units.some(({ hard }, at) => hard && countWords(units[at + 1]?.source ?? '') === 1);
  const lost = countWords(tidied) - wordsIn(units) > mostLost;
  const own = inOwn && units.some((unit) => hasVerb(unit) || countWords(unit.source) > mostPlain);
  const aside = hasAside(moment.content) || correctsItself.test(tidied);
  const isUntrue = isUntrueToldToYou(tidied);
  const unclear =
    lost ||
    aside ||
    own ||
    isDictated(tidied) ||
    isBareRemark(units, tidied) ||
    isBroken(units) ||
    isMute(units) ||
    isUntrue ||
    units.some(isClipped) ||
    units.some((unit) => unsure[apart.indexOf(unit)] === true);
  const limps =
    turned ||
    own ||
    isPatchwork(units) ||
    isUntrue ||
    (unclear && isEasilyHeard(units, tidied)) ||
    soundsRough(units, { moment, tidied });
  const leans = first.leansBack && !people.test(first.source) && isShort(tidied);
  const quote = (limps && (units.length > 1 || unclear)) || leans ? quotedWhole(first, { moment, tidied }) : undefined;
  const isHardDay = units.some(({ hard }) => hard) && isDay(units, tidied);
  const severity = isHardDay || isHeavyOrWorse(first.severity) ? 'tender' : first.severity;
  const isLeft = quote?.hard === true && !turned && !isHardDay;
  return quote ? [{ ...quote, severity, hard: isLeft, sour: units.some(({ sour }) => sour) }] : units;
}

/** Told in part, and in part in the writer's own words: 'Ewe down. You turned her. And you wrote, “Eye good.”' */
function isPatchwork(units: readonly Unit[]): boolean {
  return units.length > 2 && units.some(isSpoken) && !units.every(isSpoken);
}

/** A clause as its writer put it, where it can be quoted: told in our grammar it would only sound wrong. */
function inOwnWords(unit: Unit): Unit {
  return unit.kind !== 'thanks' && unit.quote !== undefined ? asQuotation(unit) : unit;
}

/** Of which clauses it is not sure who did what they tell. */
function unsureAmong(read: readonly Unit[], names: Names): boolean[] {
  const unsure: boolean[] = [];
  for (const [at, unit] of read.entries()) {
    const earlier = read.slice(0, at);
    const isMore = unsure.at(-1) === true && isElided(unit);
    unsure.push(isMore || subjectUnsure(unit, earlier.findLast(hasVerb), names, earlier));
  }
  return unsure;
}

/** 'Never said a word. Just left it on the step': who did the one did the other. */
function isElided(unit: Unit): boolean {
  return (
    unit.kind === 'told' &&
    /^you\b/.test(unit.said) &&
    !/^(?:(?:and|but|so|then|just|also|still|today|later),? )*(?:i|we|it|my|our)\b/i.test(unit.source)
  );
}

/** 'Both pink bottles in my boot', 'Leila still working on it': words without a verb of their own, which no day leads well into. */
function isBroken([only, ...others]: readonly Unit[]): boolean {
  return (
    only?.kind === 'phrase' &&
    others.length === 0 &&
    /\b(?:i|my|me|our|us|we|already|still)\b|(?<=\p{L}{3})ing\b/iu.test(only.source)
  );
}

/** 'As expected', 'Off', '1': what is no thing and no deed cannot stand after its day. */
function isBareRemark([only]: readonly Unit[], tidied: string): boolean {
  return (
    only?.kind === 'phrase' &&
    countWords(tidied) <= 2 &&
    /^(?:\d+|nope|no|yes|yep|off|same|ditto|done|better|worse|again|slowly|almost|nearly|finally|still (?:here|going)|as \p{L}+|not \p{L}+|\p{Lu}{3,})$/iu.test(
      tidied.replace(/\P{L}+$/u, (end) => end.replace(/[^\d]/g, '')),
    )
  );
}

/** 'Judith (wife)': brackets that commas would not do for. */
function hasAside(content: string): boolean {
  return /\S ?\([^\p{L}()\n]{0,9}\p{L}[^()\n]{0,99}\)/u.test(content) && !/\]\(/.test(content);
}

/** 'Took the tyres off. Well, had them taken off': told clause by clause it would say both. */
const correctsItself =
  /[.!?)]\s+(?:well,? (?:(?:had|got) (?:it|them|him|her|that|mine)|not|almost|nearly|sort of|mostly|most of)\b|(?:no wait|scratch that|or rather|correction|kidding)\b)/iu;

const mostJoined = 40;

/** 'Alf came over. Talked about drains': what surely or likely the one before did is joined on with 'and'. */
function goingOn(units: readonly Unit[], isUnsure: (at: number) => boolean): Unit[] {
  const joined: Unit[] = [];
  for (const [at, unit] of units.entries()) {
    const before = joined.at(-1);
    const isTheirs = isUnsure(at) || isLeftToThem(unit);
    if (before && isTheirs && isSpoken(before) && canGoOn(before) && isMore(unit, before)) {
      joined[joined.length - 1] = withMore(before, unit);
    } else {
      const apart = isSpoken(unit) && howItWas.test(unit.said) ? withoutWriter(unit) : unit;
      joined.push(isLeftToThem(unit) && unit.quote !== undefined ? asQuotation(unit) : apart);
    }
  }
  return joined;
}

/** 'Obviously coordinated': nobody did that. */
const howItWas = /^(?:you )?(?:obviously|clearly|definitely|apparently|possibly|probably) \p{L}+ed$/u;

function withMore(before: Spoken, unit: Unit): Spoken {
  const said = saidOf(unit);
  const quoted = before.quote !== undefined && unit.quote !== undefined;
  return {
    ...before,
    index: unit.index,
    said: `${before.said}, ${/^(?:then|but|and)\b/.test(said) ? '' : 'and '}${said}`,
    quote: quoted ? `${before.quote}. ${unit.quote}` : undefined,
    source: `${before.source}. ${unit.source}`,
  };
}

/** What the one who was just spoken of did, more likely than the writer who tells of them. */
const theirs =
  /^(?:said|told|asked|talked|stayed|brought|left|gave|put|refused|offered|promised|wanted|passed|pushed|showed|explained|forgot|remembered|apologised|apologized|wrote|rang|called|texted|sent|kept|mentioned|insisted|patted|helped|lent|moved|turned|fixed|mended|took|bought|woke)$/;

/** Whether it can stand after 'and': a deed that is over, right after the other, and not 'he stopped, and just stopped'. */
function isMore(unit: Unit, before: Spoken): boolean {
  // What is done at what another did is the writer's as likely: 'He waved the spoon. Waved.'
  if (
    /^(?:you )?(?:just |then |also |nearly |almost )*(?:waved|laughed|cried|smiled|grinned|nodded|wept|blushed|cheered|clapped|melted|sobbed|jumped|screamed|watched|listened|waited|held|kept|hugged|thanked)\b/.test(
      saidOf(unit),
    )
  ) {
    return false;
  }
  // 'Put it up at work' may as well be what the writer did with it.
  if (/^(?:you )?(?:put|hung|stuck|pinned|framed|hid|wore) (?:it|them|that)\b/u.test(saidOf(unit))) {
    return false;
  }
  // 'Raj showed me where the tap is. Put red tape on it': who was shown or given something may have.
  if (!isLeftToThem(unit) && /\b(?:showed|taught|gave|handed|lent|passed|brought|sent) you\b/u.test(before.said)) {
    return false;
  }
  const plain = saidOf(unit).replace(/^(?:(?:just|then|also|even|and|never) )*/, '');
  const verb = plain.split(/[^\p{L}']/u)[0] ?? '';
  // 'Mrs Rideout wanted tongues. Gave her extra': who was given to did not give. 'Tilly got one goal. Gave Macca the spade.'
  if (
    /^(?:gave|told|asked|offered|sent|rang|called|texted|helped|lent|showed) (?:(?:him|her|them)\b|\p{Lu})/u.test(plain)
  ) {
    return false;
  }
  return (
    before.index === unit.index - 1 &&
    countWords(plain) > 1 &&
    (isLeftToThem(unit) || theirs.test(verb) || before.said.toLowerCase().includes(` ${verb} `)) &&
    looksPast(verb) &&
    !pastAuxiliaries.has(verb) &&
    !before.said.endsWith(` ${verb}`) &&
    lengthOf(before) + lengthOf(unit) <= mostJoined
  );
}

function canGoOn(unit: Spoken): boolean {
  const tells = unit.kind === 'told' || (unit.kind === 'stated' && /^(?:he|she|they)\b/.test(unit.said));
  return (
    tells && !/^you\b|\b(?:and|so|but) you\b/i.test(unit.said) && !/”$/.test(unit.said) && isBright(unit) && !unit.hard
  );
}

/** 'Read you the whole form': a deed without its doer, who surely was not the writer. */
function isLeftToThem({ kind, source }: Unit): boolean {
  return kind === 'phrase' && isSomeoneElses(wordsAmong(tokenize(source)), 0);
}

/** 'Left it on the step': told without saying who. */
function withoutWriter(unit: Spoken): Unit {
  return { ...unit, kind: 'phrase', said: unit.said.replace(/^you(?:'ve|'re)? (?:were )?/, '') };
}

/** The whole note as one quotation, and as it was meant; or undefined where it is too long or was mended. */
export function quotedWhole(first: Unit, { moment, tidied }: Source): Words | undefined {
  const found = orders.test(tidied) ? undefined : quotableWhole(tidied, moment.content);
  const meant = asMeant(found?.quote ?? '', moment.content);
  return found
    ? {
        ...asQuotation(
          first,
          withStops(standsIn(meant, moment.content) ? meant.replace(/(?<![.!?])[.!?]+$/, '') : found.quote),
        ),
        source: tidied,
        part: undefined,
        dayless: false,
        leansBack: false,
        marked: found.asks ? '?' : '',
      }
    : undefined;
}

/** The clauses of a note as they follow each other, each joined on as it was written. */
export function toldWhole(units: readonly Unit[]): Unit[] {
  const kept = units.filter((unit, at) => !canGo(units, unit, at));
  return kept.map((unit, at) => (at === 0 ? unit : joinedOn(unit, kept[0])));
}

/** Whether a clause can neither be told nor quoted, and something else is left. */
function canGo(units: readonly Unit[], unit: Unit, at: number): boolean {
  const isMute = !isSpoken(unit) && unit.quote === undefined && units[at + 1]?.leansBack !== true;
  return (orders.test(unit.source) || isMute) && units.some((other) => other !== unit && isSpoken(other));
}

/** 'But she knew the part', 'that evening you swam': with the word that joins it, and its own part of the day. */
function joinedOn(unit: Unit, first: Unit | undefined): Unit {
  if (unit.kind !== 'told' && unit.kind !== 'stated') {
    return unit;
  }
  const isLater = unit.part !== undefined && unit.part !== first?.part;
  const joined = withJoint(isLater ? reworded(unit, `that ${unit.part ?? ''} ${unit.said}`, false) : unit);
  return joined === unit ? unit : { ...joined, leansBack: false, part: undefined };
}
