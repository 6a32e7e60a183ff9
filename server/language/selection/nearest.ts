import { sentenceEnd } from '../base/sentences.ts';
import type { Moment } from '../base/types.ts';
import { countWords } from '../base/tokens.ts';
import { humanDeeds, placesOf } from '../reading/cast.ts';
import type { Week } from '../reading/judge-week.ts';
import type { Mention } from '../reading/mentions.ts';
import { namesOfKinIn } from '../reading/kin-by-name.ts';
import { ownNamesIn } from '../reading/own-names.ts';
import type { ReadNote } from '../reading/read-week.ts';
import type { Unit } from '../reading/unit.ts';
import { firstNames } from '../lexicon/first-names.ts';
import { list } from '../lexicon/list.ts';
import { knownPlaces } from '../lexicon/places.ts';
import { dangerIn, isGoodDeed, mayBeGrave, mayNotBeHard } from '../severity/severity.ts';
import { chanceOfLight } from '../severity/voter.ts';
import { judgeHarm } from '../severity/judge-harm.ts';
import { judgedOnce } from '../severity/judged-once.ts';
import type { Plan } from './choose-notes.ts';
import { hasPart, isMaker } from './company.ts';
import { mayBeNamedIn } from './may-be-feared.ts';
import { isDoing, nearnessOf } from './nearness.ts';
import { isBesideCompany, notesWith, toldBy } from './people-near.ts';

/** Somebody to whom a glass is raised: how they are called, the note that they are near in, and what is told of them. */
export type Guest = { text: string; key: string; noteId: number; units: Unit[] };

/** What fewer words tell of may be anything: 'Mum rang with the results.' */
const fewestWords = 12;

/** Who is near in a week, the keys of all whom its notes name, and who else may stand in its glass. */
type Near = {
  nearest: Guest[];
  mentioned: ReadonlySet<string>;
  mayStand: (someone: Pick<Guest, 'text' | 'key'>) => boolean;
};

/**
 * Whom a friend would raise a glass to after such a week, nearest first: people of whom notes tell that they had a part in
 * it, and nothing that no glass is raised for. Neither a place nor the writer may stand in it, and kin only by what they are.
 */
