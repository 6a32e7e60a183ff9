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
  shes: "she's",
  hes: "he's",
  theyve: "they've",
  youre: "you're",
  youve: "you've",
  weve: "we've",
  itll: "it'll",
};

/** Short forms of quick thumbs, as they are said. A lone letter or a form that is also a word is left. */
const shortForms: Record<string, string> = {
  rn: 'right now',
  bc: 'because',
  cuz: 'because',
  coz: 'because',
  thx: 'thanks',
  pls: 'please',
  plz: 'please',
  incl: 'including',
  dept: 'department',
  gf: 'girlfriend',
  bf: 'boyfriend',
  idk: "I don't know",
  ur: 'your',
  ppl: 'people',
  tho: 'though',
  thru: 'through',
  b4: 'before',
  abt: 'about',
  mins: 'minutes',
  hrs: 'hours',
  yrs: 'years',
  yr: 'year',
  wks: 'weeks',
  msg: 'message',
  fave: 'favourite',
  ofc: 'of course',
  amazin: 'amazing',
  goin: 'going',
  doin: 'doing',
  bday: 'birthday',
  tmrw: 'tomorrow',
  til: 'today I learned',
  "rec'd": 'received',
  "cc'd": 'copied',
  govt: 'government',
  hosp: 'hospital',
  appt: 'appointment',
  approx: 'about',
  wkend: 'weekend',
  fam: 'family',
};
const shortForm = new RegExp(`(?<![\\w'.])(?:${Object.keys(shortForms).join('|')})(?![\\w'])\\.?(?=[\\s,;!?]|$)`, 'gi');
const namedAfter =
  /\b(?:english|french|german|spanish|italian|portuguese|greek|turkish|chinese|japanese|welsh|irish|gaelic|arabic|hindi|russian|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter)(?=s?\b)/g;
