import { isWorthNaming, namesIn } from '../base/proper-names.ts';
import { sentenceEnd } from '../base/sentences.ts';
import { tokenize, wordsOf } from '../base/tokens.ts';
import type { Moment } from '../base/types.ts';
import { wordsAmong } from '../grammar/word-stream.ts';
import { kinNames } from '../lexicon/people.ts';
import { hasSignOfFear } from '../severity/beside-danger.ts';
import { chancesInWeek } from '../severity/in-its-week.ts';
import { dangerIn, isByRule, severityOf } from '../severity/severity.ts';
import { staysOut } from '../severity/sure-danger.ts';
import { chanceOfDanger, chanceOfLight, howAlarming, mayBeFromOthers } from '../severity/voter.ts';

/**
 * Whether danger is heard in a week, and from whom; `isPlain` where one alarm is in plain words, very alarming, likelier
 * meant than not, or beside hardly anything else, so that what else sounds of it is believed as well. `doubted` are the
 * tidied words of the notes that raise an alarm and are not believed.
 */
export type Danger = {
  isHeard: boolean;
  isPlain: boolean;
  /** Whether danger is heard, and more than one note raises an alarm. */
  isRepeated: boolean;
  isFromOthers: boolean;
  isFromThemselves: boolean;
  /** Whether it comes from others beyond a doubt. */
  isSurelyFromOthers: boolean;
  /** Whether it cannot be said that it is the writer's own alone. */
  mayBeFromOthers: boolean;
  /** The tidied words of the notes that are in danger. */
  believed: ReadonlySet<string>;
  doubted: ReadonlySet<string>;
};

/** So little like a light note danger from others is beyond a doubt. */
const surelyDark = 0.07;
/** So likely, by its week, what a note sounds of is believed; so likely, or so alarming, it makes danger plain in its week. */
const likelyFrom = { believed: 0.2, plain: 0.7, besidePlain: 0.05 } as const;
const plainAlarm = 0.98;
/** So alarming is the second of two: from oneself, and from others. */
const alsoAlarming = { crisis: 0.43, danger: 0.5 } as const;
const ratherLight = 0.6;
/** A week of no more notes says nothing of an alarm in it, and every one is plain. */
const fewestNotes = 3;
/** Beside an alarm a week is light where so many other notes are, on the whole so surely. */
const lightBeside = { notes: 3, light: 0.6 } as const;

/** Whether the notes beside an alarm say that their week is a light one. Danger is seldom heard in one note alone. */
export function isLightBeside(others: readonly { tidied: string }[]): boolean {
  const light = others.reduce((sum, { tidied }) => sum + chanceOfLight(tidied), 0);
  return others.length >= lightBeside.notes && light >= lightBeside.light * others.length;
}

/** A note as it was written, and tidied. */
type Source = { moment: Moment; tidied: string };

