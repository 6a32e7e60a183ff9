import type { KeyObject } from 'node:crypto';
import type { Server } from 'node:net';
import { join } from 'node:path';
import pino from 'pino';
import { wrappedKeyOf } from '#server/features/accounts/accounts.service.ts';
import { preparePushKeys } from '#server/features/push/push.service.ts';
import { createRuns } from '#server/features/toasts/runs.ts';
import { createLanguage } from '#server/language/language.ts';
import { systemClock, systemRandom } from '#server/platform/clock.ts';
import { countersSecret } from '#server/platform/crypto/instance-key.ts';
import { createKeyring } from '#server/platform/crypto/keyring.ts';
import { noDamageWatch, watchForDamage } from '#server/platform/db/damage.ts';
import { openDatabase, sqlitePath, type OpenOptions } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import type { App } from '#server/platform/http/http.ts';
import { createCounters, uncounted } from '#server/platform/limits/counters.ts';
import { countingThoughFull } from '#server/platform/limits/sturdy-counters.ts';
import { createMailer } from '#server/platform/mail/mailer.ts';
import { reasonOf } from '#server/platform/log/reason.ts';
import { createOutside } from '#server/platform/outside/outside.ts';
import { createPush } from '#server/platform/push/push.ts';
import { createVoiceService } from '#server/platform/speech/service/voice-service.ts';
import { withService } from '#server/platform/speech/service/with-service.ts';
import { createSpeech, type Speech } from '#server/platform/speech/speech.ts';
import { createFolderStore } from '#server/platform/storage/folder-store.ts';
import type { AudioStore } from '#server/platform/storage/audio-store.ts';
import { createTranscriber } from '#server/platform/transcribing/transcriber.ts';
import { createModel } from '#server/platform/writing/writing.ts';
import { buildApp } from './app.ts';
import { keepUp } from './chores.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { buildClosedApp } from './closed.ts';
import { checkInstanceKey, findLeftovers, MustNotOpen, takeInstanceKey } from './instance.ts';
import { migrations } from './migrations.ts';
import { allBound } from './sealing/bindings.table.ts';
import { remarksOnVoice, remarksOnWriter } from './remarks.ts';
import { sealedFormat } from './sealing/format.ts';
import { toldPlainly } from './start-troubles.ts';
import type { Tables } from './tables.ts';

/** Opens everything Clink works with: the database brought up to date, the keys, the recordings, the voice. */
export async function openDeps(config: Config, replaced: Partial<Deps> = {}): Promise<Deps> {
  const log = replaced.log ?? pino({ level: config.logLevel });
  const options = {
    url: config.databaseUrl,
    dataDir: config.dataDir,
    onIdleError: (error: Error) => log.warn({ reason: error.message }, 'a database connection was lost'),
  };
  const store = createFolderStore(join(config.dataDir, 'audio'));
  const damage = config.databaseUrl
    ? noDamageWatch
    : watchForDamage(sqlitePath(config.dataDir), () =>
        log.error('the database file is damaged: stop Clink, and bring back a copy of it'),
      );
  const { instanceKey, db } = await toldPlainly(config, async () => ({
    instanceKey: await prepareDatabase(config, { ...options, patient: true }, store),
    db: openDatabase<Tables>({
      ...options,
      onError: damage.see,
      onNoRoom: () => log.warn('the disk is full: what is there can be read, and nothing is saved until there is room'),
    }),
  }));
  const clock = replaced.clock ?? systemClock;
  const deps: Deps = {
    config,
    log,
    db,
    clock,
    random: systemRandom,
    keyring: createKeyring({
      instanceKey,
      find: (userId) => wrappedKeyOf({ db }, userId),
      now: () => clock.now(),
      opensBare: (await sealedFormat(db)) !== allBound,
      onDamage: (where) =>
        log.error(where, 'what is sealed here is damaged; the command verify looks through everything'),
    }),
    store,
    damage,
    speech: speechOf(config, { clock, log }),
    language: createLanguage({
      workers: config.languageWorkers,
      onTrouble: (trouble) => log.warn(trouble, 'words could not be read'),
    }),
    model: createModel(config.model),
    transcriber: createTranscriber(config.transcriber),
    runs: createRuns(),
    counters: config.rateLimits
      ? countingThoughFull(createCounters({ db, clock, secret: countersSecret(instanceKey) }), clock)
      : uncounted,
    home: { url: addressOf(null, config) },
    mailer: createMailer({
      ...config.mail,
      outbox: join(config.dataDir, 'outbox'),
      tell: (sentence) => process.stdout.write(`${sentence}\n`),
      now: () => clock.now(),
    }),
    outside: createOutside({ db, clock }),
    push: createPush({ privateHosts: config.push.privateHosts, contact: contactOf(config) }),
    sandbox: false,
    ...replaced,
  };
  await preparePushKeys(deps);
  return deps;
}