/** Names that are words as well keep the letters they were given. */
const alsoWords = new Set(
  'lily penny ruby hazel rosie roy jan mai ling sue pat art rob will mark may rose grace hope joy drew dean ray jack max kit nick sandy amber iris poppy ade devi kim chen ross carol gene mel wei ken theo jing sally mia liz lou'.split(
    ' ',
  ),
);

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
    .replace(/\b(?:[Ww]as|is|are|were|[Ff]elt|[Ff]eeling|[Ss]o)\s+(?=\p{Extended_Pictographic})/gu, '')
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
    .replace(/\s*(?:→|⇒|->|=>|»)\s*/g, ', then ')
    .replace(/[*_~^|\\{}<>=[\]]+/g, ' ')
    .replace(/(?<=^|\s)[$%&#@/+]+(?=\s|$)/gm, (sign) => (sign === '&' || sign === '+' ? sign : ' '))
    .replace(/\.{2,}|…/g, '… ')
    .replace(
      /(?<=[.!?])\s*\(([^()\n]*)\)/g,
      (_, inside: string) => ` ${inside.trim()}${/[.!?]$/.test(inside.trim()) ? '' : '.'}`,
    )
    .replace(/\s*\(([^()\n]*)\)/g, (_, inside: string) => {
      const aside = inside.trim().replace(/[.!?]+$/, '');
      return aside === '' ? '' : /[.!?]/.test(aside) ? `. ${aside}.` : `, ${aside},`;
    })
    .replace(/(?<=^|[\s(])'([^'\n]{2,80}?)'(?=[\s,.!?;)]|$)/gm, '"$1"')
    .replace(/,\s*,/g, ',')
    .replace(/,\s*([.!?…;:])/g, '$1')
    .replace(/[()]/g, ' ')
    .replace(/([!?])[!?]+/g, (run) => (run.includes('?') ? '?' : '!'))
    .replace(/[ \t]+([,.;:!?…])/g, '$1')
    .replace(/\b([ap])\.m\.?(?=\W|$)/gi, '$1m')
    .replace(/\b(Mr|Mrs|Ms|Mx|Dr|Prof)\.(?=\s)/g, '$1')
    .replace(/([\p{L}])\1{2,}/gu, (run, letter: string) => (/[eolfs]/i.test(letter) ? letter.repeat(2) : letter));
}

/** A sentence that is all capitals is shouting, not names; so is a long word among small ones. */
function calmCapitals(text: string): string {
  return text
    .split(/(?<=[.!?…\n])(\s+)/)
    .map((sentence) => (isShouted(sentence) ? calmed(sentence) : sentence))
    .join('')
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
function capitalNames(text: string): string {
  const some = /\p{Lu}/u.test(text.replace(/\bI\b/g, ''));
  const upper = (word: string): string => word.replace(/^./u, (letter) => letter.toUpperCase());
  return text
    .replace(/\b(mr|mrs|ms|dr) (\p{Ll}+)/gu, (_, title: string, name: string) => `${upper(title)} ${upper(name)}`)
    .replace(namedAfter, upper)
    .replace(/(?<![\p{L}'’-])\p{Ll}+/gu, (word) => {
      const owned = word.endsWith('s') && firstNames.has(word.slice(0, -1)) && !firstNames.has(word);
      const name = owned ? word.slice(0, -1) : word;
      const isName = firstNames.has(name) && !(alsoWords.has(name) && (some || owned));
      return isName ? upper(owned && !some ? `${name}'s` : word) : word;
    });
}

function mendWords(text: string): string {
  return text
    .replace(/,?\s*\b(?:you|u|ya) know\b(?=\s*(?:[,.!]|$))/gim, '')
    .replace(/\bsoo+\b/gi, (word) => (word.startsWith('S') ? 'So' : 'so'))
    .replace(/(?<=^|[\s“"])(?:u+m+|u+h+|e+r+m*|h+m+),?(?=\s|$)/gim, '')
    .replace(
      /(?:^|(?<=[\s,]))(?:oh,? )?(?:my (?:god|gosh|goodness|word|days)|omg|lol|lmao|haha(?:ha)*|tbh|imo|btw|ngl)\b[,!.]*\s*/gim,
      '',
    )
    .replace(
      /\b(?:im|ive|dont|didnt|cant|couldnt|wouldnt|shouldnt|isnt|wasnt|werent|arent|hasnt|havent|hadnt|doesnt|thats|theres|whats|shes|hes|theyre|theyve|youre|youve|weve|itll)\b/gi,
      (word) => {
        const mended = contractions[word.toLowerCase()] ?? word;
        return /^\p{Lu}/u.test(word) ? mended.replace(/^./, (letter) => letter.toUpperCase()) : mended;
      },
    )
    .replace(shortForm, (form) => {
      const said = shortForms[form.toLowerCase().replace(/\.$/, '')] ?? form;
      return /^\p{Lu}\p{Ll}/u.test(form) ? said.replace(/^./, (letter) => letter.toUpperCase()) : said;
    })
    .replace(
      /\bits(?= (?:a|an|the|not|so|been|gone|like|just|my|very|too|really|going|older|better|fine|ok|okay|nice|good|raining|snowing|only|always|never|about|all|still)\b)/gi,
      (word) => (word.startsWith('I') ? "It's" : "it's"),
    )
    .replace(/\bwont\b/gi, (word) => (word.startsWith('W') ? "Won't" : "won't"))
    .replace(
      /\b(mum|mom|dad|nan|gran|grandad|grandma|granddad)s (?!(?:and|or|are|were|who|in|at|on|with|have|had|to|from|group|all|of|both)\b)(?=[a-z])/gi,
      "$1's ",
    )
    .replace(/\bat (mum|mom|dad|nan|gran|grandad|grandma)s\b/gi, "at $1's")
    .replace(/(?<=\s)r(?=\s\p{Ll})/gu, 'are')
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
    .replace(/(?<=\p{Lu}\p{Ll}+ and )em\b/gu, 'Em')
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