/** The danger in a week of these notes, but for those that their writer asks for. */
export function dangerAmong(notes: readonly Source[]): Danger {
  const judged = notes.filter(({ moment }) => !moment.isAskedFor);
  const alarms = judged.filter(raisesAlarm);
  // Nothing is doubted beside a note in danger that is asked for.
  const isAskedFor = notes.some((note) => note.moment.isAskedFor === true && raisesAlarm(note));
  const texts = [...new Set(notes.map(({ tidied }) => tidied))];
  const chances = new Map(chancesInWeek(texts).map((chance, at) => [texts[at], chance]));
  const chanceOf = ({ tidied }: Source): number => chances.get(tidied) ?? 0;
  const dark = judged.filter(isDark);
  const isDarkTwice = dark.length > 1;
  const isPlain = alarms.some(
    (alarm) =>
      notes.length <= fewestNotes ||
      isInPlainWords(alarm) ||
      howAlarming(alarm.tidied) >= plainAlarm ||
      chanceOf(alarm) >= likelyFrom.plain,
  );
  const isSure = (alarm: Source): boolean => isAskedFor || notes.length <= fewestNotes || staysOutOf(alarm);
  const from = isPlain ? likelyFrom.besidePlain : likelyFrom.believed;
  const isDoubted = (alarm: Source): boolean =>
    !isSure(alarm) && chanceOf(alarm) < from && !(isDarkTwice && isDark(alarm));
  const unlikely = alarms.filter((alarm) => isDoubted(alarm));
  // Beside one alarm another of the same kind is none in vain: what is given away beside papers in one folder, and an arm
  // that was explained away beside a chair under the door.
  const kinds = new Set(alarms.filter((alarm) => !unlikely.includes(alarm)).map(({ tidied }) => dangerIn(tidied)));
  const isSecond = ({ tidied }: Source): boolean => {
    const kind = dangerIn(tidied);
    return kind !== null && kinds.has(kind) && howAlarming(tidied) >= alsoAlarming[kind];
  };
  // 'It bolts from the inside', and 'warm for long sleeves': two notes of a week that show fear are none in vain.
  const afraid = judged.filter(({ tidied }) => chanceOfDanger(tidied) >= afraidFrom.each && hasSignOfFear(tidied));
  const areAfraid = afraid.length > 1 && afraid.some(({ tidied }) => chanceOfDanger(tidied) >= afraidFrom.one);
  const doubted = unlikely.filter((alarm) => !isSecond(alarm) && !(areAfraid && afraid.includes(alarm)));
  const heard = [...new Set([...alarms, ...(isDarkTwice ? dark : []), ...(areAfraid ? afraid : [])])];
  const found = heard.filter((alarm) => !doubted.includes(alarm)).map(({ tidied }) => tidied);
  const feared = isPlain ? namedInThreats(found.filter(isOfOthers)) : new Set<string>();
  const isBeside = (note: Source): boolean =>
    names(note, feared) || (!alarms.includes(note) && chanceOf(note) >= likelyFrom.believed);
  const besides = isPlain ? judged.filter((note) => !found.includes(note.tidied) && isBeside(note)) : [];
  const showsFear = found.length > 0 && notes.some(({ tidied }) => hasSignOfFear(tidied));
  return {
    believed: new Set([...found, ...besides.map(({ tidied }) => tidied)]),
    isHeard: found.length > 0,
    isPlain,
    isRepeated: found.length > 0 && alarms.length > 1,
    // Which of the two it is, is heard less surely than that it is one.
    isFromOthers: found.some(isOfOthers) || showsFear,
    isSurelyFromOthers: found.some((text) => isOfOthers(text) && chanceOfLight(text) < surelyDark),
    mayBeFromOthers: found.some((text) => isOfOthers(text) || mayBeFromOthers(text)) || showsFear,
    isFromThemselves: found.some(isOfThemselves),
    doubted: new Set(doubted.filter((alarm) => !besides.includes(alarm)).map(({ tidied }) => tidied)),
  };
}

/** 'Ngasa is buying beer for them and he said that I will not see the rains': what is said of the writer by who was named. */
const saysOfWriter = /\b(?:he|she) (?:said|says|told|tells|swore|swears)\b[^.!?]{0,120}\b(?:I|me|my)\b/u;

/** So dangerous is each of two notes that show fear, and one of them: others pack a bag, and have their hair down. */
const afraidFrom = { each: 0.2, one: 0.3 } as const;

/** So dangerous, and so little light, what two notes of a week sound of is believed of both, whatever else it holds. */
const darkTwice = { danger: 0.8, light: 0.25 } as const;

function isDark({ tidied }: Source): boolean {
  return chanceOfDanger(tidied) >= darkTwice.danger && chanceOfLight(tidied) < darkTwice.light;
}

/** Whether a text in danger is so from its writer. */
function isOfThemselves(text: string): boolean {
  return dangerIn(text) === 'crisis';
}

/** Whether a text in danger is so from others. */
function isOfOthers(text: string): boolean {
  return dangerIn(text) === 'danger';
}

/** Who is named in the sentences of these texts in danger from others that tell what is said of the writer. */
function namedInThreats(texts: readonly string[]): ReadonlySet<string> {
  const known = namesIn(texts);
  const sentences = texts.flatMap((text) => text.split(sentenceEnd)).filter((text) => saysOfWriter.test(text));
  const doers = sentences.flatMap((text) => {
    const words = wordsAmong(tokenize(text));
    return words.filter(({ text: name, lower }, at) => {
      const isNamed = /^\p{Lu}\p{Ll}+$/u.test(name) && known.keepsCapital(name, words[at + 1]?.lower ?? '');
      return isNamed && isWorthNaming(name) && !kinNames.has(lower);
    });
  });
  return new Set(doers.map(({ lower }) => lower));
}

function names({ tidied }: Source, people: ReadonlySet<string>): boolean {
  return people.size > 0 && wordsOf(tidied).some((word) => people.has(word));
}

/** At least so likely of danger what has words of it makes danger plain in its week. */
const plainFrom = 0.35;

/** Whether it has words of danger, and what was learned does not rather take it for light: 'I wanted 2 die' of a blush. */
function isInPlainWords({ moment: { content }, tidied }: Source): boolean {
  return isByRule(content) && chanceOfLight(tidied) < ratherLight && chanceOfDanger(tidied) >= plainFrom;
}

/** Also words of danger that tidying takes away: 'I want to dieeee'. */
function raisesAlarm({ moment: { content }, tidied }: Source): boolean {
  return severityOf(tidied) === 'crisis' || isByRule(content);
}

function staysOutOf({ moment: { content }, tidied }: Source): boolean {
  return staysOut({ content, tidied });
}
