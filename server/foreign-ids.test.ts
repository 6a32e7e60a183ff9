import { describe, expect, it } from 'vitest';
import { bringsIn } from '#server/features/imports/imports.fixture.ts';
import { addPasskeyOf, createAuthenticator } from '#server/test/authenticator.ts';
import type { Answer, Person } from '#server/test/person.ts';
import { quickSpeech } from '#server/test/quick-speech.ts';
import { aSound, bodyFor, everyRoute, type Route } from '#server/test/routes.ts';
import { lastingRows } from '#server/test/rows.ts';
import { befriend, shareOf } from '#server/test/sharing.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { comments } from '#shared/contract/comments.ts';
import { feeds } from '#shared/contract/feeds.ts';
import { friendLines } from '#shared/contract/friend-lines.ts';
import { friends } from '#shared/contract/friends.ts';
import { push } from '#shared/contract/push.ts';
import { sessions } from '#shared/contract/sessions.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { often } from '#shared/often.fixture.ts';

const pairs = often(12, 500);
/** By how many milliseconds the usual answers may differ. */
const mostDifference = 5;
const tries = 3;

/** What stands in an address for a thing of somebody's, and the beginning of the addresses that name such a thing. */
type Theirs = { begins: string; name: string; comment?: string };

/** One thing of each kind that addresses name, of one person. */
async function thingsOf(world: World): Promise<Theirs[]> {
  const [ana, cleo, dora] = [await world.signUp('ana'), await world.signUp('cleo'), await world.signUp('dora')];
  await befriend(cleo, ana);
  const note = await ana.writes('Nobody else knows of the heron.');
  const toast = await ana.call(toasts.generate, { body: { forceGenerate: true } });
  const share = await shareOf(ana, toast, { visibility: 'friends-only' });
  const onToast = { params: { id: String(toast.id) } };
  const comment = await ana.call(comments.add, { ...onToast, body: { comment: 'To the heron.' } });
  await cleo.call(friendLines.offer, { ...onToast, body: { line: 'And to the reeds.' } });
  const [line] = await ana.call(friendLines.list);
  const [friend] = (await ana.call(friends.list)).friends;
  await befriend(dora, ana);
  const [newest] = (await ana.call(friends.list)).friends.filter(({ user }) => user.username === dora.user.username);
  await ana.call(friends.update, { params: { id: String(newest?.id) }, body: { status: 'blocked' } });
  const [block] = (await ana.call(friends.list)).blocked;
  const { feed } = await ana.call(feeds.make, { body: { kind: 'podcast', name: 'Kitchen radio' } });
  const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
  const device = await ana.call(push.add, { body: { endpoint: 'https://push.example.com/ana', keys } });
  const brought = await bringsIn(ana, { name: 'a.csv', bytes: 'date,text\n2026-03-01,A swim.' });
  const passkey = await addPasskeyOf(ana, createAuthenticator());
  const [session] = await ana.call(sessions.list);
  const { db } = world.deps;
  const award = await db.selectFrom('user_badges').select('id').where('user_id', '=', ana.user.id).executeTakeFirst();
  return [
    { begins: '/api/notes/', name: String(note) },
    { begins: '/api/toasts/', name: String(toast.id), comment: String(comment.id) },
    { begins: '/api/shared-toasts/{id}', name: String(share.id) },
    { begins: '/api/shared-toasts/{code}', name: share.shareCode },
    { begins: '/api/friends/blocks/', name: String(block?.id) },
    { begins: '/api/friends/', name: String(friend?.id) },
    { begins: '/api/friend-lines/', name: String(line?.id) },
    { begins: '/api/feeds/', name: String(feed.id) },
    { begins: '/api/imports/', name: String(brought.id) },
    { begins: '/api/push/devices/', name: String(device.id) },
    { begins: '/api/audio/clips/', name: toast.audioUrl?.split('/').at(-1) ?? '' },
    { begins: '/api/user/sessions/', name: String(session?.id) },
    { begins: '/api/user/passkeys/', name: String(passkey.id) },
    { begins: '/api/gamification/badges/', name: String(award?.id) },
  ];
}

