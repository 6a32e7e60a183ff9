import { capitalNames, withOwners } from './capital-names.ts';
import { isEnglish } from './is-english.ts';
import { listsInLines, withoutListNumbers } from './lists.ts';
import { markSpeech } from './mark-speech.ts';
import { mendWords } from './mend-words.ts';
import { alsoWords, firstNames } from '../lexicon/first-names.ts';

const shouted = /\p{Lu}/gu;
const keptCapitals =
  /^(?:I|[A-Z]&[A-Z]|NHS|TV|AI|GP|UK|USA|EU|BBC|MRI|ICU|PB|CV|DIY|BBQ|PhD|GCSE|OK|DJ|PTA|MOT|RSPB|IKEA|NYC|LA)$/;

/**
 * A note without what cannot be spoken: emoji, markup, links, hashtags, stray signs. Dictated words get their
 * apostrophes and capital I, double quotation marks become curly pairs. Line breaks stay, as they carry lists.
 */
export function tidy(content: string): string {
  const spoken = listsInLines(stripUnspoken(content.normalize('NFC')));
  const own = isEnglish(spoken) ? withOwners(mendWords(calmCapitals(capitalNames(spoken)))) : undefined;
  return (own === undefined ? pairQuotations(spoken) : markSpeech(pairQuotations(own)))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .trim();
}

/** A note as it was written, but for emoji, spacing and the shape of quotation marks: what a quotation is compared with. */
export function verbatim(content: string): string {
  return withoutListNumbers(stripEmoji(content.normalize('NFC')))
    .replace(/[‘’]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/(?<! ) +(?!\.\d)(?=[.,;:!?])/g, '')
    .trim();
}

/** A text without emoji, the signs that stand for faces and what a machine notes of a voice: '[laughing]'. */
export function stripEmoji(text: string): string {
  return (
    text
      .replace(
        /\[(?:laugh(?:s|ing|ter)|inaudible|unclear|music|sigh(?:s|ing)?|cough(?:s|ing)?|pause|crying|sniff(?:s|ing|les)?|silence|applause|noise|beep)\]/gi,
        ' ',
      )
      // 'The soup was (fire)' has lost its word; 'reading from a card (I was (a face))' has not.
      .replace(
        /(?<!\((?:i|he|she|we|they) )\b(?:[Ww]as|is|are|were|[Ff]elt|[Ff]eeling|[Ss]o)\s+(?=\p{Extended_Pictographic})/giu,
        '',
      )
      // 'Bug sign x 14': how many of what nobody can say.
      .replace(/(?:\p{Extended_Pictographic}\uFE0F?) ?[x×] ?\d{1,4}(?!\p{L})\.?/gu, ' ')
      // 'Danced like a mad fellow (laughing) Basha took a video'.
      .replace(/(?<=[\p{L}\p{N}])\s*(?:[😂🤣😅😆😄😭💀🙈]\uFE0F?\s*)+(?=\p{Lu}\p{Ll})/gu, '. ')
      // 'My supervisor (a face) I was so serious': where somebody begins to tell, a sentence does.
      .replace(
        /(?<=[\p{L}\p{N}])\s*(?:\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F]*\s*)+(?=(?:(?:i|he|she|we|they)(?:['’]\p{L}+)?|it(?:['’]s| was| is)) \p{L})/giu,
        '. ',
      )
      // Several of them between words stand where a sentence ends: 'slept till ten (three faces) heaven'.
      .replace(/(?<=[\p{L}\p{N}])\s*(?:\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F]*\s*){2,}(?=\p{L})/gu, '. ')
      .replace(
        /[\p{Extended_Pictographic}\p{Regional_Indicator}\u{1F3FB}-\u{1F3FF}\u200D\uFE0E\uFE0F\u20E3\u{E0020}-\u{E007F}]/gu,
        (sign) => (/[©®™]/.test(sign) ? sign : ' '),
      )
      .replace(
        /(?<=^|\s)(?:[:;=]['-]?[)(DPpO3/|\]]+|[xX]['-]?[)(D]+|8-[)D]|<3+|\^_?\^|x{2,}|:'\))(?=\s|$|[.,!?])/g,
        ' ',
      )
  );
}

