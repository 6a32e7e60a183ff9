import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';
import { lengthBytes, pad, unpad } from './padding.ts';

/** The first of the sealed bytes: as long as it is (1), which is for keys, or padded and bound to the format too (2). */
const bare = 1;
const padded = 2;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = 1 + nonceBytes;
const tagLength = { authTagLength: tagBytes };

/**
 * Seals bytes with AES-256-GCM. The result is `format (1) | nonce (12) | ciphertext | tag (16)`; `label` is bound to
 * it, so sealed bytes moved to another place or person do not open.
 */
export function seal(key: KeyObject, label: string, plain: Uint8Array): Buffer {
  return encrypt(key, bare, Buffer.from(label), plain);
}

/** The same for what people write and say: padded, so that the length tells little of what is sealed. */
export function sealPadded(key: KeyObject, label: string, plain: Uint8Array): Buffer {
  return encrypt(key, padded, paddedLabel(label), pad(plain));
}

/** Opens what `seal` made with the same key and label; throws when a single bit differs. */
export function open(key: KeyObject, label: string, sealed: Uint8Array): Buffer {
  return decrypt(key, bare, Buffer.from(label), sealed);
}

/** Opens what `sealPadded` made with the same key and label; throws when a single bit differs. */
export function openPadded(key: KeyObject, label: string, sealed: Uint8Array): Buffer {
  const plain = unpad(decrypt(key, padded, paddedLabel(label), sealed));
  if (!plain) {
    throw notSealed();
  }
  return plain;
}

/** Whether these are bytes that `seal` made, as far as one can see from outside. */
export function isBare(sealed: Uint8Array): boolean {
  return sealed[0] === bare;
}

function paddedLabel(label: string): Buffer {
  return Buffer.concat([Buffer.of(padded), Buffer.from(label)]);
}

function notSealed(): Error {
  return new Error('These bytes were not sealed by Clink.');
}

function encrypt(key: KeyObject, format: number, label: Buffer, plain: Uint8Array): Buffer {
  const nonce = freshNonce();
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(label);
  return Buffer.concat([Buffer.of(format), nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: KeyObject, format: number, label: Buffer, sealed: Uint8Array): Buffer {
  if (sealed.length < headBytes + tagBytes || sealed[0] !== format) {
    throw notSealed();
  }
  const end = sealed.length - tagBytes;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, headBytes), tagLength);
  decipher.setAAD(label);
  decipher.setAuthTag(sealed.subarray(end));
  const plain = decipher.update(sealed.subarray(headBytes, end));
  decipher.final();
  return plain;
}

const noncesAtOnce = 256;
let nonces = Buffer.alloc(0);

/** Random, and never given twice. Many are asked of the system at once, for each time it is asked has its price. */
function freshNonce(): Buffer {
  if (nonces.length === 0) {
    nonces = randomBytes(noncesAtOnce * nonceBytes);
  }
  const nonce = nonces.subarray(0, nonceBytes);
  nonces = nonces.subarray(nonceBytes);
  return nonce;
}

const blockBytes = 16;
/** GCM numbers its blocks from here on: the one before goes into the tag. */
const firstBlock = 2;
const nothing = Buffer.alloc(0);

/**
 * Decrypts many sealed values, in their order, at a fraction of what it takes to `open` each. Neither tags nor labels
 * are looked at: what was changed, or sealed elsewhere, comes out as nonsense, and nothing throws. For searching alone;
 * whatever is shown or told must be opened.
 */
export function decryptUnverified(key: KeyObject, sealed: readonly Uint8Array[]): Buffer[] {
  const ends: number[] = [];
  let length = 0;
  for (const bytes of sealed) {
    length += blockBytes * Math.ceil(lengthWithin(bytes) / blockBytes);
    ends.push(length);
  }
  const mixed = encipherBlocks(key, counterBlocks(sealed, ends));
  let at = 0;
  return sealed.map((bytes, index) => {
    const plain = mixed.subarray(at, at + lengthWithin(bytes));
    at = ends[index] ?? at;
    if (isBare(bytes)) {
      unmix(plain, bytes, { from: 0, to: plain.length });
      return plain;
    }
    // The padding is left as it is: it can be most of the bytes.
    unmix(plain, bytes, { from: 0, to: Math.min(lengthBytes, plain.length) });
    const words = unpad(plain) ?? nothing;
    unmix(plain, bytes, { from: lengthBytes, to: lengthBytes + words.length });
    return words;
  });
}

function unmix(plain: Buffer, sealed: Uint8Array, { from, to }: { from: number; to: number }): void {
  for (let byte = from; byte < to; byte += 1) {
    plain[byte] = (plain[byte] ?? 0) ^ (sealed[headBytes + byte] ?? 0);
  }
}

function lengthWithin(sealed: Uint8Array): number {
  return Math.max(0, sealed.length - headBytes - tagBytes);
}

/** What GCM enciphers to mix it into each of these, one after the other (NIST SP 800-38D, 6.5). `ends` are in bytes. */
function counterBlocks(sealed: readonly Uint8Array[], ends: readonly number[]): Buffer {
  const counters = Buffer.allocUnsafe(ends.at(-1) ?? 0);
  // A word at a time: there are a dozen blocks and more for each of thousands of notes.
  const view = new DataView(counters.buffer, counters.byteOffset, counters.length);
  let at = 0;
  for (const [index, bytes] of sealed.entries()) {
    const end = ends[index] ?? 0;
    if (at < end) {
      const head = new DataView(bytes.buffer, bytes.byteOffset, headBytes);
      const [first, second, third] = [head.getUint32(1), head.getUint32(5), head.getUint32(9)];
      for (let block = firstBlock; at < end; block += 1) {
        view.setUint32(at, first);
        view.setUint32(at + 4, second);
        view.setUint32(at + 8, third);
        view.setUint32(at + nonceBytes, block);
        at += blockBytes;
      }
    }
  }
  return counters;
}

function encipherBlocks(key: KeyObject, blocks: Buffer): Buffer {
  return createCipheriv('aes-256-ecb', key, null).setAutoPadding(false).update(blocks);
}
