import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createKeyring } from './keyring.ts';
import { draftInstanceKey, instanceProof, provesInstanceKey, readInstanceKey } from './instance-key.ts';
import { glance, open, seal } from './seal.ts';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const key = () => createSecretKey(randomBytes(32));

describe('sealing', () => {
  it('opens what it sealed, with the same key and label alone', () => {
    const mine = key();
    const sealed = seal(mine, 'note:1', Buffer.from('a good moment'));
    expect(open(mine, 'note:1', sealed).toString()).toBe('a good moment');
    expect(sealed.includes('moment')).toBe(false);
    expect(() => open(mine, 'note:2', sealed)).toThrow();
    expect(() => open(key(), 'note:1', sealed)).toThrow();
  });

  it('never seals the same words the same way', () => {
    const mine = key();
    expect(seal(mine, 'note:1', Buffer.from('again'))).not.toEqual(seal(mine, 'note:1', Buffer.from('again')));
  });

  it('refuses a single changed bit, and anything cut short', () => {
    const mine = key();
    const sealed = seal(mine, 'note:1', Buffer.from('a good moment'));
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => open(mine, 'note:1', changed)).toThrow();
      expect(() => open(mine, 'note:1', sealed.subarray(0, at))).toThrow();
    }
  });
});

describe('a glance at what is sealed', () => {
  it('sees what opening sees, whatever the lengths', () => {
    const mine = key();
    const plain = [0, 1, 15, 16, 17, 31, 32, 33, 500, 20_000].map((length) => randomBytes(length));
    const sealed = plain.map((bytes) => seal(mine, 'note:1', bytes));
    expect(glance(mine, sealed)).toEqual(plain);
    expect(glance(mine, sealed.toReversed())).toEqual(plain.toReversed());
    expect(glance(mine, [])).toEqual([]);
  });

  it('makes nonsense of what another key sealed or what is none, and harms no neighbour', () => {
    const mine = key();
    const good = seal(mine, 'note:1', Buffer.from('a good moment'));
    const [before, foreign, short, after] = glance(mine, [
      good,
      seal(key(), 'note:1', Buffer.from('a good moment')),
      Buffer.of(1, 2, 3),
      good,
    ]);
    expect([String(before), String(after)]).toEqual(['a good moment', 'a good moment']);
    expect(String(foreign)).not.toContain('good');
    expect(short).toHaveLength(0);
  });
});

describe('the keyring', () => {
  it('opens nothing any more once a key is destroyed and forgotten', async () => {
    let now = 0;
    const rows = new Map<number, Uint8Array>();
    const keyring = createKeyring({
      instanceKey: key(),
      find: (userId) => Promise.resolve(rows.get(userId)),
      now: () => now,
    });
    rows.set(7, keyring.wrapNewKey(7));
    const sealed = (await keyring.of(7)).sealText('note', 'words');
    expect((await keyring.of(7)).openText('note', sealed)).toBe('words');
    rows.delete(7);
    now = 60_001;
    await expect(keyring.of(7)).rejects.toThrow('does not exist or was destroyed');
  });

  it('forgets a key at once when told, also one that is being found', async () => {
    const rows = new Map<number, Uint8Array>();
    const keyring = createKeyring({
      instanceKey: key(),
      find: (userId) => Promise.resolve(rows.get(userId)),
      now: () => 0,
    });
    rows.set(7, keyring.wrapNewKey(7));
    await keyring.of(7);
    keyring.forget(7);
    const found = keyring.of(7);
    rows.delete(7);
    keyring.forget(7);
    await found;
    await expect(keyring.of(7)).rejects.toThrow('does not exist or was destroyed');
  });

  it('does not take a note for a toast, nor a recording for either', async () => {
    const rows = new Map<number, Uint8Array>();
    const keyring = createKeyring({
      instanceKey: key(),
      find: (userId) => Promise.resolve(rows.get(userId)),
      now: () => 0,
    });
    rows.set(7, keyring.wrapNewKey(7));
    const mine = await keyring.of(7);
    const sealed = mine.sealText('note', 'words');
    expect(() => mine.openText('toast', sealed)).toThrow();
    expect(() => mine.openBytes('audio', sealed)).toThrow();
    expect(mine.openText('note', sealed)).toBe('words');
  });

  it("does not take one person's key for another's", async () => {
    const rows = new Map<number, Uint8Array>();
    const keyring = createKeyring({
      instanceKey: key(),
      find: (userId) => Promise.resolve(rows.get(userId)),
      now: () => 0,
    });
    rows.set(8, keyring.wrapNewKey(7));
    await expect(keyring.of(8)).rejects.toThrow();
  });
});

describe('the instance key', () => {
  it('is made once, readable by its owner alone, and proves itself', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'clink-key-'));
    try {
      expect(readInstanceKey({ dataDir })).toBeNull();
      const draft = draftInstanceKey(dataDir);
      draft.keep();
      const made = draft.key;
      expect(readdirSync(dataDir)).toEqual(['instance.key']);
      expect(statSync(join(dataDir, 'instance.key')).mode & 0o777).toBe(0o600);
      expect(readFileSync(join(dataDir, 'instance.key'), 'utf8')).toMatch(/^[A-Za-z0-9+/]{43}=\n$/);
      expect(readInstanceKey({ dataDir })?.equals(made)).toBe(true);
      expect(provesInstanceKey(made, instanceProof(made))).toBe(true);
      expect(provesInstanceKey(key(), instanceProof(made))).toBe(false);
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  });
});
