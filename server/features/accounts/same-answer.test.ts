import { describe, expect, it } from 'vitest';
import { send, type Answer } from '#server/test/person.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { recovery } from '#shared/contract/recovery.ts';

const pairs = 40;
/** On a machine that is busy with other things chance alone may need this many to even out. */
const mostPairs = 400;

type Call = { path: string; ask: (email: string) => object };

const calls: Call[] = [
  { path: accounts.login.path, ask: (username) => ({ username, password: 'not this one' }) },
  { path: recovery.forgotPassword.path, ask: (email) => ({ email }) },
  { path: recovery.resendVerification.path, ask: (email) => ({ email }) },
];

async function timed({ app }: World, { path, ask }: Call, email: string): Promise<{ answer: Answer; ms: number }> {
  const begun = performance.now();
  const answer = await send(app, { method: 'POST', url: path, payload: ask(email) });
  return { answer, ms: performance.now() - begun };
}

/** What a stranger sees of an answer. */
function seen({ status, headers, text }: Answer) {
  const { date: _date, ...others } = headers;
  return { status, headers: others, text };
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

describe.each(engines)('whether an email has an account, on %s,', (engine) => {
  it.each(calls)('is not told by $path: not by its words, nor by its time', { timeout: 120_000 }, async (call) => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const social = await world.signUp('social');
    await world.deps.db.updateTable('users').set({ password_hash: '' }).where('id', '=', social.user.id).execute();
    await world.doJobs();
    await timed(world, call, 'nobody@example.org');

    const differences: number[] = [];
    for (let at = 0; at < pairs || (at < mostPairs && Math.abs(median(differences)) >= 10); at += 1) {
      // Turn about, so that whatever else the machine does falls on both.
      const order = at % 2 ? [ana.email, 'nobody@example.org'] : ['nobody@example.org', ana.email];
      const [first, second] = [await timed(world, call, order[0] ?? ''), await timed(world, call, order[1] ?? '')];
      expect(seen(first.answer)).toEqual(seen(second.answer));
      differences.push(at % 2 ? first.ms - second.ms : second.ms - first.ms);
    }
    expect(Math.abs(median(differences))).toBeLessThan(10);
    expect(seen((await timed(world, call, social.email)).answer)).toEqual(
      seen((await timed(world, call, 'nobody@example.org')).answer),
    );
  });

  it('is not told by what is written down for later, but for the mail itself', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    await world.doJobs();
    world.mails.length = 0;
    for (const call of calls.slice(1)) {
      for (const email of ['nobody@example.org', ana.email]) {
        await timed(world, call, email);
      }
    }
    const queued = await world.deps.db.selectFrom('jobs').select(['kind', 'user_id', 'due_at']).orderBy('id').execute();
    const now = world.clock.now();
    expect(queued).toEqual([
      { kind: 'reset-mail', user_id: null, due_at: now },
      { kind: 'reset-mail', user_id: ana.user.id, due_at: now },
      { kind: 'verification-mail', user_id: null, due_at: now },
      { kind: 'verification-mail', user_id: ana.user.id, due_at: now },
    ]);
    await world.doJobs();
    expect(world.mails.map(({ to }) => to)).toEqual([ana.email, ana.email]);
  });
});
