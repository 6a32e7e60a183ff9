import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lengthOf, tokensOf } from '#server/language/severity/features.ts';
import { judgeHarm } from '#server/language/severity/judge-harm.ts';
import { learnedToFile, severityClasses, type Learned } from '#server/language/severity/learned.ts';
import { alarmOf, chancesOf, isSafe } from '#server/language/severity/voter.ts';
import { notesAlike, notesApart, notesMeasured, notesOf, notesOfWeeks, readCorpus, type Labelled } from './corpus.ts';
import { fitConvolutions } from './convolve-apart.ts';
import { fit, samplesOf } from './fit.ts';
import { loadVectors } from './vectors.ts';

// `npm run train:severity`: learns from the invented notes in `corpus` how severe a note is, and writes
// server/language/severity/learned.bin. The notes in `apart`, by hands that are not learned from, choose the threshold.
// A file of notes as an argument is judged with what was learned, and neither learned nor chosen from; with 'hands' as
// an argument the hands of the corpus are left out in turn as well, five times a fifth of them, which takes six times as
// long and tells how well it does on many more notes.
const folds = 5;
/** What the networks begin from: two of them err less than one. */
const beginnings = ['convolution', 'another convolution'] as const;
/**
 * How many of the light notes apart may raise an alarm by either voter. Half of them were written to look alarming; a
 * week then tells most alarms from good days in dark words.
 */
const inVain = 0.0275;
/** So much less light than it was learned is a text taken for, in log odds: most that is heard thrice is light, and so is what it stands beside. */
const lessLight = 0.8;

const light = severityClasses.indexOf('light');

type Fitted = Omit<Learned, 'alarmFrom'>;
type Judged = { note: Labelled; alarm: number };

const notes = readCorpus();
const vectors = loadVectors(wordsInTwo(notes));
const fitted = await fitTo(notes);
const apart = judgedBy(fitted, notesApart());
const alarmFrom = thresholdFor(apart);
writeFileSync(
  fileURLToPath(new URL('../../server/language/severity/learned.bin', import.meta.url)),
  learnedToFile({ ...fitted, alarmFrom }),
);
process.stdout.write(`${notes.length} notes; alarm from ${alarmFrom.toFixed(3)}\nby which the threshold was chosen:\n`);
report(apart);
process.stdout.write('by hands that nothing was learned or chosen from:\n');
report(judgedBy(fitted, notesMeasured()));
process.stdout.write('by such hands, as people keep their notes:\n');
report(judgedBy(fitted, notesOfWeeks()));
process.stdout.write('by such hands, where harmless notes sound dark and dangerous ones hardly do:\n');
report(judgedBy(fitted, notesAlike()));
for (const path of process.argv.slice(2)) {
  if (path === 'hands') {
    process.stdout.write('by hands of the corpus, each learned without it:\n');
    report(await judgedByOthers());
    continue;
  }
  process.stdout.write(`${path}:\n`);
  report(judgedBy(fitted, notesOf(readFileSync(path, 'utf8'), path)));
}

/** The words that stand in two of these notes at least: one that stands in a single note says more of it than of what it is. */
function wordsInTwo(some: readonly Labelled[]): Set<string> {
  const texts = [...new Set(some.map(({ text }) => text))];
  const counts = Map.groupBy(
    texts.flatMap((text) => [...new Set(tokensOf(text))]),
    (word) => word,
  );
  return new Set([...counts].filter(([, found]) => found.length > 1).map(([word]) => word));
}

async function fitTo(some: readonly Labelled[]): Promise<Fitted> {
  const fitting = fitConvolutions(some, vectors, beginnings);
  const regression = fit(samplesOf(some, vectors));
  const convolutions = await fitting;
  for (const bias of [regression.bias, ...convolutions.map(({ outBias }) => outBias)]) {
    bias[light] = (bias[light] ?? 0) - lessLight;
  }
  return { vectors, regression, convolutions };
}

/** As the server takes it: certain where the rules are, unless what was learned is sure of the contrary. */
function alarmIn(text: string, learned: Fitted): number {
  const tokens = tokensOf(text);
  const chances = chancesOf(tokens, learned);
  const length = lengthOf(tokens);
  return judgeHarm(text).crisis && !isSafe(chances, length) ? 1 : alarmOf(chances, length);
}

function judgedBy(learned: Fitted, some: readonly Labelled[]): Judged[] {
  return some.map((note) => ({ note, alarm: alarmIn(note.text, learned) }));
}

async function judgedByOthers(): Promise<Judged[]> {
  const hands = [...new Set(notes.map(({ hand }) => hand))];
  const judged: Judged[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const isLeftOut = ({ hand }: { hand: string }) => hands.indexOf(hand) % folds === fold;
    const without = await fitTo(notes.filter((note) => !isLeftOut(note)));
    judged.push(...judgedBy(without, notes.filter(isLeftOut)));
  }
  return judged;
}

/** The lowest threshold at which no more of the light notes raise an alarm than may. */
function thresholdFor(all: readonly Judged[]): number {
  const light = all.filter(({ note }) => note.severity === 3).map(({ alarm }) => alarm);
  return (light.toSorted((a, b) => b - a)[Math.floor(light.length * inVain)] ?? 1) + 1e-6;
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