/** Push services want to know whom to ask about this server. */
function contactOf({ publicUrl, mail }: Config): string {
  const address = /<([^<>]+)>/.exec(mail.from)?.[1] ?? mail.from;
  return publicUrl?.startsWith('https:') ? publicUrl : `mailto:${address.trim()}`;
}

function speechOf({ voice, voiceWorkers }: Config, { clock, log }: Pick<Deps, 'clock' | 'log'>): Speech {
  const builtin = createSpeech({ workers: voiceWorkers });
  const onTrouble = (error: unknown) =>
    log.warn({ reason: reasonOf(error) }, 'the voice service could not be used, and the built-in voice spoke');
  return voice ? withService(builtin, { service: createVoiceService(voice, clock), onTrouble }) : builtin;
}

/** Makes sure that database, folder and key belong together, before anything is changed; then brings the schema up to date. */
async function prepareDatabase(config: Config, options: OpenOptions, store: AudioStore): Promise<KeyObject> {
  const source = { dataDir: config.dataDir, given: config.instanceKey };
  const leftovers = await findLeftovers(config, store);
  const db = openDatabase<Tables>(options);
  try {
    const key = await checkInstanceKey(db, source, leftovers);
    await migrate(db, migrations);
    return key ?? (await takeInstanceKey(db, source));
  } finally {
    await db.destroy();
  }
}

export async function closeDeps({ speech, language, model, db }: Deps): Promise<void> {
  await Promise.all([speech.close(), language.close(), model?.close?.()]);
  await db.destroy();
}

const mostWaitMs = 8_000;

export type Serving = {
  address: string;
  /** Why Clink is not open, in a sentence for the operator; null when it is. */
  closed: string | null;
  /** What the operator should know besides, in sentences; they come when Clink is open already. */
  remarks: Promise<string[]>;
  stop: () => Promise<void>;
};

/**
 * Serves until told to stop, then finishes what is under way. Where opening would lose something, it serves nothing but
 * the reason: a start that ended would only be tried again and again, and nobody would read why.
 */
export async function serve(config: Config): Promise<Serving> {
  const deps = await openDeps(config).catch((error: unknown) => {
    if (error instanceof MustNotOpen) {
      return error;
    }
    throw error;
  });
  return deps instanceof MustNotOpen ? serveReason(config, deps.message) : serveClink(deps);
}

async function serveClink(deps: Deps): Promise<Serving> {
  const { config } = deps;
  const app = await buildApp(deps);
  try {
    await listen(app, config);
  } catch (error) {
    await app.close();
    await closeDeps(deps);
    throw error;
  }
  deps.home.url = addressOf(app.server.address(), config);
  const stopChores = keepUp(deps);
  return {
    address: deps.home.url,
    closed: null,
    // A courtesy, over which no Clink ends.
    remarks: Promise.all([remarksOnWriter(config), remarksOnVoice(config)]).then(
      (remarks) => remarks.flat(),
      () => [],
    ),
    stop: async () => {
      // A model in the house may take minutes more: the toast it was writing is composed here, at once.
      await Promise.all([closeGently(app), deps.model?.close?.()]);
      await stopChores();
      await closeDeps(deps);
    },
  };
}

async function listen(app: App, config: Config): Promise<void> {
  await toldPlainly(config, () => app.listen({ host: config.host, port: config.port }));
}

async function serveReason(config: Config, reason: string): Promise<Serving> {
  const app = await buildClosedApp(config, reason);
  await listen(app, config);
  return {
    address: addressOf(app.server.address(), config),
    closed: reason,
    remarks: Promise.resolve([]),
    stop: () => closeGently(app),
  };
}

/** What is being answered is finished; connections that only wait are let go, and after eight seconds all of them. */
export async function closeGently(app: App): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  const last = setTimeout(() => app.server.closeAllConnections(), mostWaitMs);
  await app.close();
  clearInterval(idle);
  clearTimeout(last);
}

function addressOf(bound: ReturnType<Server['address']>, config: Config): string {
  if (config.publicUrl) {
    return config.publicUrl.replace(/(?<!\/)\/+$/, '');
  }
  const port = typeof bound === 'object' && bound ? bound.port : config.port;
  const local = config.host === '127.0.0.1' || config.host === '0.0.0.0' || config.host === '::';
  return `http://${local ? 'localhost' : config.host}:${String(port)}`;
}
