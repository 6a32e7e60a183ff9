import { isEnglish } from './language.ts';
import { firstNames } from './words/first-names.ts';

/** Contractions as dictation and quick thumbs write them. `id`, `ill`, `were`, `its` stay: they are words too. */
const contractions: Record<string, string> = {
  im: "I'm",
  ive: "I've",
  dont: "don't",
  didnt: "didn't",
  cant: "can't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  isnt: "isn't",
  wasnt: "wasn't",
  werent: "weren't",
  arent: "aren't",
  hasnt: "hasn't",
  havent: "haven't",
  hadnt: "hadn't",
  doesnt: "doesn't",
  thats: "that's",
  theres: "there's",
  whats: "what's",
  theyre: "they're",
  theyve: "they've",
  youre: "you're",
  youve: "you've",
  weve: "we've",
  itll: "it'll",
};

const shouted = /\p{Lu}/gu;
const keptCapitals =
  /^(?:I|[A-Z]&[A-Z]|NHS|TV|AI|GP|UK|USA|EU|BBC|MRI|ICU|PB|CV|DIY|BBQ|PhD|GCSE|OK|DJ|PTA|MOT|RSPB|IKEA|NYC|LA)$/;

/**
 * A note without what cannot be spoken: emoji, markup, links, hashtags, stray signs. Dictated words get their
 * apostrophes and capital I, double quotation marks become curly pairs. Line breaks stay, as they carry lists.
 */
export function tidy(content: string): string {
  const spoken = stripUnspoken(content.normalize('NFC'));
  return pairQuotations(isEnglish(spoken) ? mendWords(calmCapitals(capitalNames(spoken))) : spoken)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .trim();
}

/** A note as it was written, but for emoji, spacing and the shape of quotation marks: what a quotation is compared with. */
export function verbatim(content: string): string {
  return stripEmoji(content.normalize('NFC'))
    .replace(/[‘’]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/ +(?=[.,;:!?])/g, '')
    .trim();
}

function stripEmoji(text: string): string {
  return text
    .replace(/\b(?:was|is|are|were|felt|feeling|so)\s+(?=\p{Extended_Pictographic})/giu, '')
    .replace(
      /[\p{Extended_Pictographic}\p{Regional_Indicator}\u{1F3FB}-\u{1F3FF}\u200D\uFE0E\uFE0F\u20E3\u{E0020}-\u{E007F}]/gu,
      (sign) => (/[©®™]/.test(sign) ? sign : ' '),
    )
    .replace(/(?<=^|\s)(?:[:;=8xX]['-]?[)(DPpO3/|\]]+|<3+|\^_?\^|x{2,}|:'\))(?=\s|$|[.,!?])/g, ' ');
}

