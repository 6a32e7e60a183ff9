import { sentenceEnd } from '../base/sentences.ts';
import type { Moment } from '../base/types.ts';
import { tokenize } from '../base/tokens.ts';
import { wordsAmong, type Word } from '../grammar/word-stream.ts';
import { hasSignOfFear, mayBeFarewell } from '../severity/beside-danger.ts';
import { isHeavyOrWorse, severityOfClause } from '../severity/severity.ts';
import { peopleIn } from '../reading/people-in.ts';
import type { Names } from '../base/proper-names.ts';
import type { ReadNote } from '../reading/read-week.ts';
import { isCruel } from '../reading/cruel.ts';
import type { Week } from '../reading/judge-week.ts';
import { deadIn } from './deaths.ts';
import { isHarm } from './harms.ts';
import { isFearedSince } from './known-before.ts';
import { mayBeMeant, saysWho, type Named } from './says-who.ts';
import { keyOf } from '../reading/nameable-things.ts';

/** Who does something is among so many words that open its sentence: 'My dad'. */
const opening = 2;
const someone = /\b(?:he|she|him|his|her|they|them)\b/i;

/** 'Rob locked me in the shed': what is surely hard, and done to the writer by who opens the sentence. */
function isDoneToWriter(words: readonly Word[], text: string): boolean {
  const isToWriter = words.slice(1).some(({ lower }) => /^(?:me|us)$/.test(lower));
  return isToWriter && isHeavyOrWorse(severityOfClause(text));
}

/**
 * The words, by their keys, of which some may be the name of who is not raised a glass to: all of a note that is silent for
 * danger from others, as a toast is heard by who is in the room; and of any other those of a sentence, and of the one
 * before, that tells what no glass is raised for, or of a farewell.
 */
function spokenIllOf({ notes, danger }: Week): ReadonlySet<string> {
  const found = notes.flatMap(({ severity, tidied }) => {
    if (severity === 'crisis' && danger.mayBeFromOthers) {
      return wordsOf(tidied);
    }
    const sentences = tidied.split(sentenceEnd);
    return sentences.flatMap((text, at) => {
      const words = wordsOf(text);
      const doers = isDoneToWriter(words, text) ? words.slice(0, opening) : [];
      const isFarewell = severity === 'crisis' && mayBeFarewell(text);
      const isCruelty = isHeavyOrWorse(severity) && isCruel(words);
      if (!isFarewell && !isCruelty && !isHarm(text)) {
        return doers;
      }
      // 'He put his hands round my neck. Andy said sorry': who it was may be named anywhere in the note.
      return someone.test(text) ? wordsOf(tidied) : [...wordsOf(sentences[at - 1] ?? ''), ...words];
    });
  });
  return new Set(found.map(keyOf));
}

function wordsOf(text: string): Word[] {
  return wordsAmong(tokenize(text));
}

/**
 * Whether someone may be who a note is afraid of: a man or a woman as it says, or anybody whose name tells neither. Such is
 * a note that is silent where danger may come from others, even if it names somebody ('Mum rang. He checks my phone'), and
 * one that tells of harm and names nobody. Beside an alarm that is likely none it is only whom they may live with.
 */
function fearedIn({ notes, names, danger }: Week): ({ text }: Named) => boolean {
  const afraid = notes.filter(
    ({ severity, tidied }) =>
      (severity === 'crisis' && danger.mayBeFromOthers) ||
      (tidied.split(sentenceEnd).some(isHarm) && peopleIn(tidied, names).length === 0),
  );
  const isLikelyNone = !danger.isPlain && afraid.every((note) => mayBeInVain(note, names));
  const texts = afraid.map(({ tidied }) => tidied);
  return (who) => mayBeMeant(who, texts) && (!isLikelyNone || ofHome.test(who.text));
}

/** With whom somebody lives and of whom they may be afraid, whatever a note says. */
const ofHome = /\b(?:step\p{L}+|husband|hubby|wife|partner|boyfriend|girlfriend|fianc\p{L}+|ex)\b/iu;

/** Whether the alarm of a note is likely none: it has no sign of fear, tells of no harm, and says who 'he' and 'she' are. */
function mayBeInVain({ severity, tidied }: ReadNote, names: Names): boolean {
  return (
    severity === 'crisis' && !hasSignOfFear(tidied) && !tidied.split(sentenceEnd).some(isHarm) && saysWho(tidied, names)
  );
}

/** Tells whether a glass may be raised to somebody, by all that is known of the week and of those before, also by what is silent. */
export function mayBeNamedIn(week: Week, earlier: readonly Moment[] = []): (someone: Named) => boolean {
  const dead = deadIn(week.notes.map(({ tidied }) => tidied));
  const [ill, isFeared, isFearedStill] = [spokenIllOf(week), fearedIn(week), isFearedSince(earlier, week)];
  return (who) => !ill.has(who.key) && !dead.has(who.key) && !isFeared(who) && !isFearedStill(who);
}
