import { commonWords, everywhereWords, wordClasses } from './harm/word-classes.ts';

/** A word, or how a word begins: 'griev' with `begun`. */
export type Cue = { word: string; begun: boolean };

/** Words of which one must be there, and how many texts will hold one, by guess. */
type Needed = { cues: readonly Cue[]; cost: number };

/** What stands next in an expression: letters, a group, another sign, whatever it may be, or nothing that takes room. */
type Part = { kind: 'letters' | 'group' | 'other' | 'any' | 'nothing'; letters: string; optional: boolean } & Group;
/** What a group asks for, and whether every way through it ends with a space or another sign that ends a word. */
type Group = { needed: Needed | undefined; endsWord: boolean };
/** An expression, and how far it was read: each sign of it once. */
type Cursor = { source: string; at: number; inGroup: boolean };

const leastCost = 1;

/** What an expression without alternatives cannot do without, the rarest first: one word, or one of some, for each of its parts. */
export function neededWords(source: string): (readonly Cue[])[] {
  const { needs } = alternativeFrom({ source, at: 0, inGroup: false });
  return needs.toSorted((a, b) => a.cost - b.cost).map(({ cues }) => cues);
}

/** The first of the needed words; reads no further than to find them. Empty where an expression needs none. */
export function rarestNeeded(source: string): readonly Cue[] {
  return rarest(alternativeFrom({ source, at: 0, inGroup: false }, leastCost).needs)?.cues ?? [];
}

function rarest(needs: readonly Needed[]): Needed | undefined {
  return needs.reduce<Needed | undefined>((best, one) => (best && best.cost <= one.cost ? best : one), undefined);
}

/** Reads to the end of the expression or the alternative, or until something needed costs no more than is enough. */
function alternativeFrom(
  cursor: Cursor,
  enough = 0,
): { needs: readonly Needed[]; isEmpty: boolean; endsWord: boolean } {
  const needs: Needed[] = [];
  let opens = true;
  let endsWord = false;
  let part = partFrom(cursor);
  const isEmpty = part === undefined;
  while (part) {
    const next = partFrom(cursor);
    if (part.kind !== 'nothing') {
      const needed = opens && !part.optional ? neededIn(part, goesOn(next)) : undefined;
      if (needed) {
        needs.push(needed);
      }
      if (needed && needed.cost <= enough) {
        break;
      }
      ({ endsWord } = part);
      opens = endsWord && (opens || !part.optional);
    }
    part = next;
  }
  return { needs, isEmpty, endsWord };
}

/** Whether a part may make a word of what stands before it longer. */
function goesOn(part: Part | undefined): boolean {
  return part !== undefined && (part.optional || (part.kind !== 'other' && part.kind !== 'nothing'));
}

function neededIn({ letters, needed }: Part, begun: boolean): Needed | undefined {
  if (letters.length >= 2 || (letters !== '' && !begun)) {
    const cue = { word: letters, begun };
    return { cues: [cue], cost: costOf(cue) };
  }
  return needed && begun ? { ...needed, cues: needed.cues.map(({ word }) => ({ word, begun })) } : needed;
}

function costOf({ word, begun }: Cue): number {
  const common = everywhereWords.has(word) ? 400 : commonWords.has(word) ? 20 : leastCost;
  return begun && word.length < 4 ? common + 12 : common;
}

/** Reads the alternatives of a group, its closing sign with them. */
function groupFrom(cursor: Cursor): Group {
  const cues: Cue[] = [];
  let cost = 0;
  let isNeeded = true;
  let endsWord = true;
  do {
    const alternative = alternativeFrom(cursor);
    if (!alternative.isEmpty) {
      const needed = rarest(alternative.needs);
      cues.push(...(needed?.cues ?? []));
      cost += needed?.cost ?? 0;
      isNeeded &&= needed !== undefined;
      endsWord &&= alternative.endsWord;
    }
    cursor.at += 1;
  } while (cursor.source.charAt(cursor.at - 1) === '|');
  return { needed: isNeeded ? { cues, cost } : undefined, endsWord };
}

const nothing: Part = { kind: 'nothing', letters: '', optional: false, needed: undefined, endsWord: false };
const any: Part = { ...nothing, kind: 'any' };
const other: Part = { ...nothing, kind: 'other', endsWord: true };

const classSign = /\{(?:[a-z]\w*|[1-5])\}/y;
const letterSigns = /[a-z0-9&\u00c0-\u024f\u0400-\u04ff]+/iy;

