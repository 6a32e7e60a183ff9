import { createHmac, hkdfSync, type KeyObject } from 'node:crypto';
import { decryptUnverified, isBare, open, openPadded, sealPadded } from './seal.ts';

/** What sealed bytes are bound to: moved to another row, or put back once there is a newer version, they do not open. */
export type Binding = {
  /** What is sealed: 'note', 'toast'… */
  kind: string;
  /** Where it is kept. */
  table: string;
  row: number | string;
  /** Differs each time that this row is sealed again. */
  version: number | string;
};

/** Seals and opens with one key. What does not open any more comes back as null, and is told to `onDamage`. */
export type SealingKey = {
  sealText(binding: Binding, text: string): Buffer;
  /** Null when it is damaged. */
  openText(binding: Binding, sealed: Uint8Array): string | null;
  sealBytes(binding: Binding, bytes: Uint8Array): Buffer;
  /** Null when they are damaged. */
  openBytes(binding: Binding, sealed: Uint8Array): Buffer | null;
  /** Seals again what was sealed before there were rows and versions in it. Null when it is damaged. */
  reseal(binding: Binding, sealed: Uint8Array): Buffer | null;
  /** Tells these words from all others to this key alone. */
  fingerprint(text: string): string;
  /** What many seem to say, unverified: for searching alone. See `decryptUnverified`. */
  decryptUnverified(sealed: readonly Uint8Array[]): Buffer[];
};

export type SealingOptions = {
  key: KeyObject;
  /** Whose key it is. */
  owner: number | 'instance';
  /** Whether what was sealed without row and version still opens. */
  opensBare: () => boolean;
  onDamage: (binding: Binding) => void;
};

// Opening is half the cost of a list, and the page someone is on is asked for again and again. What was opened is
// remembered as long as its key is, by its row, for to put a label together costs as much as all the rest.
const rememberTexts = 200;
const rememberLength = 2_000;

type Opened = { version: Binding['version']; sealed: Uint8Array; text: string };

/** Makes a sealing key of `key`. */
export function createSealingKey({ key, owner, opensBare, onDamage }: SealingOptions): SealingKey {
  const opened = new Map<string, Map<Binding['row'], Opened>>();
  let remembered = 0;
  let fingerprintKey: Buffer | undefined;
  const labelOf = ({ kind, row, version }: Binding) => `${kind}:${owner}:${row}:${version}`;
  const openBare = ({ kind }: Binding, sealed: Uint8Array) => open(key, `${kind}:${owner}`, sealed);

  function orDamaged<T>(binding: Binding, work: () => T): T | null {
    try {
      return work();
    } catch {
      onDamage(binding);
      return null;
    }
  }

  function opening(binding: Binding, sealed: Uint8Array): Buffer {
    return isBare(sealed) && opensBare() ? openBare(binding, sealed) : openPadded(key, labelOf(binding), sealed);
  }

  function remember({ kind, row }: Binding, text: Opened): void {
    const ofKind = opened.get(kind) ?? new Map<Binding['row'], Opened>();
    remembered += Number(!ofKind.has(row));
    opened.set(kind, ofKind.set(row, text));
  }

  return {
    sealText: (binding, text) => sealPadded(key, labelOf(binding), Buffer.from(text)),
    openText(binding, sealed) {
      const { kind, row, version } = binding;
      const known = opened.get(kind)?.get(row);
      if (known && known.version === version && Buffer.compare(known.sealed, sealed) === 0) {
        return known.text;
      }
      const text = orDamaged(binding, () => opening(binding, sealed).toString('utf8'));
      if (text !== null && text.length < rememberLength && (known || remembered < rememberTexts)) {
        remember(binding, { version, sealed, text });
      }
      return text;
    },
    sealBytes: (binding, bytes) => sealPadded(key, labelOf(binding), bytes),
    openBytes: (binding, sealed) => orDamaged(binding, () => opening(binding, sealed)),
    reseal: (binding, sealed) => orDamaged(binding, () => sealPadded(key, labelOf(binding), openBare(binding, sealed))),
    fingerprint(text) {
      fingerprintKey ??= Buffer.from(hkdfSync('sha256', key, '', 'clink fingerprint', 32));
      return createHmac('sha256', fingerprintKey).update(text).digest('base64url');
    },
    decryptUnverified: (sealed) => decryptUnverified(key, sealed),
  };
}
