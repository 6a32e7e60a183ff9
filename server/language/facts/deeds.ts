import type { Word } from '../grammar/word-stream.ts';
import type { Ground } from './ground.ts';
import { agree, deedsIn } from './read-deeds.ts';
import { stemOf } from './stems.ts';

/** Verbs of so many meanings that two texts tell of one deed only if they name one thing beside it. */
const vague = new Set(
  `have get go come left say take make give put keep pass hold run turn set bring
  leave stand stay`
    .split(/\s+/)
    .map(stemOf),
);

/** Verbs that only help others. */
const helping = new Set(['be', 'do', 'let', 'can', 'could', 'would', 'might', 'will'].map(stemOf));

/** Ways to say something, of which one may be told by another. */
const speech = new Set(['say', 'ask', 'tell', 'answer', 'reply'].map(stemOf));

/** Says where a line has another one do what a note tells of. */
export function deedComplaints(words: readonly Word[], ground: Ground): string[] {
  const known = ground.notes.flatMap(({ deeds }) => deeds);
  return deedsIn(words, false).flatMap(({ stem, doer, text, isChosen, after }) => {
    const same = known.filter(
      (other) =>
        other.stem === stem ||
        // 'I say why you wouldn't' is 'you asked why they wouldn't'.
        (doer?.who === 'writer' && other.doer?.who === 'writer' && speech.has(stem) && speech.has(other.stem)),
    );
    const compared =
      vague.has(stem) && !isChosen ? same.filter((other) => other.after.some((one) => after.includes(one))) : same;
    const isSaid =
      compared.length === 0 ||
      (helping.has(stem) && !isChosen) ||
      compared.some((other) => doer === null || other.doer === null || agree(doer, other.doer));
    return isSaid ? [] : [`has someone else do what its notes tell of: ${text}`];
  });
}
