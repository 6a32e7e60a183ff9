import { createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { AppError } from '#shared/errors.ts';
import { open, seal } from './seal.ts';
import { createSealingKey, type Binding, type SealingKey } from './sealing-key.ts';

export type Keyring = {
  /** A new data key for this person, wrapped for storing. */
  wrapNewKey(userId: number): Buffer;
  /**
   * The key of a person. Throws `unavailable` when what is stored is not the key of this person, and `internal` when it
   * was destroyed, and with it everything it sealed.
   */
  of(userId: number): Promise<SealingKey>;
  /** A new key for one thing of a person's, sealed with theirs: it goes with the thing, and with the person. */
  sealNewKey(userId: number, binding: Binding): Promise<Buffer>;
  /** That key; null when it is damaged. Throws as `of` does. */
  openKey(userId: number, binding: Binding, sealed: Uint8Array): Promise<SealingKey | null>;
  /** What is nobody's is sealed with a key of the instance. */
  ofInstance: SealingKey;
  /** Lets go of a key that was destroyed. */
  forget(userId: number): void;
  /** From now on nothing opens that is not bound to a row and a version. */
  refuseBare(): void;
};

export type KeyringOptions = {
  instanceKey: KeyObject;
  /** Finds the wrapped key of a person. */
  find: (userId: number) => Promise<Uint8Array | undefined>;
  now: () => number;
  /** Whether what was sealed before there were rows and versions in it opens, until `refuseBare`. */
  opensBare?: boolean;
  /** Told once of each thing that does not open. */
  onDamage?: (where: Pick<Binding, 'kind' | 'table' | 'row'>) => void;
};

const locked =
  'Your words are locked: the key to them was damaged on our side. Those who run this Clink can bring it back from a backup.';

const dataKeyBytes = 32;
const rememberMs = 60_000;
const rememberCount = 1_000;
const rememberDamage = 10_000;

/**
 * Keeps one data key for each person, wrapped by the instance key. Keys are remembered for a minute, so that a key
 * destroyed by another process is gone here too soon after.
 */
export function createKeyring({
  instanceKey,
  find,
  now,
  opensBare = false,
  onDamage = () => {},
}: KeyringOptions): Keyring {
  const remembered = new Map<number, { key: SealingKey; until: number }>();
  const told = new Set<string>();
  let forgotten = 0;
  let acceptsBare = opensBare;

  function tellOnce({ kind, table, row }: Pick<Binding, 'kind' | 'table' | 'row'>): void {
    const name = `${kind}:${row}`;
    if (!told.has(name) && told.size < rememberDamage) {
      told.add(name);
      onDamage({ kind, table, row });
    }
  }

  const sealingKey = (owner: number | 'instance', key: KeyObject) =>
    createSealingKey({ key, owner, opensBare: () => acceptsBare, onDamage: tellOnce });

  function unwrap(userId: number, wrapped: Uint8Array): KeyObject {
    try {
      return createSecretKey(open(instanceKey, keyLabel(userId), wrapped));
    } catch {
      tellOnce({ kind: 'data-key', table: 'data_keys', row: userId });
      throw new AppError('unavailable', 'This data key is not the one of this person.', { userMessage: locked });
    }
  }

  async function load(userId: number): Promise<SealingKey> {
    const before = forgotten;
    const wrapped = await find(userId);
    if (!wrapped) {
      // Mostly the account was deleted in this moment, which is for who answers the request to find out.
      throw new AppError('internal', 'This data key does not exist or was destroyed.', { userMessage: locked });
    }
    const key = sealingKey(userId, unwrap(userId, wrapped));
    if (remembered.size >= rememberCount) {
      remembered.clear();
    }
    // Found before a key was destroyed, it may be that one.
    if (before === forgotten) {
      remembered.set(userId, { key, until: now() + rememberMs });
    }
    return key;
  }

  async function of(userId: number): Promise<SealingKey> {
    const known = remembered.get(userId);
    return known && known.until > now() ? known.key : load(userId);
  }

  return {
    of,
    sealNewKey: async (userId, binding) => (await of(userId)).sealBytes(binding, randomBytes(dataKeyBytes)),
    async openKey(userId, binding, sealed) {
      const bytes = (await of(userId)).openBytes(binding, sealed);
      return bytes && sealingKey(userId, createSecretKey(bytes));
    },
    wrapNewKey: (userId) => seal(instanceKey, keyLabel(userId), randomBytes(dataKeyBytes)),
    ofInstance: sealingKey(
      'instance',
      createSecretKey(Buffer.from(hkdfSync('sha256', instanceKey, '', 'clink words', 32))),
    ),
    forget(userId) {
      forgotten += 1;
      remembered.delete(userId);
    },
    refuseBare() {
      acceptsBare = false;
      // What was opened before may not open now.
      remembered.clear();
    },
  };
}

function keyLabel(userId: number): string {
  return `data-key:${userId}`;
}