export function nearestOf(plan: Plan, week: Week, earlier: readonly Moment[] = []): Near {
  const { told, cast, people } = toldBy(plan, week);
  const texts = week.notes.map(({ tidied }) => tidied);
  const [own, kin, places] = [ownNamesIn(texts), namesOfKinIn(texts), placesOf(texts)];
  const mayBeNamed = mayBeNamedIn(week, earlier);
  const open = new Set([...told.lengths.keys()].filter(isOpen));
  const isPlace = (key: string): boolean => places.has(key) || (knownPlaces.has(key) && !cast.has(key));
  const isPriest = ({ text }: Pick<Guest, 'text'>): boolean => text === 'your father' && isOfChurch(texts);
  const mayStand: Near['mayStand'] = (who) =>
    !own.has(who.key) && !kin.has(who.key) && !isPlace(who.key) && !isPriest(who) && mayBeNamed(who);
  const nearest = people
    .map((mentions) => ({ mentions, nearness: nearnessOf(mentions, told) }))
    .toSorted((a, b) => b.nearness - a.nearness)
    .flatMap(({ mentions }) => guestOf(mentions, plan, open))
    .filter(mayStand);
  const keys = people.flatMap((mentions) => mentions.slice(0, 1).map(({ key }) => key));
  return { nearest: imageFirst(nearest, plan), mentioned: new Set(keys), mayStand };
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

/** The same, begun with the nearest of the moment that the toast is built around. */
function imageFirst(guests: readonly Guest[], { image }: Plan): Guest[] {
  const first = guests.find(({ noteId }) => noteId === image?.moment.id);
  return first ? [first, ...guests.filter((guest) => guest !== first)] : [...guests];
}

/** They as a guest, first of the note that the toast is built around; nobody without a part in a note that is open. */
function guestOf(mentions: readonly Mention[], { items, image }: Plan, open: ReadonlySet<ReadNote>): Guest[] {
  const isThere = mentions.some(isPresent) || isOften(mentions);
  const parts = isThere
    ? mentions.filter((mention) => (open.has(mention.note) || isOpenThere(mention)) && hasPart(mention))
    : [];
  const part = parts.find(({ note }) => note === image) ?? parts[0];
  const item = items.find(({ note }) => note === part?.note);
  const units = item ? [item.main, ...item.more] : [];
  const telling = units.filter(({ source }) => source.toLowerCase().includes(part?.key ?? ''));
  return part
    ? [
        {
          text: usualName(mentions),
          key: part.key,
          noteId: part.note.moment.id,
          units: telling.length > 0 ? telling : units,
        },
      ]
    : [];
}

/** Whether somebody who surely is one is written of in several notes, and in none as a book, a game or a song is: 'Silas all four'. */
function isOften(mentions: readonly Mention[]): boolean {
  const isSomeones = mentions.some(({ isSure }) => isSure) && !mentions.some(({ before }) => asWork.test(before));
  return isSomeones && notesWith(mentions) > 1;
}

const asWork =
  /\b(?:play(?:ed|s|ing)?|read(?:s|ing)?|watch(?:ed|es|ing)?|listen(?:ed|s|ing)? to|finish(?:ed|ing)|start(?:ed|ing)|film|book|novel|album|song|game)(?: \p{L}+)? $/iu;

/** 'Watched Owen's game. He scored.', 'Young Callum on third cornet, he'd shuffled his chair over' */
const goesOn = /^[^.!?]{0,120}(?:[.!?]|,? and|,? but|,) s?he(?:['’](?:d|s))? /iu;

/** Whether a mention shows that somebody is there: kin, by a title, doing something, or with the writer; and no town or book. */
function isPresent(mention: Mention): boolean {
  const { text, after } = mention;
  const isTakenUp = goesOn.test(after);
  const isWithWriter = /^ (?:and|an|n|&) (?:i|me)\b/iu.test(after);
  const isHere =
    isBesideCompany(mention) ||
    /^ (?:(?:on|at|behind|by) (?:the )?(?:counter|till|desk|door|gate|bar|reception|phone))\b|^,? (?:s?he|who) /iu.test(
      after,
    );
  return (
    / /.test(text) ||
    isDoing(mention) ||
    doesAsPeopleDo(mention) ||
    isHere ||
    isWithWriter ||
    isTakenUp ||
    isMaker(mention)
  );
}

/** What learners and dialects have somebody do: 'Rhonda come by'. */
const bareDeeds = list(`come bring give show take make wait teach buy help sit stay carry draw play`);
/** 'Caroline was in the flat'; not in the ground, the water or the first car. */
const wasThere =
  /^ (?:was|were|is) (?:(?:already|still|also|just) )?(?:there(?! (?:till|until))|here|home|waiting|(?:in|at|on|by|outside) the (?:flat|house|kitchen|garden|shop|office|caf[eé]|pub|library|church|mosque|temple|market|gate|door|stop|bus|train|station|school|hall|clinic|counter|desk))(?!\p{L})/iu;

/** 'Slept till ten Terry brought us toast': somebody whose name a list knows, in whatever place of a sentence. */
function doesAsPeopleDo({ words, at, key, after }: Mention): boolean {
  const next = words[at + 1];
  const isDeed = humanDeeds.has(next?.lower ?? '') || bareDeeds.has(next?.lower ?? '') || wasThere.test(after);
  return firstNames.has(key) && next?.mark === '' && !next.quoted && isDeed;
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

/** So many words are a day, and something hard in it need not be all of it. */
const wordsOfDay = 40;
const hardlyDark = 0.05;

/** Whether what a long note tells of somebody is calm where something else in it is not: 'Uncle Dewey was at the big sink'. */
function isOpenThere({ note, words, at }: Mention): boolean {
  const beside = note.severity === 'tender' ? besideHarm(note.tidied) : null;
  return beside !== null && !beside.includes(words[at]?.text ?? '');
}

/** What stands beside something hard in a note that may be a calm day for all that; null where it may not. */
const besideHarm = judgedOnce((tidied) => {
  if (countWords(tidied) < wordsOfDay || dangerIn(tidied) !== null || chanceOfLight(tidied) < hardlyDark) {
    return null;
  }
  const sentences = tidied.split(sentenceEnd);
  const isHard = sentences.map(judgeHarm).map(({ grave, hard }) => grave || hard);
  return sentences.filter((_, at) => isHard.slice(Math.max(0, at - 1), at + 2).includes(true)).join(' ');
});

/** Whether a glass may be raised to who stands in a note: what is told plainly is open where no voice hears danger or a blow in it. */
function isOpen({ severity, tidied, units }: ReadNote): boolean {
  const isKind = (): boolean => units.some(({ source }) => isGoodDeed(source, { byOthers: true }));
  const { grave, hard, tender } = judgeHarm(tidied);
  // Who was there when somebody cried is raised a glass to: 'I did her mother's voice. Renee cried a little and laughed'.
  const isTearful = tender && !mayNotBeHard(tidied);
  const mayBeBlow = grave || hard || isTearful || mayBeGrave(tidied);
  const isCalm = countWords(tidied) < fewestWords ? mayNotBeHard(tidied) : !mayBeBlow || isKind();
  return severity === 'light' || (severity === 'tender' && dangerIn(tidied) === null && isCalm);
}
