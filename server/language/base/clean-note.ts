import { isSaidTwice } from './said-twice.ts';
import { isEnglish } from './is-english.ts';
import { isCommon } from './proper-names.ts';
import { markSpeech } from './mark-speech.ts';
import { alsoWords, firstNames } from '../lexicon/first-names.ts';
import { contractions, shortForms } from '../lexicon/short-forms.ts';

/** A short form of quick thumbs, where it stands as a word. */
export const shortForm = new RegExp(
  `(?<![\\w'.])(?:${Object.keys(shortForms).join('|')})(?![\\w'])\\.?(?=[\\s,;!?]|$)`,
  'gi',
);
const contraction = new RegExp(`\\b(?:${Object.keys(contractions).join('|')})\\b`, 'gi');
const loneI = /(?<![\p{L}\p{N}.\-/])i(?='(?:m|ve|d|ll)\b|(?![\p{L}\p{N}.\-/)']))/gu;
const namedAfter =
  /\b(?:english|french|german|spanish|italian|portuguese|greek|turkish|chinese|japanese|welsh|irish|gaelic|arabic|hindi|russian|danish|swedish|finnish|dutch|ukrainian|polish|brazilian|mexican|korean|nigerian|indian|american|australian|germany|france|spain|italy|portugal|greece|ireland|scotland|wales(?! away)|england|poland|ukraine|brazil|mexico|canada|america|india|pakistan|nigeria|ghana|kenya|japan|korea|australia|january|february|april|june|july|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter)(?=s?\b)/g;
/** Words that are months where they stand as one: 'in march', 'the 3rd of may', 'may 12'. */
const monthBeside =
  /(?<=\b(?:since|until|till|last|next|early|late|mid|\d(?:st|nd|rd|th)?(?: of)?|(?:first|end|middle|beginning|start|half) of) )(?:march|may|august)\b|(?<=\b(?:in|by|for) )(?:march|may|august)(?=$|[.,!?;]| (?:and|but|so|when|with|to|for|we|i|he|she|they)\b)|\b(?:march|may|august)(?= \d)/g;
/** 'Me and ffion did': who stands beside the writer, and is no word that we know, has a name. */
const besideWriter =
  /((?<=^|[.,!?] |\band )[Mm]e and )(\p{Ll}{3,})(?= (?:\p{Ll}+ed|did|went|were|had|got|made|sat|ran|both|just|won|ate|saw|took|put|are|have)\b)/gmu;
const noCompany =
  /^(?:hubby|wifey|bestie|missus|bro|sis|gang|lot|rest|half|moi|crew|fam|boyf|other|another|company|luck|\p{Ll}*s)$/u;
const shouted = /\p{Lu}/gu;
const keptCapitals =
  /^(?:I|[A-Z]&[A-Z]|NHS|TV|AI|GP|UK|USA|EU|BBC|MRI|ICU|PB|CV|DIY|BBQ|PhD|GCSE|OK|DJ|PTA|MOT|RSPB|IKEA|NYC|LA)$/;

/**
 * A note without what cannot be spoken: emoji, markup, links, hashtags, stray signs. Dictated words get their
 * apostrophes and capital I, double quotation marks become curly pairs. Line breaks stay, as they carry lists.
 */
export function tidy(content: string): string {
  const spoken = stripUnspoken(content.normalize('NFC'));
  const own = isEnglish(spoken) ? mendWords(calmCapitals(capitalNames(spoken))) : undefined;
  return (own === undefined ? pairQuotations(spoken) : markSpeech(pairQuotations(own)))
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
    .replace(/(?<! ) +(?=[.,;:!?])/g, '')
    .trim();
}

