import { expect, it, describe } from 'vitest';
import { createWorld, engines } from '#server/test/world.ts';
import { notes } from '#shared/contract/notes.ts';
import { toasts } from '#shared/contract/toasts.ts';

const note =
  'Third goal, I scream so chef think I cut myself, he came running with the plaster. Then he ask the score.';

describe.each(engines)('a note that sounds of danger, on %s', (engine) => {
  it('is told once its writer asks for it, and not when they write other words or keep it out', async () => {
    const { signUp, clock } = await createWorld({ engine });
    const ana = await signUp('ana', { timezone: 'UTC' });
    const saved = await ana.call(notes.create, { body: { content: note } });
    expect(saved.care).toEqual({ kind: 'crisis', staysOut: true });
    for (const words of ['We bought far too many plums.', 'I finally fixed the gate.', 'Soup with Bruno.']) {
      clock.forward(3_600_000);
      await ana.writes(words);
    }
    const params = { id: String(saved.id) };
    const isTold = async () => {
      const { noteIds } = await ana.call(toasts.generate, { body: { forceGenerate: true } });
      return noteIds.includes(saved.id);
    };
    const change = (version: number, body: { keptOut?: boolean; content?: string; localDate?: string }) =>
      ana.call(notes.change, { params, body: { version, ...body } });
    expect(await isTold()).toBe(false);
    await change(1, { keptOut: false });
    expect(await isTold()).toBe(true);
    const redated = await change(2, { localDate: (await ana.call(notes.get, { params })).localDate });
    expect([await isTold(), redated.care]).toEqual([true, { kind: 'crisis', staysOut: false }]);
    await change(3, { content: `${note} Four to one.` });
    expect(await isTold()).toBe(false);
    await change(4, { keptOut: false });
    await change(5, { keptOut: true });
    expect(await isTold()).toBe(false);
  });

  it('is told in a light week where that is not sure, unless its writer keeps it out', async () => {
    const { signUp, clock } = await createWorld({ engine });
    const ana = await signUp('ana', { timezone: 'UTC' });
    const content = "Told my sister I don't need anyone and she said good because you owe me forty quid. Fair";
    const { id, care } = await ana.call(notes.create, { body: { content } });
    expect(care).toEqual({ kind: 'crisis', staysOut: false });
    const isTold = async () => {
      const { noteIds } = await ana.call(toasts.generate, { body: { forceGenerate: true } });
      return noteIds.includes(id);
    };
    // Beside too little to tell by it is silent.
    expect(await isTold()).toBe(false);
    for (const words of [
      'We bought far too many plums.',
      'I finally fixed the gate.',
      'Soup with Bruno, and he sang.',
    ]) {
      clock.forward(3_600_000);
      await ana.writes(words);
    }
    expect(await isTold()).toBe(true);
    const params = { id: String(id) };
    await ana.call(notes.change, { params, body: { version: 1, keptOut: true } });
    expect(await isTold()).toBe(false);
    const again = await ana.call(notes.change, { params, body: { version: 2, content: `${content} Ha.` } });
    expect(again.care).toMatchObject({ staysOut: true });
  });
});
