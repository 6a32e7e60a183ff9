import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { isPostgres } from '#server/platform/db/columns.ts';
import { often } from '#shared/often.fixture.ts';
import { takeDueToasts } from './settings.service.ts';

const sizes = often(2_000, 1_000_000);
const due = 100;
const rounds = 9;
/** What one statement adds within the time that it is given. */
const atOnce = 20_000;

/** So many people whose next step is far off, as copies of one. */
async function addPeople(world: World, from: number, to: number): Promise<void> {
  for (let at = from; at <= to; at += atOnce) {
    await addSome(world, at, Math.min(to, at + atOnce - 1));
  }
  await sql`analyze`.execute(world.deps.db);
}

async function addSome({ deps: { db } }: World, from: number, to: number): Promise<void> {
  const numbers = isPostgres(db)
    ? sql`select generate_series as n from generate_series(${sql.lit(from)}, ${sql.lit(to)})`
    : sql`with recursive s(n) as (select ${sql.lit(from)} union all select n + 1 from s where n < ${sql.lit(to)}) select n from s`;
  const copies = async (table: 'users' | 'settings', own: Record<string, ReturnType<typeof sql>>) => {
    const [row] = await db.selectFrom(table).selectAll().limit(1).execute();
    const columns = Object.keys(row ?? {});
    const values = columns.map((column) => own[column] ?? sql.ref(`t.${column}`));
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      ${isPostgres(db) && table === 'users' ? sql`overriding system value` : sql``}
      select ${sql.join(values)} from ${sql.table(table)} t, (${numbers}) numbers
      where t.${sql.ref(table === 'users' ? 'id' : 'user_id')} = 1`.execute(db);
  };
  await copies('users', {
    id: sql`n`,
    email: sql`'p' || n || '@example.org'`,
    username: sql`'person-' || n`,
  });
  await copies('settings', { user_id: sql`n` });
}

/** The median time of taking a hundred toasts that are due, in milliseconds. */
async function timeOfSweep(world: World): Promise<number> {
  const { db } = world.deps;
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const now = world.clock.now();
    await db
      .updateTable('settings')
      .set({ toast_step_at: now, next_toast_at: now + 60_000 })
      .where('user_id', '<=', due)
      .execute();
    const begun = performance.now();
    let begunToasts = 0;
    for (let looked = 1; looked > 0;) {
      looked = await takeDueToasts(world.deps, 200, () => {
        begunToasts += 1;
        return Promise.resolve();
      });
    }
    times.push(performance.now() - begun);
    expect(begunToasts).toBe(due);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
}

describe.each(engines)('the sweep over weekly toasts on %s', (engine) => {
  it('costs what is due, and not what there is', { timeout: 600_000 }, async () => {
    const world = await createWorld({ engine });
    await world.signUp('ana', { timezone: 'UTC' });
    const times: [number, number][] = [];
    let people = 1;
    for (let size = often(200, 1_000); size <= sizes; size *= often(10, 10 ** 1.5)) {
      await addPeople(world, people + 1, Math.round(size));
      people = Math.round(size);
      times.push([people, await timeOfSweep(world)]);
    }
    process.stdout.write(
      `${engine}: ${times.map(([n, ms]) => `${String(n)} people ${ms.toFixed(1)} ms`).join(', ')}\n`,
    );
    const few = times[0]?.[1] ?? 0;
    // In the short run, next to other tests, it is only far from growing with the people.
    expect(Math.max(...times.map(([, ms]) => ms)) / few).toBeLessThan(often(5, 1.5));
  });
});