function stripUnspoken(text: string): string {
  return stripEmoji(text)
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(
      /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFD]/g,
      ' ',
    )
    .replace(/[\uD800-\uDFFF]/gu, ' ')
    .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replace(/<\/?[a-z!][^>\n]*>/gi, ' ')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, ' ')
    .replace(/\S+@\S+\.\S+/g, ' ')
    .replace(/(?<=^|\s)#(\p{L}[\p{L}\p{N}_-]*)(?=(?:\s+#\S+)*\s*$)/gmu, ' ')
    .replace(/(?<=^|\s)[#@](?=\p{L})/gu, '')
    .replace(/^([ \t]*\d{1,2})\)/gm, '$1.')
    .replace(/^[ \t]*(?:#{1,6}[ \t]+|>[ \t]*)/gm, '')
    .replace(/[‘’‛`´]/g, "'")
    .replace(/[*_~^|\\{}<>=[\]]+/g, ' ')
    .replace(/(?<=^|\s)[$%&#@/+]+(?=\s|$)/gm, (sign) => (sign === '&' || sign === '+' ? sign : ' '))
    .replace(/\.{2,}|…/g, '… ')
    .replace(/\s*\(([^()\n]*)\)/g, (_, inside: string) => (inside.trim() ? `, ${inside.trim()},` : ''))
    .replace(/,\s*,/g, ',')
    .replace(/,\s*([.!?…;:])/g, '$1')
    .replace(/[()]/g, ' ')
    .replace(/([!?])[!?]+/g, (run) => (run.includes('?') ? '?' : '!'))
    .replace(/[ \t]+([,.;:!?…])/g, '$1')
    .replace(/\b([ap])\.m\.?(?=\W|$)/gi, '$1m')
    .replace(/\b(Mr|Mrs|Ms|Mx|Dr|Prof)\.(?=\s)/g, '$1')
    .replace(/([\p{L}])\1{2,}/gu, (run, letter: string) => (/[eolfs]/i.test(letter) ? letter.repeat(2) : letter));
}

/** A line that is all capitals is shouting, not names. */
function calmCapitals(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(shouted)?.length ?? 0;
  if (letters < 6 || capitals / letters < 0.7 || !/\s/.test(text.trim())) {
    return text;
  }
  return text.replace(/[\p{L}][\p{L}'&]*/gu, (word) =>
    keptCapitals.test(word) || /^I'/.test(word) ? word.replace(/'.*/, (end) => end.toLowerCase()) : word.toLowerCase(),
  );
}

/** Dictated words have no capitals; names get theirs back. */
function capitalNames(text: string): string {
  if (/\p{Lu}/u.test(text.replace(/\bI\b/g, ''))) {
    return text;
  }
  const upper = (word: string): string => word.replace(/^./u, (letter) => letter.toUpperCase());
  return text
    .replace(/\b(mr|mrs|ms|dr) (\p{Ll}+)/gu, (_, title: string, name: string) => `${upper(title)} ${upper(name)}`)
    .replace(/\p{Ll}+/gu, (word) => (firstNames.has(word) ? upper(word) : word));
}

function mendWords(text: string): string {
  return text
    .replace(/\bsoo+\b/gi, (word) => (word.startsWith('S') ? 'So' : 'so'))
    .replace(/(?<=^|[\s“"])(?:u+m+|u+h+|e+r+m*|h+m+),?(?=\s|$)/gim, '')
    .replace(
      /(?:^|(?<=[\s,]))(?:oh,? )?(?:my (?:god|gosh|goodness|word|days)|omg|lol|lmao|haha(?:ha)*|tbh|imo|btw|ngl)\b[,!.]*\s*/gim,
      '',
    )
    .replace(
      /\b(?:im|ive|dont|didnt|cant|couldnt|wouldnt|shouldnt|isnt|wasnt|werent|arent|hasnt|havent|hadnt|doesnt|thats|theres|whats|theyre|theyve|youre|youve|weve|itll)\b/gi,
      (word) => {
        const mended = contractions[word.toLowerCase()] ?? word;
        return /^\p{Lu}/u.test(word) ? mended.replace(/^./, (letter) => letter.toUpperCase()) : mended;
      },
    )
    .replace(/\bid (?=been|like|love|never|have|rather|always|forgotten|had)/gi, "I'd ")
    .replace(/\bill (?=be |go |get |have |try |take |always |never |do )/gi, "I'll ")
    .replace(/(?<![\p{L}\p{N}.\-/])i(?='(?:m|ve|d|ll)\b|(?![\p{L}\p{N}.\-/)']))/gu, 'I')
    .replace(
      /\b(some|a bit of|a little|much needed|much-needed|proper|real|more|little) me[- ]time\b/gi,
      '$1 time to myself',
    )
    .replace(/\bme[- ]time\b/gi, 'time to myself')
    .replace(/,?\s*\blet'?s go+\b[\s!]*$/gim, '')
    .replace(/(?<=\s)w(?=\s\p{L})/gu, 'with')
    .replace(/(?<=\p{L}\s)n(?=\s\p{L})/gu, 'and')
    .replace(/\s&\s/g, ' and ')
    .replace(/(?<=\s)w\/(?=\s?\p{L})/gu, 'with ')
    .replace(/(?<=\s)\+(?=\s)/g, 'and')
    .replace(/\b(\p{Ll}+)((?: \1)+)\b/gu, (run, word: string) =>
      /^(?:had|that|bye|choo|tuk|cha)$/.test(word) ? word : word,
    );
}

/** Straight double quotation marks in pairs become curly ones; a single one left over goes. */
function pairQuotations(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const even = line.replace(/[“”„«»]/g, '"');
      const marks = even.split('"').length - 1;
      if (marks % 2 === 1) {
        return even.replaceAll('"', '');
      }
      let opening = false;
      return even
        .replace(/"\s*"/g, '')
        .replaceAll('"', () => {
          opening = !opening;
          return opening ? '“' : '”';
        })
        .replace(/“\s+/g, '“')
        .replace(/\s+”/g, '”');
    })
    .join('\n');
}
