import { months } from '#shared/calendar.ts';
import { initials, plainLetters, respelled, spokenFractions, spokenSigns, units } from './spoken-words.ts';

type Step = [pattern: RegExp, replacement: string | ((match: string, ...groups: string[]) => string)];

/**
 * Turns what a person wrote into ASCII that Flite says well: names for signs, dates and units, nothing it would
 * spell out, skip or stumble over. Ends with a full stop, or is empty when there is nothing to say (only emoji, say).
 * Every pattern is linear in the length of the text.
 */
export function speakable(text: string): string {
  const plain = applySteps(text.toWellFormed().normalize('NFC'), [...unwrapping, ...signs, ...addresses, ...numbers]);
  const ascii = shortenRuns(applySteps(toAscii(plain), joints)).replace(/([a-z0-9]{30})[a-z0-9]+/gi, '$1');
  const apart = /[a-z]/.test(ascii) ? ascii.replace(initials, (letters) => [...letters].join(' ')) : ascii;
  const spoken = applySteps(apart, punctuation).trim().split(' ').map(respell).join(' ');
  if (!/[a-z0-9]/i.test(spoken)) {
    return '';
  }
  return /[.!?]$/.test(spoken) ? spoken : `${spoken.replace(/[^a-z0-9]+$/i, '')}.`;
}

function applySteps(text: string, steps: Step[]): string {
  return steps.reduce((now, [pattern, replacement]) => now.replace(pattern, replacement as string), text);
}

