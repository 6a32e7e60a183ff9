import { segments } from '../templates/template-segments.ts';
import type { Segment } from '../templates/template-segments.ts';
import { dayWords } from '../lexicon/function-words.ts';

/**
 * The places of a line's words (`flowOf`) that stand in whole stretches of the composer's own words. A line that is not
 * `founded`, because it rests on no note, may only hold stretches that claim nothing.
 */
export function ownPlaces(flow: readonly string[], founded: boolean): Set<number> {
  const covered = new Set<number>();
  for (const [at, word] of flow.entries()) {
    for (const segment of word === '' ? [] : (segments.get(word) ?? [])) {
      const end = founded || segment.claimless ? matchEnd(flow, at, segment) : undefined;
      for (let inside = at; end !== undefined && inside < end; inside += 1) {
        covered.add(inside);
      }
    }
  }
  return covered;
}

/** Where the segment that starts at `at` ends in the flow, or undefined when it is not there whole, between its own neighbours. */
function matchEnd(flow: readonly string[], at: number, segment: Segment): number | undefined {
  let place = at;
  for (const word of segment.words) {
    while (flow[place] === '') {
      place += 1;
    }
    if (flow[place] !== word) {
      return undefined;
    }
    place += 1;
  }
  return fitsLeft(flow, at, segment) && fitsRight(flow, place, segment) ? place : undefined;
}

function fitsLeft(flow: readonly string[], at: number, { left }: Segment): boolean {
  if (left === 'any') {
    return true;
  }
  if (left === 'edge') {
    return flow[at - 1] === '' || at === 0;
  }
  let before = at - 1;
  while (flow[before] === '') {
    before -= 1;
  }
  return isDay(flow[before]);
}

function fitsRight(flow: readonly string[], at: number, { right }: Segment): boolean {
  if (right === 'any') {
    return true;
  }
  if (right === 'edge') {
    return flow[at] === '' || at >= flow.length;
  }
  const next = wordFrom(flow, at);
  return right === 'day' ? isDay(flow[next]) : flow[next] === 'on' && isDay(flow[wordFrom(flow, next + 1)]);
}

/** Where the next word of a flow stands, from a place on. */
function wordFrom(flow: readonly string[], from: number): number {
  let at = from;
  while (flow[at] === '') {
    at += 1;
  }
  return at;
}

/** A weekday, or what may follow its name: a part of the day, or its date. */
function isDay(word: string | undefined): boolean {
  const bare = word?.replace(/'s?$/, '') ?? '';
  return (
    dayWords.has(bare) ||
    /^(?:morning|afternoon|evening|night)$/.test(bare) ||
    /(?:st|nd|rd|th|first|second|third)$/.test(bare)
  );
}
