import { createSecretKey } from 'node:crypto';
import { devNull } from 'node:os';
import { sql } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { wrappedKeyOf } from '#server/features/accounts/accounts.service.ts';
import { createRuns } from '#server/features/toasts/runs.ts';
import { migrations } from '#server/migrations.ts';
import type { Language } from '#server/language/language.ts';
import type { Random } from '#server/platform/clock.ts';
import { createKeyring } from '#server/platform/crypto/keyring.ts';
import { noDamageWatch } from '#server/platform/db/damage.ts';
import { openMemoryDatabase } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { createCounters, uncounted } from '#server/platform/limits/counters.ts';
import type { Speech } from '#server/platform/speech/speech.ts';
import { noOutside } from '#server/platform/outside/outside.ts';
import { createMemoryStore } from '#server/platform/storage/memory-store.ts';
import type { Db, Tables } from '#server/tables.ts';
import { guestsFrom } from '#shared/limits.ts';

const mostRecordingBytes = 200_000_000;

/** How large the sandbox's database may grow. */
export const mostDatabaseBytes = 64 * 2 ** 20;

/**
 * What features reach the world through in testing mode: everything they write to is in memory, sealed with a key of
 * its own, nothing is sent, and no model, no transcriber and no social
 * provider is known.
 *
 * Each part is named here and none is passed on unseen: a new one asks what it may do in a world that leaves no trace.
 */
export async function openSandboxDeps(real: Deps): Promise<Deps> {
  const { clock, random } = real;
  const db = openMemoryDatabase<Tables>(mostDatabaseBytes);
  await migrate(db, migrations);
  await startNumbersFarOff(db, random);
  const config = {
    ...real.config,
    // Whatever would still write a file fails at once.
    dataDir: devNull,
    databaseUrl: undefined,
    instanceKey: undefined,
    model: null,
    transcriber: null,
    voice: null,
    social: null,
    mail: { ...real.config.mail, smtpUrl: undefined },
  };
  return {
    config,
    db,
    clock,
    random,
    keyring: createKeyring({
      instanceKey: createSecretKey(random.bytes(32)),
      find: (userId) => wrappedKeyOf({ db }, userId),
      now: () => clock.now(),
    }),
    store: createMemoryStore(mostRecordingBytes, () => clock.now()),
    speech: oneParty(real.speech),
    language: inOneTurn(real.language),
    model: null,
    transcriber: null,
    runs: createRuns(),
    counters: config.rateLimits ? createCounters({ db, clock, secret: createSecretKey(random.bytes(32)) }) : uncounted,
    damage: noDamageWatch,
    mailer: {
      ready: () => Promise.resolve(),
      send: () => Promise.resolve(),
      forget: () => Promise.resolve(),
      sweep: () => Promise.resolve(),
    },
    push: real.push,
    home: real.home,
    outside: noOutside(),
    log: real.log,
    sandbox: true,
  };
}

/**
 * Devices keep drafts by the person's number, and tell visitors by it: nobody here may have the number of someone with
 * an account, nor of someone who was here before a restart.
 */
async function startNumbersFarOff(db: Db, random: Random): Promise<void> {
  const first = guestsFrom + random.bytes(4).readUInt32BE() * 2 ** 12;
  await sql`insert into sqlite_sequence (name, seq) values ('users', ${first})`.execute(db);
}

/** No word of a guest goes to a service. Toasts without limit take turns with those of other guests, and all guests together one turn with everyone else. */
function oneParty(speech: Speech): Speech {
  return {
    speak: (request) => speech.speak({ ...request, byService: undefined, party: 'guests' }),
    // It is not ours to close.
    close: () => Promise.resolve(),
  };
}

/** Guests come without an account, as many as anyone likes: all together they have the turns of one person. */
function inOneTurn(language: Language): Language {
  return {
    ask: (name, args) => language.ask(name, args, 'guests'),
    warmUp: () => language.warmUp(),
    // It is not ours to close.
    close: () => Promise.resolve(),
  };
}
