import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { glance, open, seal, sealName } from './seal.ts';

/** What one person's words and recordings are sealed and opened with. `kind` says what is sealed: 'note', 'toast'… */
export type UserKey = {
  sealText(kind: string, text: string): Buffer;
  openText(kind: string, sealed: Uint8Array): string;
  sealBytes(kind: string, bytes: Uint8Array): Buffer;
  openBytes(kind: string, sealed: Uint8Array): Buffer;
  /** What many seem to say, unproven: for looking through them alone. See `glance`. */
  glance(sealed: readonly Uint8Array[]): Buffer[];
};

export type Keyring = {
  /** A new data key for this person, wrapped for storing. */
  wrapNewKey(userId: number): Buffer;
  /** The key of a person; throws when it was destroyed, and with it everything it sealed. */
  of(userId: number): Promise<UserKey>;
  /** Lets go of a key that was destroyed. */
  forget(userId: number): void;
};

export type KeyringOptions = {
  instanceKey: KeyObject;
  /** Finds the wrapped key of a person. */
  find: (userId: number) => Promise<Uint8Array | undefined>;
  now: () => number;
};

const dataKeyBytes = 32;
const rememberMs = 60_000;
const rememberCount = 1_000;
// Opening is half the cost of a list, and the page someone is on is asked for again and again. What was opened is
// remembered as long as its key is.
const rememberTexts = 200;
const rememberLength = 2_000;

/**
 * Keeps one data key for each person, wrapped by the instance key. Keys are remembered for a minute, so that a key
 * destroyed by another process is gone here too soon after.
 */
export function createKeyring({ instanceKey, find, now }: KeyringOptions): Keyring {
  const remembered = new Map<number, { key: UserKey; until: number }>();
  let forgotten = 0;

  async function load(userId: number): Promise<UserKey> {
    const before = forgotten;
    const wrapped = await find(userId);
    if (!wrapped) {
      throw new Error('This data key does not exist or was destroyed.');
    }
    const key = userKey(userId, createSecretKey(open(instanceKey, keyLabel(userId), wrapped)));
    if (remembered.size >= rememberCount) {
      remembered.clear();
    }
    // Found before a key was destroyed, it may be that one.
    if (before === forgotten) {
      remembered.set(userId, { key, until: now() + rememberMs });
    }
    return key;
  }

  return {
    wrapNewKey: (userId) => seal(instanceKey, keyLabel(userId), randomBytes(dataKeyBytes)),
    async of(userId) {
      const known = remembered.get(userId);
      return known && known.until > now() ? known.key : load(userId);
    },
    forget(userId) {
      forgotten += 1;
      remembered.delete(userId);
    },
  };
}

function keyLabel(userId: number): string {
  return `data-key:${userId}`;
}

function userKey(userId: number, key: KeyObject): UserKey {
  const label = (kind: string) => `${kind}:${userId}`;
  const opened = new Map<string, string>();
  return {
    sealText: (kind, text) => seal(key, label(kind), Buffer.from(text)),
    openText(kind, sealed) {
      const name = `${kind}:${sealName(sealed)}`;
      const known = opened.get(name);
      if (known !== undefined) {
        return known;
      }
      const text = open(key, label(kind), sealed).toString('utf8');
      if (opened.size < rememberTexts && text.length < rememberLength) {
        opened.set(name, text);
      }
      return text;
    },
    sealBytes: (kind, bytes) => seal(key, label(kind), bytes),
    openBytes: (kind, sealed) => open(key, label(kind), sealed),
    glance: (sealed) => glance(key, sealed),
  };
}
