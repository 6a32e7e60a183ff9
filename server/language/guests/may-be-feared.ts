import { sentenceEnd } from '../base/sentences.ts';
import type { Moment } from '../base/types.ts';
import { tokenize } from '../base/tokens.ts';
import { wordsAmong, type Word } from '../grammar/word-stream.ts';
import { hasSignOfFear, mayBeFarewell } from '../severity/beside-danger.ts';
import { isHeavyOrWorse, severityOfClause } from '../severity/severity.ts';
import { chanceOfDanger } from '../severity/voter.ts';
import { peopleIn } from '../reading/people-in.ts';
import { isCommon, type Names } from '../base/proper-names.ts';
import type { ReadNote } from '../reading/read-week.ts';
import { isCruel } from '../reading/cruel.ts';
import type { Week } from '../reading/judge-week.ts';
import { deadIn } from './deaths.ts';
import { isBlow, isHarm, isLastingHarm, isParting } from './harms.ts';
import { isFearedSince } from './known-before.ts';
import { mayBeMeant, saysWho, type Named } from './says-who.ts';
import { keyOf } from '../reading/key-of.ts';

/** Whether a glass may be raised to somebody: not at all, only where all else speaks for it, or well. */
export type Standing = 'barred' | 'doubtful' | 'free';

/** Who does something is among so many words that open its sentence: 'My dad'. */
const opening = 2;
const someone = /\b(?:he|she|him|his|her|they|them)\b/i;

/** A sentence of more words is one after the other, run together as they were spoken. */
const longest = 25;

/** 'Rob locked me in the shed': what is surely hard, and done to the writer by who opens the sentence. */
function isDoneToWriter(words: readonly Word[], text: string): boolean {
  const isToWriter = words.length <= longest && words.slice(1).some(({ lower }) => /^(?:me|us)$/.test(lower));
  return isToWriter && isHeavyOrWorse(severityOfClause(text));
}

/** What is a blow as well as play, sport or a dog: 'she beat me two games', 'threw a snowball at me'. */
const inPlay = /\b(?:hit|beat|beats|bit|chased|threw|throws|kicks my|kick my)\b/iu;
/** In a note that is not hard and in which so little danger is heard it is play. */
const littleDanger = 0.2;