/** Reads the next part; undefined where the expression ends, or the alternative inside a group. */
function partFrom(cursor: Cursor): Part | undefined {
  const char = cursor.source.charAt(cursor.at);
  if (char === '' || (cursor.inGroup && (char === '|' || char === ')'))) {
    return undefined;
  }
  const letters = metAt(letterSigns, cursor);
  if (letters !== '') {
    return lettersFrom(cursor, letters);
  }
  const sign = char === '{' ? metAt(classSign, cursor) : '';
  const part = sign === '' ? signFrom(cursor, char) : classFrom(cursor, sign);
  return takesOptional(cursor) ? { ...part, optional: true } : part;
}

/** Reads letters; the last one is a part of its own where it may be missing. */
function lettersFrom(cursor: Cursor, letters: string): Part {
  const end = cursor.at + letters.length;
  cursor.at = end;
  const optional = takesOptional(cursor);
  if (!optional) {
    // What repeats the last letter is read as a part of its own.
    cursor.at = end;
  } else if (letters.length > 1) {
    cursor.at = end - 1;
    return { ...nothing, kind: 'letters', letters: letters.slice(0, -1) };
  }
  return { ...nothing, kind: 'letters', letters, optional };
}

const partOfClass = new Map<string, Part>();

/** Reads '{kin}'; what stands for it is one part, and is read once. */
function classFrom(cursor: Cursor, sign: string): Part {
  cursor.at += sign.length;
  let part = partOfClass.get(sign);
  if (!part) {
    part = partFrom({ source: wordClasses[sign.slice(1, -1)] ?? '', at: 0, inGroup: false }) ?? nothing;
    partOfClass.set(sign, part);
  }
  return part;
}

/** What begins a group that only looks at what stands before or after it. */
const lookSigns = /\(\?(?:<?[=!]|:\^\|\(\?<=)/y;
const quantifierSigns = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y;

/** Reads a sign, a class of letters, a group, or that the letter before it may stand there again. */
function signFrom(cursor: Cursor, char: string): Part {
  const { source, at, inGroup } = cursor;
  if (char === '(' && metAt(lookSigns, cursor) === '') {
    cursor.at += source.startsWith('(?:', at) ? 3 : 1;
    cursor.inGroup = true;
    const { needed, endsWord } = groupFrom(cursor);
    cursor.inGroup = inGroup;
    return { ...nothing, kind: 'group', needed, endsWord };
  }
  const repeats = char === '+' || char === '{' ? metAt(quantifierSigns, cursor) : '';
  cursor.at = repeats === '' ? endOf(source, at) : at + repeats.length;
  switch (char) {
    case '(':
    case '^':
    case '$':
      return nothing;
    case '\\': {
      const sign = source.charAt(at + 1);
      return sign === 'b' ? nothing : /\w/.test(sign) ? any : other;
    }
    case '[':
      return /^[^\w\\^]+$/.test(source.slice(at + 1, cursor.at - 1)) ? other : any;
    case '.':
      return any;
    default:
      return repeats === '' ? other : any;
  }
}

/** Reads a quantifier that stands there; tells whether what it is of may be missing. */
function takesOptional(cursor: Cursor): boolean {
  const char = cursor.source.charAt(cursor.at);
  const mayBe = char === '?' || char === '*' || char === '+' || (char === '{' && metAt(classSign, cursor) === '');
  const quantifier = mayBe ? metAt(quantifierSigns, cursor) : '';
  cursor.at += quantifier.length;
  return /^(?:[?*]|\{0)/.test(quantifier);
}

/** What a sticky expression meets where one has read to; '' for nothing. */
function metAt(expression: RegExp, { source, at }: Cursor): string {
  expression.lastIndex = at;
  // To make a match of each would leave more behind than all the rest.
  return expression.test(source) ? source.slice(at, expression.lastIndex) : '';
}

/** Where the sign, class of letters or group that begins at a place ends. */
export function endOf(source: string, from: number): number {
  const char = source.charAt(from);
  if (char === '\\') {
    return from + 2;
  }
  if (char === '[') {
    return source.indexOf(']', from) + 1;
  }
  if (char !== '(') {
    return from + 1;
  }
  let at = from + 1;
  while (at < source.length && source.charAt(at) !== ')') {
    at = endOf(source, at);
  }
  return at + 1;
}
