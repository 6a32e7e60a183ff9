import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tokensOf, type WordVectors } from '../../server/language/severity/features.ts';
import { learnedToFile, type Learned } from '../../server/language/severity/learned.ts';
import { chancesOf } from '../../server/language/severity/voter.ts';
import { notesOf, readCorpus, type Labelled } from './corpus.ts';
import { fit, sampleOf, type Fitted, type Sample } from './fit.ts';
import { loadVectors } from './vectors.ts';

// `npm run train:severity`: learns from the invented notes in `corpus` how severe a note is, and writes
// server/language/severity/learned.bin. The hands are left out in turn, five times a fifth of them: what is said of
// theirs then chooses the threshold, and tells how well it will do with hands it has never seen. A file of notes as an
// argument is judged with what was learned, and not learned from.
const folds = 5;
/** How many of the notes that are light may raise an alarm; the corpus has far more that look alarming than life has. */
const inVain = 0.01;

type Judged = { note: Labelled; alarm: number };

const notes = readCorpus();
const { vectors, hashes } = loadVectors(new Set(notes.flatMap(({ text }) => tokensOf(text))));
const samples = notes.map((note) => sampleOf(note, vectors));
const judged = judgedByOthers(notes, samples, vectors);
const alarmFrom = thresholdFor(judged);
const learned: Learned = { ...fit(samples, vectors), alarmFrom };
writeFileSync(
  fileURLToPath(new URL('../../server/language/severity/learned.bin', import.meta.url)),
  learnedToFile(learned, hashes),
);
process.stdout.write(
  `${notes.length} notes; alarm from ${alarmFrom.toFixed(3)}\nby hands that were not learned from:\n`,
);
report(judged);
for (const path of process.argv.slice(2)) {
  process.stdout.write(`${path}:\n`);
  report(notesOf(readFileSync(path, 'utf8'), path).map((note) => ({ note, alarm: alarmOf(note.text, learned) })));
}

function alarmOf(text: string, fitted: Fitted): number {
  const { crisis, danger } = chancesOf(text, fitted);
  return crisis + danger;
}

function judgedByOthers(all: readonly Labelled[], made: readonly Sample[], known: WordVectors): Judged[] {
  const hands = [...new Set(all.map(({ hand }) => hand))];
  return Array.from({ length: folds }, (_, fold) => {
    const isLeftOut = ({ hand }: { hand: string }) => hands.indexOf(hand) % folds === fold;
    const fitted = fit(
      made.filter((sample) => !isLeftOut(sample)),
      known,
    );
    return all.filter(isLeftOut).map((note) => ({ note, alarm: alarmOf(note.text, fitted) }));
  }).flat();
}

/** The lowest threshold at which no more of the light notes raise an alarm than may. */
function thresholdFor(all: readonly Judged[]): number {
  const light = all.filter(({ note }) => note.severity === 3).map(({ alarm }) => alarm);
  return light.toSorted((a, b) => b - a)[Math.floor(light.length * inVain)] ?? 1;
}

function report(all: readonly Judged[]): void {
  for (const [severity, name] of ['crisis', 'danger', 'heavy', 'light'].entries()) {
    const of = all.filter(({ note }) => note.severity === severity);
    const raised = of.filter(({ alarm }) => alarm >= alarmFrom).length;
    process.stdout.write(
      `  ${name}: ${raised} of ${of.length} raise an alarm (${((100 * raised) / of.length).toFixed(1)} %)\n`,
    );
  }
}
