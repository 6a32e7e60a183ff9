import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startClink, type RunningServer } from '#server/test/process.ts';
import { createWorld, type World } from '#server/test/world.ts';
import { often } from '#shared/often.fixture.ts';

const minuteMs = 60_000;
const wednesday = Date.parse('2026-03-04T10:00:00Z');
/** Ten minutes before the first toast of that Sunday is prepared, and an hour after all are due. */
const [first, last] = [Date.parse('2026-03-08T05:50:00Z'), Date.parse('2026-03-08T10:00:00Z')];

type Sent = { token?: string; method?: string };
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

/** Changes the database of processes that have stopped. */
async function writeInto(world: World, dataDir: string, sql: string): Promise<void> {
  if (world.databaseUrl) {
    await world.deps.db.executeQuery(CompiledQuery.raw(sql));
  } else {
    const db = new DatabaseSync(join(dataDir, 'clink.db'));
    db.exec(sql);
    db.close();
  }
}

/** How many mails with this subject lie in the outbox, and how many of them there are for one person at most. */
function mailsIn(dataDir: string, subject: string): { all: number; mostOfOne: number } {
  const outbox = join(dataDir, 'outbox');
  const counts = new Map<string, number>();
  for (const name of readdirSync(outbox).filter((file) => file.endsWith('.eml'))) {
    if (readFileSync(join(outbox, name), 'utf8').includes(`Subject: ${subject}`)) {
      const to = name.split('-').at(-2) ?? '';
      counts.set(to, (counts.get(to) ?? 0) + 1);
    }
  }
  const each = [...counts.values()];
  return { all: each.reduce((sum, count) => sum + count, 0), mostOfOne: Math.max(0, ...each) };
}

async function settle(clink: RunningServer, at: number): Promise<void> {
  const send = async (path: string, body: object, { token, method = 'POST' }: Sent = {}) => {
    const response = await fetch(clink.url + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    expect(response.ok).toBe(true);
    return (await response.json()) as { token: string };
  };
  const email = `ana-${String(at)}@example.org`;
  const { token } = await send('/api/register', { email, password: 'our glass', timezone: 'UTC' });
  await send('/api/notes', { content: 'We picked the first lemons, and my sister laughed.' }, { token });
  await send('/api/preferences', { emailNotifications: true }, { token, method: 'PUT' });
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
    const write = (sql: string) => writeInto(world, dataDir, sql);
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
    await write('update users set verified_at = 1');

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
      await count("jobs where kind like '%toast%' or kind like '%mail%'"),
    ];
    await expect.poll(isOver, { timeout: 60_000 + people * 2_500, interval: 500 }).toEqual([people, 0, 0]);
    await Promise.all(survivors.map((clink) => clink.stop()));
    expect(await count('toasts where early = 0')).toBe(people);
    expect(await count('(select distinct user_id from toasts) as people')).toBe(people);
    expect(await count('audio_clips')).toBe(people);
    expect(await count('jobs where dead_at is not null')).toBe(0);

    // A mail that may have gone is not sent again, so that of a process killed in that moment may be lost.
    const begun = await count("announcements where state = 'begun'");
    const [toastMails, reminders] = [mailsIn(dataDir, 'Your toast is ready'), mailsIn(dataDir, 'A moment for today?')];
    expect([toastMails.mostOfOne, reminders.mostOfOne]).toEqual([1, 1]);
    expect(toastMails.all).toBeGreaterThanOrEqual(people - begun);
    expect(await count("announcements where state = 'waiting'")).toBe(0);
    process.stdout.write(
      `${engine}: ${String(people)} toasts; ${String(toastMails.all)} mails of them (${String(begun)} in doubt), ${String(reminders.all)} reminders\n`,
    );
  });
});
