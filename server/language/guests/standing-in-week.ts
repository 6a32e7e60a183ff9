import { countWords } from '../base/tokens.ts';
import type { Moment } from '../base/types.ts';
import { titles } from '../lexicon/people.ts';
import { knownPlaces } from '../lexicon/places.ts';
import { namesOfKinIn } from '../reading/kin-by-name.ts';
import type { Mention } from '../reading/mentions.ts';
import { ownNamesIn } from '../reading/own-names.ts';
import { mayNotBeHard } from '../severity/severity.ts';
import { chanceOfDanger, chanceOfLight } from '../severity/voter.ts';
import { hasPart } from './has-part.ts';
import { isOften, isPresent, isTakenUp, standsThere } from './is-present.ts';
import { standingIn, type Standing } from './may-be-feared.ts';
import { isSomebody } from './people-near.ts';
import type { Ground } from './signs.ts';
import { isNamed, type Somebody } from './somebody.ts';
import { mayBeAnyone } from './unnamed.ts';

/** How each stands who is written of in a week: barred also who is the writer, a place, kin by their name, or had no part. */
export function standingOfAll({ week, places }: Ground, earlier: readonly Moment[]): (who: Somebody) => Standing {
  const texts = week.notes.map(({ tidied }) => tidied);
  const [own, kin] = [ownNamesIn(texts), namesOfKinIn(texts)];
  const standing = standingIn(week, earlier);
  const isPlace = ({ key, kind, mentions }: Somebody): boolean =>
    isNamed(kind) &&
    !mentions.some(isTitled) &&
    (places.has(key) || (knownPlaces.has(key) && kind !== 'cast') || mentions.every(isWhere));
  const isPriest = ({ mentions: [{ text }] }: Somebody): boolean => text === 'your father' && isOfChurch(texts);
  return (who) => {
    const { key, kind, mentions } = who;
    const isNobody = own.has(key) || kin.has(key) || isPlace(who) || isPriest(who) || mentions.every(isAlarming);
    const isKnownHere = isNamed(kind) ? hadPart(who) : mayBeTold(mentions);
    return isNobody || !isKnownHere ? 'barred' : standing({ text: mentions[0].text, key });
  };
}

/** Whether a note says what part somebody with a name had, and one shows that they are there. */
function hadPart({ kind, mentions }: Somebody): boolean {
  const isThere =
    kind === 'maybe'
      ? isSomebody(mentions) || mentions.some(isTakenUp) || mentions.some(standsThere)
      : kind === 'kin' || mentions.some(isPresent) || isOften(mentions);
  return isThere && mentions.some((mention) => hasPart(mention) && !isUnclear(mention));
}

/** Whether somebody without a name is told from anyone, and is none whom the writer may fear. */
function mayBeTold(mentions: readonly Mention[]): boolean {
  return !mentions.every(mayBeAnyone) && !mentions.some(mayBeFollower);
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
