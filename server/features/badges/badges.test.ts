import { countOf } from '#server/counts.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { saveNote } from '#server/features/notes/notes.service.ts';
import { startClink } from '#server/test/process.ts';
import { everyRow } from '#server/test/rows.ts';
import type { Person } from '#server/test/person.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { addDays } from '#shared/calendar.ts';
import { badgeCategories, badges, type BadgeProgress } from '#shared/contract/badges.ts';
import { notes } from '#shared/contract/notes.ts';
import { settings } from '#shared/contract/settings.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { badgesOf, unseenOf } from './badges.service.ts';
import { firstBadges } from './first-badges.ts';
import { forgetOpenBadges } from './open-badges.ts';

const dayMs = 86_400_000;

async function unseen(person: Person): Promise<string[]> {
  return (await person.call(badges.unseen)).map(({ badge }) => badge.name);
}

async function own(person: Person): Promise<string[]> {
  return (await person.call(badges.list)).filter(({ awardedAt }) => awardedAt !== null).map(({ name }) => name);
}

async function badge(person: Person, name: string): Promise<BadgeProgress | undefined> {
  return (await person.call(badges.list)).find((one) => one.name === name);
}

/** Saves a reflection for each of these days before today. */
async function writesFor(person: Person, { clock }: World, ...ago: number[]): Promise<void> {
  const today = new Date(clock.now()).toISOString().slice(0, 10);
  for (const days of ago) {
    await person.call(notes.create, { body: { content: 'Bread.', localDate: addDays(today, -days) } });
  }
}

describe('the first badges', () => {
  it('are of every category, each with a name and words of its own', () => {
    expect(new Set(firstBadges.map(({ category }) => category))).toEqual(new Set(badgeCategories));
    expect(firstBadges.length).toBeGreaterThanOrEqual(12);
    for (const part of ['name', 'description', 'icon'] as const) {
      expect(new Set(firstBadges.map((one) => one[part])).size).toBe(firstBadges.length);
    }
    expect(new Set(firstBadges.map(({ requirement, threshold }) => `${requirement} ${threshold}`)).size).toBe(
      firstBadges.length,
    );
  });
});

