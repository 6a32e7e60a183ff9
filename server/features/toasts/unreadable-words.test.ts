import { describe, expect, it } from 'vitest';
import { LanguageError } from '#server/language/language.ts';
import { endless } from '#server/test/endless.ts';
import { poisonedLanguage, tellsOfEndless } from '#server/test/poisoned-language.ts';
import { createWorld } from '#server/test/world.ts';
import { notes } from '#shared/contract/notes.ts';
import { reviews } from '#shared/contract/reviews.ts';
import { toasts, type Toast } from '#shared/contract/toasts.ts';
import { makeDueToasts } from '#server/test/due-toasts.ts';

const good = [
  'Walked to the market with my sister and we bought far too many plums.',
  'I finally fixed the gate that has squeaked since spring.',
  'A stranger held the bus for me this morning.',
  'Soup with Ben, and he laughed so much.',
];
const poison = `The ${endless} in the museum.`;

/** Someone who writes these, one a day, where a note may be endless to read. */
async function weekOf(contents: readonly string[], language = tellsOfEndless) {
  const world = await createWorld({ replaced: { language } });
  const ana = await world.signUp('ana', { timezone: 'UTC' });
  const ids: number[] = [];
  for (const content of contents) {
    ids.push(await ana.writes(content));
    world.clock.forward(3_600_000);
  }
  return { world, ana, ids };
}

function told(toast: Toast | null): number[] {
  return [...new Set(toast?.lines.flatMap(({ noteIds }) => noteIds))];
}

describe('a note that is endless to read', () => {
  it('is saved at once, and left out of a toast that is written from fewer notes', { timeout: 120_000 }, async () => {
    const { ana, ids } = await weekOf([good[0] ?? '', poison, good[1] ?? '', good[2] ?? ''], await poisonedLanguage());
    const toast = await ana.call(toasts.generate, { body: { forceGenerate: true } });
    expect(told(toast)).toEqual([ids[0], ids[2]]);
    expect(toast.lines.length).toBeGreaterThan(2);
  });

  it('is cut short where only its end is endless', async () => {
    const { ana, ids } = await weekOf([`${good[0]} ${'And we sang. '.repeat(20)}${poison}`]);
    const toast = await ana.call(toasts.generate, { body: { forceGenerate: true } });
    expect(told(toast)).toEqual(ids);
    expect(toast.content).not.toContain(endless);
    expect(toast.content).toMatch(/plums|market/);
  });

  it('lets nobody be toasted of whom an earlier week told a blow', async () => {
    const week = [
      'Rob made pancakes for everyone and brought me mine in bed.',
      poison,
      'Walked the dog with Rob along the canal.',
    ];
    const toastAfter = async (before: string) => {
      const { world, ana } = await weekOf([before]);
      world.clock.set('2026-03-08T23:59:00Z');
      expect(await makeDueToasts(world.deps)).toBe(1);
      world.clock.forward(3_600_000);
      for (const content of week) {
        await ana.writes(content);
      }
      return (await ana.call(toasts.generate, { body: { forceGenerate: true } })).lines.at(-1)?.text;
    };
    expect(await toastAfter('Soup.')).toContain('to Rob');
    expect(await toastAfter('Rob hit me on Saturday. He said sorry after.')).not.toContain('Rob');
  });

  it('leaves a toast of quotations when nothing else helps, with nothing hard in them', async () => {
    const { ana, ids } = await weekOf([poison, 'My father died on Monday.', good[2] ?? '', `“${good[3]}”`]);
    const toast = await ana.call(toasts.generate, { body: { forceGenerate: true } });
    expect(toast).toMatchObject({ voice: 'ready', tone: 'reflective', writer: 'builtin' });
    expect(toast.lines.map(({ text, noteIds, rests }) => ({ text, noteIds, rests }))).toEqual([
      { text: 'This is your week, in your own words.', noteIds: [], rests: [] },
      { text: `You wrote: “${good[2]}”`, noteIds: [ids[2]], rests: [{ noteId: ids[2], words: good[2] }] },
      { text: 'Raise a glass to it, and to you.', noteIds: [], rests: [] },
    ]);
  });

  it('does not keep the weekly toast from being made, nor is that tried again and again', async () => {
    const { world, ana } = await weekOf([poison]);
    world.clock.set('2026-03-08T23:59:00Z');
    expect(await makeDueToasts(world.deps)).toBe(1);
    expect(told(await ana.call(toasts.latest))).toEqual([]);
    expect(await makeDueToasts(world.deps)).toBe(0);
  });

  it('is said back as it was written, to be read only', async () => {
    const { ana, ids } = await weekOf([poison]);
    const review = await ana.call(reviews.make, { params: { id: String(ids[0]) } });
    expect(review).toEqual({ review: `“${poison}”`, canBeHeard: false });
  });

  it('brings up no card, no badge and no memory', async () => {
    const { world, ana } = await weekOf([]);
    const body = { content: poison, localDate: '2025-03-04' };
    expect(await ana.call(notes.create, { body })).toMatchObject({ care: null });
    expect(await world.deps.db.selectFrom('user_badges').select('seen').execute()).toEqual([{ seen: 1 }]);
    expect(await ana.call(notes.onThisDay, { query: { timezone: 'UTC' } })).toEqual([]);
  });
});

describe('too much to read at once', () => {
  it('is said to be for now, and nothing is made up', async () => {
    const world = await createWorld();
    const ana = await world.signUp();
    const id = await ana.writes(good[0] ?? '');
    world.deps.language = {
      ...world.deps.language,
      ask: (name) => Promise.reject(new LanguageError('busy', `Too much waited before the job ${name}.`)),
    };
    const answers = [
      await ana.send({ method: 'POST', url: toasts.generate.path, payload: {} }),
      await ana.send({ method: 'POST', url: `/api/notes/${id}/review` }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect(await world.deps.db.selectFrom('toasts').selectAll().execute()).toEqual([]);
  });
});

describe('more than can be read in a moment', () => {
  it('is read by a fair share, of every day of the week', async () => {
    const asked: { moments: { localDate: string; content: string }[] }[] = [];
    const world = await createWorld();
    const { language } = world.deps;
    world.deps.language = {
      ...language,
      ask: (name, args, by) => {
        if (name === 'composeToast') {
          asked.push(args[0] as (typeof asked)[number]);
        }
        return language.ask(name, args, by);
      },
    };
    const ana = await world.signUp('ana', { timezone: 'UTC' });
    await ana.writes('A quiet Wednesday.');
    world.clock.forward(86_400_000);
    for (let at = 0; at < 80; at += 1) {
      await ana.writes(`We walked by the river, and Ana laughed at me. ${at}`);
    }
    const toast = await ana.call(toasts.generate, { body: { forceGenerate: true } });
    const [{ moments } = { moments: [] }] = asked;
    expect(moments).toHaveLength(70);
    expect(moments[0]?.content).toBe('A quiet Wednesday.');
    expect(toast.lines.length).toBeGreaterThan(2);
    for (let at = 0; at < 16; at += 1) {
      await ana.writes(`${'We danced. '.repeat(1500)} ${at}`);
    }
    await ana.call(toasts.generate, { body: { forceGenerate: true } });
    const read = asked[1]?.moments.reduce((sum, { content }) => sum + Math.min(4000, content.length), 0);
    expect(read).toBeLessThanOrEqual(60_000);
    expect(read).toBeGreaterThan(55_000);
  });
});
