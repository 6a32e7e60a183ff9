import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { lookAtSizesAgain } from '#server/platform/db/statistics.ts';
import { closeDeps, openDeps } from '#server/start.ts';
import { startClink } from '#server/test/process.ts';
import { startPostgres } from '../scripts/lib/postgres.ts';
import { addPeople, personWithMany } from './fill.ts';
import { freshDatabase } from './race/contenders.ts';
import { saveOne, words } from './race/post.ts';
import { drive, onServerCore, prepareWrk } from './race/wrk.ts';
import { atMost, median, type Row } from './row.ts';

const million = 1_000_000;
const ordinary = { people: 16, notes: 300 };
const aDay = 100;
const rounds = 5;
const seconds = 2;
const target = 1.5;

/** Where a Clink keeps its things, and who is there: the one who writes most, and the ordinary people. */
type Filled = { env: NodeJS.ProcessEnv; most: string; others: string[] };

const calls = { create: 'POST', list: 'GET' } as const;
type Name = keyof typeof calls;
const names = Object.keys(calls) as Name[];

/**
 * The same calls where one person has a million reflections among a million people, and where nobody has more than a
 * few hundred and there are seventeen. A list is asked for at an address that nobody has asked at before.
 */
export async function benchMany(): Promise<Row[]> {
  await prepareWrk();
  return onServerCore(async () => {
    const postgres = await startPostgres();
    const folder = mkdtempSync(join(tmpdir(), 'clink-many-'));
    try {
      return [
        ...(await compare('SQLite', folder, (name) => Promise.resolve({ DATA_DIR: join(folder, name) }))),
        ...(await compare('PostgreSQL', folder, async (name) => ({
          DATA_DIR: join(folder, `postgres-${name}`),
          DATABASE_URL: await freshDatabase(postgres.url),
        }))),
      ];
    } finally {
      await postgres.stop();
      rmSync(folder, { recursive: true });
    }
  });
}

async function compare(
  engine: string,
  folder: string,
  placeOf: (name: 'few' | 'many') => Promise<NodeJS.ProcessEnv>,
): Promise<Row[]> {
  const few = await fill(await placeOf('few'), { people: 0, notes: ordinary.notes });
  const many = await fill(await placeOf('many'), { people: million, notes: million });
  const ratios: Record<'most' | 'others', Record<Name, number[]>> = {
    most: { create: [], list: [] },
    others: { create: [], list: [] },
  };
  for (let round = 0; round < rounds; round += 1) {
    const isTurned = round % 2 === 1;
    const first = await perSecond(isTurned ? many : few, folder);
    const second = await perSecond(isTurned ? few : many, folder);
    const [ofFew, ofMany] = isTurned ? [second, first] : [first, second];
    for (const who of ['most', 'others'] as const) {
      for (const name of names) {
        ratios[who][name].push(ofFew[who][name] / ofMany[who][name]);
      }
    }
  }
  return names.flatMap((name) => [
    atMost(`${engine}: ${name}, with a million reflections`, median(ratios.most[name]), '× with 300', target),
    atMost(`${engine}: ${name}, among a million people`, median(ratios.others[name]), '× among 17', target),
  ]);
}

async function fill(env: NodeJS.ProcessEnv, { people, notes }: { people: number; notes: number }): Promise<Filled> {
  mkdirSync(env['DATA_DIR'] ?? '');
  const deps = await openDeps(readConfig(env));
  const wordsOf = () => words;
  const others: string[] = [];
  for (let person = 0; person < ordinary.people; person += 1) {
    others.push(await personWithMany(deps, { count: ordinary.notes, aDay, wordsOf }));
  }
  const most = await personWithMany(deps, { count: notes, aDay, wordsOf });
  if (people > 0) {
    await addPeople(deps, people);
  }
  for (const table of ['notes', 'users', 'settings', 'sessions']) {
    await lookAtSizesAgain(deps.db, table);
  }
  await closeDeps(deps);
  return { env, most, others };
}

/** How often each call is answered in a second: to the one who writes most alone, and to the others in turns. */
async function perSecond({ env, most, others }: Filled, folder: string) {
  const clink = await startClink({ ...env, LOG_LEVEL: 'silent' });
  const sessionOf = (token: string) => ({ Authorization: `Bearer ${token}` });
  const measure = async (tokens: readonly string[], forSeconds: number) => {
    const people = tokens.map(sessionOf);
    const answered = { create: 0, list: 0 };
    for (const name of names) {
      const url = `${clink.url}/api/notes${name === 'list' ? '?limit=30&asked=%d' : ''}`;
      answered[name] = (
        await drive({ method: calls[name], url, people, seconds: forSeconds, words, folder })
      ).perSecond;
    }
    return answered;
  };
  try {
    // Not what is measured: it has just started, and the day has no reflection yet.
    await Promise.all([most, ...others].map((token) => saveOne(`${clink.url}/api/notes`, sessionOf(token))));
    await measure(others, 3);
    return { most: await measure([most], seconds), others: await measure(others, seconds) };
  } finally {
    await clink.stop();
  }
}
