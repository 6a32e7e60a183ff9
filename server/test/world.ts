import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/http/http.ts';
import type { Engine } from '#server/platform/db/database.ts';
import { queues } from '#server/jobs.ts';
import { runDueJobs } from '#server/platform/jobs/jobs.ts';
import type { Mail, Mailer } from '#server/platform/mail/mailer.ts';
import { closeDeps, openDeps } from '#server/start.ts';
import { systemRandom } from '#server/platform/clock.ts';
import { person, type Person } from './person.ts';
import { quickSpeech } from './quick-speech.ts';
import { sharedLanguage } from './shared-language.ts';

/** Every data test runs once on each. */
export const engines: Engine[] = ['sqlite', 'postgres'];

/** A clock that stands still until a test moves it. */
export type TestClock = { now(): number; set(iso: string): void; forward(ms: number): void };

export type World = {
  app: App;
  deps: Deps;
  clock: TestClock;
  dataDir: string;
  databaseUrl: string | undefined;
  /** What was sent, the oldest first. */
  mails: Mail[];
  /** Does the work that is due, and what comes of it, until there is none. */
  doJobs(): Promise<void>;
  /** Opens an account; `name` is only for the test's own words. */
  signUp(name?: string, options?: { timezone?: string }): Promise<Person>;
};

export type WorldOptions = { engine?: Engine; env?: NodeJS.ProcessEnv; replaced?: Partial<Deps> };

/** One whole Clink for one test: real database, real files, the clock in the test's hand. Gone when the test ends. */
export async function createWorld({ engine = 'sqlite', env = {}, replaced = {} }: WorldOptions = {}): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clink-test-'));
  const databaseUrl = engine === 'postgres' ? await createPostgresDatabase() : undefined;
  const config = readConfig({
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...env,
  });
  const clock = testClock('2026-03-04T10:00:00Z');
  const mails: Mail[] = [];
  const mailer: Mailer = {
    ready: () => Promise.resolve(),
    send: (mail) => {
      mails.push(mail);
      return Promise.resolve();
    },
    forget: () => Promise.resolve(),
    sweep: () => Promise.resolve(),
  };
  const deps = await openDeps(config, {
    log: pino({ level: 'silent' }),
    clock,
    speech: quickSpeech(),
    language: sharedLanguage,
    mailer,
    ...replaced,
  });
  const app = await buildApp(deps);
  onTestFinished(async () => {
    await app.close();
    await closeDeps(deps);
    rmSync(dataDir, { recursive: true, force: true });
    if (databaseUrl) {
      await dropPostgresDatabase(databaseUrl);
    }
  });
  return {
    app,
    deps,
    clock,
    dataDir,
    databaseUrl,
    mails,
    async doJobs() {
      while ((await runDueJobs(deps, queues.flat())) > 0) {
        // What was done may have asked for more.
      }
    },
    signUp: (name = 'ana', options = {}) => person(app, name, options),
  };
}

function testClock(start: string): TestClock {
  let now = Date.parse(start);
  return {
    now: () => now,
    set: (iso) => {
      now = Date.parse(iso);
    },
    forward: (ms) => {
      now += ms;
    },
  };
}

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) {
    throw new Error('TEST_DATABASE_URL is not set; run the tests with npm test or vitest.');
  }
  return url;
}

async function createPostgresDatabase(): Promise<string> {
  const name = `clink_${systemRandom.bytes(8).toString('hex')}`;
  await onServer(`create database ${name}`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

async function dropPostgresDatabase(url: string): Promise<void> {
  await onServer(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