/** A line without the hashtags that end it. */
function withoutLastTags(line: string): string {
  if (!line.includes('#')) {
    return line;
  }
  const words = line.split(/(\s+)/);
  for (let at = words.length - 1; at >= 0 && /^(?:\s*|#.+)$/.test(words[at] ?? ''); at -= 1) {
    words[at] = /^#\p{L}[\p{L}\p{N}_-]*$/u.test(words[at] ?? '') ? ' ' : (words[at] ?? '');
  }
  return words.join('');
}

function stripUnspoken(text: string): string {
  return (
    stripEmoji(text)
      .replace(/\r\n?|\u2028|\u2029/g, '\n')
      .replace(
        /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFD]/g,
        ' ',
      )
      .replace(/[\uD800-\uDFFF]/gu, ' ')
      .replace(/!?\[([^[\]\n]{0,300})\]\([^)\n]{0,500}\)/g, '$1')
      .replace(/<\/?[a-z!][^<>\n]*>/gi, ' ')
      .replace(/\b(?:https?:\/\/|www\.)\S+/gi, ' ')
      .replace(/(?<!\S)\S[^\s@]*@\S[^\s.]*\.\S+/g, ' ')
      .split('\n')
      .map(withoutLastTags)
      .join('\n')
      .replace(/^#\p{L}[\p{L}\p{N}_-]*\s+(?=\p{L})(?!(?:with|and|is|was|in|at|on|for|of|from|to|by|day|time)\b)/gmu, '')
      .replace(/(?<=^|\s)[#@](?=\p{L})/gu, '')
      .replace(/(?<=\S)\s@\s(?=\S)/g, ' at ')
      .replace(/(?<=\p{L})\s=\s(?=\S)/gu, ': ')
      .replace(/\([^()\n]*\)|(?<=^|\s)(\d{1,2})\)(?=\s)/gm, (run, number?: string) => (number ? `${number}.` : run))
      .replace(/^[ \t]*(?:#{1,6}[ \t]+|>[ \t]*)/gm, '')
      .replace(/[‘’‛`´]/g, "'")
      .replace(/(?:(?<!\s)\s+)?(?:→|⇒|->|=>|»)\s*/g, ', then ')
      .replace(/[*_~^|\\{}<>=[\]]+/g, ' ')
      .replace(/(?<=^|\s)[$%&#@/+]+(?=\s|$)/gm, (sign) => (sign === '&' || sign === '+' ? sign : ' '))
      .replace(/(?:(?<!\.)\.{2,}|…)(?=\s*\p{Ll})/gu, ' ')
      .replace(/\.{2,}|…/g, '… ')
      .replace(
        /(?<=[.!?])\s*\(([^()\n]*)\)/g,
        (_, inside: string) => ` ${inside.trim()}${/[.!?]$/.test(inside.trim()) ? '' : '.'}`,
      )
      .replace(/(?:(?<!\s)\s+)?\(([^()\n]*)\)/g, (_, inside: string) => {
        const aside = inside.trim().replace(/(?<![.!?])[.!?]+$/, '');
        return aside === '' ? '' : /[.!?]/.test(aside) ? `. ${aside}.` : `, ${aside},`;
      })
      .replace(/(?<=^|[\s(])'([^'\n]{2,80}?)'(?=[\s,.!?;)]|$)/gm, '"$1"')
      .replace(/,\s*,/g, ',')
      .replace(/,\s*([.!?…;:])/g, '$1')
      .replace(/[()]/g, ' ')
      .replace(/([!?])[!?]+/g, (run) => (run.includes('?') ? '?' : '!'))
      .replace(/(?<![ \t])[ \t]+(?!\.\d)([,.;:!?…])/g, '$1')
      .replace(/\b([apAP])\.[mM]\.(?=\s+\p{Lu})/gu, '$1m.')
      .replace(/\b([ap])\.m\.?(?=\W|$)/gi, '$1m')
      .replace(/(?<![\p{L}\p{N}.'])(?!I)(\p{Lu})\.(?=\s\p{Ll})(?! (?:it'?s?|he|she|they|we)\b)/gu, '$1')
      .replace(/\b(Mrs?|Ms|Mx|Dr|Prof|mrs?|ms|dr)\.(?=\s)/g, '$1')
      // 'Nothing till Tues. they say'.
      .replace(/\b(Mon|Tue|Tues|Wed|Weds|Thu|Thur|Thurs|Fri)\.(?=,| \p{Ll})/gu, '$1')
      .replace(/([\p{L}])\1{2,}/gu, (run, letter: string) => (/[eolfs]/i.test(letter) ? letter.repeat(2) : letter))
  );
}

/** A note that is all capitals is shouting, not names; in another one so is a sentence of them, and a word or two are meant. */
function calmCapitals(text: string): string {
  return /\s/.test(text.trim()) && !isShouted(text)
    ? eachSentence(text, (sentence) => (isShouted(sentence) && threeWords.test(sentence) ? calmed(sentence) : sentence))
    : calmShout(text);
}

const threeWords = /\S\s+\S+\s+\S/;

function eachSentence(text: string, change: (sentence: string) => string): string {
  const parts = text.split(/(?<=[.!?…\n])(\s+)/);
  return parts.map(change).join('');
}

function calmShout(text: string): string {
  return eachSentence(text, (sentence) => (isShouted(sentence) ? calmed(sentence) : sentence))
    .replace(/^\p{Lu}{5,}(?=[.!]*$)/u, (word) =>
      /[AEIOUY]/.test(word) && !keptCapitals.test(word) ? lowered(word, true) : word,
    )
    .replace(/(?<![\p{L}'’-])\p{Lu}{5,}(?![\p{L}\p{N}'’-])/gu, (word, at: number, whole: string) =>
      /[AEIOUY]/.test(word) && !keptCapitals.test(word) && /\p{Ll}/u.test(whole) ? lowered(word, at === 0) : word,
    );
}

function isShouted(sentence: string): boolean {
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0;
  const capitals = sentence.match(shouted)?.length ?? 0;
  return letters >= 6 && capitals / letters >= 0.7 && /\s/.test(sentence.trim());
}

function calmed(sentence: string): string {
  let first = true;
  return sentence.replace(/[\p{L}][\p{L}'&]*/gu, (word) => {
    const opens = first;
    first = false;
    return keptCapitals.test(word) || /^I'/.test(word)
      ? word.replace(/'.*/, (end) => end.toLowerCase())
      : lowered(word, opens);
  });
}

function lowered(word: string, opens: boolean): string {
  const small = word.toLowerCase();
  const name = firstNames.has(small) && !alsoWords.has(small);
  return name || opens ? small.replace(/^./u, (letter) => letter.toUpperCase()) : small;
}

/** Straight double quotation marks in pairs become curly ones; a single one left over goes. */
export function pairQuotations(text: string): string {
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
        .replace(/(?<!\s)\s+”/g, '”');
    })
    .join('\n');
}
