import { commonWords, everywhereWords, wordClasses } from './words/harm/harm.ts';

/** One way of saying something: a pattern, and the words one of which must stand in a text for it to be met. */
export type Shape = { pattern: () => RegExp; cues: readonly Cue[] };
/** A word, or how a word begins: 'griev' with `begun`. */
type Cue = { word: string; begun: boolean };

/** Shapes of many lists, found by the words of a text. */
export type Index<T> = { whole: Map<string, T[]>; begun: Map<string, T[]>; always: T[] };

const longestCue = 9;

/** Puts what is listed where the words of a text will find it. */
export function indexed<T>(items: readonly T[], shape: (item: T) => Shape): Index<T> {
  const index: Index<T> = { whole: new Map(), begun: new Map(), always: [] };
  for (const item of items) {
    const { cues } = shape(item);
    for (const { word, begun } of cues) {
      const key = begun ? word.slice(0, longestCue) : word;
      const map = begun ? index.begun : index.whole;
      map.set(key, [...(map.get(key) ?? []), item]);
    }
    index.always.push(...(cues.length === 0 ? [item] : []));
  }
  return index;
}

/** What the words of a text ask for. */
export function askedBy<T>({ whole, begun, always }: Index<T>, words: Iterable<string>): Set<T> {
  const found = new Set<T>(always);
  const add = (items: readonly T[] | undefined): void => {
    for (const item of items ?? []) {
      found.add(item);
    }
  };
  for (const word of words) {
    add(whole.get(word));
    for (let length = 1; length <= word.length && length <= longestCue; length += 1) {
      add(begun.get(word.slice(0, length)));
    }
  }
  return found;
}

/** The shapes of a list, parted by '|' or by a line's end; a group may run over lines. `{…}` stands for one of `wordClasses`. */
export function shapesOf(list: string): Shape[] {
  return alternativesOf(list)
    .map((source) => source.replace(/\n\s*/g, '').trim())
    .filter((source) => source !== '')
    .map(shapeOf);
}

function shapeOf(source: string): Shape {
  const classed = source.replace(/\{([a-z]\w*|[1-5])\}/gi, (all, name: string) => wordClasses[name] ?? all);
  const whole = withWholeWords(classed.replace(/\\d(?![+*?{])/g, '\\d+'));
  let made: RegExp | undefined;
  const pattern = (): RegExp => {
    made ??= new RegExp(`(?<![\\w'])(?:${whole})(?!\\w)`, 'g');
    made.lastIndex = 0;
    return made;
  };
  return { pattern, cues: cheapest(whole)?.cues ?? [] };
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
type Part = { kind: 'letter' | 'other' | 'group' | 'any' | 'nothing'; text: string; optional: boolean };

/** The words of an expression that are met the least often, one of which it cannot do without. */
function cheapest(source: string): Needed | undefined {
  const parts = partsOf(source);
  let best: Needed | undefined;
  let opens = true;
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (!part || part.kind === 'nothing') {
      continue;
    }
    const needed = !part.optional && opens ? neededFrom(parts, at) : undefined;
    best = needed && (!best || needed.cost < best.cost) ? needed : best;
    opens = part.kind === 'other' || (part.kind === 'group' && (part.optional ? opens : true) && endsWord(part.text));
  }
  return best;
}

/** The word that begins at a part, or the ones a group asks for. */
function neededFrom(parts: readonly Part[], at: number): Needed | undefined {
  const part = parts[at];
  if (part?.kind === 'group') {
    const each = alternativesOf(part.text).map(cheapest);
    const cues = each.flatMap((one) => one?.cues ?? []);
    const next = parts[at + 1];
    const goesOn = next !== undefined && (next.optional || (next.kind !== 'other' && next.kind !== 'nothing'));
    return each.every((one) => one !== undefined)
      ? { cues: goesOn ? cues.map(({ word }) => ({ word, begun: true })) : cues, cost: costOf(cues) }
      : undefined;
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

function partsOf(source: string): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < source.length;) {
    const part = partAt(source, at);
    at += part.length;
    const quantifier = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(source.slice(at))?.[0] ?? '';
    at += quantifier.length;
    const optional = /^(?:[?*]|\{0)/.test(quantifier);
    parts.push({ kind: part.kind, text: part.text, optional });
    if (quantifier !== '' && part.kind === 'letter' && !optional) {
      parts.push({ kind: 'any', text: '', optional: false });
    }
  }
  return parts;
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
    return { kind: looks ? 'nothing' : 'group', text: inside.replace(/^\(\?:/, ''), length: inside.length + 1 };
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
