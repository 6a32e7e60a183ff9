import { describe, expect, it } from 'vitest';
import { createWorld, engines } from '#server/test/world.ts';
import type { Person } from '#server/test/person.ts';
import { notes } from '#shared/contract/notes.ts';

function save(person: Person, localDate: string, content = `Good on ${localDate}.`, keptOut = false) {
  return person.call(notes.create, { body: { content, localDate, keptOut } });
}

async function seen(person: Person, timezone = 'UTC'): Promise<string[]> {
  return (await person.call(notes.onThisDay, { query: { timezone } })).map(({ content }) => content);
}

describe.each(engines)('looking back on %s', (engine) => {
  it('shows a year day by day', async () => {
    const { signUp } = await createWorld({ engine });
    const [ana, ben] = [await signUp('ana'), await signUp('ben')];
    for (const day of ['2025-12-31', '2025-01-01', '2025-06-02', '2025-06-02', '2024-12-31', '2026-01-01']) {
      await save(ana, day);
    }
    await save(ben, '2025-06-03');
    expect(await ana.call(notes.calendar, { query: { year: '2025' } })).toEqual([
      { date: '2025-01-01', count: 1 },
      { date: '2025-06-02', count: 2 },
      { date: '2025-12-31', count: 1 },
    ]);
    expect(await ana.call(notes.calendar, { query: { year: '1999' } })).toEqual([]);
    for (const year of ['', '25', '1899', '20255', '2025.0', '-200', 'NaN']) {
      expect((await ana.send({ url: notes.calendar.path, query: { year } })).status).toBe(400);
    }
  });

  it('brings this day of earlier years, the latest first, five at most', async () => {
    const { signUp } = await createWorld({ engine });
    const [ana, ben] = [await signUp('ana'), await signUp('ben')];
    expect(await seen(ana)).toEqual([]);
    for (const year of [2025, 2019, 2021, 2022, 2023, 2024]) {
      await save(ana, `${String(year)}-03-04`);
    }
    await save(ana, '2025-03-05');
    await save(ana, '2026-02-04');
    await save(ana, '2026-03-04');
    await save(ben, '2020-03-04');
    expect(await seen(ana)).toEqual([2025, 2024, 2023, 2022, 2021].map((year) => `Good on ${String(year)}-03-04.`));
    // It is the fifth already on the other side of the world.
    expect(await seen(ana, 'Pacific/Kiritimati')).toEqual(['Good on 2025-03-05.']);
  });

  it('gives each year its turn', async () => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    await save(ana, '2020-03-04', 'Papa died this morning.');
    for (const [day, many] of [
      ['2020-03-04', 4],
      ['2024-03-04', 1],
      ['2025-03-04', 6],
    ] as const) {
      for (let at = 1; at <= many; at += 1) {
        await save(ana, day, `${String(at)} of ${day}`);
      }
    }
    expect(await seen(ana)).toEqual([
      '1 of 2025-03-04',
      '2 of 2025-03-04',
      '3 of 2025-03-04',
      '1 of 2024-03-04',
      '1 of 2020-03-04',
    ]);
    const ben = await signUp('ben');
    for (let at = 1; at <= 45; at += 1) {
      await save(ben, '2025-03-04', `Good thing ${String(at)}.`);
    }
    await save(ben, '2016-03-04');
    expect(await seen(ben)).toEqual([
      'Good thing 1.',
      'Good thing 2.',
      'Good thing 3.',
      'Good thing 4.',
      'Good on 2016-03-04.',
    ]);
  });

  it('brings this day of earlier months while there is no earlier year', async () => {
    const { clock, signUp } = await createWorld({ engine });
    const ana = await signUp();
    await save(ana, '2026-02-04');
    await save(ana, '2025-09-04');
    await save(ana, '2026-01-04');
    expect(await seen(ana)).toEqual(['Good on 2026-02-04.', 'Good on 2025-09-04.']);
    // A month without this day has none to show.
    clock.set('2026-03-31T10:00:00Z');
    const ben = await signUp('ben');
    await save(ben, '2026-02-28');
    await save(ben, '2026-03-03');
    expect(await seen(ben)).toEqual([]);
  });

  it('brings nothing unasked that weighs on someone or that they keep out of toasts', async () => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    await save(ana, '2020-03-04', 'Papa died this morning.');
    await save(ana, '2021-03-04', 'I want to die.');
    await save(ana, '2022-03-04', 'A secret lunch with Bruno.', true);
    await save(ana, '2026-02-04', 'The heron came back.');
    expect(await seen(ana)).toEqual(['The heron came back.']);
    await save(ana, '2023-03-04', 'The heron was here.');
    expect(await seen(ana)).toEqual(['The heron was here.']);
  });
});

const sure = { kind: 'crisis', staysOut: true };

describe.each(engines)('care on %s', (engine) => {
  it('is offered when the words speak of harming oneself, and nothing of it is kept', async () => {
    const { deps, signUp } = await createWorld({ engine });
    const ana = await signUp();
    const write = (content: string) => ana.call(notes.create, { body: { content } });
    const crisis = await write('I do not want to live any more. I want to kill myself.');
    expect(crisis.care).toEqual(sure);
    for (const light of ['The heron was back.', 'Papa died this morning.', 'I laughed so hard I died']) {
      expect([light, (await write(light)).care]).toEqual([light, null]);
    }
    const params = { id: String(crisis.id) };
    const better = await ana.call(notes.change, { params, body: { version: 1, content: 'Talked to Ana. Better.' } });
    expect(better.care).toBe(null);
    const worse = await ana.call(notes.change, { params, body: { version: 2, content: 'I want to end my life.' } });
    expect(worse.care).toEqual(sure);
    // Only the answers say so.
    const listed = await ana.send({ url: notes.list.path });
    expect(listed.text).not.toContain('care');
    const columns = (await deps.db.introspection.getTables()).flatMap((table) => table.columns.map(({ name }) => name));
    expect(columns.filter((name) => /care|crisis|weight|heavy/.test(name))).toEqual([]);
  });

  it('takes no longer for a page of spaces', async () => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    await ana.writes('Warm.');
    const before = process.cpuUsage();
    await ana.call(notes.create, { body: { content: `a${' '.repeat(19_990)}b` } });
    const { user } = process.cpuUsage(before);
    expect(user / 1000).toBeLessThan(150);
  });
});
