import { describe, expect, it, onTestFinished } from 'vitest';
import type { Engine } from '#server/platform/db/database.ts';
import { createMailer } from '#server/platform/mail/mailer.ts';
import { noOutside } from '#server/platform/outside/outside.ts';
import { createPush } from '#server/platform/push/push.ts';
import { hum, standIn as voiceStandIn, wav } from '#server/platform/speech/service/stand-in.fixture.ts';
import { createVoiceService } from '#server/platform/speech/service/voice-service.ts';
import { withService } from '#server/platform/speech/service/with-service.ts';
import { standIn as transcriberStandIn } from '#server/platform/transcribing/stand-in.ts';
import { standIn as modelStandIn } from '#server/platform/writing/stand-in.ts';
import { makeDueToasts } from '#server/test/due-toasts.ts';
import { startMailServer } from '#server/test/mail-server.ts';
import { send, type Person } from '#server/test/person.ts';
import { startProvider } from '#server/test/provider.ts';
import { startPushService } from '#server/test/push-service.ts';
import { quickSpeech } from '#server/test/quick-speech.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { exports } from '#shared/contract/exports.ts';
import { ledger, type OutsideCall } from '#shared/contract/ledger.ts';
import { push } from '#shared/contract/push.ts';
import { recordings } from '#shared/contract/recordings.ts';
import { reviews } from '#shared/contract/reviews.ts';
import { toasts } from '#shared/contract/toasts.ts';

const dayMs = 86_400_000;
const words = 'I saw a heron standing in the last light by the river.';
const early = { body: { forceGenerate: true } };

/** A Clink whose operator has set up everything there is, each a service on this machine. */
async function wellConnected(engine: Engine) {
  let now = () => 0;
  const [model, transcriber, voice, mail, pushes, provider] = await Promise.all([
    modelStandIn('openai-compatible', { status: 400 }),
    transcriberStandIn({ body: JSON.stringify({ text: 'I saw a heron.' }) }),
    voiceStandIn({ body: wav(hum({ seconds: 3 })) }),
    startMailServer(),
    startPushService(),
    startProvider({ now: () => now() }),
  ]);
  onTestFinished(() => provider.stop());
  const world = await createWorld({
    engine,
    env: {
      ...transcriber.env,
      WRITER: 'openai-compatible',
      WRITER_URL: model.url,
      WRITER_MODEL: model.config.model,
      SUPABASE_URL: provider.url,
      SUPABASE_ANON_KEY: 'public-key',
    },
    replaced: {
      speech: withService(quickSpeech(), {
        service: createVoiceService(voice.config, { now: () => 0 }),
        onTrouble: () => {},
      }),
      mailer: createMailer({ smtpUrl: mail.url, from: 'a@b.org', outbox: '', tell: () => {}, now: () => 0 }),
      push: createPush({ privateHosts: ['localhost'], contact: 'mailto:toast@example.org' }),
    },
  });
  now = () => world.clock.now();
  return { ...world, model, transcriber, voice, mail, pushes, provider };
}

async function callsOf(person: Pick<Person, 'call'>): Promise<OutsideCall[]> {
  return (await person.call(ledger.read)).calls;
}

/** What went out for someone: each purpose once, with the hosts and what became of it. */
async function kindsOf(person: Pick<Person, 'call'>): Promise<Record<string, string>> {
  const calls = await callsOf(person);
  return Object.fromEntries(calls.map(({ purpose, host, outcome }) => [purpose, `${host} ${outcome}`]));
}

const hostOf = (url: string) => new URL(url).host;

