import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createKeyring } from './keyring.ts';
import { draftInstanceKey, instanceProof, provesInstanceKey, readInstanceKey } from './instance-key.ts';
import { paddedLength } from './padding.ts';
import { decryptUnverified, open, openPadded, seal, sealPadded } from './seal.ts';
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

describe('padding', () => {
  const lengths = [...Array(2_000).keys(), 4_091, 4_092, 4_093, 20_000, 70_001, 5_000_000];

  it('gives back what it was given, sealed the same way and opened as nothing else', () => {
    const mine = key();
    for (const length of [0, 1, 251, 252, 253, 508, 20_000]) {
      const plain = randomBytes(length);
      const sealed = sealPadded(mine, 'note:1', plain);
      expect(openPadded(mine, 'note:1', sealed)).toEqual(plain);
      expect(() => openPadded(mine, 'note:2', sealed)).toThrow();
      expect(() => open(mine, 'note:1', sealed)).toThrow();
      const renamed = Buffer.from(sealed);
      renamed[0] = 1;
      expect(() => open(mine, 'note:1', renamed)).toThrow();
    }
  });

  it('leaves few lengths to tell apart, and costs little where it is long', () => {
    for (const length of lengths) {
      const padded = paddedLength(length);
      expect(padded).toBeGreaterThanOrEqual(length + 4);
      expect(padded % 256).toBe(0);
      expect(padded - length - 4).toBeLessThan(Math.max(256, (length + 4) / 16));
    }
    expect(new Set(lengths.filter((length) => length < 253).map(paddedLength))).toEqual(new Set([256]));
    // Every length a reflection can have, and every one that five megabytes of sound can.
    expect(new Set(Array.from({ length: 20_000 }, (_, at) => paddedLength(at))).size).toBeLessThan(60);
  });
});

describe('decrypting without a look at the tag', () => {
  it('gives what opening gives, whatever the lengths and the format', () => {
    const mine = key();
    const plain = [0, 1, 15, 16, 17, 31, 32, 33, 500, 20_000].map((length) => randomBytes(length));
    for (const sealAs of [seal, sealPadded]) {
      const sealed = plain.map((bytes) => sealAs(mine, 'note:1', bytes));
      expect(decryptUnverified(mine, sealed)).toEqual(plain);
      expect(decryptUnverified(mine, sealed.toReversed())).toEqual(plain.toReversed());
    }
    expect(decryptUnverified(mine, [])).toEqual([]);
  });

  it('makes nonsense of what another key sealed or what is none, and harms no neighbour', () => {
    const mine = key();
    const good = seal(mine, 'note:1', Buffer.from('a good moment'));
    const [before, foreign, short, after] = decryptUnverified(mine, [
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

const note = { kind: 'note', table: 'notes', row: 1, version: 1 };

/** A keyring that knows the person 7, what it found damaged, and how bytes were sealed for them before rows were bound. */
function oneKey(options: { opensBare?: boolean } = {}) {
  const damaged: string[] = [];
  const instanceKey = key();
  const rows = new Map<number, Uint8Array>();
  const keyring = createKeyring({
    instanceKey,
    find: (userId) => Promise.resolve(rows.get(userId)),
    now: () => 0,
    onDamage: ({ kind, row }) => void damaged.push(`${kind} ${String(row)}`),
    ...options,
  });
  rows.set(7, keyring.wrapNewKey(7));
  const dataKey = createSecretKey(open(instanceKey, 'data-key:7', rows.get(7) ?? Buffer.of()));
  return { keyring, damaged, bare: (label: string, text: string) => seal(dataKey, label, Buffer.from(text)) };
}

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
    const sealed = (await keyring.of(7)).sealText(note, 'words');
    expect((await keyring.of(7)).openText(note, sealed)).toBe('words');
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

  it('opens what is sealed as what it is, in its row and in its version alone, and tells once what does not open', async () => {
    const { keyring, damaged } = oneKey();
    const mine = await keyring.of(7);
    const sealed = mine.sealText(note, 'words');
    expect(mine.openText(note, sealed)).toBe('words');
    for (const other of [{ kind: 'toast' }, { kind: 'audio' }, { row: 2 }, { version: 2 }]) {
      expect(mine.openText({ ...note, ...other }, sealed)).toBeNull();
      expect(mine.openBytes({ ...note, ...other }, sealed)).toBeNull();
    }
    // Also while what was opened is remembered.
    const cut = sealed.subarray(0, -1);
    const bent = Buffer.from(sealed);
    bent[20] = (bent[20] ?? 0) ^ 1;
    expect([mine.openText(note, cut), mine.openText(note, bent), mine.openText(note, sealed)]).toEqual([
      null,
      null,
      'words',
    ]);
    expect(damaged).toEqual(['toast 1', 'audio 1', 'note 2', 'note 1']);
  });

  it('opens what is bound to no row only until it is told to refuse it', async () => {
    const { keyring, bare } = oneKey({ opensBare: true });
    const sealed = bare('note:7', 'words');
    const before = await keyring.of(7);
    expect(before.openText(note, sealed)).toBe('words');
    const again = before.reseal(note, sealed) ?? Buffer.of();
    expect([before.openText(note, again), before.reseal(note, bare('note:8', 'words'))]).toEqual(['words', null]);
    keyring.refuseBare();
    for (const mine of [before, await keyring.of(7)]) {
      expect([mine.openBytes(note, sealed), mine.openText(note, again)]).toEqual([null, 'words']);
    }
    expect((await keyring.of(7)).openText(note, sealed)).toBeNull();
  });

  it("does not take one person's key for another's", async () => {
    const rows = new Map<number, Uint8Array>();
    const keyring = createKeyring({
      instanceKey: key(),
      find: (userId) => Promise.resolve(rows.get(userId)),
      now: () => 0,
    });
    rows.set(8, keyring.wrapNewKey(7));
    await expect(keyring.of(8)).rejects.toMatchObject({
      code: 'unavailable',
      userMessage: expect.stringMatching('key'),
    });
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
