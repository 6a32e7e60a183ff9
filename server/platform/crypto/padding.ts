/** What the length takes, which comes before the bytes. */
export const lengthBytes = 4;
/** What is short is most of what is written, and all of it looks alike. */
const shortestStep = 256;

/**
 * The length that `length` bytes take once they are padded: a multiple of 256, and beyond 8 KiB one of Padmé's steps
 * (Nikitin and others, "Reducing metadata leakage from encrypted files", 2019), which add a sixteenth at most.
 */
export function paddedLength(length: number): number {
  const whole = length + lengthBytes;
  const exponent = Math.floor(Math.log2(whole));
  const step = Math.max(shortestStep, 2 ** (exponent - Math.floor(Math.log2(exponent)) - 1));
  return Math.ceil(whole / step) * step;
}

/** `length (4, big-endian) | bytes | zeros`, as long as `paddedLength` says. */
export function pad(bytes: Uint8Array): Buffer {
  const padded = Buffer.alloc(paddedLength(bytes.length));
  padded.writeUInt32BE(bytes.length);
  padded.set(bytes, lengthBytes);
  return padded;
}

/** What `pad` was given; undefined for bytes that it has not made. */
export function unpad(padded: Buffer): Buffer | undefined {
  const length = padded.length < lengthBytes ? undefined : padded.readUInt32BE();
  return length === undefined || length > padded.length - lengthBytes
    ? undefined
    : padded.subarray(lengthBytes, lengthBytes + length);
}
