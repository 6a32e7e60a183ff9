import { describe, expect, it } from 'vitest';
import { send } from '#server/test/person.ts';
import { quickSpeech } from '#server/test/quick-speech.ts';
import { befriend, shareOf, toastOf } from '#server/test/sharing.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { friends } from '#shared/contract/friends.ts';
import { shares } from '#shared/contract/shares.ts';
import { toasts } from '#shared/contract/toasts.ts';

const notFound = {
  code: 'not_found',
  message: 'This shared toast may have expired or been removed by the creator.',
};
const dayMs = 86_400_000;

describe.each(engines)('a shared toast on %s', (engine) => {
  it('opens for anyone who has the link, with its lines and voice, and nothing else of its owner', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp('ana');
    const toast = await toastOf(ana);
    const share = await shareOf(ana, toast);
    expect(share).toMatchObject({ toastId: toast.id, visibility: 'public', allowComments: true, expiresAt: null });
    expect(share.shareUrl).toMatch(/\/shared\/[\w-]{22}$/);
    const answer = await send(world.app, { url: `/api/shared-toasts/${share.shareCode}` });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      toast: {
        id: toast.id,
        content: toast.content,
        lines: toast.lines.map(({ text, startMs, endMs }) => ({ text, startMs, endMs })),
        audioUrl: `/api/shared-toasts/${share.shareCode}/audio`,
        durationMs: toast.durationMs,
        createdAt: toast.createdAt,
        user: { name: ana.user.username, username: ana.user.username },
      },
      sharedToast: { id: share.id, toastId: toast.id, visibility: 'public', allowComments: true },
      can: { react: false, comment: false, answer: false, manage: false },
    });
    expect(answer.text).not.toContain(ana.email.split('@')[0]);
    const heard = await send(world.app, { url: answer.body.toast.audioUrl });
    const own = await ana.send({ url: toast.audioUrl ?? '' });
    expect([heard.status, heard.headers['content-type']]).toEqual([200, 'audio/mpeg']);
    expect(heard.bytes.equals(own.bytes)).toBe(true);
  });

  it('shows the lines that its owner ticked, with a voice of exactly these', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp('ana');
    const toast = await toastOf(ana);
    const whole = await shareOf(ana, toast);
    const share = await shareOf(ana, toast, { lines: [0, 2] });
    expect(share).toMatchObject({ id: whole.id, shareCode: whole.shareCode, lines: [0, 2], hasAudio: true });
    const { body } = await send(world.app, { url: `/api/shared-toasts/${share.shareCode}` });
    expect(body.toast.content).toBe([toast.lines[0]?.text, toast.lines[2]?.text].join('\n'));
    expect(body.toast.durationMs).toBeLessThan(toast.durationMs ?? 0);
    const last = body.toast.lines.at(-1);
    expect(last.endMs).toBeLessThanOrEqual(body.toast.durationMs);
    const heard = await send(world.app, { url: body.toast.audioUrl });
    expect(heard.status).toBe(200);
    await world.doJobs();
    const clips = await world.deps.db.selectFrom('audio_clips').select('id').execute();
    // The toast's own and the share's; the recording of the whole is gone.
    expect(clips).toHaveLength(2);
  });

  it('for friends is for friends alone', async () => {
    const world = await createWorld({ engine });
    const [ana, ben, cleo] = [await world.signUp('ana'), await world.signUp('ben'), await world.signUp('cleo')];
    await befriend(ben, ana);
    const toast = await toastOf(ana);
    const share = await shareOf(ana, toast, { visibility: 'friends-only' });
    const url = `/api/shared-toasts/${share.shareCode}`;
    expect((await ben.send({ url })).body.can).toMatchObject({ react: true, comment: true, answer: true });
    expect((await ana.send({ url })).body.can).toMatchObject({ manage: true });
    for (const path of [url, `${url}/audio`]) {
      for (const answer of [await cleo.send({ url: path }), await send(world.app, { url: path })]) {
        expect([answer.status, answer.body]).toEqual([404, notFound]);
      }
    }
    expect(await ben.call(shares.ofFriends)).toMatchObject([
      { shareCode: share.shareCode, user: { username: ana.user.username } },
    ]);
    expect(await cleo.call(shares.ofFriends)).toEqual([]);
  });

  it('is gone at once when it is taken back, flipped, expired, or the friendship ends, its voice too', async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    await befriend(ben, ana);
    const toast = await toastOf(ana);
    const expiresAt = new Date(world.clock.now() + dayMs).toISOString();
    const share = await shareOf(ana, toast, { expiresAt });
    const url = `/api/shared-toasts/${share.shareCode}`;
    const statuses = async () => [
      (await send(world.app, { url })).status,
      (await send(world.app, { url: `${url}/audio` })).status,
      (await ben.send({ url })).status,
      (await ben.send({ url: `${url}/audio` })).status,
    ];
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await shareOf(ana, toast, { visibility: 'friends-only', expiresAt });
    expect(await statuses()).toEqual([404, 404, 200, 200]);
    const [friend] = (await ana.call(friends.list)).friends;
    await ana.call(friends.remove, { params: { id: String(friend?.id) } });
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    await shareOf(ana, toast, { expiresAt });
    world.clock.forward(dayMs - 1);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    world.clock.forward(1);
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    expect(await ana.call(shares.list)).toMatchObject([{ id: share.id, expired: true }]);
    await shareOf(ana, toast, { expiresAt: null });
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await ana.call(shares.remove, { params: { id: String(share.id) } });
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    await world.doJobs();
    expect(await world.deps.db.selectFrom('audio_clips').select('id').execute()).toHaveLength(1);
    expect(await ana.call(toasts.latest)).toMatchObject({ shared: false, shareUrl: null });
  });

  it('is one, however often it is asked for at once', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp('ana');
    const toast = await toastOf(ana);
    const made = await Promise.all(Array.from({ length: 20 }, () => shareOf(ana, toast)));
    expect(new Set(made.map(({ shareCode }) => shareCode)).size).toBe(1);
    expect(await ana.call(shares.list)).toHaveLength(1);
    expect(await world.deps.db.selectFrom('audio_clips').select('id').execute()).toHaveLength(2);
    expect(await ana.call(toasts.latest)).toMatchObject({ shared: true, shareUrl: made[0]?.shareUrl });
  });

  it('leaves nothing behind when it is shared and taken back at once, and its owner goes', async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    const toast = await toastOf(ana);
    const share = await shareOf(ana, toast);
    const id = String(toast.id);
    const statuses = new Set<number>();
    const all = Array.from({ length: 30 }, async (_, at) => {
      const answer =
        at % 3 === 0
          ? await ana.send({ method: 'POST', url: `/api/toasts/${id}/share`, payload: { visibility: 'public' } })
          : at % 3 === 1
            ? await ana.send({ method: 'DELETE', url: `/api/shared-toasts/${String(share.id + Math.floor(at / 3))}` })
            : await ben.send({
                method: 'POST',
                url: `/api/toasts/${id}/comments?code=${share.shareCode}`,
                payload: { comment: 'To the plums.' },
              });
      statuses.add(answer.status);
    });
    await Promise.all(all);
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
    expect((await ana.call(shares.list)).length).toBeLessThanOrEqual(1);
    const said = ben.send({ method: 'POST', url: `/api/toasts/${id}/comments`, payload: { comment: 'Too late?' } });
    const gone = ana.send({ method: 'DELETE', url: '/api/user/account', payload: { password: ana.password } });
    expect([(await said).status, (await gone).status]).toEqual([404, 200]);
    await world.doJobs();
    for (const table of ['shares', 'comments', 'audio_clips', 'toasts'] as const) {
      expect([table, await world.deps.db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    }
    const left: string[] = [];
    for await (const { key } of world.deps.store.list()) {
      left.push(key);
    }
    expect(left).toEqual([]);
  });

  it('outlives an early toast whose place another takes', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp('ana');
    const share = await shareOf(ana, await toastOf(ana));
    await ana.writes('And the plums became jam.');
    await ana.call(toasts.generate, { body: { forceGenerate: true } });
    await world.doJobs();
    const url = `/api/shared-toasts/${share.shareCode}`;
    expect((await send(world.app, { url })).body.toast.content).toBe(share.content);
    expect((await send(world.app, { url: `${url}/audio` })).status).toBe(200);
  });

  it('is there to be read when the voice fails, and gets one when it is saved again', async () => {
    const speech = quickSpeech();
    let broken = false;
    const world = await createWorld({
      engine,
      replaced: {
        speech: {
          ...speech,
          speak: (request) => (broken ? Promise.reject(new Error('no voice')) : speech.speak(request)),
        },
      },
    });
    const ana = await world.signUp('ana');
    const toast = await toastOf(ana);
    broken = true;
    const silent = await shareOf(ana, toast, { lines: [1] });
    expect(silent).toMatchObject({ lines: [1], hasAudio: false });
    const { body } = await send(world.app, { url: `/api/shared-toasts/${silent.shareCode}` });
    expect(body.toast).toMatchObject({ audioUrl: null, content: toast.lines[1]?.text });
    broken = false;
    expect(await shareOf(ana, toast, { lines: [1] })).toMatchObject({ lines: [1], hasAudio: true });
    const heard = await send(world.app, { url: `/api/shared-toasts/${silent.shareCode}/audio` });
    expect(heard.status).toBe(200);
  });

  it('goes with the account, and its words with the key', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp('ana');
    const share = await shareOf(ana, await toastOf(ana));
    const answer = await ana.send({ method: 'DELETE', url: '/api/user/account', payload: { password: ana.password } });
    expect(answer.status).toBe(200);
    await world.doJobs();
    expect((await send(world.app, { url: `/api/shared-toasts/${share.shareCode}` })).status).toBe(404);
    expect(await world.deps.db.selectFrom('shares').selectAll().execute()).toEqual([]);
  });

  it("refuses what is not there: somebody else's toast, lines it does not have, a time that is over", async () => {
    const world = await createWorld({ engine });
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    const toast = await toastOf(ana);
    const url = `/api/toasts/${String(toast.id)}/share`;
    const share = (payload: object) => ana.send({ method: 'POST', url, payload });
    expect((await ben.send({ method: 'POST', url, payload: {} })).status).toBe(404);
    expect((await share({ lines: [] })).body.message).toBe('Please choose at least one line.');
    expect((await share({ lines: [99] })).status).toBe(400);
    expect((await share({ visibility: 'everyone' })).status).toBe(400);
    expect((await share({ expiresAt: new Date(world.clock.now()).toISOString() })).body.message).toBe(
      'Please choose a time that is still to come.',
    );
    expect(await world.deps.db.selectFrom('shares').selectAll().execute()).toEqual([]);
  });
});
