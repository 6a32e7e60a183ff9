import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { makeDueToasts } from '#server/test/due-toasts.ts';
import { createMailer } from '#server/platform/mail/mailer.ts';
import { createFolderStore } from '#server/platform/storage/folder-store.ts';
import { send, type Answer, type Person } from '#server/test/person.ts';
import { quickSpeech } from '#server/test/quick-speech.ts';
import { everyRow } from '#server/test/rows.ts';
import { createWorld, engines, type World, type WorldOptions } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { recovery } from '#shared/contract/recovery.ts';

const passage = 'a rare sentence 7';

function deletes(person: Person): Promise<Answer> {
  return person.send({ method: 'DELETE', url: '/api/user/account' });
}

/** A world that keeps what it logs at `warn` and above. */
async function loggingWorld(options: WorldOptions): Promise<World & { logged: { level: number; msg: string }[] }> {
  const logged: { level: number; msg: string }[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line) as never) });
  return { ...(await createWorld({ ...options, replaced: { log, ...options.replaced } })), logged };
}

/** What is left of people: nothing, when everyone has gone. */
async function leftovers({ deps, dataDir, doJobs }: World): Promise<unknown> {
  await doJobs();
  mkdirSync(join(dataDir, 'audio'), { recursive: true });
  const { instance_facts: _, counts: __, badges: ___, ...rows } = await everyRow(deps.db);
  // Passwords that were tried once nobody had the name any more are nobody's.
  const tries = (rows['failed_sign_ins'] ?? []).filter((row) => !row.includes('"user_id":null'));
  const files = readdirSync(join(dataDir, 'audio'), { recursive: true, withFileTypes: true });
  return {
    rows: Object.entries({ ...rows, failed_sign_ins: tries }).filter(([, found]) => found.length > 0),
    files: files.filter((entry) => entry.isFile()).map(({ name }) => name),
  };
}

const nothing = { rows: [], files: [] };

type Gate = { reached: Promise<void>; open(): void; pass(): Promise<void> };

/** Holds whoever passes until it is opened, and says when someone is there. */
function gate(): Gate {
  const reached = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  return {
    reached: reached.promise,
    open: opened.resolve,
    async pass() {
      reached.resolve();
      await opened.promise;
    },
  };
}

/** Worlds that stop in the middle of a toast: where, and what of them is replaced for it. */
const stops: [string, (world: World, held: Gate) => void][] = [
  [
    'while a model writes',
    ({ deps }, held) => {
      deps.model = {
        kind: 'openai-compatible',
        host: 'localhost',
        name: 'slow',
        write: () => held.pass().then(() => Promise.reject(new Error('It has nothing to say.'))),
      };
    },
  ],
  [
    'while it is voiced',
    ({ deps }, held) => {
      const voice = quickSpeech();
      deps.speech = { ...voice, speak: (request) => held.pass().then(() => voice.speak(request)) };
    },
  ],
  [
    'when its recording is on the disk and has no row yet',
    ({ deps, dataDir }, held) => {
      const store = createFolderStore(join(dataDir, 'audio'));
      deps.store = { ...store, put: (key, bytes) => store.put(key, bytes).then(() => held.pass()) };
    },
  ],
];

describe.each(engines)('on %s, an account that goes while its toast is made', (engine) => {
  it.each(stops)('%s leaves neither row nor file nor an error in the log', async (_, stop) => {
    const world = await loggingWorld({ engine });
    const held = gate();
    stop(world, held);
    const ana = await world.signUp();
    await ana.writes('A good thing.');
    const answer = ana.send({ method: 'POST', url: '/api/toasts/generate', payload: {} });
    await held.reached;
    expect((await deletes(ana)).status).toBe(200);
    await world.doJobs();
    held.open();
    const { status, body } = await answer;
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
    expect(await leftovers(world)).toEqual(nothing);
    expect(world.logged.filter(({ level }) => level >= 50)).toEqual([]);
  });

  it.each(stops)('%s, also when nobody asked for it', async (_, stop) => {
    const world = await loggingWorld({ engine });
    const held = gate();
    stop(world, held);
    const ana = await world.signUp();
    await ana.writes('A good thing.');
    world.clock.forward(5 * 86_400_000);
    const sweep = makeDueToasts(world.deps);
    await held.reached;
    await world.deps.db.updateTable('sessions').set({ created_at: world.clock.now() }).execute();
    expect((await deletes(ana)).status).toBe(200);
    held.open();
    await sweep;
    expect(await leftovers(world)).toEqual(nothing);
    expect(world.logged.filter(({ level }) => level >= 50)).toEqual([]);
  });
});

