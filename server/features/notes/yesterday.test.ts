import { describe, expect, it, vi } from 'vitest';
import { createWorld, engines } from '#server/test/world.ts';
import type { Person } from '#server/test/person.ts';
import { notes } from '#shared/contract/notes.ts';

// The clock of the world stands on March 4 2026.
const yesterday = '2026-03-03';

function save(person: Person, content: string, { localDate = yesterday, keptOut = false } = {}) {
  return person.call(notes.create, { body: { content, localDate, keptOut } });
}

async function seen(person: Person, timezone = 'UTC'): Promise<string | null> {
  return (await person.call(notes.yesterday, { query: { timezone } }))?.content ?? null;
}

describe.each(engines)('what greets from yesterday, on %s', (engine) => {
  it('is what was written last for that day, until today has something', async () => {
    const { signUp } = await createWorld({ engine });
    const [ana, ben] = [await signUp('ana'), await signUp('ben')];
    expect(await seen(ana)).toBeNull();
    await save(ana, 'The owl sat on the third post.', { localDate: '2026-03-02' });
    expect(await seen(ana)).toBeNull();
    await save(ana, 'The last of the barley came in before the rain.');
    await save(ana, 'Both lambs were up and feeding.');
    await save(ben, 'Chips on the sea front.');
    expect(await seen(ana)).toBe('Both lambs were up and feeding.');
    // It is the fifth already on the other side of the world.
    expect(await seen(ana, 'Pacific/Kiritimati')).toBeNull();
    const { id } = await ana.call(notes.create, { body: { content: 'Bread, still warm.' } });
    expect(await seen(ana)).toBeNull();
    await ana.call(notes.remove, { params: { id: String(id) } });
    expect(await seen(ana)).toBe('Both lambs were up and feeding.');
  });

  it.each([
    ['a death', 'Papa died this morning.'],
    ['words of harming oneself', 'I do not want to be here any more, I keep thinking of ending it.'],
    ['words of being harmed', 'He hit me again and I hid in the bathroom until he slept.'],
  ])('is nothing of a day that held %s', async (_what, hard) => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    await save(ana, hard);
    await save(ana, 'The baker gave me a warm roll.');
    expect(await seen(ana)).toBeNull();
  });

  it('is nothing that is kept out of toasts, and nothing when it cannot be judged', async () => {
    const { deps, signUp } = await createWorld({ engine });
    const ana = await signUp();
    await save(ana, 'A secret about the party.', { keptOut: true });
    expect(await seen(ana)).toBeNull();
    await save(ana, 'The heron came back.');
    expect(await seen(ana)).toBe('The heron came back.');
    vi.spyOn(deps.language, 'ask').mockRejectedValue(new Error('away'));
    expect(await seen(ana)).toBeNull();
  });
});
