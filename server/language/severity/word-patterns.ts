import { wordClasses } from './harm/word-classes.ts';
import { endOf, neededWords, rarestNeeded } from './needed-words.ts';
import type { Cue } from './needed-words.ts';

/** One way of saying something: a pattern, and the words one of which must stand in a text for it to be met; `also` are others of that kind. */
export type Shape = { pattern: () => RegExp; cues: readonly Cue[]; also: () => readonly (readonly Cue[])[] };

/** The shapes of a list, parted by '|' or by a line's end; a group may run over lines. `{…}` stands for one of `wordClasses`. */
export function shapesOf(list: string): Shape[] {
  return alternativesOf(list)
    .map((source) => source.replace(/\n\s*/g, '').trim())
    .filter((source) => source !== '')
    .map(shapeOf);
}

function shapeOf(source: string): Shape {
  let made: RegExp | undefined;
  const pattern = (): RegExp => {
    made ??= new RegExp(`(?<![\\w'])(?:${spelledOut(source)})(?!\\w)`, 'g');
    made.lastIndex = 0;
    return made;
  };
  let needed: readonly (readonly Cue[])[] | undefined;
  const also = (): readonly (readonly Cue[])[] => {
    needed ??= neededWords(source).slice(1);
    return needed;
  };
  return { pattern, cues: rarestNeeded(source), also };
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

/** What stands between '|' or on lines of its own, outside of groups: 'a(?:b|c)|d' has two. */
function alternativesOf(list: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (let at = 0; at < list.length;) {
    const char = list.charAt(at);
    if (char === '|' || char === '\n') {
      found.push(list.slice(from, at));
      from = at + 1;
    }
    at = endOf(list, at);
  }
  return [...found, list.slice(from)];
}
