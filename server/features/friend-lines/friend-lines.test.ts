import { describe, expect, it } from 'vitest';
import { befriend, shareOf, toastOf } from '#server/test/sharing.ts';
import { createWorld, engines, type World } from '#server/test/world.ts';
import { friendLines } from '#shared/contract/friend-lines.ts';
import { friends } from '#shared/contract/friends.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { makeDueToasts } from '#server/test/due-toasts.ts';

const early = { body: { forceGenerate: true } };

async function friendsWithToast(world: World) {
  const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
  await ben.send({ method: 'PATCH', url: '/api/user/profile', payload: { name: 'Ben' } });
  await befriend(ben, ana);
  const toast = await toastOf(ana);
  const share = await shareOf(ana, toast, { visibility: 'friends-only' });
  const offer = (line: string) =>
    ben.send({ method: 'POST', url: `/api/toasts/${String(toast.id)}/answer`, payload: { line } });
  return { ana, ben, toast, share, offer };
}

const spokenBy = (lines: { text: string; from?: string | undefined }[]) =>
  lines.filter(({ from }) => from !== undefined).map(({ text }) => text);

describe.each(engines)("a friend's line on %s", (engine) => {
  it('is spoken only once its receiver lets it be, in early toasts until a weekly one has told it', async () => {
    const world = await createWorld({ engine });
    const { ana, offer } = await friendsWithToast(world);
    expect((await offer('  To the plums,\n and the jam.  ')).status).toBe(201);
    expect(spokenBy((await ana.call(toasts.generate, early)).lines)).toEqual([]);
    const [line] = await ana.call(friendLines.list);
    expect(line).toMatchObject({ line: 'To the plums, and the jam.', welcome: false, user: { name: 'Ben' } });
    const params = { id: String(line?.id) };
    await ana.call(friendLines.decide, { params, body: { welcome: true } });
    const said = ['Ben raises a glass: “To the plums, and the jam.”'];
    for (const _ of [1, 2]) {
      const { lines } = await ana.call(toasts.generate, early);
      expect(spokenBy(lines)).toEqual(said);
      expect(lines.at(-1)?.from).toBeUndefined();
      expect(lines.every(({ startMs, endMs }) => startMs !== null && endMs !== null)).toBe(true);
    }
    await ana.call(friendLines.decide, { params, body: { welcome: false } });
    expect(spokenBy((await ana.call(toasts.generate, early)).lines)).toEqual([]);
    await ana.call(friendLines.decide, { params, body: { welcome: true } });
    world.clock.forward(7 * 86_400_000);
    expect(await makeDueToasts(world.deps)).toBe(2);
    const row = await world.deps.db.selectFrom('friend_lines').select('spoken_at').executeTakeFirst();
    expect(row?.spoken_at).toBe(world.clock.now());
  });

  it('is not spoken once its author is no friend any more, and waits for its receiver alone', async () => {
    const world = await createWorld({ engine });
    const { ana, ben, offer } = await friendsWithToast(world);
    for (const line of ['One.', 'Two.', 'Three.']) {
      expect((await offer(line)).status).toBe(201);
    }
    expect((await offer('Four.')).status).toBe(409);
    expect((await offer(' ')).body.message).toBe('Please write a line first.');
    expect((await offer('x'.repeat(141))).body.message).toBe('Please keep this line under 140 characters.');
    const lines = await ana.call(friendLines.list);
    for (const { id } of lines) {
      const params = { id: String(id) };
      expect(
        (await ben.send({ method: 'PATCH', url: `/api/friend-lines/${params.id}`, payload: { welcome: true } })).status,
      ).toBe(404);
      await ana.call(friendLines.decide, { params, body: { welcome: true } });
    }
    const [friend] = (await ana.call(friends.list)).friends;
    await ana.call(friends.remove, { params: { id: String(friend?.id) } });
    expect(spokenBy((await ana.call(toasts.generate, early)).lines)).toEqual([]);
    // Nothing that will not be spoken is shown as if it would be.
    expect(await ana.call(friendLines.list)).toEqual([]);
    await befriend(ben, ana);
    expect(await ana.call(friendLines.list)).toHaveLength(3);
  });

  it('is no part of what is shared, unless it is ticked', async () => {
    const world = await createWorld({ engine });
    const { ana, offer } = await friendsWithToast(world);
    await offer('To the plums.');
    const [line] = await ana.call(friendLines.list);
    await ana.call(friendLines.decide, { params: { id: String(line?.id) }, body: { welcome: true } });
    const toast = await ana.call(toasts.generate, early);
    const share = await shareOf(ana, toast);
    expect(share.content).not.toContain('Ben');
    const all = await shareOf(ana, toast, { lines: toast.lines.map((_, at) => at) });
    expect(all.content).toContain('Ben raises a glass');
  });
});
