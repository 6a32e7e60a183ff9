import { createSecretKey } from 'node:crypto';
import { sql } from 'kysely';
import { readInstanceKey } from '#server/platform/crypto/instance-key.ts';
import { open, seal } from '#server/platform/crypto/seal.ts';
import { named, sounds } from '#server/features/recordings/recordings.fixture.ts';
import type { Person } from '#server/test/person.ts';
import type { World } from '#server/test/world.ts';
import { feedback } from '#shared/contract/feedback.ts';
import { notes } from '#shared/contract/notes.ts';
import { pronunciations } from '#shared/contract/pronunciations.ts';
import { recordings } from '#shared/contract/recordings.ts';
import { reviews } from '#shared/contract/reviews.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { sealedColumns, valuesOf } from './sealed.ts';

/** What someone has written, by the number of its note. */
export type Lived = { person: Person; written: Map<number, string> };

let sent = 0;

/** Gives someone one or more of everything that is sealed: on this world's today, and on this day of earlier years. */
export async function live(world: World, name: string, { admin = false } = {}): Promise<Lived> {
  const person = await world.signUp(name);
  const { db } = world.deps;
  const written = new Map<number, string>();
  const writes = async (content: string, more: object = {}) => {
    const id = (await person.call(notes.create, { body: { content, ...more } })).id;
    written.set(id, content);
    return String(id);
  };
  const first = await writes('I walked along the river with Anna and it was calm.');
  await writes('We laughed at the long table.', { localDate: '2026-03-02' });
  await writes('A letter came from my sister.', { localDate: '2025-03-04' });
  const edited = await person.writes('The first words.', { key: crypto.randomUUID() });
  const content = 'The heron stood by the river.';
  await person.call(notes.change, { params: { id: String(edited) }, body: { version: 1, content } });
  written.set(edited, content);
  sent += 1;
  const recording = named(sent);
  await person.send({
    method: 'PUT',
    url: recordings.keep.path.replace(':recording', recording),
    query: { ms: '1000' },
    headers: { 'content-type': 'audio/webm' },
    payload: sounds.webm(`${name} says that the bread was good`),
  });
  await writes('The bread was good.', { recording });
  await person.call(pronunciations.save, { body: [{ written: 'Siobhán', said: 'Shivawn' }] });
  await person.call(toasts.generate, { body: { forceGenerate: true } });
  const { review } = await person.call(reviews.make, { params: { id: first } });
  await person.call(reviews.voice, { body: { text: review, noteId: Number(first) } });
  const updatedAt = new Date(world.clock.now()).toISOString();
  await person.call(notes.keepDraft, { body: { content: 'Half a sentence', key: crypto.randomUUID(), updatedAt } });
  await person.call(feedback.send, { body: { text: `${name} misses a dark moon.` } });
  if (admin) {
    await db.updateTable('users').set({ admin_since: 1 }).where('id', '=', person.user.id).execute();
  }
  return { person, written };
}

/** Makes of this database what a version left that bound nothing to rows, and sealed no feedback. */
export async function unbind({ deps, dataDir }: Pick<World, 'deps' | 'dataDir'>): Promise<void> {
  const { db, keyring, store } = deps;
  const instanceKey = readInstanceKey({ dataDir });
  if (!instanceKey) {
    throw new Error('This world has no instance key.');
  }
  const dataKeys = new Map(
    (await db.selectFrom('data_keys').selectAll().execute()).map(({ user_id: id, wrapped }) => [
      id,
      createSecretKey(open(instanceKey, `data-key:${String(id)}`, wrapped)),
    ]),
  );
  const bare = (owner: number, kind: string, plain: Buffer | null) => {
    const key = dataKeys.get(owner);
    if (!key || !plain) {
      throw new Error('This world is damaged before anything is tried.');
    }
    return seal(key, `${kind}:${String(owner)}`, plain);
  };
  for (const { id, sealed } of await db.selectFrom('feedback').select(['id', 'sealed']).execute()) {
    const text = sealed && keyring.ofInstance.openText({ kind: 'feedback', table: '', row: id, version: 1 }, sealed);
    await db.updateTable('feedback').set({ text, sealed: null }).where('id', '=', id).execute();
  }
  for (const column of sealedColumns) {
    for await (const values of valuesOf(db, column)) {
      await db.transaction().execute(async (transaction) => {
        for (const value of values) {
          const plain = (await keyring.of(value.owner ?? 0)).openBytes(value.binding, value.sealed);
          await column.replace(transaction, value, bare(value.owner ?? 0, value.binding.kind, plain));
        }
      });
    }
  }
  for (const { id, user_id: owner } of await db.selectFrom('audio_clips').select(['id', 'user_id']).execute()) {
    const binding = { kind: 'audio', table: '', row: id, version: 1 };
    const plain = (await keyring.of(owner)).openBytes(binding, (await store.get(id)) ?? Buffer.of());
    await store.put(id, bare(owner, 'audio', plain));
  }
  await sql`delete from instance_facts where name = 'sealed_format'`.execute(db);
}
