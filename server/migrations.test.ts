import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

/** A database as it was before the step of this number. */
async function databaseBefore(engine: (typeof engines)[number], step: string) {
  const url = (await createWorld({ engine })).databaseUrl;
  const dataDir = mkdtempSync(join(tmpdir(), 'clink-migrations-'));
  const db = openDatabase<Tables>({ url, dataDir, onIdleError: () => undefined });
  onTestFinished(async () => {
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  });
  if (url) {
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
  }
  await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < step)));
  return db;
}

describe.each(engines)('what was there before on %s', (engine) => {
  it('is there after recordings came to be', async () => {
    const db = await databaseBefore(engine, '0019');
    const user = { username: 'ana', email: 'ana@example.org', password_hash: '', first_login: 0, created_at: 1 };
    const { id: userId } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
    const words = { user_id: userId, content: Buffer.from('sealed'), timezone: 'UTC', created_at: 1 };
    const note = { ...words, idempotency_key: 'key', local_date: '2026-03-04' };
    const { id: noteId } = await db.insertInto('notes').values(note).returning('id').executeTakeFirstOrThrow();
    const clip = { id: 'x', user_id: userId, mime: 'audio/mpeg', created_at: 1, note_id: noteId };
    await db.insertInto('audio_clips').values(clip).execute();
    await migrate(db, migrations);
    const unchanged = { version: 1, updated_at: null, kept_out: 0, asked_for: 0, deleted_at: null, saved_as: null };
    const [row] = await db.selectFrom('notes').selectAll().execute();
    expect({ ...row, content: Buffer.from(row?.content ?? '') }).toEqual({
      ...note,
      ...unchanged,
      id: noteId,
      arrived_at: null,
      voice_clip: null,
      voice_ms: null,
      import_id: null,
      import_key: null,
    });
    expect(await db.selectFrom('audio_clips').selectAll().execute()).toEqual([
      { ...clip, recording: null, ms: null, waiting_since: null, byte_length: null },
    ]);
  });
});
