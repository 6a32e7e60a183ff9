import type { KeyObject } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  draftInstanceKey,
  findDraft,
  instanceProof,
  provesInstanceKey,
  readInstanceKey,
  type KeySource,
} from '#server/platform/crypto/instance-key.ts';
import { sqlitePath } from '#server/platform/db/database.ts';
import { isMissingTable } from '#server/platform/db/errors.ts';
import type { AudioStore } from '#server/platform/storage/audio-store.ts';
import type { Config } from './config.ts';
import type { Db } from './tables.ts';

const proofName = 'key_proof';

/** Why Clink must not open, in a sentence for the operator that tells what to do. Nothing has been changed. */
export class MustNotOpen extends Error {
  override name = 'MustNotOpen';
}

/** What an earlier Clink has left in the data folder that only its own database can give a meaning to. */
export type Leftovers = string[];

/**
 * What lies in the data folder of an earlier start. To be asked before the database is: a first start writes its proof
 * there before it leaves anything here, so that a start which finds something here and no proof there has the wrong database.
 *
 * Throws `MustNotOpen` when the SQLite file these things belong to is gone, before an empty one is made in its place.
 */
export async function findLeftovers(
  { dataDir, databaseUrl, instanceKey }: Pick<Config, 'dataDir' | 'databaseUrl' | 'instanceKey'>,
  store: Pick<AudioStore, 'list'>,
): Promise<Leftovers> {
  const found = [
    ...((await hasRecordings(store)) ? ['recordings'] : []),
    ...(!instanceKey && existsSync(join(dataDir, 'instance.key')) ? ['instance.key'] : []),
  ];
  if (found.length > 0 && !databaseUrl && isEmptyFile(sqlitePath(dataDir))) {
    throw emptyBeside(found);
  }
  return found;
}

/**
 * The key of this database, once that is known to be its own; null for a database that has not been started yet.
 * Changes nothing, so that it can be asked before the migrations.
 *
 * @throws when the key is missing or another, and `MustNotOpen` when the database is empty and the folder is not
 */
export async function checkInstanceKey(db: Db, source: KeySource, leftovers: Leftovers): Promise<KeyObject | null> {
  const proof = await findProof(db);
  if (proof) {
    return provenKey(source, proof);
  }
  if (leftovers.length > 0) {
    throw emptyBeside(leftovers);
  }
  return null;
}

/** Gives a database that has just been made the key that is given, or else a new one. The first of several starts wins. */
export async function takeInstanceKey(db: Db, source: KeySource): Promise<KeyObject> {
  const known = readInstanceKey(source);
  const draft = known ? null : draftInstanceKey(source.dataDir);
  const key = known ?? draft?.key;
  if (!key) {
    throw new Error('There is no instance key.');
  }
  try {
    await db
      .insertInto('instance_facts')
      .values({ name: proofName, value: instanceProof(key) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  } catch (error) {
    draft?.discard();
    throw error;
  }
  const proof = await findProof(db);
  if (proof && provesInstanceKey(key, proof)) {
    draft?.keep();
    return key;
  }
  draft?.discard();
  if (!proof) {
    throw new Error('The database did not keep the proof of its key.');
  }
  return provenKey(source, proof);
}

function provenKey(source: KeySource, proof: Uint8Array): KeyObject {
  const key = readInstanceKey(source) ?? keptDraft(source.dataDir, proof);
  if (!key) {
    throw new Error(
      `instance.key is missing: what is in this database was sealed with it. Bring it back to ${source.dataDir}, or set INSTANCE_KEY. No other was made.`,
    );
  }
  if (!provesInstanceKey(key, proof)) {
    throw new Error('The instance key does not belong to this database. Restore instance.key or INSTANCE_KEY.');
  }
  return key;
}

function keptDraft(dataDir: string, proof: Uint8Array): KeyObject | null {
  const draft = findDraft(dataDir, proof);
  draft?.keep();
  return draft?.key ?? null;
}

async function findProof(db: Db): Promise<Uint8Array | null> {
  try {
    const fact = await db.selectFrom('instance_facts').select('value').where('name', '=', proofName).executeTakeFirst();
    return fact?.value ?? null;
  } catch (error) {
    if (isMissingTable(error)) {
      return null;
    }
    throw error;
  }
}

function emptyBeside(leftovers: Leftovers): MustNotOpen {
  return new MustNotOpen(
    `The database is empty, but the data folder holds ${leftovers.join(' and ')} of an earlier one, which would be lost without it. ` +
      'Restore that database (clink.db, or the right DATABASE_URL) and start again. ' +
      'To start afresh, move the data folder away first. Nothing was changed.',
  );
}

async function hasRecordings(store: Pick<AudioStore, 'list'>): Promise<boolean> {
  for await (const _ of store.list()) {
    return true;
  }
  return false;
}

function isEmptyFile(path: string): boolean {
  return !existsSync(path) || statSync(path).size === 0;
}
