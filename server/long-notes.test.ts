import { describe, expect, it } from 'vitest';
import { fold } from '#shared/fold.ts';
import { often } from '#shared/often.fixture.ts';
import { careFor } from '#server/language/severity/guarded.ts';
import { complaintsByLine } from '#server/language/check/check.ts';
import { compose } from '#server/language/compose.ts';
import type { Moment } from '#server/language/compose.ts';
import { restate } from '#server/language/restate/restate.ts';
import { isHeavy } from '#server/language/severity/guarded.ts';
import { speakable } from './platform/speech/speakable.ts';
import { processorTime } from './test/how-long.ts';

// A note may hold 20,000 characters of anything. Whatever they are, reading it takes in proportion to their number: who
// writes the same sign 20,000 times must not keep the others waiting.

const fullLength = 20_000;
/** What no part takes for the longest note, in milliseconds of the processor, here and on a machine three times slower. */
const most = 600;
/** Quicker than this nobody notices, however it grows. */
const unfelt = 25;
/** Four times the length: linear work takes four times as long, what grows by the square sixteen times. */
const mostGrowth = 9;

const note = (content: string): Moment => ({ id: 1, content, localDate: '2026-03-03', createdAt: 1 });

/** All that is done with what someone wrote, except to keep it. */
const parts: Record<string, (content: string) => unknown> = {
  care: careFor,
  heavy: isHeavy,
  search: fold,
  voice: speakable,
  review: (content) => restate(note(content)),
  toast: (content) => {
    const moments = [note(content)];
    const { lines } = compose({ moments, tone: 'auto', narrator: 'calm', seed: 'long' });
    return complaintsByLine(lines, moments);
  },
};

const signs = 'a 1 . , ; : ! ? - — … \' " “ ” ‘ ’ ( ) [ ] { } < > / \\ | @ # & * _ ~ ^ = + % $ ` é ß ı 我 ใ ش A 😀';
const unseen = ' ,\t,\n,\r\n,\u00a0,\u200b,\u00ad,\u0301,\u202e';
const words =
  'I |I. |I ran. |I ran |I ran\n|ran, I |and |because I |not |the |my mum |Anna |was |of us |a b c |very |going to |Mr. |did I? ';
const weighty = 'I cried. |he died and |I want to die |so sad |film about ';
const lookAlikes =
  "“a |“a” |she said “I |(a) |- a\n|1. a\n|a: |a@|a@b.c |#a |[a](|<a |10:30 |1,|. |… |a-|a'|A. |I'm I've |👩‍👧 ";

/** What a note may be made of, over and over: each sign, words that mean something to us, and what only looks like them. */
const units = [signs.split(' '), unseen.split(','), words.split('|'), weighty.split('|'), lookAlikes.split('|')].flat();

function filled(unit: string, length: number): string {
  return `I ${unit.repeat(Math.ceil(length / unit.length))} x`;
}

/** What is slow of a part on a note of this, or undefined; what is slow by itself is slow three times out of three. */
function slowOn(part: string, unit: string, length: number): string | undefined {
  const work = parts[part] as (content: string) => unknown;
  const time = (characters: number): number => {
    // Each time another text: what was judged last is remembered.
    const content = filled(unit, characters);
    return processorTime((at) => work(`${content} ${at}`));
  };
  let told: string | undefined;
  for (let tries = 0; tries < 3; tries += 1) {
    const begun = performance.now();
    work(filled(unit, length));
    if (performance.now() - begun < unfelt) {
      return undefined;
    }
    const [short, long] = [time(length / 4), time(length)];
    if (long < unfelt || (long < most && long < short * mostGrowth)) {
      return undefined;
    }
    told = `${part} of ${JSON.stringify(unit)}: ${short.toFixed(1)} ms for ${length / 4}, ${long.toFixed(1)} ms for ${length}`;
  }
  return told;
}

describe.each(Object.keys(parts))('%s of a long note', { timeout: often(300_000, 1_200_000) }, (part) => {
  it('takes in proportion to its length, whatever one thing it is made of', () => {
    slowOn(part, 'I walked with Anna by the river because it was “warm” and we laughed. ', fullLength);
    // What is read closely is read in pieces of a few thousand characters: one such piece, and many.
    expect(units.flatMap((unit) => [3200, fullLength].flatMap((length) => slowOn(part, unit, length) ?? []))).toEqual(
      [],
    );
  });

  it('takes in proportion to its length, whatever two things it is made of', () => {
    const pairs = units.flatMap((one) => units.flatMap((two) => (one === two ? [] : [one + two])));
    const step = Math.ceil(pairs.length / often(40, pairs.length));
    // A step that shares no divisor with the number of units meets all of them.
    const tried = pairs.filter((_, at) => at % (step | 1) === 0);
    expect(tried.flatMap((unit) => slowOn(part, unit, 3200) ?? [])).toEqual([]);
  });
});
