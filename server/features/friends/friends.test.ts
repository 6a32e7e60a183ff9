import { describe, expect, it } from 'vitest';
import { befriend, shareOf, toastOf } from '#server/test/sharing.ts';
import type { Person } from '#server/test/person.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { activity } from '#shared/contract/activity.ts';
import { comments } from '#shared/contract/comments.ts';
import { friends, invitations } from '#shared/contract/friends.ts';
import { reactions } from '#shared/contract/reactions.ts';
import { limits } from '#shared/limits.ts';

const dayMs = 86_400_000;

async function ask(one: Person, username: string) {
  return one.send({ method: 'POST', url: friends.ask.path, payload: { username } });
}

/** The usernames in each part of someone's list. */
async function listOf(person: Person) {
  const list = await person.call(friends.list);
  const names = (part: keyof typeof list) => list[part].map(({ user }) => user.username);
  return {
    friends: names('friends'),
    incoming: names('incoming'),
    outgoing: names('outgoing'),
    blocked: names('blocked'),
  };
}

const nobody = { friends: [], incoming: [], outgoing: [], blocked: [] };

describe.each(engines)('friends on %s', (engine) => {
  it('are asked by username, answered, and ended, and the other is told of no more than there is', async () => {
    const { signUp } = await createWorld({ engine });
    const [ana, ben] = [await signUp('ana'), await signUp('ben')];
    const [anas, bens] = [ana.user.username, ben.user.username];
    await ask(ana, ` @${bens.toUpperCase()} `);
    expect(await listOf(ana)).toEqual({ ...nobody, outgoing: [bens] });
    expect(await listOf(ben)).toEqual({ ...nobody, incoming: [anas] });
    const [request] = (await ben.call(friends.list)).incoming;
    const params = { id: String(request?.id) };
    // Who asked cannot answer.
    for (const status of ['accepted', 'rejected', 'blocked'] as const) {
      const own = await ana.send({ method: 'PATCH', url: `/api/friends/${params.id}`, payload: { status } });
      expect([status, own.status]).toEqual([status, 404]);
    }
    await ben.call(friends.update, { params, body: { status: 'accepted' } });
    expect([await listOf(ana), await listOf(ben)]).toEqual([
      { ...nobody, friends: [bens] },
      { ...nobody, friends: [anas] },
    ]);
    await ana.call(friends.remove, { params });
    expect([await listOf(ana), await listOf(ben)]).toEqual([nobody, nobody]);
  });

  it('answer alike whether or not there is such a person, also in what is shown of it later', async () => {
    const { signUp, clock } = await createWorld({ engine });
    const [ana, ben, cleo] = [await signUp('ana'), await signUp('ben'), await signUp('cleo')];
    await befriend(ana, ben);
    const [friend] = (await ben.call(friends.list)).friends;
    await ben.call(friends.update, { params: { id: String(friend?.id) }, body: { status: 'blocked' } });
    const answers = [
      await ask(ana, 'nobody-knows-1234'),
      await ask(ana, ben.user.username),
      await ask(ana, cleo.user.username),
      await ask(ana, cleo.email),
    ];
    expect(new Set(answers.map(({ status, text }) => `${String(status)} ${text}`)).size).toBe(1);
    const { outgoing } = await ana.call(friends.list);
    expect(outgoing.map(({ user }) => user)).toEqual(
      [cleo.email, cleo.user.username, ben.user.username, 'nobody-knows-1234'].map((name) => ({
        name,
        username: name,
      })),
    );
    expect((await listOf(ben)).incoming).toEqual([]);
    // Turned down or not, it looks the same to who asked; a month later it may be heard again.
    const [request] = (await cleo.call(friends.list)).incoming;
    await cleo.call(friends.update, { params: { id: String(request?.id) }, body: { status: 'rejected' } });
    expect((await ana.call(friends.list)).outgoing).toEqual(outgoing);
    await ask(ana, cleo.user.username);
    expect((await listOf(cleo)).incoming).toEqual([]);
    clock.forward(31 * dayMs);
    const again = await ana.send({
      method: 'POST',
      url: '/api/login',
      payload: { username: ana.email, password: ana.password },
    });
    expect(again.status).toBe(200);
    await ana.send({
      method: 'POST',
      url: friends.ask.path,
      payload: { username: cleo.user.username },
      headers: { cookie: `authToken=${String(again.body.token)}` },
    });
    const signedIn = await cleo.send({
      method: 'POST',
      url: '/api/login',
      payload: { username: cleo.email, password: cleo.password },
    });
    const list = await cleo.send({
      url: friends.list.path,
      headers: { cookie: `authToken=${String(signedIn.body.token)}` },
    });
    expect(list.body.incoming).toHaveLength(1);
  });

  it('are made when two ask each other, once, however much at once', async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? ask(ana, ben.user.username) : ask(ben, ana.user.username))),
    );
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await listOf(ana)).toEqual({ ...nobody, friends: [ben.user.username] });
    expect(await world.deps.db.selectFrom('friendships').select('id').execute()).toHaveLength(1);
    expect((await ask(ana, ana.user.username)).body.message).toBe('That is your own username.');
    for (const blank of ['   ', '@', ' @ ']) {
      expect((await ask(ana, blank)).body.message).toBe('Username is required');
    }
  });

  it('vanish for each other when one blocks, with all they said, until it is lifted', async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    await befriend(ana, ben);
    const toast = await toastOf(ana);
    const share = await shareOf(ana, toast);
    const named = { params: { id: String(toast.id) }, query: { code: share.shareCode } };
    await ben.call(comments.add, { ...named, body: { comment: 'To the plums.' } });
    await ben.call(reactions.react, { ...named, body: { reaction: '👏' } });
    const [friend] = (await ana.call(friends.list)).friends;
    await ana.call(friends.update, { params: { id: String(friend?.id) }, body: { status: 'blocked' } });
    expect(await listOf(ana)).toEqual({ ...nobody, blocked: [ben.user.username] });
    expect(await listOf(ben)).toEqual(nobody);
    expect(await ana.call(comments.list, named)).toEqual([]);
    expect(await ana.call(reactions.list, named)).toEqual({ reactions: {}, userReaction: null });
    expect((await ben.send({ url: `/api/shared-toasts/${share.shareCode}` })).status).toBe(404);
    // Neither way: who blocks sees nothing of the other either.
    const bens = await shareOf(ben, await toastOf(ben));
    expect((await ana.send({ url: `/api/shared-toasts/${bens.shareCode}` })).status).toBe(404);
    const [block] = (await ana.call(friends.list)).blocked;
    const url = `/api/friends/blocks/${String(block?.id)}`;
    expect((await ben.send({ method: 'DELETE', url })).status).toBe(404);
    expect((await ana.send({ method: 'DELETE', url })).status).toBe(200);
    expect((await ben.send({ url: `/api/shared-toasts/${share.shareCode}` })).status).toBe(200);
    expect(await listOf(ana)).toEqual(nobody);
  });

  it('are made by an invitation link, as long as it lasts', async () => {
    const world = await createWorld({ engine });
    const [ana, ben, cleo] = [await world.signUp('ana'), await world.signUp('ben'), await world.signUp('cleo')];
    expect(await ana.call(invitations.current)).toBeNull();
    const first = await ana.call(invitations.make);
    expect(first).toMatchObject({ left: limits.invitationUses });
    expect(await ana.call(invitations.current)).toEqual(first);
    const codeOf = (url: string) => url.split('/').at(-1) ?? '';
    const params = { code: codeOf(first.url) };
    expect(await ben.call(invitations.look, { params })).toEqual({
      user: { name: ana.user.username, username: ana.user.username },
      own: false,
      friends: false,
    });
    await ben.call(invitations.accept, { params });
    await ben.call(invitations.accept, { params });
    expect(await listOf(ana)).toEqual({ ...nobody, friends: [ben.user.username] });
    expect(await ana.call(invitations.current)).toMatchObject({ left: limits.invitationUses - 1 });
    expect((await ana.call(activity.list)).map(({ kind, names }) => [kind, names])).toEqual([
      ['friends', [ben.user.username]],
    ]);
    expect(await ben.call(activity.list)).toEqual([]);
    const own = await ana.send({ method: 'POST', url: `/api/friends/invitations/${params.code}` });
    expect([own.status, own.body.message]).toEqual([400, 'This is your own invitation.']);
    const second = await ana.call(invitations.make);
    const gone = await cleo.send({ method: 'POST', url: `/api/friends/invitations/${params.code}` });
    expect([gone.status, gone.body.message]).toEqual([
      404,
      'This invitation does not work any more. Please ask for a new one.',
    ]);
    const url = `/api/friends/invitations/${codeOf(second.url)}`;
    await ana.call(invitations.withdraw);
    expect((await cleo.send({ method: 'POST', url })).status).toBe(404);
    const third = await ana.call(invitations.make);
    world.clock.set(third.expiresAt);
    const late = await world.signUp('dora');
    expect((await late.send({ url: `/api/friends/invitations/${codeOf(third.url)}` })).status).toBe(404);
  });

  it('are made by a link, also between two of whom one had asked before, and the one who invites is told', async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    await ask(ben, ana.user.username);
    const { url } = await ana.call(invitations.make);
    await ben.call(invitations.accept, { params: { code: url.split('/').at(-1) ?? '' } });
    expect([await listOf(ana), await listOf(ben)]).toEqual([
      { ...nobody, friends: [ben.user.username] },
      { ...nobody, friends: [ana.user.username] },
    ]);
    expect((await ana.call(activity.list)).map(({ kind }) => kind)).toEqual(['friends']);
    expect(await ben.call(activity.list)).toEqual([]);
  });

  it('make no more friends with one link than it is for', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp('ana');
    const { url } = await ana.call(invitations.make);
    const guests = await Promise.all(Array.from({ length: limits.invitationUses + 2 }, () => world.signUp('guest')));
    const answers = await Promise.all(
      guests.map((guest) =>
        guest.send({ method: 'POST', url: `/api/friends/invitations/${url.split('/').at(-1) ?? ''}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.invitationUses);
    expect((await ana.call(friends.list)).friends).toHaveLength(limits.invitationUses);
  });
});

describe.each(engines)('how others see someone on %s', (engine) => {
  it('is by a handle and a name of their choice', async () => {
    const { signUp } = await createWorld({ engine });
    const [ana, ben] = [await signUp('ana'), await signUp('ben')];
    const change = (payload: object) => ana.send({ method: 'PATCH', url: '/api/user/profile', payload });
    expect((await change({ name: '  Ana M.  ' })).body).toEqual({ name: 'Ana M.', username: ana.user.username });
    expect((await change({ username: 'Plum-Picker' })).body).toEqual({ name: 'Ana M.', username: 'plum-picker' });
    expect((await change({ name: '' })).body).toEqual({ name: 'plum-picker', username: 'plum-picker' });
    const taken = await change({ username: ben.user.username });
    expect([taken.status, taken.body.fields]).toEqual([409, { username: 'Someone has this username already.' }]);
    for (const username of ['a', 'with space', 'ana@example.org', '-ana', 'a--b', 'x'.repeat(33), 'αννα', '1ana']) {
      expect([username, (await change({ username })).status]).toEqual([username, 400]);
    }
  });
});