/** 'We laughed until he had to stop, and she threw one at us.' */
const laughing = /\bwe (?:\p{L}+ )?(?:laughed|giggled|were laughing|couldn['’]?t stop laughing)\b/iu;

function isPlay({ severity, tidied }: ReadNote, text: string): boolean {
  if (laughing.test(text) && !isHeavyOrWorse(severity) && !isBlow(tidied)) {
    return true;
  }
  return inPlay.test(text) && !isHeavyOrWorse(severity) && chanceOfDanger(tidied) < littleDanger && !isBlow(tidied);
}

const opensOnPronoun = /^["“]?(?:(?:and|so|then|but) )?(?:he|she)\b/iu;

/** 'Agnese took the rest of her things': who it is opens the sentence, though no list knows them. */
function opensOnName([first, next]: readonly Word[]): boolean {
  const isDoing = next?.mark === '' && /^(?:took|came|moved|packed|left)$/.test(next.lower);
  return (
    first !== undefined &&
    isDoing &&
    /^\p{L}{3,}(?:-\p{L}+)?$/u.test(first.text) &&
    !isCommon(first.lower) &&
    !someone.test(first.text)
  );
}

/** The words, by their keys, of which some may be the name of who is spoken ill of, and of who may be: there is less to say so. */
type SpokenIllOf = { surely: ReadonlySet<string>; maybe: ReadonlySet<string> };

/**
 * Who is not raised a glass to for what a note tells: surely who stands in a sentence that tells what no glass is raised
 * for, or of a farewell, and in the one before, and in all of a note that tells a lasting harm by a 'he' or 'she'; maybe
 * everybody else there, and in a note that is silent for danger from others, as a toast is heard by who is in the room.
 */
function spokenIllOf({ notes, names, danger }: Week): SpokenIllOf {
  const [surely, maybe] = [new Set<string>(), new Set<string>()];
  const add = (to: Set<string>, words: readonly Word[]): void => words.forEach((word) => to.add(keyOf(word)));
  for (const note of notes) {
    const { severity, tidied } = note;
    if (severity === 'crisis' && danger.mayBeFromOthers) {
      add(danger.isPlain || danger.isSurelyFromOthers ? surely : maybe, wordsOf(tidied));
    }
    const sentences = tidied.split(sentenceEnd);
    sentences.forEach((text, at) => {
      const words = wordsOf(text);
      // 'Pastor Emmanuel keeps the book. My brother rang. He says I am not to telephone him': who he is opened a sentence before.
      const [doer] = opensOnPronoun.exec(text) ?? [];
      if (doer && isLastingHarm(text) && !isPlay(note, text)) {
        const earlier = sentences.slice(0, at).flatMap((before) => wordsOf(before).slice(0, opening));
        add(
          surely,
          earlier.filter((word) => mayBeMeant({ text: word.text, key: keyOf(word) }, [doer])),
        );
      }
      const isFarewell = severity === 'crisis' && danger.isFromThemselves && mayBeFarewell(text);
      const isCruelty = isHeavyOrWorse(severity) && isCruel(words);
      const harmed = isPlay(note, text) ? maybe : surely;
      add(surely, isDoneToWriter(words, text) ? words.slice(0, opening) : []);
      if (isFarewell || isCruelty || isHarm(text)) {
        add(harmed, [...wordsOf(sentences[at - 1] ?? ''), ...words]);
        // 'He put his hands round my neck. Andy said sorry': who it was may be named anywhere in the note.
        const isByNobody = isLastingHarm(text) && peopleIn(text, names).length === 0 && !opensOnName(words);
        add(isByNobody ? harmed : maybe, someone.test(text) ? wordsOf(tidied) : []);
      }
    });
  }
  return { surely, maybe };
}

function wordsOf(text: string): Word[] {
  return wordsAmong(tokenize(text));
}

/**
 * How likely someone is who a note is afraid of: a man or a woman as it says, or anybody whose name tells neither. Surely
 * where a note tells of lasting harm and names nobody; maybe where one is silent as danger may come from others, even if
 * it names somebody ('Mum rang. He checks my phone'). Beside an alarm that is likely none it is only whom they may live with.
 */
function fearedIn({ notes, names, danger }: Week): (who: Named) => Standing {
  const silent = notes.filter(({ severity }) => severity === 'crisis' && danger.mayBeFromOthers);
  const harmed = notes.flatMap((note) => {
    const harms = note.tidied.split(sentenceEnd).filter(isHarm);
    if (harms.length === 0 || peopleIn(note.tidied, names).length > 0) {
      return [];
    }
    return harms.some((text) => opensOnName(wordsOf(text))) ? [] : [{ note, harms }];
  });
  const isSurely = ({ note, harms }: (typeof harmed)[number]): boolean =>
    harms.some((text) => isLastingHarm(text) && !isPlay(note, text));
  const surely = [...(danger.isPlain ? silent : []), ...harmed.filter(isSurely).map(({ note }) => note)];
  const afraid = [...silent, ...harmed.map(({ note }) => note)];
  const isLikelyNone = !danger.isPlain && afraid.every((note) => mayBeInVain(note, names));
  const isOfParting = silent.length === 0 && harmed.every(({ harms }) => harms.every(isParting));
  const textsOf = (some: readonly ReadNote[]): string[] => some.map(({ tidied }) => tidied);
  const [sure, unsure] = [textsOf(surely), textsOf(afraid)];
  return (who) => {
    // 'Half the bathroom shelf is empty. It was kookum': a grandmother is not who left.
    if (isOfParting && /^your /.test(who.text) && !ofHome.test(who.text) && !nearest.test(who.text)) {
      return 'free';
    }
    if (mayBeMeant(who, sure)) {
      return 'barred';
    }
    return mayBeMeant(who, unsure) && (!isLikelyNone || ofHome.test(who.text)) ? 'doubtful' : 'free';
  };
}

/** With whom somebody lives and of whom they may be afraid, whatever a note says. */
const ofHome = /\b(?:step\p{L}+|husband|hubby|wife|partner|boyfriend|girlfriend|fianc\p{L}+|ex)\b/iu;

/** Who may leave a house as well. */
const nearest =
  /\b(?:dad|daddy|da|pa|papa|father|mum|mom|mam|mama|ma|mother|mummy|mommy|son|daughter|brother|sister|bro|sis)\b/iu;

/** Whether the alarm of a note is likely none: it has no sign of fear, tells of no harm, and says who 'he' and 'she' are. */
function mayBeInVain({ severity, tidied }: ReadNote, names: Names): boolean {
  return (
    severity === 'crisis' && !hasSignOfFear(tidied) && !tidied.split(sentenceEnd).some(isHarm) && saysWho(tidied, names)
  );
}

/** Tells how somebody stands by all that is known of the week and of those before, also by what is silent. */
export function standingIn(week: Week, earlier: readonly Moment[] = []): (someone: Named) => Standing {
  const dead = deadIn(week.notes.map(({ tidied }) => tidied));
  const [ill, feared, isFearedStill] = [spokenIllOf(week), fearedIn(week), isFearedSince(earlier, week)];
  // 'Mr B' is known again by both.
  const isDead = ({ key }: Named): boolean => dead.has(key.split(' ').at(-1) ?? key);
  return (who) => {
    if (ill.surely.has(who.key) || isDead(who) || isFearedStill(who)) {
      return 'barred';
    }
    const fear = feared(who);
    return fear === 'free' && ill.maybe.has(who.key) ? 'doubtful' : fear;
  };
}
