import { commonWords, everywhereWords, wordClasses } from './harm/word-classes.ts';

/** One way of saying something: a pattern, and the words one of which must stand in a text for it to be met; `also` are others of that kind. */
export type Shape = { pattern: () => RegExp; cues: readonly Cue[]; also: readonly (readonly Cue[])[] };
/** A word, or how a word begins: 'griev' with `begun`. */
export type Cue = { word: string; begun: boolean };

/** The shapes of a list, parted by '|' or by a line's end; a group may run over lines. `{…}` stands for one of `wordClasses`. */
export function shapesOf(list: string): Shape[] {
  return alternativesOf(list)
    .map((source) => source.replace(/\n\s*/g, '').trim())
    .filter((source) => source !== '')
    .map(shapeOf);
}

/** A class of words in a shape: '{kin}'. */
const classSign = /\{([a-z]\w*|[1-5])\}/y;

function shapeOf(source: string): Shape {
  let made: RegExp | undefined;
  const pattern = (): RegExp => {
    made ??= new RegExp(`(?<![\\w'])(?:${spelledOut(source)})(?!\\w)`, 'g');
    made.lastIndex = 0;
    return made;
  };
  const needs = needsOf(source).toSorted((a, b) => a.cost - b.cost);
  const [cues = [], ...also] = needs.map((needed) => needed.cues);
  return { pattern, cues, also };
}

/** A shape as a regular expression; only made for a shape that a text asks for. */
function spelledOut(source: string): string {
  const classed = source.replace(/\{([a-z]\w*|[1-5])\}/gi, (all, name: string) => wordClasses[name] ?? all);
  return withWholeWords(bounded(classed));
}

