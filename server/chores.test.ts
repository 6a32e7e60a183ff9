import { generateKeySync } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createCounters } from '#server/platform/limits/counters.ts';
import { createMailer } from '#server/platform/mail/mailer.ts';
import { createWorld } from '#server/test/world.ts';
import { keepUp } from './chores.ts';
import { unnoted } from '#server/platform/outside/unnoted.fixture.ts';

describe('what is done again and again', () => {
  it('goes on while toasts cannot be made', async () => {
    const { deps, clock } = await createWorld();
    await deps.db.insertInto('counts').values({ key: 'x', count: 1, resets_at: clock.now() }).execute();
    await sql`drop table toasts`.execute(deps.db);
    onTestFinished(
      keepUp({
        ...deps,
        counters: createCounters({ db: deps.db, clock, secret: generateKeySync('hmac', { length: 256 }) }),
      }),
    );
    await expect.poll(() => deps.db.selectFrom('counts').selectAll().execute(), { timeout: 10_000 }).toEqual([]);
  });

  it('takes away the mails that have lain here long', async () => {
    const { clock, dataDir, deps } = await createWorld();
    const outbox = join(dataDir, 'outbox');
    const mailer = createMailer({ ...deps.config.mail, outbox, tell: () => {}, now: clock.now });
    await mailer.send({ to: 'ana@example.org', subject: 'Hello', text: 'Hello.', html: '<p>Hello.</p>' }, unnoted);
    clock.forward(31 * 86_400_000);
    onTestFinished(keepUp({ ...deps, mailer }));
    await expect.poll(() => readdirSync(outbox), { timeout: 10_000 }).toEqual([]);
  });

  it('takes the traces of a deleted person while a mail server says nothing', async () => {
    const world = await createWorld();
    const silence = Promise.withResolvers<void>();
    world.deps.mailer.send = () => silence.promise;
    // More mails than are sent at a time.
    for (let at = 0; at < 12; at += 1) {
      await world.signUp();
    }
    const ana = await world.signUp();
    expect((await ana.send({ method: 'DELETE', url: '/api/user/account' })).status).toBe(200);
    const stop = keepUp(world.deps);
    onTestFinished(async () => {
      silence.resolve();
      await stop();
    });
    const waiting = async () => {
      const jobs = await world.deps.db.selectFrom('jobs').select('kind').distinct().execute();
      return jobs.map(({ kind }) => kind);
    };
    await expect.poll(waiting, { timeout: 10_000 }).toEqual(['verification-mail']);
  });
});
