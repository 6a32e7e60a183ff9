import { plain, tokenize } from '../base/tokens.ts';
import type { Token } from '../base/tokens.ts';
import { adverbs, determiners, possessives } from '../lexicon/function-words.ts';
import { kinNames, people, peoplePlural } from '../lexicon/people.ts';
import { pastsOf } from '../lexicon/verb-forms.ts';

/** What else a note gives leave to say, and for each verb told later in the past who did it. */
export type AlsoSaid = { words: string[]; deeds: { verb: string; doer: string }[] };

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const digitsOf = new Map(Array.from({ length: 100 }, (_, number) => [inWords(number), String(number)]));

/** Words that stand or fall together: who was meant does not change with the place in a sentence. */
const families = ['he him his himself', 'she her hers herself', 'they them their theirs themselves', 'ok okay'].map(
  (family) => family.split(' '),
);

const partsOfDay: readonly [part: string, sign: RegExp][] = [
  ['morning', /\b(?:[1-9]|1[01])(?:[.:]\d\d)? ?am\b|\b(?:dawn|daybreak|sunrise|breakfast)\b/i],
  ['afternoon', /\b(?:12|[1-5])(?:[.:]\d\d)? ?pm\b|\b1[3-7]:\d\d\b/i],
  ['evening', /\b[6-9](?:[.:]\d\d)? ?pm\b|\b(?:1[89]|2[01]):\d\d\b|\b(?:dusk|sunset|tonight)\b/i],
  ['night', /\b1[01](?:[.:]\d\d)? ?pm\b|\b2[23]:\d\d\b|\bmidnight\b/i],
];

/** 'We', 'each other', 'Ana and I', 'with my brother'. */
const inCompany = /\b(?:we|us|our|both|each other|one another)\b|\b(?:and|&) (?:i|me)\b|\b(?:i|me) and\b/i;

const bareSubjects = new Set('i we they you'.split(' '));
const otherSubjects = new Set('he she it who which that everyone everybody someone somebody nobody us'.split(' '));
const objects = new Set('me him her us them it you that how'.split(' '));
/** After these a verb tells what may be, not what was. */
const unreal = new Set('if unless when whenever until till before hope wish whether once may might let'.split(' '));

const passives = new Set('got get was were am is are been being'.split(' '));

/** What a note gives leave to say in other words: numbers written out, what is present told in the past, who 'him' is. */
export function alsoSaid(content: string): AlsoSaid {
  const tokens = tokenize(content);
  const words = tokens.flatMap(({ kind, lower }) => (kind === 'word' ? [lower] : []));
  const present = new Set(words);
  const deeds = [...toldLater(tokens), ...byOthers(words)];
  return {
    words: [
      ...words.flatMap(otherNumber),
      ...families.filter((family) => family.some((word) => present.has(word))).flat(),
      ...(words.some((word) => word === 'will' || word.endsWith("'ll")) ? ['would'] : []),
      ...partsOfDay.flatMap(([part, sign]) => (sign.test(content) ? [part] : [])),
      ...(inCompany.test(content) || withSomeone(tokens) ? ['together'] : []),
      ...deeds.map(({ verb }) => verb),
    ],
    deeds,
  };
}

/** '14' is 'fourteen', 'x2' is 'two', and the other way round. */
function otherNumber(word: string): string[] {
  const digits = /^x?(\d{1,2})x?$/.exec(word)?.[1];
  const other = digits === undefined ? digitsOf.get(word) : inWords(Number(digits));
  return other === undefined ? [] : [other];
}

function inWords(number: number): string {
  const ten = tens[Math.floor(number / 10) - 2];
  if (ten === undefined) {
    return units[number] ?? '';
  }
  return number % 10 === 0 ? ten : `${ten}-${units[number % 10] ?? ''}`;
}

/** Verbs that stand in the present after someone who does them, in the past; what is wished, asked or denied is none. */
function toldLater(tokens: readonly Token[]): AlsoSaid['deeds'] {
  return sentencesAmong(tokens).flatMap((sentence) => {
    const words = sentence.filter(({ kind }) => kind === 'word');
    return sentence.at(-1)?.text === '?'
      ? []
      : words.flatMap(({ lower }, at) => {
          const doer = doerOf(words, at);
          return doer === undefined || words.slice(Math.max(0, at - 4), at).some((word) => unreal.has(word.lower))
            ? []
            : pastsOfPresent(lower).map((verb) => ({ verb, doer }));
        });
  });
}

function doerOf(words: readonly Token[], at: number): string | undefined {
  let before = at - 1;
  while (adverbs.has(words[before]?.lower ?? '')) {
    before -= 1;
  }
  const [doer, verb] = [words[before], words[at]];
  if (!doer || !verb || verb.quoted) {
    return undefined;
  }
  if (bareSubjects.has(doer.lower)) {
    return doer.lower;
  }
  if (!/[^s]s$/.test(verb.lower)) {
    return undefined;
  }
  if (otherSubjects.has(doer.lower)) {
    // 'Ana, who sings': the doer is the one before.
    return doer.lower === 'who' ? (words[before - 1]?.lower ?? 'who') : doer.lower;
  }
  const next = words[at + 1]?.lower ?? '';
  const named = /^\p{Lu}/u.test(doer.text) || kinNames.has(doer.lower) || people.has(doer.lower);
  return named || determiners.has(next) || possessives.has(next) || objects.has(next) ? doer.lower : undefined;
}

/** The forms a present verb may have in the past: 'drinks' gives 'drank', 'stops' 'stopped'. */
function pastsOfPresent(verb: string): string[] {
  const bases = [verb, verb.replace(/s$/, ''), verb.replace(/es$/, ''), verb.replace(/ies$/, 'y')];
  return [...new Set(bases)].filter((base) => /^[a-z]{2,}$/.test(base)).flatMap(pastsOf);
}

/** 'Got told by a nurse': the nurse told. */
function byOthers(words: readonly string[]): AlsoSaid['deeds'] {
  return words.flatMap((word, at) => {
    const [by, ...after] = words.slice(at + 1, at + 4);
    const passive = by === 'by' && words.slice(Math.max(0, at - 2), at).some((before) => passives.has(before));
    const doer = after.find((other) => !determiners.has(other) && !possessives.has(other));
    return passive && doer !== undefined ? [{ verb: word, doer }] : [];
  });
}

function withSomeone(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word');
  return words.some(({ lower }, at) => {
    const [one, two] = [words[at + 1], words[at + 2]];
    const who = one && (determiners.has(one.lower) || possessives.has(one.lower)) ? two : one;
    return (
      (lower === 'with' || lower === 'w') &&
      who !== undefined &&
      (/^\p{Lu}/u.test(who.text) || [kinNames, people, peoplePlural].some((set) => set.has(plain(who.text))))
    );
  });
}

function sentencesAmong(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  for (const token of tokens) {
    sentences.at(-1)?.push(token);
    if (/[.!?\n]/.test(token.text) && token.kind !== 'word') {
      sentences.push([]);
    }
  }
  return sentences;
}
