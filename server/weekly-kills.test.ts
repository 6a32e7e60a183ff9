import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startClink, type RunningServer } from '#server/test/process.ts';
import { createWorld, type World } from '#server/test/world.ts';
import { often } from '#shared/often.fixture.ts';

const minuteMs = 60_000;
const wednesday = Date.parse('2026-03-04T10:00:00Z');
/** Ten minutes before the first toast of that Sunday is prepared, and an hour after all are due. */
const [first, last] = [Date.parse('2026-03-08T05:50:00Z'), Date.parse('2026-03-08T10:00:00Z')];

type Ask = (sql: string) => Promise<Record<string, unknown>[]>;
type Case = { engine: 'sqlite' | 'postgres'; people: number; processes: number; rounds: number };

/** A way to look into the database that does not need the processes. */
function lookInto(world: World, dataDir: string): Ask {
  if (!world.databaseUrl) {
    return (sql) => {
      const db = new DatabaseSync(join(dataDir, 'clink.db'), { readOnly: true });
      const rows = db.prepare(sql).all();
      db.close();
      return Promise.resolve(rows);
    };
  }
  const pool = new pg.Pool({ connectionString: world.databaseUrl, max: 1 });
  onTestFinished(() => pool.end());
  return async (sql) => (await pool.query<Record<string, unknown>>(sql)).rows;
}

async function settle(clink: RunningServer, at: number): Promise<void> {
  const send = async (path: string, body: object, token?: string) => {
    const response = await fetch(clink.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(201);
    return (await response.json()) as { token: string };
  };
  const email = `ana-${String(at)}@example.org`;
  const { token } = await send('/api/register', { email, password: 'our glass', timezone: 'UTC' });
  await send('/api/notes', { content: 'We picked the first lemons, and my sister laughed.' }, token);
}

describe.each<Case>([
  { engine: 'sqlite', people: often(6, 60), processes: 1, rounds: often(4, 50) },
  { engine: 'postgres', people: often(6, 1000), processes: often(2, 4), rounds: often(4, 60) },
])('everybody’s toast is due in the same minute, on $engine', ({ engine, people, processes, rounds }) => {
  it('comes once, with its voice, through kills', { timeout: 120_000 + rounds * 20_000 + people * 3_000 }, async () => {
    const world = await createWorld({ engine });
    const dataDir = mkdtempSync(join(tmpdir(), 'clink-kills-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    if (world.databaseUrl) {
      await world.deps.db.deleteFrom('instance_facts').execute();
    }
    const ask = lookInto(world, dataDir);
    const count = async (what: string) => Number((await ask(`select count(*) as n from ${what}`))[0]?.['n']);
    const start = (at: number) =>
      startClink({
        DATA_DIR: dataDir,
        VOICE_WORKERS: '2',
        LANGUAGE_WORKERS: '2',
        // The clock of this process is moved as well.
        TEST_CLOCK_MOVED_BY: String(at - Date.now() + Number(process.env['TEST_CLOCK_MOVED_BY'])),
        ...(world.databaseUrl && { DATABASE_URL: world.databaseUrl, INSTANCE_KEY: '0'.repeat(64) }),
      });

    const begin = await start(wednesday);
    for (let at = 0; at < people; at += 1) {
      await settle(begin, at);
    }
    await begin.stop();

    for (let round = 0; round < rounds; round += 1) {
      const at = Math.round(first + ((last - first) * round) / (rounds - 1));
      const running = await Promise.all(Array.from({ length: processes }, () => start(at)));
      await new Promise((resolve) => setTimeout(resolve, (round * 677) % 2_500));
      await Promise.all(running.map((clink) => clink.kill()));
      const early = at < Date.parse('2026-03-08T08:59:00Z') ? await count('toasts') : 0;
      expect(early, 'shown before their hour').toBe(0);
    }
    const survivors = await Promise.all(Array.from({ length: processes }, () => start(last + minuteMs)));
    const isOver = async () => [
      await count('toasts where audio_id is not null'),
      await count('prepared_toasts'),
      await count("jobs where kind like '%toast%'"),
    ];
    await expect.poll(isOver, { timeout: 60_000 + people * 2_500, interval: 500 }).toEqual([people, 0, 0]);
    await Promise.all(survivors.map((clink) => clink.stop()));
    expect(await count('toasts where early = 0')).toBe(people);
    expect(await count('(select distinct user_id from toasts) as people')).toBe(people);
    expect(await count('audio_clips')).toBe(people);
    expect(await count('jobs where dead_at is not null')).toBe(0);
  });
});
