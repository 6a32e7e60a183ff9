import { describe, expect, it } from 'vitest';
import { createWorld, engines } from '#server/test/world.ts';
import { live } from './sealed.fixture.ts';
import { verify } from './verify.ts';

describe.each(engines)('looking through all that is sealed on %s', (engine) => {
  it('says what is damaged by tables and numbers alone', async () => {
    const { deps, signUp, ...world } = await createWorld({ engine });
    const ana = await live({ ...world, deps, signUp }, 'ana');
    const ben = await live({ ...world, deps, signUp }, 'ben');
    const said: string[] = [];
    const looked = async () => [await verify(deps, (sentence) => void said.push(sentence)), said.splice(0)];
    expect(await looked()).toEqual([
      0,
      [expect.stringMatching(/^All of \d+ sealed texts and recordings can be read\.$/)],
    ]);

    const { db, store } = deps;
    const [one = 0, two = 0] = [...ana.written.keys()];
    const { content } = await db.selectFrom('notes').select('content').where('id', '=', one).executeTakeFirstOrThrow();
    await db.updateTable('notes').set({ content }).where('id', '=', two).execute();
    await db
      .updateTable('feedback')
      .set({ sealed: Buffer.from('nonsense') })
      .where('id', '=', 1)
      .execute();
    const clips = await db.selectFrom('audio_clips').select('id').where('user_id', '=', ana.person.user.id).execute();
    const [bent = '', missing = ''] = clips.map(({ id }) => id).toSorted();
    await store.put(bent, (await store.get(bent))?.subarray(1) ?? Buffer.of());
    await store.remove(missing);
    const wrapped = Buffer.from('no key');
    await db.updateTable('data_keys').set({ wrapped }).where('user_id', '=', ben.person.user.id).execute();
    deps.keyring.forget(ben.person.user.id);
    expect(await looked()).toEqual([
      5,
      [
        `data_keys ${ben.person.user.id}: this key does not open, and nothing that it sealed does.`,
        `notes ${two}: cannot be read (note).`,
        'feedback 1: cannot be read (feedback).',
        `audio_clips ${bent}: cannot be read.`,
        `audio_clips ${missing}: the recording is missing.`,
        expect.stringMatching(/^Of \d+ sealed texts and recordings 5 cannot be read\.$/),
      ],
    ]);
  });
});
