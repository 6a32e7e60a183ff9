import type { Cue } from './needed-words.ts';
import type { Shape } from './word-patterns.ts';

/** Shapes of many lists, found by the words of a text. */
export type Index<T> = { whole: Map<string, Entry<T>[]>; begun: Branch<Entry<T>>; always: Entry<T>[] };
type Entry<T> = { item: T; also: Shape['also'] };
/** What is found by how a word begins, letter by letter. */
type Branch<T> = { found: T[]; next: Map<number, Branch<T>> };

const longestCue = 9;
/** With so many words, how they begin is worth writing down. */
const manyWords = 24;

/** Puts what is listed where the words of a text will find it. */
export function indexed<T>(items: readonly T[], shape: (item: T) => Shape): Index<T> {
  const index: Index<T> = { whole: new Map(), begun: { found: [], next: new Map() }, always: [] };
  for (const item of items) {
    const { cues, also } = shape(item);
    const entry = { item, also };
    for (const { word, begun } of cues) {
      if (begun) {
        branchOf(index.begun, word.slice(0, longestCue)).found.push(entry);
        continue;
      }
      const known = index.whole.get(word);
      if (known) {
        known.push(entry);
      } else {
        index.whole.set(word, [entry]);
      }
    }
    if (cues.length === 0) {
      index.always.push(entry);
    }
  }
  return index;
}

function branchOf<T>(root: Branch<T>, letters: string): Branch<T> {
  let branch = root;
  for (let at = 0; at < letters.length; at += 1) {
    const code = letters.charCodeAt(at);
    const next: Branch<T> = branch.next.get(code) ?? { found: [], next: new Map() };
    branch.next.set(code, next);
    branch = next;
  }
  return branch;
}

/** What the words of a text ask for. */
export function askedBy<T>({ whole, begun, always }: Index<T>, words: ReadonlySet<string>): Set<T> {
  const found = new Set<T>();
  const stands = standingAmong(words);
  const add = (entries: readonly Entry<T>[] | undefined): void => {
    for (const { item, also } of entries ?? []) {
      if (also().every((cues) => cues.some(stands))) {
        found.add(item);
      }
    }
  };
  add(always);
  for (const word of words) {
    add(whole.get(word));
    let branch = begun.next.get(word.charCodeAt(0));
    for (let at = 1; branch; at += 1) {
      add(branch.found);
      branch = at < word.length ? branch.next.get(word.charCodeAt(at)) : undefined;
    }
  }
  return found;
}

/** Tells whether a cue is met by one of the words. */
function standingAmong(words: ReadonlySet<string>): (cue: Cue) => boolean {
  let beginnings: Set<string> | undefined;
  return ({ word, begun }) => {
    if (!begun || words.has(word)) {
      return words.has(word);
    }
    if (words.size < manyWords || word.length > longestCue) {
      return anyBegins(words, word);
    }
    beginnings ??= beginningsOf(words);
    return beginnings.has(word);
  };
}

function anyBegins(words: ReadonlySet<string>, beginning: string): boolean {
  for (const word of words) {
    if (word.startsWith(beginning)) {
      return true;
    }
  }
  return false;
}

function beginningsOf(words: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  for (const word of words) {
    for (let length = 1; length <= word.length && length <= longestCue; length += 1) {
      found.add(word.slice(0, length));
    }
  }
  return found;
}
