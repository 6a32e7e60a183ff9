import type { Server } from 'node:net';
import { join } from 'node:path';
import pino from 'pino';
import { wrappedKeyOf } from '#server/features/accounts/accounts.service.ts';
import { createRuns } from '#server/features/toasts/runs.ts';
import { makeDueToasts } from '#server/features/toasts/toasts.service.ts';
import { systemClock, systemRandom } from '#server/platform/clock.ts';
import { loadInstanceKey } from '#server/platform/crypto/instance-key.ts';
import { createKeyring } from '#server/platform/crypto/keyring.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { every } from '#server/platform/every.ts';
import { createSpeech } from '#server/platform/speech/speech.ts';
import { createFolderStore } from '#server/platform/storage/folder-store.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { requireInstanceKey } from './instance.ts';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

/** Opens everything Clink works with: the database brought up to date, the keys, the recordings, the voice. */
export async function openDeps(config: Config, replaced: Partial<Deps> = {}): Promise<Deps> {
  const log = replaced.log ?? pino({ level: config.logLevel });
  const db = openDatabase<Tables>({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    onIdleError: (error) => log.warn({ reason: error.message }, 'an idle database connection was lost'),
  });
  await migrate(db, migrations);
  const instanceKey = loadInstanceKey({ dataDir: config.dataDir, given: config.instanceKey });
  await requireInstanceKey(db, instanceKey);
  const clock = replaced.clock ?? systemClock;
  return {
    config,
    log,
    db,
    clock,
    random: systemRandom,
    keyring: createKeyring({ instanceKey, find: (userId) => wrappedKeyOf({ db }, userId), now: () => clock.now() }),
    store: createFolderStore(join(config.dataDir, 'audio')),
    speech: createSpeech(),
    runs: createRuns(),
    ...replaced,
  };
}

export async function closeDeps({ speech, db }: Deps): Promise<void> {
  await speech.close();
  await db.destroy();
}

const sweepEveryMs = 30_000;

/** Serves until told to stop, then finishes what is under way. Answers with the address and with how to stop. */
export async function serve(config: Config): Promise<{ address: string; stop: () => Promise<void> }> {
  const deps = await openDeps(config);
  const { log } = deps;
  const app = await buildApp(deps);
  await app.listen({ host: config.host, port: config.port });
  const stopSweeping = every(
    sweepEveryMs,
    (stopping) => makeDueToasts(deps, stopping),
    (error) => log.error({ err: error }, 'the weekly toasts could not be looked after'),
  );
  return {
    address: addressOf(app.server.address(), config),
    stop: async () => {
      await app.close();
      await stopSweeping();
      await closeDeps(deps);
    },
  };
}

function addressOf(bound: ReturnType<Server['address']>, config: Config): string {
  if (config.publicUrl) {
    return config.publicUrl;
  }
  const port = typeof bound === 'object' && bound ? bound.port : config.port;
  const local = config.host === '127.0.0.1' || config.host === '0.0.0.0' || config.host === '::';
  return `http://${local ? 'localhost' : config.host}:${String(port)}`;
}
