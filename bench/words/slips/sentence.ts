import { found, hidden, weekdayName, wordsIn } from './text.ts';
import type { Line } from './text.ts';

const smallNames = /^(?:i(?:Phone|Pad|Mac|Cloud|OS)|eBay|e-mail|x-ray)\b/;

/** A sentence that does not start with a capital, a figure or a quotation. */
export function starts({ sentences }: Line): string[] {
  return sentences
    .filter((sentence, at) => {
      const goesOn = at > 0 && /(?:…|\.\.\.)[”"’')]*$/.test(sentences[at - 1] ?? '');
      const first = sentence.replace(/^[“"‘'(]+/u, '');
      const well =
        /^[\p{Lu}\p{Lt}\p{Lo}\p{N}£$€§”]/u.test(first) || smallNames.test(first) || (goesOn && /^\p{Ll}/u.test(first));
      return !well;
    })
    .map((sentence) => sentence.slice(0, 40));
}

/** A line that does not end with a full stop, a question mark, an exclamation mark or an ellipsis. */
export function ends({ text }: Line): string[] {
  return /[.!?…]\)?[”"’')]?$/u.test(text) ? [] : [text.slice(-30)];
}

/** 'Tea , please'. */
export function spaces({ bare }: Line): string[] {
  return found(
    bare,
    /\S+ [,;:!?](?![)(DP])/u,
    /\S+ \.(?![.\d\p{L}])/u,
    / {2,}\S+/u,
    /\S*,(?=\p{L})\S*/u,
    /\( \S+|\S+ \)/u,
  );
}

const abbreviations = /\b(?:a\.m|p\.m|e\.g|i\.e|etc|Mr|Mrs|Ms|Dr|St|Jr|Sr|vs|approx|No)\.(?=[,;:?! ])/giu;

/** '..', ',.', '?.' and the like; '…', '...', '?!' and 'etc.,' are right. */
export function marks({ text, bare }: Line): string[] {
  const plain = bare.replace(abbreviations, (short) => short.slice(0, -1)).replaceAll('...', '…');
  return [
    ...found(
      plain,
      /\S*[,;:]\s*[.!?;:,…](?![)(DP])/u,
      /\S*[.!]\s?[,;:]/u,
      /\S*\?[,;:.]/u,
      /\S*\.\.+/u,
      /\S*!\./u,
      /\S*\.[!?]/u,
      /\S*(?:…\s?[.,;:]|[.,;:]…)/u,
      /\S*\s?[—–]\s?[.,;:!?]/u,
      /\S*[([]\s*[)\]]/u,
    ),
    ...found(
      text.replace(abbreviations, (short) => short.slice(0, -1)),
      /\S*[.!?…][”"][.,;:]/u,
      /\S*[,;:]”\s*[.,;:]/u,
    ),
  ];
}

/** A quotation mark or bracket without its partner, or with nothing between the two. */
export function quotes({ text, bare }: Line): string[] {
  const curly = [...text.matchAll(/[“”]/g)].map(([mark]) => mark).join('');
  const bad = [
    !/^(?:“”)*$/.test(curly) && curly,
    (text.match(/"/g)?.length ?? 0) % 2 === 1 && '"',
    count(bare, '(') !== count(bare, ')') && !/[:;]-?[()]/.test(bare) && '(',
    /“\s*”|"\s*"/.test(text) && '“”',
    /(?<=\s)['‘’](?=\s)/u.test(text) && "'",
    /[“"]\s/u.test(text.replaceAll(/"[^"]*"/g, '')) && '“ ',
  ];
  return bad.filter((one) => typeof one === 'string');
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}

/** 'On Monday, .', 'You.', 'to and': a sentence that breaks off or has nothing in it. */
export function fragments({ bare, sentences }: Line): string[] {
  const hollow = sentences.filter((sentence) => !/[\p{L}\p{N}§]/u.test(sentence));
  const last = sentences.at(-1) ?? '';
  const onlyDay = new RegExp(`^(?:And |Then )?(?:On |From )?${weekdayName}(?: \\p{L}+)?[.,:]?$`, 'u').test(last)
    ? [last]
    : [];
  const brokenOff = sentences.flatMap((sentence) =>
    found(sentence, /\b(?:and|or|but|the|an?|your|because|nor|although|whereas|my|every|whose)\s?[.!?…]+[”"')]*$/u),
  );
  return [
    ...hollow,
    ...onlyDay,
    ...brokenOff,
    ...found(
      bare,
      /^You(?: were| are| had| have)?[.]/u,
      /\bto to\b/u,
      /\b(?:grateful|thankful|glad|thanks) (?:for|of):/u,
      /(?<=^|[,;] )(?:to|from|with|of|for)\s?[,;.]/iu,
      /\b(?:and|or)\s?[:;.]/u,
    ),
  ];
}

/** What is no word and cannot be said: emoji, mark-up, places left to fill, hashtags, emoticons, 'w/'. */
export function signs({ text, bare }: Line): string[] {
  return [
    ...found(text, /\{\w*\}|\$\{|\bundefined\b|\bNaN\b|\[object \w+\]/u),
    ...found(
      bare,
      /[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}]/u,
      /(?<![\p{L}\p{N}])#\p{L}+/u,
      /[<>{}|\\^~=*_→←]+/u,
      /https?:\/\/\S*|\bwww\.\S+/u,
      /(?<!\p{L})w\/(?:o\b)?\s?\p{L}*/iu,
      /(?<=\s|^)(?:[:;]-?[)(DP]|<3|xx+)(?=[\s.,!?]|$)/u,
      /(?:^|\s)[-–•+] \S+/u,
      /--+/u,
    ).filter((one) => !/^[–] /.test(one)),
  ];
}

/** Two colons in one sentence: the second leaves the ear waiting. */
export function colons({ sentences }: Line): string[] {
  return sentences.filter((sentence) => /: .*:(?: |$)/u.test(sentence)).map((sentence) => sentence.slice(0, 60));
}

/** Three words or more in capitals outside quotation marks. One word is what its writer stressed. */
export function shouting({ bare }: Line): string[] {
  return found(bare, /(?:(?<![\p{L}\p{N}])\p{Lu}{2,}(?:['’]\p{Lu}+)?[,!]? ){2,}\p{Lu}{2,}(?!\p{L})/u);
}

/** More than one exclamation mark in a line, outside quotation marks. */
export function exclamations({ bare }: Line): string[] {
  return (bare.match(/!/g)?.length ?? 0) > 1 ? found(bare, /\S+!/u).slice(0, 2) : [];
}

/** Three sentences in a row that open with the same word. Gives the place of the line that holds the third. */
export function sameOpenings(lines: readonly Line[]): { at: number; found: string }[] {
  let last = '';
  let run = 0;
  return lines.flatMap(({ sentences }, at) =>
    sentences.flatMap((sentence) => {
      const word = wordsIn(sentence.startsWith(`“${hidden}`) ? '' : sentence)[0]?.toLowerCase() ?? '';
      run = word !== '' && word === last ? run + 1 : 1;
      last = word;
      return run === 3 ? [{ at, found: `${word} … ${word} … ${word}` }] : [];
    }),
  );
}

/** The same line twice in a toast. */
export function saidTwice(lines: readonly Line[]): { at: number; found: string }[] {
  return lines.flatMap(({ text }, at) =>
    lines.findIndex((other) => other.text === text) < at ? [{ at, found: text.slice(0, 50) }] : [],
  );
}
