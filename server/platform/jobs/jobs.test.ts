import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { enqueue, runDueJobs, type Job, type JobDeps } from './jobs.ts';
import { keepRunningJobs } from './runner.ts';

const leaseMs = 30_000;

type Piece = Job<JobDeps, { name?: string }>;

/** A kind of work that does `work`, by default nothing. */
function kindOf(work: (name: string) => Promise<void> | void = () => undefined, mostTries = 3): Piece {
  return {
    kind: 'piece',
    mostTries,
    run: async (_deps, { payload }) => {
      await work(payload.name ?? '');
    },
  };
}

function put(world: World, name: string, options: { uniqueKey?: string; dueAt?: number } = {}): Promise<void> {
  return enqueue(world.deps.db, { kind: 'piece' }, { payload: { name }, now: world.clock.now(), ...options });
}

async function rows(world: World) {
  return world.deps.db.selectFrom('jobs').selectAll().orderBy('id').execute();
}

/** Answers once `condition` holds; it is looked at each time around the event loop. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

describe.each(engines)('the queue on %s', (engine) => {
  it('does what is due once, in order, and keeps nothing of it', async () => {
    const world = await createWorld({ engine });
    const done: string[] = [];
    await put(world, 'first');
    await put(world, 'later', { dueAt: world.clock.now() + 1 });
    expect(await runDueJobs(world.deps, [kindOf((name) => void done.push(name))])).toBe(1);
    world.clock.forward(1);
    expect(await runDueJobs(world.deps, [kindOf((name) => void done.push(name))])).toBe(1);
    expect(done).toEqual(['first', 'later']);
    expect(await rows(world)).toEqual([]);
  });

  it('knows nothing of work whose transaction was rolled back', async () => {
    const world = await createWorld({ engine });
    const broken = world.deps.db.transaction().execute(async (transaction) => {
      await enqueue(transaction as typeof world.deps.db, { kind: 'piece' }, { now: world.clock.now() });
      throw new Error('Not after all.');
    });
    await expect(broken).rejects.toThrow('Not after all.');
    expect(await rows(world)).toEqual([]);
    expect(await runDueJobs(world.deps, [kindOf()])).toBe(0);
  });

  it('gives work back when whoever took it has died, and not before', async () => {
    const world = await createWorld({ engine });
    const taken = Promise.withResolvers<void>();
    const dying = kindOf(() => {
      taken.resolve();
      return new Promise<void>(() => {});
    });
    await put(world, 'piece');
    const death = new AbortController();
    void runDueJobs(world.deps, [dying], death.signal);
    await taken.promise;
    death.abort();
    const done: string[] = [];
    const other = kindOf((name) => void done.push(name));
    world.clock.forward(leaseMs - 1);
    expect(await runDueJobs(world.deps, [other])).toBe(0);
    world.clock.forward(1);
    expect(await runDueJobs(world.deps, [other])).toBe(1);
    expect(done).toEqual(['piece']);
    expect(await rows(world)).toEqual([]);
  });

  it('leaves work that was taken over to whoever has it now, when the first comes to itself and fails', async () => {
    const world = await createWorld({ engine });
    const asleep = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<void>();
    await put(world, 'piece');
    const falling = new AbortController();
    const first = kindOf(() => {
      taken.resolve();
      return asleep.promise;
    });
    const sleeper = runDueJobs(world.deps, [first], falling.signal);
    await taken.promise;
    falling.abort();
    world.clock.forward(leaseMs);
    const inHand = kindOf(async () => {
      asleep.reject(new Error('Too late.'));
      await sleeper;
      expect(await rows(world)).toMatchObject([
        { tries: 2, last_error: null, leased_until: world.clock.now() + leaseMs },
      ]);
    }, 1);
    await runDueJobs(world.deps, [inHand]);
    expect(await rows(world)).toEqual([]);
  });

  it('lets a piece wait for its next step, its tries not counted', async () => {
    const world = await createWorld({ engine });
    const at = world.clock.now() + 60_000;
    let step = 0;
    const twice: Piece = {
      kind: 'piece',
      mostTries: 2,
      run: () => Promise.resolve((step += 1) < 3 ? { again: at } : undefined),
    };
    await put(world, 'piece', { uniqueKey: 'one' });
    await runDueJobs(world.deps, [twice]);
    await put(world, 'another', { uniqueKey: 'one' });
    expect(await rows(world)).toMatchObject([{ tries: 0, due_at: at, leased_until: null, unique_key: 'one' }]);
    expect(await runDueJobs(world.deps, [twice])).toBe(0);
    world.clock.forward(60_000);
    expect(await runDueJobs(world.deps, [twice])).toBe(2);
    expect([step, await rows(world)]).toEqual([3, []]);
  });

  it('keeps what takes longer than a lease', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const world = await createWorld({ engine });
    const taken = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    await put(world, 'piece');
    const long = runDueJobs(world.deps, [
      kindOf(() => {
        taken.resolve();
        return over.promise;
      }),
    ]);
    await taken.promise;
    for (let renewed = 0; renewed < 5; renewed += 1) {
      world.clock.forward(10_000);
      const until = world.clock.now() + leaseMs;
      await vi.advanceTimersByTimeAsync(10_000);
      await expect.poll(async () => (await rows(world))[0]?.leased_until).toBe(until);
      expect(await runDueJobs(world.deps, [kindOf()])).toBe(0);
    }
    over.resolve();
    expect(await long).toBe(1);
    expect(await rows(world)).toEqual([]);
  });

  it('begins what is short while something else takes long', async () => {
    const world = await createWorld({ engine });
    const over = Promise.withResolvers<void>();
    const done: string[] = [];
    const kind = kindOf(async (name) => {
      if (name === 'long') {
        await over.promise;
      }
      done.push(name);
      if (name === 'short') {
        over.resolve();
      }
    });
    await put(world, 'long');
    const running = runDueJobs(world.deps, [kind]);
    await put(world, 'short');
    await running;
    expect(done).toEqual(['short', 'long']);
  });

  it('lets one of several runners have each piece', async () => {
    const world = await createWorld({ engine });
    const names = Array.from({ length: 60 }, (_, at) => String(at));
    for (const name of names) {
      await put(world, name);
    }
    const done: string[] = [];
    const slow = kindOf(async (name) => {
      await new Promise((resolve) => setImmediate(resolve));
      done.push(name);
    });
    const taken = await Promise.all([1, 2, 3, 4].map(() => runDueJobs(world.deps, [slow])));
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(60);
    expect(done.toSorted()).toEqual(names.toSorted());
  });

  it('holds one piece for a key until that is done or given up', async () => {
    const world = await createWorld({ engine });
    const failing = kindOf(() => Promise.reject(new Error('No.')), 1);
    await Promise.all(Array.from({ length: 8 }, (_, at) => put(world, String(at), { uniqueKey: 'one' })));
    await put(world, 'another', { uniqueKey: 'two' });
    expect(await rows(world)).toHaveLength(2);
    await runDueJobs(world.deps, [kindOf()]);
    await put(world, 'again', { uniqueKey: 'one' });
    await runDueJobs(world.deps, [failing]);
    await put(world, 'and again', { uniqueKey: 'one' });
    expect((await rows(world)).map(({ dead_at, payload }) => [dead_at !== null, payload])).toEqual([
      [true, '{"name":"again"}'],
      [false, '{"name":"and again"}'],
    ]);
  });

  it('waits ever longer between tries, and keeps what it gave up with its reason', async () => {
    const world = await createWorld({ engine });
    const failing = kindOf(() => Promise.reject(new Error('The mail server is away.')), 16);
    await put(world, 'piece');
    const waits: number[] = [];
    for (let tries = 0; tries < 15; tries += 1) {
      expect(await runDueJobs(world.deps, [failing])).toBe(1);
      const [row] = await rows(world);
      waits.push((row?.due_at ?? 0) - world.clock.now());
      world.clock.forward((waits.at(-1) ?? 0) - 1);
      expect(await runDueJobs(world.deps, [failing])).toBe(0);
      world.clock.forward(1);
    }
    const hours = 3_600_000;
    waits.forEach((wait, at) => {
      const least = Math.min(6 * hours, 5_000 * 2 ** at);
      expect([at, wait >= least && wait <= least * 1.34]).toEqual([at, true]);
    });
    await runDueJobs(world.deps, [failing]);
    expect(await rows(world)).toMatchObject([
      { tries: 16, dead_at: world.clock.now(), last_error: 'The mail server is away.', leased_until: null },
    ]);
    world.clock.forward(1000 * hours);
    expect(await runDueJobs(world.deps, [failing])).toBe(0);
  });

  it('gives up at once on what says that no other try would help', async () => {
    const world = await createWorld({ engine });
    const hopeless = kindOf(() => Promise.reject(Object.assign(new Error('Nobody lives there.'), { isFinal: true })));
    await put(world, 'piece');
    await runDueJobs(world.deps, [hopeless]);
    expect(await rows(world)).toMatchObject([
      { tries: 1, last_error: 'Nobody lives there.', dead_at: world.clock.now() },
    ]);
  });

  it('leaves work that it does not know to whoever does, such as a newer Clink beside this one', async () => {
    const world = await createWorld({ engine });
    await enqueue(world.deps.db, { kind: 'new' }, { payload: { name: 'later' }, now: world.clock.now() });
    expect(await runDueJobs(world.deps, [kindOf()])).toBe(0);
    expect(await rows(world)).toMatchObject([{ kind: 'new', tries: 0, dead_at: null }]);
    const done: string[] = [];
    const newer = { ...kindOf((name) => void done.push(name)), kind: 'new' };
    expect(await runDueJobs(world.deps, [kindOf(), newer])).toBe(1);
    expect(done).toEqual(['later']);
  });

  it('lets work go with the person whose it is', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    await enqueue(world.deps.db, { kind: 'piece' }, { userId: ana.user.id, now: world.clock.now() });
    await world.deps.db.deleteFrom('users').where('id', '=', ana.user.id).execute();
    expect(await rows(world)).toEqual([]);
  });
});

describe('a runner', () => {
  it('is woken by what its own process enqueues, and goes on after a failure', async () => {
    const world = await createWorld();
    const done: string[] = [];
    const work = kindOf((name) => {
      done.push(name);
      if (name === 'bad') {
        throw new Error('No.');
      }
    });
    const stop = keepRunningJobs(world.deps, [work]);
    onTestFinished(stop);
    await put(world, 'bad');
    await until(() => done.length === 1);
    // Until its own look is over, which might find the next piece without being woken.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const asked = performance.now();
    await put(world, 'good');
    await until(() => done.length === 2);
    // Sooner than it looks by itself.
    expect(performance.now() - asked).toBeLessThan(1_500);
    expect(done).toEqual(['bad', 'good']);
  });

  it('stops when what is under way is done, and takes nothing more', async () => {
    const world = await createWorld();
    const begun = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    await put(world, 'long');
    const stop = keepRunningJobs(world.deps, [
      kindOf(async () => {
        begun.resolve();
        await finish.promise;
      }),
    ]);
    await begun.promise;
    await put(world, 'too late');
    let stopped = false;
    const stopping = stop().then(() => {
      stopped = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(stopped).toBe(false);
    finish.resolve();
    await stopping;
    expect((await rows(world)).map(({ payload, tries }) => [payload, tries])).toEqual([['{"name":"too late"}', 0]]);
  });
});