/** A digit stands for a number. No number and no row of small words goes on for ever, or a text could be slow to judge. */
function bounded(source: string): string {
  return source.replace(/\\d(?![*?{])\+?/g, '\\d{1,9}').replaceAll(')*', '){0,9}');
}

/** What looks ahead at '(?! (?:an|in))' looks for whole words: 'again' is no 'a'. */
function withWholeWords(source: string): string {
  let whole = '';
  for (let at = 0; at < source.length;) {
    const looks = /^\(\?[=!] \(\?:/.test(source.slice(at, at + 7));
    const end = endOf(source, at);
    whole += looks ? `${source.slice(at, end - 1)}(?![a-z]))` : source.charAt(at);
    at = looks ? end : at + 1;
  }
  return whole;
}

/** The alternatives at the top of an expression, each between '|' or on lines of their own: 'a(?:b|c)|d' has two. */
function alternativesOf(source: string): string[] {
  const found: string[] = [''];
  for (let at = 0; at < source.length;) {
    const taken = source.slice(at, endOf(source, at));
    if (taken === '|' || taken === '\n') {
      found.push('');
    } else {
      found[found.length - 1] += taken;
    }
    at += taken.length;
  }
  return found.filter((one) => one !== '');
}

/** Words of which one must be there, and how many texts will hold one, by guess. */
type Needed = { cues: Cue[]; cost: number };
/** What stands next in an expression: a letter, another sign, a group, or whatever it may be. */
type Part = { kind: 'letter' | 'other' | 'group' | 'any' | 'nothing'; text: string; optional: boolean; ofClass?: true };

/** The words of an expression that are met the least often, one of which it cannot do without. */
function cheapest(source: string): Needed | undefined {
  return needsOf(source).reduce<Needed | undefined>(
    (best, one) => (best && best.cost <= one.cost ? best : one),
    undefined,
  );
}

/** What an expression cannot do without: one word, or one of some, for each of its parts. */
function needsOf(source: string): Needed[] {
  const parts = partsOf(source);
  const found: Needed[] = [];
  let opens = true;
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (!part || part.kind === 'nothing') {
      continue;
    }
    const needed = !part.optional && opens ? neededFrom(parts, at) : undefined;
    if (needed) {
      found.push(needed);
    }
    const ends = part.kind === 'other' || (part.kind === 'group' && endsWord(part.text));
    opens = ends && (part.optional ? opens : true);
  }
  return found;
}

/** The word that begins at a part, or the ones a group asks for. */
function neededFrom(parts: readonly Part[], at: number): Needed | undefined {
  const part = parts[at];
  if (part?.kind === 'group') {
    const own = neededIn(part);
    const cues = own?.cues ?? [];
    const next = parts[at + 1];
    const goesOn = next !== undefined && (next.optional || (next.kind !== 'other' && next.kind !== 'nothing'));
    return own ? { cues: goesOn ? cues.map(({ word }) => ({ word, begun: true })) : cues, cost: own.cost } : undefined;
  }
  let word = '';
  let end = at;
  while (parts[end]?.kind === 'letter' && parts[end]?.optional === false) {
    word += parts[end]?.text ?? '';
    end += 1;
  }
  const after = parts[end];
  const begun = after !== undefined && (after.optional || (after.kind !== 'other' && after.kind !== 'nothing'));
  const cues = [{ word, begun }];
  return word.length >= 2 || (word !== '' && !begun) ? { cues, cost: costOf(cues) } : undefined;
}

/** What a group asks for; a class of words, which stands in many shapes, is read once. */
const neededInClass = new Map<Part, Needed | undefined>();

function neededIn(part: Part): Needed | undefined {
  if (neededInClass.has(part)) {
    return neededInClass.get(part);
  }
  const each = alternativesOf(part.text).map(cheapest);
  const cues = each.flatMap((one) => one?.cues ?? []);
  const needed = each.every((one) => one !== undefined) ? { cues, cost: costOf(cues) } : undefined;
  if (part.ofClass === true) {
    neededInClass.set(part, needed);
  }
  return needed;
}

function costOf(cues: readonly Cue[]): number {
  return cues.reduce((sum, { word, begun }) => {
    const common = everywhereWords.has(word) ? 400 : commonWords.has(word) ? 20 : 1;
    return sum + (begun && word.length < 4 ? common + 12 : common);
  }, 0);
}

/** Whether every way through a group ends with a space or another sign that ends a word. */
function endsWord(source: string): boolean {
  return alternativesOf(source).every((one) => {
    const last = partsOf(one).findLast(({ kind }) => kind !== 'nothing');
    return last?.kind === 'other' || (last?.kind === 'group' && endsWord(last.text));
  });
}

const wordSign = /[\p{L}\p{N}&]/u;

const partsOfClass = new Map<string, readonly Part[]>();
const quantifierSign = /(?:[?*+]|\{\d+(?:,\d*)?\})\??/y;

function partsOf(source: string): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < source.length;) {
    const name = source.charAt(at) === '{' ? metAt(classSign, source, at) : '';
    const part = name === '' ? partAt(source, at) : undefined;
    at += part ? part.length : name.length;
    const quantifier = metAt(classSign, source, at) === '' ? metAt(quantifierSign, source, at) : '';
    at += quantifier.length;
    const optional = /^(?:[?*]|\{0)/.test(quantifier);
    if (!part) {
      const own = classParts(name.slice(1, -1));
      parts.push(...(optional ? own.map((one) => ({ ...one, optional })) : own));
      continue;
    }
    parts.push({ kind: part.kind, text: part.text, optional });
    if (quantifier !== '' && part.kind === 'letter' && !optional) {
      parts.push({ kind: 'any', text: '', optional: false });
    }
  }
  return parts;
}

/** What stands in a class of words, the same parts each time. */
function classParts(name: string): readonly Part[] {
  let parts = partsOfClass.get(name);
  if (!parts) {
    parts = partsOf(wordClasses[name] ?? '').map((part) => ({ ...part, ofClass: true }));
    partsOfClass.set(name, parts);
  }
  return parts;
}

/** What a sticky expression meets at a place; '' for nothing. */
function metAt(expression: RegExp, source: string, at: number): string {
  expression.lastIndex = at;
  return expression.exec(source)?.[0] ?? '';
}

function partAt(source: string, at: number): { kind: Part['kind']; text: string; length: number } {
  const char = source.charAt(at);
  if (char === '\\') {
    const sign = source.charAt(at + 1);
    const kind = sign === 'b' ? 'nothing' : /\w/.test(sign) ? 'any' : 'other';
    return { kind, text: sign, length: 2 };
  }
  if (char === '[') {
    const inside = source.slice(at + 1, endOf(source, at) - 1);
    return { kind: /^[^\w\\^]+$/.test(inside) ? 'other' : 'any', text: inside, length: inside.length + 2 };
  }
  if (char === '(') {
    const inside = source.slice(at, endOf(source, at) - 1);
    const looks = /^\(\?(?:<?[=!])/.test(inside) || /^\(\?:\^\|\(\?<=/.test(inside);
    return { kind: looks ? 'nothing' : 'group', text: inside.replace(/^\((?:\?:)?/, ''), length: inside.length + 1 };
  }
  if (char === '^' || char === '$') {
    return { kind: 'nothing', text: char, length: 1 };
  }
  return { kind: char === '.' ? 'any' : wordSign.test(char) ? 'letter' : 'other', text: char, length: 1 };
}

/** Where the sign, class or group that begins at a place ends. */
function endOf(source: string, from: number): number {
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
