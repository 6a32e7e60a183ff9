import { WritingError } from '#server/platform/writing/writing-error.ts';

/** Mono sound as a service sent it, between -1 and 1, at its own rate in samples a second. */
export type ServiceSound = { samples: Float32Array<ArrayBuffer>; rate: number };

/** Rates that speech comes in; any other is the mark of bytes that are no sound. */
const rates = new Set([8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000]);
const pcm = 1;
const float = 3;
const extensible = 0xff_fe;

type Format = { kind: number; channels: number; rate: number; bits: number };

/** The sound in a WAV file, its first channel alone. Throws WritingError `unreadable` for anything else. */
export function soundInWav(bytes: Buffer): ServiceSound {
  if (bytes.length < 12 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE') {
    throw new WritingError('unreadable');
  }
  let format: Format | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const body = bytes.subarray(at + 8, at + 8 + size);
    if (name === 'fmt ' && body.length >= 16) {
      format = formatIn(body);
    } else if (name === 'data' && format) {
      // A server that does not know the length when it begins writes none, or the largest there is.
      const isOpen = size === 0 || size >= 0x7f_ff_ff_00;
      if (!isOpen && body.length < size) {
        throw new WritingError('unreadable');
      }
      return { samples: samplesOf(isOpen ? bytes.subarray(at + 8) : body, format), rate: format.rate };
    }
    at += 8 + size + (size % 2);
  }
  throw new WritingError('unreadable');
}

/** Sound that came as bare samples of 16 bits, little end first. Throws WritingError `unreadable` for half a sample. */
export function soundInPcm(bytes: Buffer, rate: number): ServiceSound {
  if (bytes.length % 2 !== 0) {
    throw new WritingError('unreadable');
  }
  return { samples: samplesOf(bytes, { kind: pcm, channels: 1, rate, bits: 16 }), rate };
}

function formatIn(body: Buffer): Format {
  const written = body.readUInt16LE(0);
  const kind = written === extensible && body.length >= 26 ? body.readUInt16LE(24) : written;
  const format = { kind, channels: body.readUInt16LE(2), rate: body.readUInt32LE(4), bits: body.readUInt16LE(14) };
  const isKnown = (kind === pcm && format.bits === 16) || (kind === float && format.bits === 32);
  if (!isKnown || !rates.has(format.rate) || format.channels < 1 || format.channels > 2) {
    throw new WritingError('unreadable');
  }
  return format;
}

function samplesOf(bytes: Buffer, { kind, channels, bits }: Format): ServiceSound['samples'] {
  const step = (bits / 8) * channels;
  const samples = new Float32Array(Math.floor(bytes.length / step));
  for (let i = 0; i < samples.length; i += 1) {
    const value = kind === float ? bytes.readFloatLE(i * step) : bytes.readInt16LE(i * step) / 32_768;
    if (!Number.isFinite(value)) {
      throw new WritingError('unreadable');
    }
    samples[i] = Math.min(1, Math.max(-1, value));
  }
  return samples;
}