/** What anyone may ask for, or admins alone, and what people name by themselves: those have tests of their own. */
const named = [
  '/api/friends/invitations/{code}',
  '/api/admin/reports/{id}',
  '/api/admin/jobs/{id}',
  '/api/admin/feedback/{id}',
  '/api/admin/feedback/{id}/audio',
  '/api/unsubscribe/{secret}',
  '/api/voices/{id}/introduction',
  '/api/voices/{id}/sample',
  '/api/voices/{id}/toast',
  '/api/voices/{id}/toast/audio',
  '/api/recordings/{recording}',
  '/api/podcasts/{token}/feed.xml',
  '/api/podcasts/{token}/toasts/{episode}/audio.mp3',
  '/api/podcasts/{token}/toasts/{episode}/transcript.vtt',
  '/api/calendars/{token}/clink.ics',
];

function addressOf({ path }: Route, { name, comment = '' }: Pick<Theirs, 'name' | 'comment'>): string {
  return path.replace('{comment}', comment).replace(/\{\w+\}/, name);
}

function requestFor(route: Route, thing: Pick<Theirs, 'name' | 'comment'>) {
  const { method, takesBody, takesType } = route;
  return {
    method,
    url: addressOf(route, thing),
    ...(takesType !== null && { headers: { 'content-type': takesType }, payload: aSound }),
    ...(takesBody && takesType === null && { payload: bodyFor(route) }),
  };
}

function told({ status, text, headers }: Answer): unknown {
  const { date: _, ...rest } = headers;
  return { status, text, headers: rest };
}

function median(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** How far apart the usual times of two answers are, in milliseconds, both of which must be the same 404. */
async function timeBetween(
  ben: Person,
  route: Route,
  things: readonly [Pick<Theirs, 'name' | 'comment'>, Pick<Theirs, 'name' | 'comment'>],
): Promise<number> {
  const took: [number[], number[]] = [[], []];
  for (let at = 0; at < pairs; at += 1) {
    const answers: Answer[] = [];
    for (const which of [0, 1] as const) {
      const start = performance.now();
      answers.push(await ben.send(requestFor(route, things[which])));
      took[which].push(performance.now() - start);
    }
    expect([route.path, answers[0] && told(answers[0])]).toEqual([route.path, answers[1] && told(answers[1])]);
    expect([route.path, answers[0]?.status]).toEqual([route.path, 404]);
  }
  return Math.abs(median(took[0]) - median(took[1]));
}

describe.each(engines)('what is not yours on %s', { timeout: 60_000 + pairs * 200 }, (engine) => {
  it('is answered like what is not there, in words, headers and time, and stays as it is', async () => {
    const world = await createWorld({ engine, replaced: { speech: quickSpeech() } });
    const things = await thingsOf(world);
    const ben = await world.signUp('ben');
    const routes = (await everyRoute(world.app)).filter(({ path }) => path.includes('{') && !named.includes(path));
    expect(routes.length).toBeGreaterThan(8);
    const before = await lastingRows(world.deps.db);
    for (const route of routes) {
      const thing = things.find(({ begins }) => route.path.startsWith(begins));
      expect([route.path, thing?.name]).toEqual([route.path, expect.stringMatching(/^[\w-]+$/)]);
      const length = thing?.name.length ?? 0;
      const name = length >= 22 ? 'f'.repeat(length) : '987654321';
      const missing = { name, comment: '987654321' };
      let difference = Number.POSITIVE_INFINITY;
      // What differs by itself differs each time; what differs by chance does not.
      for (let at = 0; at < tries && difference >= mostDifference; at += 1) {
        difference = await timeBetween(ben, route, [thing ?? missing, missing]);
      }
      expect([route.path, difference < mostDifference, difference]).toEqual([route.path, true, difference]);
    }
    expect(await lastingRows(world.deps.db)).toEqual(before);
  });
});