describe('an account that goes while someone asks for a mail to it', () => {
  it('is nobody by then, and that is no fault of ours', async () => {
    const world = await loggingWorld({ engine: 'postgres' });
    const { db } = world.deps;
    const ana = await world.signUp();
    await world.doJobs();
    world.mails.length = 0;
    let asked: Promise<Answer> | undefined;
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('data_keys').where('user_id', '=', ana.user.id).execute();
      await transaction.deleteFrom('users').where('id', '=', ana.user.id).execute();
      asked = send(world.app, { method: 'POST', url: recovery.forgotPassword.path, payload: { email: ana.email } });
      // They have found the account, and wait for what becomes of it.
      const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting.execute(db)).rows.length).toBeGreaterThan(0);
    });
    expect((await asked)?.status).toBe(200);
    expect(await leftovers(world)).toEqual(nothing);
    expect([world.mails, world.logged]).toEqual([[], []]);
  });

  it('leaves no mail that was being written', async () => {
    const world = await loggingWorld({});
    const outbox = join(world.dataDir, 'outbox');
    const real = createMailer({ smtpUrl: undefined, from: 'a@b.org', outbox, tell: () => {}, now: world.clock.now });
    const held = gate();
    world.deps.mailer.send = (mail, outgoing) => held.pass().then(() => real.send(mail, outgoing));
    world.deps.mailer.forget = (address) => real.forget(address);
    const ana = await world.signUp();
    const jobs = world.doJobs();
    await held.reached;
    expect((await deletes(ana)).status).toBe(200);
    held.open();
    await jobs;
    expect(readdirSync(outbox)).toEqual([]);
    expect(await leftovers(world)).toEqual(nothing);
  });
});

describe.each(engines)('on %s, many at once', (engine) => {
  it(
    'one of fifty opens an account with an email; who is turned away for want of time comes back',
    { timeout: 60_000 },
    async () => {
      const { app, deps } = await createWorld({ engine });
      const register = async (): Promise<number> => {
        const { status, headers } = await send(app, {
          method: 'POST',
          url: '/api/register',
          payload: { email: 'ana@example.org', password: passage },
        });
        if (status === 503 && headers['retry-after'] === '2') {
          await new Promise((resolve) => setTimeout(resolve, 100));
          return register();
        }
        return status;
      };
      const statuses = await Promise.all(Array.from({ length: 50 }, register));
      expect(statuses.toSorted((a, b) => a - b)).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
      const { users, data_keys: keys, settings, sessions } = await everyRow(deps.db);
      expect([users, keys, settings, sessions].map((rows) => rows?.length)).toEqual([1, 1, 1, 1]);
    },
  );

  it('fifty say that the chooser was seen, and it was', async () => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    await Promise.all(Array.from({ length: 50 }, () => ana.call(accounts.completeOnboarding)));
    expect((await ana.call(accounts.me)).firstLogin).toBe(false);
  });

  it('of twenty deletions one does it, and the others find nobody', async () => {
    const world = await loggingWorld({ engine });
    const ana = await world.signUp();
    await ana.writes('A good thing.');
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => deletes(ana)))).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 19 }, () => 401)]);
    expect(await leftovers(world)).toEqual(nothing);
    expect(world.logged).toEqual([]);
  });

  it('writes that meet a deletion are either kept and deleted, or refused', async () => {
    const world = await loggingWorld({ engine });
    for (let round = 0; round < 3; round += 1) {
      const ana = await world.signUp();
      const writes = [
        { method: 'POST', url: '/api/notes', payload: { content: 'A good thing.' } },
        { method: 'PUT', url: '/api/preferences', payload: { toastTone: 'humorous' } },
        { method: 'PUT', url: '/api/user/settings', payload: { toastHour: 7 } },
        { method: 'PUT', url: '/api/pronunciations', payload: [{ written: 'Siobhan', said: 'Shevonne' }] },
        { method: 'POST', url: '/api/toasts/generate', payload: {} },
        { method: 'POST', url: '/api/auth/forgot-password', payload: { email: ana.email } },
        { method: 'POST', url: '/api/login', payload: { username: ana.email, password: ana.password } },
        { method: 'GET', url: '/api/notes' },
        { method: 'GET', url: '/api/user/settings' },
      ] as const;
      const some = () => writes.map((write) => ana.send(write));
      const answers = await Promise.all([...some(), deletes(ana), ...some(), ...some()]);
      expect(answers.filter(({ status }) => status >= 500).map(({ text }) => text)).toEqual([]);
    }
    expect(await leftovers(world)).toEqual(nothing);
    expect(world.logged.filter(({ level }) => level >= 50)).toEqual([]);
  });
});
