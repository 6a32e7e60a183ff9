import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startClink, startServer, type RunningServer } from '#server/test/process.ts';

const bareServer = fileURLToPath(new URL('../bare-server.ts', import.meta.url));

/** A server of the race: a person signs up, saves reflections, and lists their latest thirty. */
export type Contender = {
  name: string;
  /** Starts it with nothing in it, in a folder of its own. */
  start: (folder: string) => Promise<RunningServer>;
  /** What the one who signs up sends. */
  account: (at: number) => Record<string, string>;
  /** The header that a session is sent with, from what signing up was answered with. */
  session: (response: Response) => Promise<Record<string, string>>;
  list: string;
  /** Where it gives an answer that costs it nothing. */
  constant?: string;
};

type Parts = { peer: (name: 'express-sqlite' | 'express-postgres') => string; postgresUrl: string };

/** All who take part. */
export function contenders({ peer, postgresUrl }: Parts) {
  const cookie = async (response: Response, name: string) => {
    await response.arrayBuffer();
    const sent = response.headers.getSetCookie().find((line) => line.startsWith(`${name}=`));
    return { Cookie: sent?.split(';')[0] ?? '' };
  };
  const username = (at: number) => ({ username: `person${String(at)}`, password: `Tulip-harbour-${String(at)}` });
  const ofClink = {
    account: (at: number) => ({ email: `person${String(at)}@example.org`, password: `Tulip-harbour-${String(at)}` }),
    session: (response: Response) => cookie(response, 'authToken'),
    list: '/api/notes?limit=30',
  };
  return {
    bare: {
      name: 'node:http + node:sqlite',
      start: (folder) => startServer([bareServer, join(folder, 'bare.db')]),
      account: username,
      session: async (response) => ({
        Authorization: `Bearer ${((await response.json()) as { token: string }).token}`,
      }),
      list: '/api/notes?limit=30',
      constant: '/constant',
    },
    expressSqlite: {
      name: 'Express + better-sqlite3',
      start: (folder) => startServer([peer('express-sqlite'), join(folder, 'express.db')], production),
      account: username,
      session: (response) => cookie(response, 'sid'),
      list: '/api/notes',
    },
    clink: {
      name: 'Clink',
      start: (folder) => startClink({ DATA_DIR: join(folder, 'clink'), LOG_LEVEL: 'silent' }),
      ...ofClink,
    },
    expressPostgres: {
      name: 'Express + Passport + Drizzle + PostgreSQL',
      start: async () => startServer([peer('express-postgres'), await freshDatabase(postgresUrl)], production),
      account: username,
      session: (response) => cookie(response, 'connect.sid'),
      list: '/api/notes',
    },
    clinkPostgres: {
      name: 'Clink on PostgreSQL',
      start: async (folder) =>
        startClink({
          DATA_DIR: join(folder, 'clink-postgres'),
          DATABASE_URL: await freshDatabase(postgresUrl),
          LOG_LEVEL: 'silent',
        }),
      ...ofClink,
    },
  } satisfies Record<string, Contender>;
}

const production = { NODE_ENV: 'production' };

/** Makes an empty database on this PostgreSQL server and answers with its address. */
export async function freshDatabase(server: string): Promise<string> {
  const name = `race_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