/** A text without emoji and the signs that stand for faces. */
export function stripEmoji(text: string): string {
  return text
    .replace(/\b(?:[Ww]as|is|are|were|[Ff]elt|[Ff]eeling|[Ss]o)\s+(?=\p{Extended_Pictographic})/gu, '')
    .replace(
      /[\p{Extended_Pictographic}\p{Regional_Indicator}\u{1F3FB}-\u{1F3FF}\u200D\uFE0E\uFE0F\u20E3\u{E0020}-\u{E007F}]/gu,
      (sign) => (/[©®™]/.test(sign) ? sign : ' '),
    )
    .replace(/(?<=^|\s)(?:[:;=]['-]?[)(DPpO3/|\]]+|[xX]['-]?[)(D]+|8-[)D]|<3+|\^_?\^|x{2,}|:'\))(?=\s|$|[.,!?])/g, ' ');
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
  return stripEmoji(text)
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
    .replace(/^([ \t]*\d{1,2})\)/gm, '$1.')
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
    .replace(/(?<![ \t])[ \t]+([,.;:!?…])/g, '$1')
    .replace(/\b([apAP])\.[mM]\.(?=\s+\p{Lu})/gu, '$1m.')
    .replace(/\b([ap])\.m\.?(?=\W|$)/gi, '$1m')
    .replace(/(?<![\p{L}\p{N}.'])(?!I)(\p{Lu})\.(?=\s\p{Ll})/gu, '$1')
    .replace(/\b(Mr|Mrs|Ms|Mx|Dr|Prof)\.(?=\s)/g, '$1')
    .replace(/([\p{L}])\1{2,}/gu, (run, letter: string) => (/[eolfs]/i.test(letter) ? letter.repeat(2) : letter));
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

/** Quick thumbs and dictation leave out capitals; names get theirs back, those that are words too only where no word has one. */
export function capitalNames(text: string): string {
  const some = /\p{Lu}\p{Ll}/u.test(text);
  const upper = (word: string): string => word.replace(/^./u, (letter) => letter.toUpperCase());
  return text
    .replace(/\b(mr|mrs|ms|dr) (\p{Ll}+)/gu, (_, title: string, name: string) => `${upper(title)} ${upper(name)}`)
    .replace(besideWriter, (pair, before: string, name: string) =>
      isCommon(name) || noCompany.test(name) ? pair : `${before}${upper(name)}`,
    )
    .replace(namedAfter, upper)
    .replace(monthBeside, upper)
    .replace(/(?<![\p{L}'’-])\p{Ll}+/gu, (word) => {
      const owned = word.endsWith('s') && firstNames.has(word.slice(0, -1)) && !firstNames.has(word);
      const name = owned ? word.slice(0, -1) : word;
      const isName = firstNames.has(name) && !(alsoWords.has(name) && (some || owned));
      return isName ? upper(owned && !some ? `${name}'s` : word) : word;
    });
}

/** Words that only a Scot writes: beside them 'ah' is 'I'. */
const scots =
  /\b(?:(?:could|would|should|did|does|was|wis|have|huv|is|can|will|do)nae|nae|aff|tae|oot|doon|wumman|dae|masel|ken)\b/i;

function mendWords(text: string): string {
  const own = scots.test(text) ? text.replace(/(?<![\p{L}'’-])ah(?='(?:m|ve|d|ll)\b| \p{Ll})/giu, 'I') : text;
  return (
    own
      .replace(/(?<=\p{L}) (?:lol|haha(?:ha)*|lmao) (?=(?:i|it|he|she|we|they|the|my|that)\b)/giu, ', ')
      .replace(/(?:,|(?<![\s,]))(?<!\b(?:do|did|as|if))\s*\b(?:you|u|ya) know\b(?=\s*(?:[,.!]|$))/gim, '')
      // 'I well I finally asked': begun twice.
      .replace(/\b(i|he|she|we|they|it) (?:(?:well|mean|like|um+|uh+|er+|you know),? )+(?=\1\b)/gi, '')
      .replace(/\b(and|but|so) (?:(?:um+|uh+|er+) )?(?:yeah|well|like) (?=(?:i|he|she|we|they|it|the|my)\b)/gi, '$1 ')
      .replace(/^(?:i mean|you know what|so yeah|yeah so),? (?=\p{L})/gimu, '')
      .replace(/\bsoo+\b/gi, (word) => (word.startsWith('S') ? 'So' : 'so'))
      .replace(/(?<=^|[\s“"])(?:u+m+|u+h+|e+rm+|h+m+),?(?=\s|$)/gim, '')
      .replace(
        /(?:^|(?<=[\s,]))(?:oh,? )?(?:my (?:god|gosh|goodness|word|days)(?! (?:is|was|of|for|and|as|has|will|against|did|in|on|to|at)\b)|omg|lol|lmao|bruh|haha(?:ha)*|tbh|imo|btw|ngl)\b[,!.]*\s*/gim,
        '',
      )
      .replace(contraction, contracted)
      // 'Got the a for anatomy': a mark, and no article.
      .replace(/(?<=\bgot (?:the|an?) )[a-f](?= (?:for|in|on|plus|minus)\b|\s*$|[.,!])/gim, (mark) =>
        mark.toUpperCase(),
      )
      .replace(
        /(?<=\b(?:fixed|made|did|built|mended|painted|cooked|cleaned|repaired|put) [^.,;!?]{1,40}\bmyself) (?=(?:saved|spent|got|had|made|took|felt|went|used|learned|cost)\b)/gi,
        ', ',
      )
      .replace(/^TIL\b/gm, 'Today I learned')
      .replace(/\bTIL\b/g, 'today I learned')
      .replace(/(?<=\s)til(?=\s)/g, 'till')
      .replace(/\bcos(?= (?:i|we|he|she|it|they|of|my|the|mum|dad|there)\b)/gi, 'because')
      .replace(
        /\bwent (?=(?:gym|pub|cinema|shops?|beach|park|dentist|doctors|supermarket|barber'?s?)\b)/gi,
        'went to the ',
      )
      .replace(shortForm, longForm)
      .replace(
        /\bits(?= (?:a|an|the|not|so|been|gone|like|just|my|very|too|really|going|older|better|fine|ok|okay|nice|good|raining|snowing|only|always|never|about|all|still)\b)/gi,
        (word) => (word.startsWith('I') ? "It's" : "it's"),
      )
      .replace(/\bwont\b/gi, (word) => (word.startsWith('W') ? "Won't" : "won't"))
      .replace(
        /\b(mum|mom|dad|nan|gran|grandad|grandma|granddad)s (?!(?:and|or|are|were|who|in|at|on|with|have|had|to|from|group|all|of|both|do|did|go|come|like|get|know|say|said)\b)(?=[a-z])/gi,
        "$1's ",
      )
      .replace(/\bat (mum|mom|dad|nan|gran|grandad|grandma)s\b/gi, "at $1's")
      .replace(/(?<=\s)r(?=\s\p{Ll})/gu, 'are')
      .replace(/\bid (?=been|like|love|never|have|rather|always|forgotten|had)/gi, "I'd ")
      .replace(/\bill (?=be |go |get |have |try |take |always |never |do )/gi, "I'll ")
      .replace(loneI, 'I')
      .replace(
        /\b(some|a bit of|a little|much needed|much-needed|proper|real|more|little) me[- ]time\b/gi,
        '$1 time to myself',
      )
      .replace(/\bme[- ]time\b/gi, 'time to myself')
      .replace(/(?:,|(?<![\s,]))\s*\blet'?s go+\b[\s!]*$/gim, '')
      .replace(/(?<=\s)w(?=\s\p{L})/gu, 'with')
      .replace(/(?<=\p{L}\s)n(?=\s\p{L})/gu, 'and')
      .replace(/(?<=\p{Lu}\p{Ll}+ and )em\b/gu, 'Em')
      .replace(/\s&\s/g, ' and ')
      .replace(/(?<=\s)w\/o(?=\s)/gi, 'without')
      .replace(/(?<=\s)w\/(?:o|out)(?=\s)/g, 'without')
      .replace(/(?<=\s)w\/(?=\s?\p{L})/gu, 'with ')
      .replace(/\beach others (?=\p{Ll})/gu, "each other's ")
      .replace(/(?<=\s)\+(?=\s)/g, 'and')
      // Not `\b`, which sees the end of a word beside every letter outside ASCII.
      .replace(/(?<!\p{L})(\p{Ll}+)(?: \1)+(?!\p{L})/gu, (run, word: string) => (isSaidTwice(word) ? word : run))
  );
}

function contracted(word: string): string {
  const mended = contractions[word.toLowerCase()] ?? word;
  return /^\p{Lu}/u.test(word) ? mended.replace(/^./, (letter) => letter.toUpperCase()) : mended;
}

function longForm(form: string, at: number, whole: string): string {
  const ends = form.endsWith('.') && /^\s+\p{Lu}/u.test(whole.slice(at + form.length));
  const said = `${shortForms[form.toLowerCase().replace(/\.$/, '')] ?? form}${ends ? '.' : ''}`;
  return /^\p{Lu}\p{Ll}/u.test(form) ? said.replace(/^./, (letter) => letter.toUpperCase()) : said;
}

/** What a person leaves to be understood in writing, put out in full: "I'm" for 'im', 'because' for 'bc', 'I' for 'i'. */
export function inFullWords(text: string): string {
  return text.replace(contraction, contracted).replace(shortForm, longForm).replace(loneI, 'I');
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
