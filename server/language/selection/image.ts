import { isGoodNews, isSour } from '../severity/severity.ts';
import { sentencesOf } from '../base/sentences.ts';
import { countWords } from '../base/tokens.ts';
import type { Week } from '../reading/judge-week.ts';
import type { ReadNote } from '../reading/read-week.ts';
import { heardOf, type Unit } from '../reading/unit.ts';

const fewestNotes = 3;
/** Below this nothing stands out, and the week is told day by day. */
const worthIt = 2;
/** What moved somebody they write most of: of 97 weeks, the heart was the longest note in nine of ten. */
const perLength = 3;
const fewestOfLongest = 12;

/** How many words the notes of a week have. */
type Lengths = { mean: number; longest: number };

/** What happened, and how much it makes of a moment: each counts once. */
const signs: readonly (readonly [RegExp, number])[] = [
  // Someone does something for the writer.
  [
    /(?<!\b(?:i|we) )(?<!\b(?:i|we) \w{1,12} )(?<!\p{L})(?:gave|brought|handed|made|lent|sent|saved|kept|put|left|held|hugged|showed|taught|let|told|asked|rang|called|walked|waited|helped|remembered|noticed|carried|wrote|sang|read|offered|came|drove|stayed|thanked|danced with|sat with|chose|picked|found) (?:\p{L}{1,20} ){0,3}(?:me|us|my|our)(?!\p{L})/iu,
    2.5,
  ],
  // A first, a last, the end of a wait.
  [
    /(?<!\p{L})(?:first (?:time|one|day|word|words|steps?)|first \p{L}{1,20} (?:in|since|of)|last (?:day|time|one)|finally|at last|after (?:\p{L}{1,20} ){1,3}(?:years|months|weeks)|since (?:january|february|march|april|may|june|july|august|september|october|november|december|\d{4})|(?:years|months|weeks) (?:of|without)|never (?:\p{L}{1,20} ){0,2}before)(?!\p{L})/iu,
    2,
  ],
  // Words that someone said.
  [/[“"][^“”"]{6,300}[”"]|(?<!\p{L})(?:said|says|told me|asked (?:me|if|whether)|goes) [^.]{6}/iu, 1.5],
  // Tears with somebody there.
  [/\b(?:cried|crying|wept|tears|in bits|welled up|filled up)\b/iu, 1.5],
  // What went unsaid, and what was done instead.
  [
    /\b(?:didn['’]?t say|never said|without (?:a word|saying)|nobody (?:said|asked)|neither of us|just (?:sat|stood|listened|held|looked))\b/iu,
    1,
  ],
];

/**
 * The moment that a toast is built around: an act towards the writer, a first or a last, a wait that ended, tears, words
 * that someone said, the longest note; a stranger's may win. Nothing heavy, and none where no note stands out.
 */
export function imageOf(notes: readonly ReadNote[], week: Week): ReadNote | undefined {
  if (notes.length < fewestNotes || week.mood === 'hard' || week.mood === 'grumpy') {
    return undefined;
  }
  const lengths = notes.map(({ tidied }) => countWords(tidied));
  const longest = Math.max(...lengths);
  const mean = lengths.reduce((sum, words) => sum + words, 0) / lengths.length;
  const [best] = notes
    .filter(({ severity, units }) => severity !== 'heavy' && units.some(isTellable))
    .map((note) => ({ note, worth: imageWorth(note, { mean, longest }) }))
    .toSorted((a, b) => b.worth - a.worth);
  return best && best.worth >= worthIt ? best.note : undefined;
}

/** A note of several sentences may complain in one of them and still be what the week was about. */
function isTellable(unit: Unit): boolean {
  const { kind, sour, quote } = unit;
  const isSaid = kind === 'told' || (kind === 'words' && quote !== undefined);
  return isSaid && (!sour || sentencesOf(heardOf(unit)).some(({ text }) => !isSour(text)));
}

function imageWorth({ tidied, score, units }: ReadNote, { mean, longest }: Lengths): number {
  const words = countWords(tidied);
  const said = signs.reduce((sum, [sign, worth]) => sum + (sign.test(tidied) ? worth : 0), 0);
  const length =
    perLength * Math.log(Math.max(1, words) / mean) + (words === longest && words > fewestOfLongest ? 1 : 0);
  const news = units.some(({ source }) => isGoodNews(source)) ? 1.5 : 0;
  return said + length + news + Math.min(1.5, Math.max(0, score) * 0.2);
}
