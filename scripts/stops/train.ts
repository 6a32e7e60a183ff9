import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { marks, marksBetween, marksToFile } from '#server/language/grammar/learned-marks.ts';
import { likelyMarks } from '#server/language/grammar/with-stops.ts';
import { gapsIn, spokenNotes, typedNotes, wordsIn, type Spoken } from './corpus.ts';
import { fitMarks } from './fit.ts';

// `npm run train:stops`: learns from notes that were spoken without a mark, and from typed ones, where a comma and a full
// stop belong, and writes server/language/grammar/learned-marks.bin. Prints how well it does on the notes of each fifth of
// the hands by what the others teach.
const folds = 5;
/** What was spoken counts for more: typed notes know of sentences, though not of speech; most where all of it was. */
const worthOf = ({ hand }: Spoken): number => (hand.startsWith('monologues-') ? 40 : 10);
const typed = typedNotes().flatMap((text) => gapsIn(text, 1));
const spoken = spokenNotes();
const learnedFrom = (some: readonly Spoken[]) =>
  fitMarks([...typed, ...some.flatMap((note) => gapsIn(note.text, worthOf(note)))]);

writeFileSync(
  fileURLToPath(new URL('../../server/language/grammar/learned-marks.bin', import.meta.url)),
  marksToFile(learnedFrom(spoken)),
);

const hands = [...new Set(spoken.map(({ hand }) => hand))];
const set = { ',': [0, 0, 0], '.': [0, 0, 0] };
let meant = 0;
for (let fold = 0; fold < folds; fold += 1) {
  const isLeftOut = ({ hand }: Spoken): boolean => hands.indexOf(hand) % folds === fold;
  const learned = learnedFrom(spoken.filter((note) => !isLeftOut(note)));
  for (const { text } of spoken.filter(isLeftOut)) {
    const words = wordsIn(text);
    const found = likelyMarks(
      marksBetween(
        words.map(({ lower }) => lower),
        learned,
      ),
    );
    found.forEach((mark, at) => {
      const own = words[at + 1]?.mark ?? '';
      meant += Number(own !== '');
      if (mark !== '') {
        set[mark][marks.indexOf(own)]! += 1;
      }
    });
  }
}
process.stdout.write('set | where none is | where a comma is | where a stop is\n');
for (const [mark, counts] of Object.entries(set)) {
  process.stdout.write(`${mark} | ${counts.join(' | ')}\n`);
}
process.stdout.write(`of ${meant} marks\n`);
