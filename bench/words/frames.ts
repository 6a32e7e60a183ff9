import { lowerWords, stem, stemsOf, tells } from './own-words.ts';
import { hidden, readLine, weekdayName } from './slips/text.ts';

/** What a line says in words that are not the writer's: stretches of up to three such words. Empty for a bare line. */
export type Frame = { sentence: string; stretches: Set<string> };

/** Words with which anything can be said, and the sounds of any toast: no frame by themselves. */
const plain = new Set(
  "day wrote write written said say says word words week then there came come cheers clink here's glass here grateful thankful thanks later next following two days own words".split(
    ' ',
  ),
);
const ordinal = String.raw`the (?:\w+-)?(?:\w+th|\w*first|\w*second|\w*third)`;
const dayPattern = new RegExp(
  `\\b${weekdayName}(?:'s|’s)?(?: (?:morning|afternoon|evening|night|${ordinal}))?\\b`,
  'giu',
);
const longest = 3;
const alike = 0.7;

/**
 * The frames of a line, one a sentence: its words without the quotations, without weekdays, and without the words of the
 * notes it rests on. Nothing is known of how the line was made.
 */
export function framesOf(text: string, notes: readonly string[]): Frame[] {
  const own = new Set(notes.flatMap((note) => [...stemsOf(note)]));
  return readLine(text).sentences.flatMap((sentence) => {
    const stretches = stretchesOf(sentence, own);
    return stretches.size === 0 ? [] : [{ sentence, stretches }];
  });
}

/** Whether two frames are the same but for what the writer put in. */
export function sameFrame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return likeness(one, other) >= alike;
}

/** All stretches of a line as one set, for openings and closings. */
export function wholeFrame(frames: readonly Frame[]): Set<string> {
  return new Set(frames.flatMap(({ stretches }) => [...stretches]));
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((stretch) => other.has(stretch)).length;
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size);
}

function stretchesOf(sentence: string, own: ReadonlySet<string>): Set<string> {
  const words = lowerWords(sentence.replace(dayPattern, ' day ').replaceAll(hidden, ' 0quotation '));
  const runs: { words: string[]; edge: boolean }[] = [];
  let open: string[] = [];
  let from = 0;
  for (const [at, word] of [...words, ''].entries()) {
    const writers = word === '' || word === '0quotation' || (tells(word) && !plain.has(word) && own.has(stem(word)));
    if (!writers) {
      from = open.length === 0 ? at : from;
      open.push(word);
      continue;
    }
    if (open.length > 0) {
      runs.push({ words: open, edge: from === 0 || word === '' });
    }
    open = [];
  }
  return new Set(runs.flatMap(stretchesOfRun));
}

/**
 * The threes of words in a run that has more in it than plain words. Two words between the writer's own are more likely
 * a turned verb than a frame, so they count at the ends of a sentence alone.
 */
function stretchesOfRun({ words, edge }: { words: string[]; edge: boolean }): string[] {
  const telling = words.some((word) => tells(word) && !plain.has(word));
  if (!telling || words.length < 2 || (words.length < longest && !edge)) {
    return [];
  }
  return words.length < longest
    ? [words.join(' ')]
    : words.slice(longest - 1).map((_, at) => words.slice(at, at + longest).join(' '));
}
