import { describe, expect, test } from 'vitest';
import { narratorIds } from '#shared/contract/narrators.ts';
import { often } from '#shared/often.fixture.ts';
import { instructionsFor } from './model/prompt.ts';
import { compose } from './compose.ts';
import type { Moment, SpokenTone } from './base/types.ts';
import { everyTemplate, phrasings } from './templates/index-of-templates.ts';
import * as care from './templates/care.ts';
import { narratorPhrasing } from './templates/narrators.ts';
import { sayable } from './templates/types.ts';

const tones: readonly SpokenTone[] = ['uplifting', 'reflective', 'humorous'];

/** Ways of saying that a week is over, or of looking back on all of it. */
const saysOver =
  /\b(?:over now|it is over|week (?:is|was|has been) (?:over|done|gone|told)|behind you|gone by|went by|has gone|is gone|by the end|end of it|far side|door on it|done with it|had its chance|next one|next week|week to come|another week|seven days|(?:whole|entire) week|just had|that was (?:the|your|that)|this was (?:the|your|not|one)|it was a (?:hard )?week|how the week (?:was|went)|how this week was|week you had|have lived|look back on|it will have been|week took place|handed in)\b/i;
/** What comes to an end in these is the toast itself, or has not come to it yet. */
const fine =
  /^(?:This is not the whole week|Every tale wants|It was a short tale|That was the (?:whole show|news))|\b(?:not (?:even )?over|of (?:the|this) week to come)\b/i;

function isTooSoon(text: string): boolean {
  return saysOver.test(text) && !fine.test(text);
}

function weekOf(...texts: string[]): Moment[] {
  return texts.map((content, at) => ({ id: at + 1, content, localDate: `2026-03-0${at + 2}`, createdAt: at }));
}

const weeks: Record<string, Moment[]> = {
  thin: weekOf('I walked along the river and saw a heron.'),
  full: weekOf(
    'My sister rang from Porto and we laughed about the burnt rice.',
    'I repaired the garden gate. It closes without a sound.',
    'Marta at work said the handover notes I wrote saved her an hour.',
    'Baked bread with my son and gave half of it to the neighbour.',
    'I swam forty lengths without stopping.',
    'Tomas brought quinces from his garden.',
  ),
  mixed: weekOf('Grandma is back in hospital and I am worried.', 'My brother cooked dinner for all of us.'),
  hard: weekOf("I can't stop crying since the funeral."),
  grumpy: weekOf('Work was awful today.', 'The bus was late again.', 'Boring meeting, terrible coffee.'),
  plain: weekOf('Sunday. The letter came.', 'The police were at next door till four.'),
};

const whileItGoesOn = new Set(sayable(everyTemplate(), true).map(({ text }) => text));
const onceItIsOver = new Set(sayable(everyTemplate(), false).map(({ text }) => text));

describe('a week that still goes on', () => {
  test('is said to be over by no sentence it may begin or end with', () => {
    const toldOf = Object.entries(care).flatMap(([name, pool]) =>
      /Openings|Closings|Roundings/.test(name) ? [pool] : [],
    );
    const ends = [...Object.values(phrasings), ...Object.values(narratorPhrasing)].flatMap((words) =>
      [words.openings, words.closings].flatMap((kinds) => Object.values(kinds)),
    );
    const sentences = [...toldOf, ...ends].flat();
    expect(sentences.length).toBeGreaterThan(400);
    expect(sayable(sentences, true).filter(({ text }) => isTooSoon(text))).toEqual([]);
  });

  const seeds = Array.from({ length: often(6, 300) }, (_, at) => `seed ${at}`);
  test.each(Object.entries(weeks))('is not over in its early toast: %s', (_, moments) => {
    const onlyWhenOver = [...onceItIsOver].filter((template) => !whileItGoesOn.has(template));
    const beginnings = onlyWhenOver.map(beginningOf).filter((beginning) => beginning.length > 12);
    const heard = { early: new Set<string>(), scheduled: new Set<string>() };
    for (const tone of tones) {
      for (const narrator of narratorIds) {
        for (const seed of seeds) {
          for (const goesOn of [true, false]) {
            const { lines } = compose({ moments, tone, narrator, seed, goesOn });
            for (const { text } of [...lines.slice(0, 1), ...lines.slice(-1)]) {
              heard[goesOn ? 'early' : 'scheduled'].add(text);
            }
          }
        }
      }
    }
    expect([...heard.early].filter((text) => beginnings.some((beginning) => text.startsWith(beginning)))).toEqual([]);
    expect([...heard.early].filter(isTooSoon)).toEqual([]);
    expect(
      [...heard.scheduled].filter((text) => beginnings.some((beginning) => text.startsWith(beginning))),
    ).not.toEqual([]);
    expect(heard.early.size).toBeGreaterThan(3);
  });

  test('is not over in what a model is told', () => {
    const shown = { tone: 'reflective' as const, quiet: false, notes: [], earlier: [], said: [] };
    const told = (goesOn: boolean) => instructionsFor({ ...shown, goesOn }, 'calm');
    expect(told(true)).toContain('still goes on');
    expect(told(false)).not.toContain('still goes on');
  });
});

test('nothing that is only for a week in progress is said of one that is over', () => {
  const going = everyTemplate().filter(({ week }) => week === 'going on');
  expect(going.length).toBeGreaterThan(15);
  expect(going.filter(({ text }) => onceItIsOver.has(text))).toEqual([]);
});

/** A sentence up to its first place, as it is heard. */
function beginningOf(template: string): string {
  return template.split('{')[0] ?? '';
}
