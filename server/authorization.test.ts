import { expect, it } from 'vitest';
import { bringsIn } from '#server/features/imports/imports.fixture.ts';
import { addPasskeyOf, createAuthenticator } from '#server/test/authenticator.ts';
import { send, type Person } from '#server/test/person.ts';
import { aSound, bodyFor, everyRoute, isWrite, type Route } from '#server/test/routes.ts';
import { everyRow } from '#server/test/rows.ts';
import { befriend, shareOf } from '#server/test/sharing.ts';
import { createWorld, type World } from '#server/test/world.ts';
import { matrix, roles, withLink, type Role } from './authorization.fixture.ts';
import { comments } from '#shared/contract/comments.ts';
import { feeds } from '#shared/contract/feeds.ts';
import { friendLines } from '#shared/contract/friend-lines.ts';
import { friends, invitations } from '#shared/contract/friends.ts';
import { push } from '#shared/contract/push.ts';
import { sessions } from '#shared/contract/sessions.ts';
import { toasts } from '#shared/contract/toasts.ts';

/** What stands in addresses for the things of one owner, and how each role asks for them. */
type Scene = {
  owner: Person;
  things: Record<string, string>;
  as: Record<Role, { cookie?: string }>;
};

const pushKeys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
const cookieOf = (token: string) => ({ cookie: `authToken=${token}` });

/** An owner with one of everything, and everyone who may come by. */
async function sceneIn(world: World): Promise<Scene> {
  const people = ['owner', 'stranger', 'friend', 'pending', 'blocked', 'admin', 'signedOut', 'deleted'] as const;
  const [owner, stranger, friend, pending, blocked, admin, signedOut, deleted] = (await Promise.all(
    people.map((name) => world.signUp(name.toLowerCase())),
  )) as [Person, Person, Person, Person, Person, Person, Person, Person];
  const note = await owner.writes('Walked to the market with my sister and we bought far too many plums.');
  const toast = await owner.call(toasts.generate, { body: { forceGenerate: true } });
  await befriend(friend, owner);
  await befriend(blocked, owner);
  await pending.call(friends.ask, { body: { username: owner.user.username } });
  const share = await shareOf(owner, toast, { visibility: 'friends-only' });
  const onToast = { params: { id: String(toast.id) } };
  const comment = await friend.call(comments.add, { ...onToast, body: { comment: 'To the plums.' } });
  await friend.call(friendLines.offer, { ...onToast, body: { line: 'And the jam.' } });
  const [line] = await owner.call(friendLines.list);
  const list = await owner.call(friends.list);
  const own = (name: Person) => list.friends.find(({ user }) => user.username === name.user.username);
  await owner.call(friends.update, { params: { id: String(own(blocked)?.id) }, body: { status: 'blocked' } });
  const [block] = (await owner.call(friends.list)).blocked;
  const podcast = await owner.call(feeds.make, { body: { kind: 'podcast', name: 'Kitchen radio' } });
  const calendar = await owner.call(feeds.make, { body: { kind: 'calendar', name: 'Phone' } });
  const device = await owner.call(push.add, { body: { endpoint: 'https://push.example.com/owner', keys: pushKeys } });
  const passkey = await addPasskeyOf(owner, createAuthenticator());
  const brought = await bringsIn(owner, { name: 'a.csv', bytes: 'date,text\n2026-03-01,A swim.' });
  const invitation = await owner.call(invitations.make);
  const [session] = await owner.call(sessions.list);
  const { db } = world.deps;
  const award = await db.selectFrom('user_badges').select('id').where('user_id', '=', owner.user.id).executeTakeFirst();
  await db.updateTable('users').set({ admin_since: 1 }).where('id', '=', admin.user.id).execute();
  await signedOut.send({ method: 'POST', url: '/api/logout' });
  await deleted.send({ method: 'DELETE', url: '/api/user/account', payload: { password: deleted.password } });
  const request = list.incoming.find(({ user }) => user.username === pending.user.username);
  const entered = await send(world.app, { method: 'POST', url: '/api/auth/testing-mode' });
  const guest = [entered.headers['set-cookie']].flat().map((cookie) => String(cookie).split(';')[0] ?? '');
  return {
    owner,
    things: {
      '/api/notes/{id}': String(note),
      '/api/toasts/{id}': String(toast.id),
      '/api/audio/clips/{clip}': toast.audioUrl?.split('/').at(-1) ?? '',
      '/api/user/sessions/{id}': String(session?.id),
      '/api/user/passkeys/{id}': String(passkey.id),
      '/api/gamification/badges/{id}': String(award?.id),
      '/api/shared-toasts/{id}': String(share.id),
      '/api/shared-toasts/{code}': share.shareCode,
      '/api/friends/blocks/{id}': String(block?.id),
      '/api/friends/invitations/{code}': invitation.url.split('/').at(-1) ?? '',
      'PATCH /api/friends/{id}': String(request?.id),
      '/api/friends/{id}': String(own(friend)?.id),
      '/api/friend-lines/{id}': String(line?.id),
      '/api/admin/reports/{id}': String(comment.id),
      '/api/recordings/{recording}': `${'0'.repeat(32)}?ms=1000`,
      '/api/push/devices/{id}': String(device.id),
      '/api/feeds/{id}': String(podcast.feed.id),
      '/api/imports/{id}': String(brought.id),
      '/api/podcasts/{token}': podcast.address.split('/').at(-2) ?? '',
      '/api/calendars/{token}': calendar.address.split('/').at(-2) ?? '',
      '{comment}': String(comment.id),
      '{episode}': String(toast.id),
    },
    as: {
      visitor: {},
      owner: cookieOf(owner.token),
      stranger: cookieOf(stranger.token),
      friend: cookieOf(friend.token),
      pending: cookieOf(pending.token),
      blocked: cookieOf(blocked.token),
      admin: cookieOf(admin.token),
      signedOut: cookieOf(signedOut.token),
      deleted: cookieOf(deleted.token),
      guest: { cookie: guest.filter((cookie) => !cookie.endsWith('=')).join('; ') },
    },
  };
}

