import type { Word } from '../grammar/word-stream.ts';
import type { Ground } from './ground.ts';
import { agree, deedsIn } from './read-deeds.ts';
import { stemOf } from './stems.ts';

/** Verbs of which nobody can tell from two words who did what to whom. */
const vague = new Set(
  ['be', 'have', 'do', 'get', 'go', 'come', 'let', 'can', 'could', 'would', 'might', 'will', 'left', 'say'].map(stemOf),
);

/** Verbs of so many meanings that two texts tell of one deed only if they name one thing beside it. */
const light = new Set(
  ['take', 'make', 'give', 'put', 'keep', 'pass', 'hold', 'run', 'turn', 'set', 'bring', 'leave', 'stand', 'stay'].map(
    stemOf,
  ),
);

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
    const isSaid =
      same.length === 0 ||
      (vague.has(stem) && !isChosen) ||
      (light.has(stem) && !same.some((other) => other.after.some((one) => after.includes(one)))) ||
      same.some((other) => doer === null || other.doer === null || agree(doer, other.doer));
    return isSaid ? [] : [`has someone else do what its notes tell of: ${text}`];
  });
}