describe.each(engines)('whom words went to, on %s,', (engine) => {
  it('stands in the ledger of whom it was made for, and in nobody else’s', async () => {
    const world = await wellConnected(engine);
    const { model, transcriber, voice, mail, pushes, provider } = world;
    const ana = await world.signUp('ana');
    await ana.writes(words);
    await world.doJobs();
    await ana.call(toasts.generate, early);
    const headers = { 'content-type': 'audio/webm' };
    // The first bytes of a WebM, and what is said in it.
    const sound = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from('a heron')]);
    await ana.send({ method: 'POST', url: recordings.transcribe.path, headers, payload: sound });
    await ana.call(push.add, { body: pushes.device().subscription });
    world.clock.set('2026-03-08T09:00:00Z');
    await makeDueToasts(world.deps);
    await world.doJobs();

    const calls = await callsOf(ana);
    expect(await kindsOf(ana)).toEqual({
      'toast-words': `${hostOf(model.url)} failed`,
      'toast-voice': `${hostOf(String('url' in voice.config && voice.config.url))} done`,
      dictation: `${hostOf(transcriber.url)} done`,
      notification: `localhost:${String(pushes.port)} done`,
      mail: `${new URL(mail.url).hostname} done`,
    });
    const made = (purpose: OutsideCall['purpose']) => calls.filter((call) => call.purpose === purpose);
    expect(made('toast-words')).toHaveLength(model.asked.length);
    expect(made('toast-words').map(({ bytes }) => bytes)).toEqual(
      model.asked.map(({ raw }) => Buffer.byteLength(raw)).toReversed(),
    );
    expect(made('toast-voice')).toHaveLength(voice.asked.length);
    expect(made('notification')).toHaveLength(pushes.asked);
    expect(made('dictation')[0]?.bytes).toBeGreaterThanOrEqual(sound.length);
    expect(calls.every(({ isThisMachine }) => isThisMachine)).toBe(true);
    expect(JSON.stringify(calls)).not.toMatch(/heron|ana-|example\.org/);

    const ben = await world.signUp('ben');
    expect(await callsOf(ben)).toEqual([]);
    const headersOf = { authorization: `Bearer ${await provider.issue()}` };
    const came = await send(world.app, {
      method: 'POST',
      url: accounts.socialLogin.path,
      headers: headersOf,
      payload: {},
    });
    const cookie = { cookie: `authToken=${String(came.body.token)}` };
    const social = await send(world.app, { method: 'GET', url: ledger.read.path, headers: cookie });
    expect(social.body.calls).toMatchObject([{ purpose: 'sign-in', host: hostOf(provider.url), bytes: 0 }]);
    expect(await callsOf(ana)).toHaveLength(calls.length);
  });

  it('is nobody by default, after a whole week with toasts, a review and an export', async () => {
    const told: string[] = [];
    const world = await createWorld({ engine });
    const { config, clock } = world.deps;
    world.deps.mailer = createMailer({
      ...config.mail,
      outbox: `${world.dataDir}/outbox`,
      tell: (sentence) => told.push(sentence),
      now: () => clock.now(),
    });
    const ana = await world.signUp();
    await world.doJobs();
    const id = await ana.writes(words);
    for (const more of ['We picked the first lemons.', 'My sister called.']) {
      world.clock.forward(dayMs);
      await ana.writes(more);
    }
    await ana.call(toasts.generate, early);
    await ana.call(reviews.make, { params: { id: String(id) } });
    await ana.call(exports.reflections);
    world.clock.set('2026-03-08T09:00:00Z');
    await makeDueToasts(world.deps);
    await world.doJobs();
    expect(await ana.call(toasts.latest)).not.toBeNull();
    expect(told.length).toBeGreaterThan(0);
    expect(await ana.call(ledger.read)).toMatchObject({ calls: [], callsInAll: 0 });
  });

  it('is forgotten after thirty days, and goes with the account', async () => {
    const world = await wellConnected(engine);
    const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
    await world.doJobs();
    expect(await callsOf(ana)).toHaveLength(1);
    await ben.send({ method: 'DELETE', url: accounts.deleteAccount.path, payload: { password: ben.password } });
    const rows = () => world.deps.db.selectFrom('third_party_calls').select('user_id').execute();
    expect(await rows()).toEqual([{ user_id: ana.user.id }]);
    world.clock.forward(30 * dayMs - 1);
    await world.deps.outside.sweep();
    expect(await rows()).toHaveLength(1);
    world.clock.forward(1);
    await world.deps.outside.sweep();
    expect(await rows()).toEqual([]);
  });

  it('is noted before it is made: what cannot be noted is not made, and the toast comes all the same', async () => {
    const world = await wellConnected(engine);
    const ana = await world.signUp();
    await ana.writes(words);
    await world.deps.db.schema.dropTable('third_party_calls').execute();
    expect(await ana.call(toasts.generate, early)).toMatchObject({ writer: 'builtin', voicedBy: 'fallback' });
    await world.doJobs();
    expect([world.model.asked, world.voice.asked, world.mail.mails]).toEqual([[], [], []]);
  });

  it('stands there as begun when the server goes down before the answer', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const outgoing = world.deps.outside.on({ userId: ana.user.id, purpose: 'mail' });
    let seen: OutsideCall[] = [];
    await outgoing({ host: 'mail.example.org', bytes: 7 }, async () => {
      seen = await callsOf(ana);
    });
    expect(seen).toMatchObject([{ host: 'mail.example.org', isThisMachine: false, bytes: 7, outcome: 'begun' }]);
    expect(await callsOf(ana)).toMatchObject([{ outcome: 'done' }]);
  });
});

it('in testing mode nothing goes out at all', async () => {
  const outside = noOutside();
  let isMade = false;
  const make = () => {
    isMade = true;
    return Promise.resolve();
  };
  await expect(
    outside.on({ userId: 1, purpose: 'mail' })({ host: 'mail.example.org', bytes: 1 }, make),
  ).rejects.toThrow('Nothing goes out');
  expect(isMade).toBe(false);
});
