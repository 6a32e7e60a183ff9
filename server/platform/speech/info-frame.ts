/** Samples that LAME puts before the sound; players that read the Info frame leave them out. */
const encoderDelay = 576;
const bitrates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const samplingRates = [22_050, 24_000, 16_000];
const headerBytes = 4;
/** Side information of a mono frame in MPEG-2. */
const sideBytes = 9;
const samplesInFrame = 576;

/** Where things stand in the frame: the tag after header and side information, LAME's part after the tag's own. */
const tagAt = headerBytes + sideBytes;
const tableAt = tagAt + 16;
const lameAt = tableAt + 100 + 4;
const crcAt = lameAt + 34;

/**
 * Puts an `Info` frame before the frames of a mono, constant bit rate MPEG-2 Layer III stream. It says how many of the
 * decoded samples are sound, which makes the duration exact and the first sample the first of `samples`. Layout: Xing
 * VBR header with LAME's extension ("Mp3 Info Tag rev 1").
 */
export function withInfoFrame(stream: Uint8Array, samples: number): Uint8Array<ArrayBuffer> {
  const { count, bytes } = countFrames(stream);
  const frame = new Uint8Array(frameBytes(stream, 0));
  if (frame.length < crcAt + 2) {
    throw new RangeError('The bit rate leaves no room for an Info frame.');
  }
  const total = frame.length + bytes;
  const view = new DataView(frame.buffer);
  frame.set(stream.subarray(0, headerBytes));
  writeText(frame, tagAt, 'Info');
  // Frames, bytes, table and quality follow.
  view.setUint32(tagAt + 4, 0b1111);
  view.setUint32(tagAt + 8, count);
  view.setUint32(tagAt + 12, total);
  for (let percent = 0; percent < 100; percent += 1) {
    frame[tableAt + percent] = Math.floor((percent * 256) / 100);
  }
  writeText(frame, lameAt, 'LAME3.100');
  const constantBitrate = 1;
  frame[lameAt + 9] = constantBitrate;
  frame[lameAt + 20] = bitrateOf(stream, 0);
  const padding = count * samplesInFrame - encoderDelay - samples;
  // Two numbers of 12 bits each.
  frame[lameAt + 21] = encoderDelay >> 4;
  frame[lameAt + 22] = ((encoderDelay & 15) << 4) | (padding >> 8);
  frame[lameAt + 23] = padding & 255;
  view.setUint32(lameAt + 28, total);
  view.setUint16(crcAt, crc16(frame.subarray(0, crcAt)));
  const whole = new Uint8Array(total);
  whole.set(frame);
  whole.set(stream.subarray(0, bytes), frame.length);
  return whole;
}

/** How many whole frames the stream begins with, and how many bytes they take. */
function countFrames(stream: Uint8Array): { count: number; bytes: number } {
  let count = 0;
  let bytes = 0;
  while (bytes + headerBytes <= stream.length) {
    bytes += frameBytes(stream, bytes);
    count += 1;
  }
  return { count, bytes };
}

function frameBytes(stream: Uint8Array, at: number): number {
  const mpeg2Layer3 = 0xf2;
  const isFrame =
    stream[at] === 0xff && ((stream[at + 1] ?? 0) & 0xfe) === mpeg2Layer3 && (stream[at + 3] ?? 0) >> 6 === 3;
  const rate = samplingRates[((stream[at + 2] ?? 0) >> 2) & 3];
  const bitrate = bitrateOf(stream, at);
  if (!isFrame || !rate || !bitrate) {
    throw new RangeError('This is not a mono MPEG-2 Layer III stream.');
  }
  const padding = ((stream[at + 2] ?? 0) >> 1) & 1;
  return Math.floor(((samplesInFrame / 8) * bitrate * 1000) / rate) + padding;
}

/** In kbit/s. */
function bitrateOf(stream: Uint8Array, at: number): number {
  return bitrates[(stream[at + 2] ?? 0) >> 4] ?? 0;
}

function writeText(frame: Uint8Array, at: number, text: string): void {
  frame.set(new TextEncoder().encode(text), at);
}

/** CRC-16 with the reflected polynomial 0xA001, as LAME computes it over the frame up to the checksum itself. */
function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = crc & 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1;
    }
  }
  return crc;
}