function addressOf(route: Route, { things }: Scene): string {
  const kind = Object.keys(things).find((start) => route.path.startsWith(start) || nameOf(route).startsWith(start));
  const path = route.path.replace(/\{(?:comment|episode)\}/, (name) => things[name] ?? '');
  return kind ? path.replace(/\{\w+\}/, things[kind] ?? '') : route.url;
}

type Asking = { scene: Scene; role: Role; code?: string };

async function statusFor(world: World, route: Route, { scene, role, code }: Asking): Promise<number> {
  const { method, takesBody, takesType } = route;
  const answer = await send(world.app, {
    method,
    url: addressOf(route, scene) + (code !== undefined && route.path.startsWith('/api/toasts/') ? `?code=${code}` : ''),
    headers: { ...scene.as[role], ...(takesType !== null && { 'content-type': takesType }) },
    ...(takesType !== null && { payload: aSound }),
    ...(takesBody && takesType === null && { payload: bodyFor(route) }),
  });
  return answer.status;
}

const nameOf = (route: Route) => `${String(route.method)} ${route.path}`;
/** What a call may leave otherwise than it was for the one after it: things that addresses name, and sessions. */
const leavesTraces = /\{|generate|logout|login|register|invitation|sessions|account|testing-mode/;
/** Streams stay open as long as someone listens: they have tests of their own. */
const streams = new Set(['GET /api/toasts/progress', 'GET /api/toasts/{id}/live']);

it('every call answers each role as the table says, and changes nothing for those it refuses', async () => {
  const world = await createWorld({ env: { TESTING_MODE: 'true' } });
  const routes = (await everyRoute(world.app)).filter((route) => !streams.has(nameOf(route)));
  expect(Object.keys(matrix).toSorted()).toEqual(routes.map(nameOf).toSorted());
  let scene = await sceneIn(world);
  for (const route of routes) {
    const statuses: number[] = [];
    for (const role of roles) {
      const before = isWrite(route) ? await lasting(world) : null;
      const status = await statusFor(world, route, { scene, role });
      statuses.push(status);
      const isRefused = status >= 400;
      expect([nameOf(route), role, isRefused && (await lasting(world))]).toEqual([
        nameOf(route),
        role,
        isRefused && (before ?? (await lasting(world))),
      ]);
      if (before && !isRefused && leavesTraces.test(route.path)) {
        // It did what it was asked: the next finds everything as it was.
        scene = await sceneIn(world);
      }
    }
    expect(`${nameOf(route)}: ${statuses.join(' ')}`).toBe(`${nameOf(route)}: ${matrix[nameOf(route)] ?? ''}`);
  }
}, 300_000);

it('with the link of what is shared with anyone, each role sees it, but for those who are blocked', async () => {
  const world = await createWorld({ env: { TESTING_MODE: 'true' } });
  const scene = await sceneIn(world);
  const toast = { id: Number(scene.things['/api/toasts/{id}']) };
  const { shareCode } = await shareOf(scene.owner, toast, { visibility: 'public' });
  const routes = await everyRoute(world.app);
  for (const [name, expected] of Object.entries(withLink)) {
    const route = routes.find((each) => nameOf(each) === name);
    const statuses: number[] = [];
    for (const role of roles) {
      statuses.push(route ? await statusFor(world, route, { scene, role, code: shareCode }) : 0);
    }
    expect(`${name}: ${statuses.join(' ')}`).toBe(`${name}: ${expected}`);
  }
});

/** Everything that is kept, but for what moves by itself. */
async function lasting(world: World): Promise<object> {
  const {
    sessions: _sessions,
    counts: _counts,
    failed_sign_ins: _failed,
    jobs: _jobs,
    activity_seen: _seen,
    ...rows
  } = await everyRow(world.deps.db);
  return rows;
}
