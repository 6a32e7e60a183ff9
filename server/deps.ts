import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '#server/language/language.ts';
import type { Clock, Random } from '#server/platform/clock.ts';
import type { Keyring } from '#server/platform/crypto/keyring.ts';
import type { DamageWatch } from '#server/platform/db/damage.ts';
import type { Counters } from '#server/platform/limits/counters.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import type { Outside } from '#server/platform/outside/outside.ts';
import type { Push } from '#server/platform/push/push.ts';
import type { Speech } from '#server/platform/speech/speech.ts';
import type { AudioStore } from '#server/platform/storage/audio-store.ts';
import type { Transcriber } from '#server/platform/transcribing/transcriber.ts';
import type { TextModel } from '#server/platform/writing/writing.ts';
import type { Runs } from '#server/features/toasts/runs.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/tables.ts';

/** All that features reach the world through; a service asks for the parts it uses. */
export type Deps = {
  config: Config;
  db: Db;
  clock: Clock;
  random: Random;
  keyring: Keyring;
  store: AudioStore;
  speech: Speech;
  /** All that is done with people's words, off the thread that answers requests. */
  language: Language;
  /** The model the operator has chosen to write toasts; null for the built-in composer. */
  model: TextModel | null;
  /** What the operator has chosen to turn recordings into words; null when nothing does. */
  transcriber: Transcriber | null;
  /** The toasts being made right now. */
  runs: Runs;
  /** How often things were done lately, for limits. */
  counters: Counters;
  /** What is known of damage to the database. */
  damage: DamageWatch;
  mailer: Mailer;
  push: Push;
  /** Whom else people's words and addresses go to: each such call is noted for them. */
  outside: Outside;
  /** Where people reach this server: what links in mails begin with, without a slash at its end. */
  home: { url: string };
  log: FastifyBaseLogger;
  /** Whether this is the throw-away world of testing mode, in which toasts are without limit. */
  sandbox: boolean;
};
