import { describe, expect, it } from 'vitest';
import { send, type Person } from '#server/test/person.ts';
import { befriend, shareOf, toastOf } from '#server/test/sharing.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { activity } from '#shared/contract/activity.ts';
import { comments, reports } from '#shared/contract/comments.ts';
import { reactions } from '#shared/contract/reactions.ts';
import { shares } from '#shared/contract/shares.ts';

const family = '👨‍👩‍👧‍👦';

async function sharedToast(world: World) {
  const [ana, ben, cleo] = [await world.signUp('ana'), await world.signUp('ben'), await world.signUp('cleo')];
  const toast = await toastOf(ana);
  const share = await shareOf(ana, toast);
  const named = { params: { id: String(toast.id) }, query: { code: share.shareCode } };
  return { ana, ben, cleo, toast, share, named };
}

describe.each(engines)('comments on %s', (engine) => {
  it('are read by everyone who sees the toast, and changed and deleted by those who may', async () => {
    const world = await createWorld({ engine });
    const { ana, ben, cleo, named, share, toast } = await sharedToast(world);
    const said = await ben.call(comments.add, { ...named, body: { comment: '  To the plums.  ' } });
    expect(said).toMatchObject({
      comment: 'To the plums.',
      updatedAt: null,
      user: { name: ben.user.username, username: ben.user.username },
      can: { edit: true, delete: true, report: false, block: false },
    });
    const canOf = async (person: Person) => (await person.call(comments.list, named))[0]?.can;
    expect(await canOf(ana)).toEqual({ edit: false, delete: true, report: true, block: true });
    expect(await canOf(cleo)).toEqual({ edit: false, delete: false, report: true, block: false });
    const url = `/api/toasts/${String(toast.id)}/comments?code=${share.shareCode}`;
    const visitor = await send(world.app, { url });
    expect(visitor.body[0].can).toEqual({ edit: false, delete: false, report: false, block: false });
    expect((await send(world.app, { method: 'POST', url, payload: { comment: 'Hi' } })).status).toBe(401);

    const one = { ...named, params: { ...named.params, comment: String(said.id) } };
    world.clock.forward(60_000);
    expect(await ben.call(comments.edit, { ...one, body: { comment: 'To the jam.' } })).toMatchObject({
      comment: 'To the jam.',
      updatedAt: new Date(world.clock.now()).toISOString(),
    });
    const path = `/api/toasts/${String(toast.id)}/comments/${String(said.id)}?code=${share.shareCode}`;
    for (const person of [ana, cleo]) {
      expect((await person.send({ method: 'PATCH', url: path, payload: { comment: 'No.' } })).status).toBe(404);
    }
    expect((await cleo.send({ method: 'DELETE', url: path })).status).toBe(404);
    await ana.call(comments.remove, one);
    expect(await ben.call(comments.list, named)).toEqual([]);
  });

  it('belong to the toast of the address alone', async () => {
    const world = await createWorld({ engine });
    const { ana, ben, named, share } = await sharedToast(world);
    const other = await toastOf(ben);
    const bens = await shareOf(ben, other);
    const said = await ana.call(comments.add, { ...named, body: { comment: 'My own.' } });
    const url = `/api/toasts/${String(other.id)}/comments/${String(said.id)}`;
    for (const code of [bens.shareCode, share.shareCode, '']) {
      const query = code && { code };
      expect((await ben.send({ method: 'DELETE', url, ...(query && { query }) })).status).toBe(404);
    }
    const body = await ben.send({
      method: 'POST',
      url: `/api/toasts/${String(other.id)}/comments`,
      payload: { comment: 'Hello', toastId: Number(named.params.id) },
    });
    expect(body.status).toBe(400);
    expect(await ana.call(comments.list, named)).toHaveLength(1);
  });

  it('are 1 to 500 characters as a person counts, and are kept as they are', async () => {
    const world = await createWorld({ engine });
    const { ben, named, toast, share } = await sharedToast(world);
    const url = `/api/toasts/${String(toast.id)}/comments?code=${share.shareCode}`;
    const say = (comment: unknown) => ben.send({ method: 'POST', url, payload: { comment } });
    expect((await say('   ')).body.message).toBe('Comment cannot be empty');
    expect((await say(undefined)).body.message).toBe('Comment cannot be empty');
    expect((await say('x'.repeat(501))).body.message).toBe('Comment too long (max 500 characters)');
    expect((await say(family.repeat(501))).body.message).toBe('Comment too long (max 500 characters)');
    expect((await say('a\0b')).status).toBe(400);
    const hostile = [family.repeat(500), '<script>alert(1)</script>', '\u202Eevil\u202C', '[x](javascript:alert(1))'];
    for (const words of hostile) {
      expect((await say(words)).body.comment).toBe(words);
    }
    expect((await ben.call(comments.list, named)).map(({ comment }) => comment)).toEqual(hostile);
    const rows = JSON.stringify(await world.deps.db.selectFrom('comments').selectAll().execute());
    expect(rows).not.toContain(Buffer.from('script').toString('hex'));
  });

  it('are not there where they are switched off', async () => {
    const world = await createWorld({ engine });
    const { ana, ben, toast, named } = await sharedToast(world);
    await ben.call(comments.add, { ...named, body: { comment: 'To the plums.' } });
    const share = await shareOf(ana, toast, { allowComments: false });
    const url = `/api/toasts/${String(toast.id)}/comments?code=${share.shareCode}`;
    for (const answer of [
      await ben.send({ url }),
      await ben.send({ method: 'POST', url, payload: { comment: 'x' } }),
    ]) {
      expect([answer.status, answer.body.message]).toEqual([403, 'Comments are switched off for this toast.']);
    }
    expect((await ben.send({ url: `/api/shared-toasts/${share.shareCode}` })).body.can).toMatchObject({
      comment: false,
      react: true,
    });
    await shareOf(ana, toast);
    expect(await ben.call(comments.list, named)).toHaveLength(1);
  });

  it('are reported to admins, who take them away or leave them', async () => {
    const world = await createWorld({ engine });
    const { ana, ben, cleo, named } = await sharedToast(world);
    const ids = [];
    for (const words of ['Unkind.', 'Kind.']) {
      ids.push((await ben.call(comments.add, { ...named, body: { comment: words } })).id);
    }
    for (const id of ids) {
      const one = { ...named, params: { ...named.params, comment: String(id) } };
      await cleo.call(comments.report, one);
      await cleo.call(comments.report, one);
      await ana.call(comments.report, one);
    }
    expect((await cleo.send({ url: reports.list.path })).status).toBe(403);
    await world.deps.db.updateTable('users').set({ admin_since: 1 }).where('id', '=', cleo.user.id).execute();
    const listed = await cleo.call(reports.list);
    expect(listed.map(({ comment, count }) => [comment, count])).toEqual(
      expect.arrayContaining([
        ['Unkind.', 2],
        ['Kind.', 2],
      ]),
    );
    await cleo.call(reports.settle, { params: { id: String(ids[0]) }, body: { remove: true } });
    await cleo.call(reports.settle, { params: { id: String(ids[1]) }, body: { remove: false } });
    expect(await cleo.call(reports.list)).toEqual([]);
    expect((await ben.call(comments.list, named)).map(({ comment }) => comment)).toEqual(['Kind.']);
  });

  it('and reactions go when the share does, and when an account does', async () => {
    const world = await createWorld({ engine });
    const { ana, ben, cleo, named, share } = await sharedToast(world);
    for (const person of [ben, cleo]) {
      await person.call(comments.add, { ...named, body: { comment: 'To the plums.' } });
      await person.call(reactions.react, { ...named, body: { reaction: '👍' } });
    }
    await ben.send({ method: 'DELETE', url: '/api/user/account', payload: { password: ben.password } });
    expect(await cleo.call(comments.list, named)).toHaveLength(1);
    expect(await cleo.call(reactions.list, named)).toEqual({ reactions: { '👍': 1 }, userReaction: '👍' });
    await ana.call(shares.remove, { params: { id: String(share.id) } });
    for (const table of ['comments', 'reactions'] as const) {
      expect(await world.deps.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it('by someone that the owner blocks are gone, and so is that one', async () => {
    const world = await createWorld({ engine });
    const { ana, ben, cleo, named, share } = await sharedToast(world);
    const said = await ben.call(comments.add, { ...named, body: { comment: 'Unkind.' } });
    await cleo.call(comments.add, { ...named, body: { comment: 'Kind.' } });
    const one = { ...named, params: { ...named.params, comment: String(said.id) } };
    await ana.call(comments.block, one);
    expect((await cleo.call(comments.list, named)).map(({ comment }) => comment)).toEqual(['Kind.']);
    expect((await ben.send({ url: `/api/shared-toasts/${share.shareCode}` })).status).toBe(404);
  });
});

describe.each(engines)('reactions on %s', (engine) => {
  it('are one a person: another takes its place, the same again takes it back', async () => {
    const world = await createWorld({ engine });
    const { ana, ben, named, toast } = await sharedToast(world);
    const react = (person: Person, reaction: '❤️' | '👍' | '👏') =>
      person.call(reactions.react, { ...named, body: { reaction } });
    expect(await react(ben, '❤️')).toEqual({ reactions: { '❤️': 1 }, userReaction: '❤️' });
    expect(await react(ben, '👏')).toEqual({ reactions: { '👏': 1 }, userReaction: '👏' });
    expect(await react(ana, '👏')).toEqual({ reactions: { '👏': 2 }, userReaction: '👏' });
    expect(await react(ben, '👏')).toEqual({ reactions: { '👏': 1 }, userReaction: null });
    const url = `/api/toasts/${String(toast.id)}/reactions`;
    const send_ = (payload: object) => ben.send({ method: 'POST', url, query: { code: named.query.code }, payload });
    expect((await send_({ reaction: '' })).body.message).toBe('Reaction is required');
    expect((await send_({})).body.message).toBe('Reaction is required');
    expect((await send_({ reaction: '💣' })).body.message).toBe('This reaction is not known.');
    expect((await ben.send({ method: 'POST', url, payload: { reaction: '👍' } })).status).toBe(404);
    const parallel = await Promise.all(Array.from({ length: 30 }, () => react(ben, '👍')));
    expect(parallel).toHaveLength(30);
    const rows = await world.deps.db.selectFrom('reactions').select('user_id').execute();
    expect(new Set(rows.map(({ user_id }) => user_id)).size).toBe(rows.length);
  });
});

describe.each(engines)('what happened lately on %s', (engine) => {
  it('is told to the owner in one entry a kind and toast, and their own deeds are not', async () => {
    const world = await createWorld({ engine });
    const { ana, ben, cleo, named, toast } = await sharedToast(world);
    expect(await ana.call(activity.list)).toEqual([]);
    for (const person of [ben, cleo, ana]) {
      world.clock.forward(1000);
      await person.call(reactions.react, { ...named, body: { reaction: '👍' } });
      await person.call(comments.add, { ...named, body: { comment: 'To the plums.' } });
    }
    world.clock.forward(1000);
    await befriend(ana, ben);
    const told = await ana.call(activity.list);
    expect(told.map(({ kind, toastId, count, names }) => [kind, toastId, count, names])).toEqual([
      ['friends', null, 1, [ben.user.username]],
      ['reactions', toast.id, 2, [cleo.user.username, ben.user.username]],
      ['comments', toast.id, 2, [cleo.user.username, ben.user.username]],
    ]);
    // What comes in the moment in which a page shows the rest is not lost.
    world.clock.forward(1000);
    await ben.call(comments.add, { ...named, body: { comment: 'And to the jam.' } });
    await ana.call(activity.see, { body: { until: told[0]?.latestAt ?? '' } });
    expect((await ana.call(activity.list)).map(({ kind, count }) => [kind, count])).toEqual([['comments', 1]]);
    await ana.call(activity.see, { body: { until: told[2]?.latestAt ?? '' } });
    expect(await ana.call(activity.list)).toHaveLength(1);
    world.clock.forward(1000);
    await ana.call(activity.see, { body: null });
    expect(await ana.call(activity.list)).toEqual([]);
    expect(await ben.call(activity.list)).toEqual([]);
  });
});
