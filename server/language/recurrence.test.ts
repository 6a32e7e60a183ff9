import { describe, expect, test } from 'vitest';
import type { NarratorId } from '#shared/contract/narrators.ts';
import type { Tone } from '#shared/contract/settings.ts';
import { compose } from './compose.ts';
import type { Moment } from './compose.ts';
import { cooldown } from './templates/types.ts';
import { memoryOf } from './selection/recently-heard.ts';
import { heavyNotes, ordinaryNotes } from './notes.fixture.ts';
import { everyTemplate } from './templates/index-of-templates.ts';
import { chooserFrom } from './base/random.ts';

const weeks = 52;
const frames = everyTemplate().flatMap(({ text, tags }) => (tags.has('bare') ? [] : [text]));

function yearOf(tone: Tone, narrator: NarratorId, pool: readonly string[], most = 9): string[][] {
  const chooser = chooserFrom(`${tone} ${narrator}`);
  const said: string[][] = [];
  for (let week = 0; week < weeks; week += 1) {
    const moments = Array.from({ length: 1 + Math.floor(chooser.fraction() * most) }, (_, at): Moment => {
      const date = new Date(Date.UTC(2025, 0, 6 + week * 7 + (at % 7)));
      return {
        id: week * 10 + at + 1,
        content: chooser.pick(pool) ?? '',
        localDate: date.toISOString().slice(0, 10),
        createdAt: date.getTime() + at,
      };
    });
    const { lines } = compose({ moments, tone, narrator, seed: `${week}`, said: said.slice(0, 16) });
    said.unshift(lines.map(({ text }) => text));
  }
  return said;
}

/** Whether a template stands in lines word for word, with anything in its places. */
function isWhole(template: string, lines: readonly string[]): boolean {
  const own = template.split(/\{\w+\}/).map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return lines.some((line) => new RegExp(`^${own.join('[^.:;“]+')}`, 'i').test(line));
}

/** The templates that return too soon, each with the line and how many toasts lie between. */
function returnsIn(said: readonly string[][]): string[] {
  return said.slice(0, -1).flatMap((lines, at) => {
    const earlier = said.slice(at + 1, at + 1 + cooldown.ends);
    const before = memoryOf(earlier.slice(0, cooldown.frames));
    const now = memoryOf([lines]);
    const ends = [lines[0], lines.at(-1)].filter(
      (line) => line !== undefined && earlier.some((old) => old[0] === line || old.at(-1) === line),
    );
    return [
      ...ends.map((line) => `an end: ${line ?? ''}`),
      ...frames.filter(
        (template) =>
          now.since(template) === 1 &&
          isWhole(template, lines) &&
          before.since(template) !== undefined &&
          earlier.slice(0, cooldown.frames).some((old) => isWhole(template, old)),
      ),
    ];
  });
}

describe('nothing is said twice within weeks', () => {
  test.each<[Tone, NarratorId]>([
    ['uplifting', 'motivational'],
    ['uplifting', 'highland'],
    ['reflective', 'calm'],
    ['reflective', 'storyteller'],
    ['humorous', 'anchor'],
    ['humorous', 'bright'],
    ['auto', 'calm'],
    ['auto', 'anchor'],
  ])('%s, %s', { timeout: 60_000 }, (tone, narrator) => {
    expect(returnsIn(yearOf(tone, narrator, ordinaryNotes))).toEqual([]);
  });

  test.each<[string, readonly string[], number]>([
    ['weeks of a note or two', ordinaryNotes, 2],
    ['weeks with something heavy in them', [...ordinaryNotes.slice(0, 20), ...heavyNotes], 6],
    ['hard weeks', heavyNotes, 3],
    ['sour weeks', ['Work was awful today.', 'Traffic was terrible', 'Brutal day'], 2],
  ])('%s', { timeout: 60_000 }, (_, pool, most) => {
    const said = yearOf('auto', 'storyteller', pool, most);
    for (const [at, lines] of said.entries()) {
      const earlier = said.slice(at + 1, at + 1 + cooldown.ends);
      expect(earlier.map((old) => old[0])).not.toContain(lines[0]);
      expect(earlier.map((old) => old.at(-1))).not.toContain(lines.at(-1));
    }
  });

  test('the same request gives the same toast, with what was said', () => {
    expect(yearOf('auto', 'calm', ordinaryNotes).slice(-6)).toEqual(yearOf('auto', 'calm', ordinaryNotes).slice(-6));
  });
});

test('who is near may be toasted every week, a thing not again soon', () => {
  const said: string[][] = [];
  for (const seed of 'abcdef') {
    const moments = ['My sister gave me a tangerine on the bus', 'Washed the car with Femi', 'Slept late'].map(
      (content, at) => ({ id: at + 1, content, localDate: `2025-03-0${at + 3}`, createdAt: at }),
    );
    const { lines } = compose({ moments, tone: 'uplifting', narrator: 'calm', seed, said });
    said.unshift(lines.map(({ text }) => text));
  }
  const closings = said.map((lines) => lines.at(-1) ?? '');
  expect(closings.filter((line) => line.includes('your sister'))).toHaveLength(6);
  expect(closings.filter((line) => line.includes('tangerine'))).toHaveLength(1);
});

describe('a frame is known by its own words', () => {
  const memory = memoryOf([
    ['The minutes of Tuesday: you swam.'],
    ['Count Friday the third in: Jo sang. “Bliss,” you wrote.'],
  ]);

  test.each<[string, number | undefined]>([
    ['The minutes of {day}: {c}.', 1],
    ['Count {day} in: {c}.', 2],
    ['Give {day} its due: {c}.', undefined],
    ['{On}, {c}.', undefined],
  ])('%s', (template, ago) => {
    expect(memory.since(template)).toBe(ago);
  });
});
