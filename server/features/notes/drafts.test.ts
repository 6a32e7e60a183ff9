import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { everyRow } from '#server/test/rows.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { notes } from '#shared/contract/notes.ts';
import { draftBinding } from './notes.sealing.ts';

const second = 1000;

describe.each(engines)('a draft on %s', (engine) => {
  it('is kept byte for byte, and the last who wrote wins', async () => {
    const { clock, signUp } = await createWorld({ engine });
    const ana = await signUp();
    expect(await ana.call(notes.draft)).toBeNull();
    const [phone, laptop] = [randomUUID(), randomUUID()];
    const at = (ms: number) => new Date(clock.now() + ms).toISOString();
    const put = (content: string, key: string, updatedAt: string) =>
      ana.call(notes.keepDraft, { body: { content, key, updatedAt } });
    const first = await put('  Today the heron \n', phone, at(-5 * second));
    expect(first).toEqual({ content: '  Today the heron \n', key: phone, updatedAt: at(-5 * second) });
    // Older words that arrive late do not take the place of newer ones, and whoever sent them is told what is kept.
    expect(await put('Today', laptop, at(-6 * second))).toEqual(first);
    expect(await put('Today the heron came', phone, at(-4 * second))).toMatchObject({
      content: 'Today the heron came',
    });
    // A clock that is a year ahead shuts nobody out.
    expect(await put('From the future', laptop, at(365 * 86_400 * second))).toMatchObject({ updatedAt: at(0) });
    clock.forward(1);
    expect(await put('From now', phone, at(0))).toMatchObject({ content: 'From now' });
    expect(await ana.call(notes.draft)).toMatchObject({ content: 'From now', key: phone });
    await ana.call(notes.dropDraft);
    expect(await ana.call(notes.draft)).toBeNull();
  });

  it('goes when its reflection is saved, and does not come back with a keystroke that was on its way', async () => {
    const { clock, deps, signUp } = await createWorld({ engine });
    const [ana, ben] = [await signUp('ana'), await signUp('ben')];
    const key = randomUUID();
    const body = { content: 'The heron', key: key.toUpperCase(), updatedAt: new Date(clock.now()).toISOString() };
    await ana.call(notes.keepDraft, { body });
    await ben.call(notes.keepDraft, { body });
    await ana.writes('Something else, without a key.');
    await ana.writes('Something else.', { key: randomUUID() });
    expect(await ana.call(notes.draft)).toMatchObject({ content: 'The heron' });
    await ana.writes('The heron', { key });
    expect(await ana.call(notes.draft)).toBeNull();
    expect(await ana.call(notes.keepDraft, { body })).toBeNull();
    expect(await deps.db.selectFrom('drafts').select('user_id').execute()).toEqual([{ user_id: ben.user.id }]);
    // A save that was sent again takes it too: the first one may have died in between.
    const row = { user_id: ana.user.id, key, updated_at: 0 };
    const sealed = (await deps.keyring.of(ana.user.id)).sealText(draftBinding(row), 'The heron');
    await deps.db
      .insertInto('drafts')
      .values({ ...row, content: sealed })
      .execute();
    await ana.writes('The heron', { key });
    expect(await ana.call(notes.draft)).toBeNull();
  });

  it('is never read by anyone else, rests sealed, is in no log, and goes with the account', async () => {
    const logged: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
    const { deps, signUp } = await createWorld({ engine, replaced: { log } });
    const [ana, ben] = [await signUp('ana'), await signUp('ben')];
    const body = { content: 'marzipan with Quillfeather', key: randomUUID(), updatedAt: '2026-03-04T10:00:00Z' };
    await ana.call(notes.keepDraft, { body });
    await ana.send({ method: 'PUT', url: notes.keepDraft.path, payload: { ...body, updatedAt: 'marzipan' } });
    await ana.send({ url: notes.list.path, query: { query: 'marzipan' } });
    expect(await ben.call(notes.draft)).toBeNull();
    const hex = Buffer.from('marzipan').toString('hex');
    const rests = JSON.stringify(await everyRow(deps.db));
    expect([rests.includes('marzipan'), rests.includes(hex)]).toEqual([false, false]);
    expect(logged.join('\n')).not.toContain('marzipan');
    await ana.send({ method: 'DELETE', url: '/api/user/account', payload: { password: ana.password } });
    expect(await deps.db.selectFrom('drafts').selectAll().execute()).toEqual([]);
  });
});
