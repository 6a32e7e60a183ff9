import { describe, expect, it } from 'vitest';
import { runDueJobs, type Job, type JobDeps } from '#server/platform/jobs/jobs.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { jobs } from '#shared/contract/jobs.ts';

describe.each(engines)('work that was given up, on %s', (engine) => {
  it('is shown to admins, tried again when they say so, and forgotten', async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    await world.doJobs();
    const now = world.clock.now();
    await world.deps.db.updateTable('users').set({ admin_since: now }).where('id', '=', ana.user.id).execute();
    let works = false;
    const piece: Job<JobDeps> = {
      kind: 'piece',
      mostTries: 1,
      run: () => (works ? Promise.resolve() : Promise.reject(new Error('The voice is away.'))),
    };
    for (const userId of [ana.user.id, ben.user.id]) {
      await enqueue(world.deps.db, piece, { userId, now });
    }
    expect(await ana.call(jobs.givenUp)).toEqual([]);
    await runDueJobs(world.deps, [piece]);
    const [last, first] = await ana.call(jobs.givenUp);
    expect(last).toEqual({
      id: last?.id,
      kind: 'piece',
      tries: 1,
      reason: 'The voice is away.',
      givenUpAt: new Date(now).toISOString(),
    });
    const params = { id: String(first?.id) };
    const refused = await ben.send({ method: 'POST', url: `/api/admin/jobs/${params.id}`, payload: { again: false } });
    expect(refused.status).toBe(403);

    works = true;
    expect(await ana.call(jobs.settle, { params, body: { again: true } })).toEqual({ message: 'It is tried again.' });
    expect(await runDueJobs(world.deps, [piece])).toBe(1);
    const gone = await ana.send({ method: 'POST', url: `/api/admin/jobs/${params.id}`, payload: { again: true } });
    expect(gone.status).toBe(404);
    await ana.call(jobs.settle, { params: { id: String(last?.id) }, body: { again: false } });
    expect(await ana.call(jobs.givenUp)).toEqual([]);
    expect(await runDueJobs(world.deps, [piece])).toBe(0);
  });
});
