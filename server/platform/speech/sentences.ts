/** How much Flite is given at once: about twenty seconds of speech. */
const mostWords = 45;
const mostCharacters = 300;

/**
 * Cuts speakable text into pieces that Flite can say in one go, as few as possible. Most text is one piece already;
 * a longer one is cut after a sentence if it can be, else after a comma, else between words.
 */
export function inPieces(text: string): string[] {
  const words = text.split(' ');
  const pieces: string[] = [];
  let from = 0;
  while (from < words.length) {
    const fitting = countFitting(words, from);
    const until = from + fitting === words.length ? words.length : bestCut(words, from, from + fitting);
    pieces.push(words.slice(from, until).join(' '));
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
  return (
    lastEndingIn(words, /[.!?]$/, { earliest, until }) ?? lastEndingIn(words, /[,;:]$/, { earliest, until }) ?? until
  );
}

function lastEndingIn(
  words: string[],
  mark: RegExp,
  { earliest, until }: { earliest: number; until: number },
): number | undefined {
  for (let end = until; end >= earliest; end -= 1) {
    if (mark.test(words[end - 1] ?? '')) {
      return end;
    }
  }
  return undefined;
}
