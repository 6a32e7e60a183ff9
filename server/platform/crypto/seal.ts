import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';

const format = 1;
const nonceBytes = 12;
const tagBytes = 16;
const headBytes = 1 + nonceBytes;
const tagLength = { authTagLength: tagBytes };

/**
 * Seals bytes with AES-256-GCM. The result is `format (1) | nonce (12) | ciphertext | tag (16)`; `label` is bound to
 * it, so sealed bytes moved to another place or person do not open.
 */
export function seal(key: KeyObject, label: string, plain: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(label));
  return Buffer.concat([Buffer.of(format), nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Opens what `seal` made with the same key and label; throws when a single bit differs. */
export function open(key: KeyObject, label: string, sealed: Uint8Array): Buffer {
  if (sealed.length < headBytes + tagBytes || sealed[0] !== format) {
    throw new Error('These bytes were not sealed by Clink.');
  }
  const end = sealed.length - tagBytes;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, headBytes), tagLength);
  decipher.setAAD(Buffer.from(label));
  decipher.setAuthTag(sealed.subarray(end));
  const plain = decipher.update(sealed.subarray(headBytes, end));
  decipher.final();
  return plain;
}

/** What tells these sealed bytes from all others: their nonce, which is never used twice. */
export function sealName(sealed: Uint8Array): string {
  return Buffer.from(sealed.buffer, sealed.byteOffset, Math.min(sealed.length, headBytes)).toString('latin1');
}
