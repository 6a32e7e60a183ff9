/** How much Flite is given at once: about twenty seconds of speech. */
const mostWords = 45;
const mostCharacters = 300;

/** What a piece ends with: a sentence, a part of one that stands by itself, or only a lack of breath. */
export type Ending = 'sentence' | 'phrase' | 'breath';

/** What Flite says in one go. */
export type Piece = { text: string; ending: Ending };

/** After these and after an initial the sentence goes on. */
const abbreviation =
  /^(?:[a-z]|mr|mrs|ms|dr|st|prof|jr|sr|vs|no|approx|dept|est|inc|ltd|co|ave|rd|mt|ft|[ap]\.m|i\.e|e\.g)\.$/i;

/**
 * Cuts speakable text where the voice rests: after a sentence, and where a colon, a semicolon or what is said like one,
 * such as a dash, parts it. At a comma Flite rests by itself. What is still too long for one go is cut after a comma if
 * it can be, else between words.
 */
export function inPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  const words = text.split(' ');
  let from = 0;
  for (const [at, word] of words.entries()) {
    const isLast = at === words.length - 1;
    const ending = isLast ? 'sentence' : endingOf(word, words[at + 1] ?? '');
    if (ending) {
      pieces.push(...inBreaths(words.slice(from, at + 1), ending));
      from = at + 1;
    }
  }
  return pieces;
}

function endingOf(word: string, next: string): Ending | undefined {
  if (/[;:]$/.test(word)) {
    return 'phrase';
  }
  return /[.!?]$/.test(word) && /^[A-Z0-9]/.test(next) && !abbreviation.test(word) ? 'sentence' : undefined;
}

function inBreaths(words: string[], ending: Ending): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  while (from < words.length) {
    const fitting = countFitting(words, from);
    const isRest = from + fitting === words.length;
    const until = isRest ? words.length : bestCut(words, from, from + fitting);
    pieces.push({ text: words.slice(from, until).join(' '), ending: isRest ? ending : 'breath' });
    from = until;
  }
  return pieces;
}

function countFitting(words: string[], from: number): number {
  let characters = 0;
  let count = 0;
  while (from + count < words.length && count < mostWords) {
    characters += (words[from + count] ?? '').length + 1;
    if (count > 0 && characters > mostCharacters) {
      return count;
    }
    count += 1;
  }
  return count;
}

function bestCut(words: string[], from: number, until: number): number {
  // A cut in the first third would leave a scrap that sounds like a mistake.
  const earliest = from + Math.ceil((until - from) / 3);
  for (let end = until; end >= earliest; end -= 1) {
    if ((words[end - 1] ?? '').endsWith(',')) {
      return end;
    }
  }
  return until;
}
