import { list } from '../lexicon/list.ts';

/** What was heard in earlier toasts and in this one, by the composer's own words alone. */
export type Memory = {
  /** How many toasts ago something like this template was heard: 0 for this toast, 1 for the latest, undefined for not at all. */
  since: (template: string) => number | undefined;
  /** Whether these very words were said in one of so many toasts before. */
  repeats: (line: string, within: number) => boolean;
  /** Whether one of so many toasts before ended with these words in its glass, which one more line may follow. */
  endedWith: (words: string, within: number) => boolean;
  /** Remembers a line of this toast. */
  hear: (line: string) => void;
};

/** Words that carry no frame by themselves: small ones, and the sounds of any toast. */
const plain =
  list(`a an the and or but nor so then than as if of to in on at by for from with into onto over up down out off
  about after before again around back me my you your yours yourself it its he him his she her they them their this that
  these those there here who which what when where why how all any both each few more most no not only own same some
  other such too very just also am is are was were be been being do does did done has have had will would can could
  should may might must one ones you're you've you'd it's that's there's day wrote write written say said says word
  words week came come cheers clink here's glass grateful thankful thanks later next`);
const run = 3;
/** How much of a frame must have been heard for it to be the same frame to a listener. */
const alike = 0.42;
const wholly = 0.9;
const day =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:'s)?(?: (?:morning|afternoon|evening|night|the [a-z-]+(?:st|nd|rd|th|first|second|third)))?\b/g;

/** Remembers the lines of earlier toasts, newest first, one list a toast: nothing but the lines need be kept. */
export function memoryOf(said: readonly (readonly string[])[]): Memory {
  const now = new Set<string>();
  const heard = [now, ...said.map((lines) => new Set(lines.flatMap(stretchesHeard)))];
  return {
    since: (template) => {
      const frames = framesOf(template);
      const at = heard.findIndex((stretches) => frames.some((frame) => isHeard(frame, stretches)));
      return at < 0 ? undefined : at;
    },
    repeats: (line, within) => said.slice(0, within).some((lines) => lines.includes(line)),
    endedWith: (words, within) =>
      said.slice(0, within).some((lines) => lines.slice(-2).some((line) => line.includes(words))),
    hear: (line) => {
      for (const stretch of stretchesHeard(line)) {
        now.add(stretch);
      }
    },
  };
}

function isHeard({ stretches: own, share }: Frame, stretches: ReadonlySet<string>): boolean {
  return own.filter((stretch) => stretches.has(stretch)).length >= Math.max(1, own.length * share);
}

/** Stretches of the composer's own words, and how much of them must have been heard to call the frame heard. */
type Frame = { stretches: readonly string[]; share: number };

const known = new Map<string, readonly Frame[]>();

/** The frames of a template: for each of its sentences the stretches of its own words, and all of them together. */
function framesOf(template: string): readonly Frame[] {
  const found = known.get(template);
  if (found) {
    return found;
  }
  const sentences = sentencesIn(
    template
      .toLowerCase()
      .replace(/\{(?:day|days|which|wd)\d?\}/g, 'day')
      .replace(/\{on\d?\}/g, 'on day')
      .replace(/\{\w+\}/g, ' § '),
  );
  const stretchesOf = (accepts: (words: readonly string[]) => boolean): string[][] =>
    sentences.map((sentence) =>
      sentence
        .split('§')
        .flatMap((part, at, parts) => ownStretches(part, { atEnd: at === 0 || at === parts.length - 1, accepts })),
    );
  const telling = stretchesOf((words) => words.some(tells));
  const frames = [...telling, telling.flat()].flatMap((stretches) =>
    stretches.length > 0 ? [{ stretches, share: alike }] : [],
  );
  if (frames.length === 0) {
    // 'To {a}, then, and to you' has no word of its own: only all of it together is a frame.
    const stretches = stretchesOf(() => true).flat();
    frames.push(...(stretches.length > 0 ? [{ stretches, share: wholly }] : []));
  }
  known.set(template, frames);
  return frames;
}

function sentencesIn(text: string): string[] {
  return text.split(/(?<![.!?…])[.!?…]+[”"]?\s+|\n/);
}

function wordsIn(text: string): string[] {
  return text.replaceAll('’', "'").match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? [];
}

/** Stretches of words that say something; two words alone only count at an end of a sentence. */
function ownStretches(
  part: string,
  { atEnd, accepts }: { atEnd: boolean; accepts: (words: readonly string[]) => boolean },
): string[] {
  const words = wordsIn(part);
  if (words.length < 2 || (words.length < run && !atEnd) || !accepts(words)) {
    return [];
  }
  return words.length < run
    ? [words.join(' ')]
    : words.slice(run - 1).map((_, at) => words.slice(at, at + run).join(' '));
}

/** Every stretch of a spoken line that a frame could have left. */
function stretchesHeard(line: string): string[] {
  const own = line
    .toLowerCase()
    .replace(/“[^“”]*”/g, ' § ')
    .replace(day, 'day');
  return sentencesIn(own).flatMap((sentence) => {
    const words = wordsIn(sentence);
    const ends = [words.slice(0, 2), words.slice(-2)].map((pair) => pair.join(' '));
    return [...words.map((_, at) => words.slice(at, at + run).join(' ')), ...ends];
  });
}

/** Whether a word of our own is one by which a frame is known again. */
export function tells(word: string): boolean {
  return !plain.has(word) && word.length > 1;
}