describe.each(engines)('badges on %s', (engine) => {
  it('lists all there are with how far one is, by category and the nearest first', async () => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    const before = await ana.call(badges.list);
    expect(before).toHaveLength(firstBadges.length);
    expect([...new Set(before.map(({ category }) => category))]).toEqual([...badgeCategories]);
    expect(before.every(({ progress, awardedAt }) => progress === 0 && awardedAt === null)).toBe(true);
    await ana.writes('The heron was back.');
    await ana.writes('Bread came out right.');
    expect(await badge(ana, 'First Drop')).toMatchObject({
      progress: 1,
      threshold: 1,
      awardedAt: '2026-03-04T10:00:00.000Z',
    });
    const counts = Object.fromEntries((await ana.call(badges.list)).map(({ name, progress }) => [name, progress]));
    expect(counts).toMatchObject({
      'A Good Handful': 2,
      'Well Stocked': 2,
      'Three in a Row': 1,
      'The Long Table': 1,
      'To the Brim': 2,
      'All Seasons': 1,
      'A Year Later': 0,
      'Out Loud': 0,
      'First Clink': 0,
      'Pass It Round': 0,
    });
  });

  it('awards with the deed, shows each until it is seen, and knows nothing of those of others', async () => {
    const { deps, signUp } = await createWorld({ engine });
    const [ana, ben] = [await signUp('ana'), await signUp('ben')];
    expect(await unseen(ana)).toEqual([]);
    await ana.writes('The heron was back.');
    const [entry] = await ana.call(badges.unseen);
    expect(entry).toEqual({
      id: entry?.id,
      badge: {
        id: expect.any(Number) as number,
        name: 'First Drop',
        description: 'The first reflection in the glass.',
        icon: 'droplet',
        category: 'Reflections',
      },
    });
    const url = `/api/gamification/badges/${String(entry?.id)}/seen`;
    expect((await ben.send({ method: 'PATCH', url })).status).toBe(404);
    expect((await ben.send({ method: 'PATCH', url })).text).toBe(
      (await ben.send({ method: 'PATCH', url: '/api/gamification/badges/987654321/seen' })).text,
    );
    expect(await unseen(ana)).toEqual(['First Drop']);
    expect((await ana.send({ method: 'PATCH', url })).status).toBe(200);
    const rows = await everyRow(deps.db);
    expect((await ana.send({ method: 'PATCH', url })).status).toBe(200);
    expect((await everyRow(deps.db))['user_badges']).toEqual(rows['user_badges']);
    expect(await unseen(ana)).toEqual([]);
    expect(await own(ana)).toEqual(['First Drop']);
  });

  it('gives a streak its badge by the streak of the dashboard, also when a missing day is written later', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    await writesFor(ana, world, 0, 3);
    expect(await own(ana)).toEqual(['First Drop']);
    // The day between them is the one that may be missed.
    await writesFor(ana, world, 1);
    expect(await ana.call(notes.stats)).toMatchObject({ streak: 3 });
    expect(await own(ana)).toEqual(['Three in a Row', 'First Drop']);
    await writesFor(ana, world, 10, 11, 12, 13, 14, 15, 16);
    expect(await badge(ana, 'Seven Evenings')).toMatchObject({ progress: 3, awardedAt: null });
    expect(await unseen(ana)).toContain('Three in a Row');
  });

  it('counts the days of who is elsewhere as their dashboard does', async () => {
    const { clock, signUp } = await createWorld({ engine });
    const ana = await signUp('ana', { timezone: 'UTC' });
    clock.set('2026-03-04T20:00:00Z');
    const query = { timezone: 'Asia/Tokyo' };
    await ana.call(notes.create, { body: { content: 'Bread.', localDate: '2026-03-04' } });
    await ana.call(notes.create, { body: { content: 'Soup.', ...query } });
    expect(await ana.call(notes.stats, { query })).toMatchObject({ streak: 2 });
    const row = (await ana.call(badges.list, { query })).find(({ name }) => name === 'Three in a Row');
    expect(row).toMatchObject({ progress: 2 });
  });

  it('counts a reflection for the day it is moved to, and one that is brought back', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    await writesFor(ana, world, 0, 1, 20);
    const id = String((await ana.call(notes.list)).at(-1)?.id);
    await ana.call(notes.change, { params: { id }, body: { version: 1, localDate: '2026-03-02' } });
    expect(await own(ana)).toContain('Three in a Row');

    const ben = await world.signUp('ben');
    await writesFor(ben, world, 2);
    const gone = { params: { id: String((await ben.call(notes.list))[0]?.id) } };
    await ben.call(notes.remove, gone);
    await writesFor(ben, world, 0, 1);
    expect(await own(ben)).not.toContain('Three in a Row');
    await ben.call(notes.restore, gone);
    expect(await own(ben)).toContain('Three in a Row');
  });

  it('keeps what was awarded when the reflections go', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    for (let at = 0; at < 7; at += 1) {
      await ana.writes('Bread.');
    }
    expect(await own(ana)).toEqual(['First Drop', 'To the Brim']);
    for (const { id } of await ana.call(notes.list)) {
      await ana.call(notes.remove, { params: { id: String(id) } });
    }
    world.clock.forward(dayMs);
    await world.doJobs();
    expect(await badge(ana, 'To the Brim')).toMatchObject({ progress: 7, threshold: 7 });
    await ana.writes('Bread again.');
    expect((await unseen(ana)).toSorted()).toEqual(['First Drop', 'To the Brim']);
  });

  it('awards nothing for a save that was not one', async () => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    const body = { content: 'Bread.', localDate: '2026-03-05' };
    expect((await ana.send({ method: 'POST', url: notes.create.path, payload: body })).status).toBe(400);
    const lost = { content: 'Bread.', recording: randomUUID() };
    expect((await ana.send({ method: 'POST', url: notes.create.path, payload: lost })).status).toBeGreaterThan(399);
    expect(await own(ana)).toEqual([]);
    const key = randomUUID();
    await ana.writes('Bread.', { key });
    const [entry] = await ana.call(badges.unseen);
    await ana.call(badges.see, { params: { id: String(entry?.id) } });
    await ana.writes('Bread.', { key });
    expect(await unseen(ana)).toEqual([]);
  });

  it('awards for a toast, and none more for the one that takes its place', async () => {
    const { clock, deps, signUp } = await createWorld({ engine });
    const ana = await signUp();
    await ana.writes('The heron was back.');
    await ana.call(toasts.generate, { body: { forceGenerate: true } });
    clock.forward(60_000);
    await ana.call(toasts.generate, { body: { forceGenerate: true } });
    expect(await own(ana)).toEqual(['First Drop', 'First Clink']);
    expect(await unseen(ana)).toEqual(['First Drop', 'First Clink']);
    expect(await badge(ana, 'Another Round')).toMatchObject({ progress: 1 });
    expect(await deps.db.selectFrom('user_badges').selectAll().execute()).toHaveLength(2);
  });

  it('goes round the year', async () => {
    const { clock, deps, signUp } = await createWorld({ engine });
    const viewer = { userId: (await signUp()).user.id, sessionId: 0 };
    const writesOn = async (day: string) => {
      clock.set(`${day}T10:00:00Z`);
      await saveNote(deps, viewer, { content: 'Bread.' });
      const all = await badgesOf(deps, viewer, { countOf });
      return all
        .filter(({ name }) => name === 'All Seasons' || name === 'A Year Later')
        .map(({ progress }) => progress);
    };
    for (let month = 3; month <= 12; month += 1) {
      expect(await writesOn(`2026-${String(month).padStart(2, '0')}-04`)).toEqual([0, month - 2]);
    }
    expect(await writesOn('2027-01-04')).toEqual([0, 11]);
    expect(await writesOn('2027-02-04')).toEqual([0, 12]);
    expect(await writesOn('2027-03-03')).toEqual([0, 12]);
    expect(await writesOn('2027-03-04')).toEqual([1, 12]);
    expect((await unseenOf(deps, viewer)).map(({ badge: { name } }) => name)).toEqual([
      'First Drop',
      'A Good Handful',
      'All Seasons',
      'A Year Later',
    ]);
  });

  it('tells only the highest of those that come at once', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    await writesFor(ana, world, 1, 2, 3, 4, 5, 7);
    // As when a later step adds badges that were reached long ago.
    await world.deps.db.deleteFrom('user_badges').execute();
    forgetOpenBadges(world.deps.db, ana.user.id);
    await ana.writes('Bread.');
    expect(await own(ana)).toEqual(['Three in a Row', 'Seven Evenings', 'First Drop']);
    expect((await unseen(ana)).toSorted()).toEqual(['First Drop', 'Seven Evenings']);
  });

  it('goes on quietly while badges are hidden, and does not come back to it later', async () => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    await ana.writes('Bread.');
    await ana.call(settings.savePreferences, { body: { showsBadges: false } });
    expect(await unseen(ana)).toEqual([]);
    await ana.call(toasts.generate, { body: { forceGenerate: true } });
    // What the first visit saves names none of the habits.
    await ana.call(settings.savePreferences, { body: { voiceStyle: 'calm', toastDay: 'Sunday', toastTone: 'auto' } });
    expect(await unseen(ana)).toEqual([]);
    expect(await own(ana)).toEqual(['First Drop', 'First Clink']);
    await ana.call(settings.savePreferences, { body: { showsBadges: true } });
    expect(await unseen(ana)).toEqual(['First Drop']);
  });

  it('awards each once and misses none when much is saved at once', async () => {
    const { deps, signUp } = await createWorld({ engine });
    const ana = await signUp();
    await Promise.all(Array.from({ length: 20 }, (_, at) => ana.writes(`Bread ${at}.`)));
    expect(await own(ana)).toEqual(['First Drop', 'A Good Handful', 'To the Brim']);
    expect(await deps.db.selectFrom('user_badges').selectAll().execute()).toHaveLength(3);
    expect((await unseen(ana)).toSorted()).toEqual(['A Good Handful', 'First Drop', 'To the Brim']);
  });

  it('awards each once and misses none when two processes save at once', { timeout: 60_000 }, async () => {
    const world = await createWorld({ engine });
    world.clock.set(new Date().toISOString());
    const ana = await world.signUp();
    const { dataDir, databaseUrl = '', deps } = world;
    const other = await startClink({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    onTestFinished(() => other.kill());
    const headers = { Authorization: `Bearer ${ana.token}`, 'Content-Type': 'application/json' };
    const savesThere = async (content: string) => {
      const body = JSON.stringify({ content });
      const { status } = await fetch(other.url + notes.create.path, { method: 'POST', headers, body });
      expect(status).toBe(201);
    };
    const saveTen = (save: (content: string) => Promise<unknown>) =>
      Array.from({ length: 10 }, (_, at) => save(`Bread ${at}.`));
    await Promise.all([...saveTen((content) => ana.writes(content)), ...saveTen(savesThere)]);
    expect(await own(ana)).toEqual(['First Drop', 'A Good Handful', 'To the Brim']);
    // Neither takes for open what the other has awarded, however long ago it asked.
    await Promise.all([ana.writes('Soup.'), savesThere('Soup.')]);
    expect(await deps.db.selectFrom('user_badges').selectAll().execute()).toHaveLength(3);
  });

  it('awards what comes of something hard, and celebrates none of it', async () => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    await ana.writes('My father died this morning.');
    expect(await unseen(ana)).toEqual([]);
    await ana.call(toasts.generate, { body: { forceGenerate: true } });
    expect(await own(ana)).toEqual(['First Drop', 'First Clink']);
    expect(await unseen(ana)).toEqual([]);
  });

  it('goes with the account', async () => {
    const { deps, signUp } = await createWorld({ engine });
    const ana = await signUp();
    await ana.writes('Bread.');
    const answer = await ana.send({
      method: 'DELETE',
      url: '/api/user/account',
      payload: { password: ana.password },
    });
    expect(answer.status).toBe(200);
    expect(await deps.db.selectFrom('user_badges').selectAll().execute()).toEqual([]);
  });
});
