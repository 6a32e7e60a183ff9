import { cooldown } from '../templates/types.ts';
import { tells } from '../selection/recently-heard.ts';
import type { Claim } from '../base/types.ts';
import { ownPlaces } from '../check/template-coverage.ts';
import { plain, tokenize } from '../base/tokens.ts';
import { dayWords, freeWords } from '../lexicon/function-words.ts';

type Said = readonly (readonly string[])[];
/** A sentence with '…' in place of what notes said in it: what is left are our own words. */
type Frame = { text: string; words: string[] };

const gap = '…';
/** How much alike two frames are that a listener takes for the same one. */
const same = 0.75;
const fewestWords = 3;

/**
 * What was said lately, for a model not to say again: the frames of the last toasts, and of some older ones those of
 * their first and last lines. Nothing that a note said stands in them. `said` is newest first, one list a toast.
 */
export function framesHeard(said: Said): string[] {
  const lines = said.slice(0, cooldown.ends).flatMap((toast, ago) => (ago < cooldown.frames ? toast : endsOf(toast)));
  return [
    ...new Set(
      lines
        .flatMap((line) => framesIn(line))
        .filter(isOwn)
        .map(({ text }) => text),
    ),
  ];
}

/**
 * Says which lines are, or nearly are, what was heard in a toast of the last weeks. What the notes themselves say again
 * may be told again; it is for our own words around it that a line is complained about.
 */
export function heardComplaints(lines: readonly Claim[], said: Said): string[] {
  const recent = said.slice(0, cooldown.frames).flat();
  const ends = [...recent, ...said.slice(cooldown.frames, cooldown.ends).flatMap(endsOf)];
  return lines.flatMap(({ text, noteIds }, at) => {
    const free = noteIds.length === 0;
    const heard = (at === 0 || at === lines.length - 1 ? ends : recent).flatMap((line) => framesIn(line, free));
    const again = framesIn(text, free).filter(
      (frame) =>
        (isOwn(frame) || (free && frame.words.length > fewestWords)) &&
        heard.some((old) => likeness(frame, old) >= same),
    );
    return again.map((frame) => `Line ${at + 1}: says what was heard in a toast of the last weeks: ${frame.text}`);
  });
}

function endsOf(toast: readonly string[]): string[] {
  return [toast[0], toast.at(-1)].filter((line) => line !== undefined);
}

/** Whether a frame says something by itself; 'On Tuesday you …' may be heard every week. */
function isOwn({ words }: Frame): boolean {
  const own = words.filter((word) => word !== gap && word !== 'day');
  return own.length >= fewestWords && own.some(tells);
}

/** How many pairs of neighbouring words two frames share, from 0 to 1. */
function likeness(one: Frame, other: Frame): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const shared = [...pairs].filter((pair) => others.has(pair)).length;
  return (2 * shared) / Math.max(1, pairs.size + others.size);
}

function pairsOf({ words }: Frame): Set<string> {
  return new Set(words.map((word, at) => `${word} ${words[at + 1] ?? ''}`));
}

/** The frames of a line; every word of a line that rests on no note (`free`) is our own. */
function framesIn(line: string, free = false): Frame[] {
  const tokens = tokenize(line.replace(/“[^“”]*”|"[^"]*"/g, gap));
  const own = ownTokens(
    tokens.map(({ kind, text }) => ({ word: kind === 'word' ? plain(text) : '', space: kind === 'space' })),
  );
  const frames: Frame[] = [{ text: '', words: [] }];
  for (const [at, { text, kind }] of tokens.entries()) {
    const frame = frames.at(-1) ?? { text: '', words: [] };
    const word = plain(text);
    if (text === gap || (kind === 'word' && !free && !own.has(at))) {
      frame.text = frame.words.at(-1) === gap ? frame.text.trimEnd() : frame.text + gap;
      frame.words.push(...(frame.words.at(-1) === gap ? [] : [gap]));
    } else {
      frame.text += text;
      frame.words.push(...(kind === 'word' ? [isDay(word) ? 'day' : word] : []));
    }
    if (/^[.!?]$/.test(text)) {
      frames.push({ text: '', words: [] });
    }
  }
  return frames.map(({ text, words }) => ({ text: text.trim(), words }));
}

/** The places of the tokens that are ours: words of our sentences, words that say nothing, names of days. */
function ownTokens(tokens: readonly { word: string; space: boolean }[]): Set<number> {
  const at: number[] = [-1];
  const flow = [''];
  for (const [place, { word, space }] of tokens.entries()) {
    if (!space) {
      flow.push(word);
      at.push(place);
    }
  }
  const covered = ownPlaces(flow, true);
  return new Set(
    at.filter((_, place) => covered.has(place) || freeWords.has(flow[place] ?? '') || isDay(flow[place] ?? '')),
  );
}

function isDay(word: string): boolean {
  return dayWords.has(word.replace(/'s?$/, ''));
}