/** Invisible characters, mark-up, emoticons, and one shape for each kind of quote and dash. */
const unwrapping: Step[] = [
  [/[\p{Cc}\p{Z}]+/gu, ' '],
  [/\p{Cf}/gu, ''],
  [/<\/?[a-z][^<>]{0,200}>/gi, ' '],
  [/&(?:apos|#0?39|rsquo);/g, "'"],
  [/&(?:lt|gt|quot|nbsp|#\d{1,6});/g, ' '],
  [/&(?:amp;)?/g, ' and '],
  [/\[([^[\]]{1,200})\]\([^()\s]{0,500}\)/g, '$1'],
  [/(?<=^|\s)(?:[:;=][-'o^]?[()DPpOo/\\|*3]+|<3+|[xX]D+|\^_?\^)(?=$|[\s.,!?])/g, ' '],
  [/[‘’‚‛′ʼ´`]/g, "'"],
  [/["“”„‟«»″]/g, ' '],
  [/(?<![\p{L}\p{N}])'+|'+(?![\p{L}\p{N}])/gu, ''],
  [/[‐‑]/g, '-'],
  [/(?<=\d)\s?[–—]\s?(?=\d)/g, ' to '],
  [/\s?[–—]\s?|\s--?\s|--+/g, '; '],
];

const signs: Step[] = [
  [/([€£¥])\s?(\d{1,15}(?:,\d{3})*)(?:\.(\d\d))?(?!\d)/g, (_, sign, whole, part) => money(sign, whole, part)],
  [/\$\s?(\d[\d,.]*)\s?(k|m|bn)\b/gi, (_, amount, scale) => `${amount} ${scaleName(scale)} dollars`],
  [/\$(?!\s?\d)/g, ' '],
  [/(\d?)\s?([½⅓⅔¼¾])/g, (_, digit, sign) => `${digit && `${digit} and`} ${spokenFractions[sign]} `],
  [/°\s?C\b/g, '℃'],
  [/°\s?F\b/g, '℉'],
  [/[^\p{ASCII}\p{L}\p{M}]/gu, (sign) => spokenSigns[sign] ?? sign],
];

const addresses: Step[] = [
  [/\bhttps?:\/\/(?:www\.)?([^\s/?#]{1,100})\S*/gi, (_, host) => ` ${dotted(host)} `],
  [
    /(?<![\w.+-])([\w.+-]{1,64})@([\w-]{1,63}(?:\.[\w-]{1,63}){1,8})/g,
    (_, name, host) => `${dotted(name)} at ${dotted(host)}`,
  ],
  [/\b(?:[a-z0-9-]{1,63}\.){1,8}(?:com|org|net|edu|gov|app|io|dev|info|au|uk|nz|ca|eu)\b(?!\.\w)/gi, dotted],
  [/#(?=\d)/g, ' number '],
  [/#(\p{L}[\p{L}\p{N}_]{0,99})/gu, (_, tag) => ` ${tag.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')} `],
  [/(?<!\S)@(?=\w)/g, ''],
];

const numbers: Step[] = [
  [/\b(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d)[\d:.]{0,12}Z?)?\b/g, spokenDate],
  [/\b24\/7\b/g, 'twenty four seven'],
  [
    /(?<![\d/.])(\d{1,9})\s?\/\s?(\d{1,9})(?![\d/]|\.\d)/g,
    (_, part, whole) => spokenFractions[`${part}/${whole}`] ?? `${part} out of ${whole}`,
  ],
  [/(?<=\d)\s?%/g, ' percent'],
  [/(?<![\d.])(\d[\d,.]{0,20})(?:\s?(km\/h|[a-z]{2,4})|([mglh]))(?![\w/])/g, withUnit],
  [/\bv(?=\d{1,9}\.\d)/gi, 'version '],
  [/\b\d{1,9}(?:\.\d{1,9}){2,8}\b/g, (version) => version.replaceAll('.', ' point ')],
  [/\b(\d{1,9})x(?!\w)/gi, '$1 times'],
  [/(?<=\d)\+/g, ' plus '],
];

/** What holds words together, or apart, once everything is ASCII. */
const joints: Step[] = [
  [/\b(w\/o|w\/|and\/or)(?=\s|$)/gi, (short) => respelled[short.toLowerCase()] ?? short],
  [/(?<=[a-z])\/(?=[a-z])/g, ' or '],
  [/\s?[()[\]{}<>]\s?/g, ', '],
  [/@/g, ' at '],
  [/\+/g, ' plus '],
  [/=+/g, ' equals '],
  [/(?<=^|[\s,])-+(?!\d)/g, ' '],
  [/[*_~^|\\/#%"`]/g, ' '],
  [/ +/g, ' '],
];

/** One mark at a time, a space after it, and none at the start: Flite drops what follows a heap of marks. */
const punctuation: Step[] = [
  [/(?<!\.)\.{2,}(?= [a-z])/g, ';'],
  [/(?<! ) +(?=[,.!?;:])/g, ''],
  [/([!?.])[!?.,;:]+/g, '$1'],
  [/([,;:])[ ,;:]*[,;:]/g, '$1'],
  [/[,;:] ?([!?.])/g, '$1'],
  [/([,;:!?])(?=[a-z])/gi, '$1 '],
  [/(?<=[a-z])\.(?=[A-Z][a-z])/g, '. '],
  [/^[ ,;:.!?-]+(?!\d)|^[ ,;:!?]+/, ''],
  [/ +/g, ' '],
];

/** NFKD takes letters apart from their accents and folds look-alikes (full width, ligatures); the rest has no sound. */
function toAscii(text: string): string {
  return text
    .replace(/[^\p{ASCII}]/gu, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/\u2044/g, '/')
    .replace(/[^ -~]+/g, ' ');
}

/** "Goooood" and "yesss" as they are meant: a letter drawn out is doubled inside a word and single at its end. */
function shortenRuns(text: string): string {
  return text.replace(/([a-z])\1{2,}/gi, (run: string, letter: string, at: number) => {
    const goesOn = /[a-z]/i.test(text[at + run.length] ?? '');
    const endsDouble = /l$|\b[a-z]{0,2}e$|\b[twz]o$|ho$/i.test(text.slice(Math.max(0, at - 3), at + 1));
    return goesOn || endsDouble ? letter + letter : letter;
  });
}

/** A word without its closing mark, looked up with and without a full stop: "etc." has one of its own, "lol." has not. */
function respell(word: string): string {
  const [, core = '', mark = ''] = /^(.*?)([,;:!?]?)$/.exec(word) ?? [];
  const known = lookUp(core);
  if (known) {
    return known + mark;
  }
  const stem = core.endsWith('.') ? lookUp(core.slice(0, -1)) : undefined;
  return stem ? `${stem}.` : word;
}

function lookUp(word: string): string | undefined {
  const key = word.toLowerCase();
  return Object.hasOwn(respelled, key) ? respelled[key] : undefined;
}

function money(sign: string, whole: string, part: string | undefined): string {
  const names: Record<string, [one: string, many: string]> = {
    '€': ['euro', 'euros'],
    '£': ['pound', 'pounds'],
    '¥': ['yen', 'yen'],
  };
  const [one, many] = names[sign] ?? ['', ''];
  return ` ${whole} ${whole === '1' ? one : many}${part && part !== '00' ? ` ${part}` : ''}`;
}

function scaleName(short: string): string {
  return { k: 'thousand', m: 'million', bn: 'billion' }[short.toLowerCase()] ?? short;
}

function dotted(address: string): string {
  return address.replaceAll('.', ' dot ');
}

function spokenDate(match: string, year: string, month: string, day: string, time?: string): string {
  const name = months[Number(month) - 1];
  if (!name || Number(day) < 1 || Number(day) > 31) {
    return match;
  }
  return `${name} ${Number(day)}, ${year}${time ? ` at ${time}` : ''}`;
}

function withUnit(match: string, amount: string, spaced?: string, joined?: string): string {
  const unit = spaced ?? joined ?? '';
  const names = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (!names) {
    return match;
  }
  return `${amount} ${amount === '1' ? names[0] : names[1]}`;
}
