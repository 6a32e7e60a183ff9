import { describe, expect, it } from 'vitest';
import { measureLoudness } from './loudness.ts';
import { withInfoFrame } from './info-frame.ts';
import { encodeMp3 } from './mp3.ts';
import { decodeMp3, hasFfmpeg, sine } from './test-sounds.ts';

const frameBytes = 192;
const tagAt = 13;
const lameAt = tagAt + 120;

describe('encodeMp3', () => {
  it('says in its Info frame how many frames, bytes and samples there are', async () => {
    const samples = 31_013;
    const mp3 = Buffer.from(await encodeMp3(new Float32Array(samples)));
    const frames = mp3.readUInt32BE(tagAt + 8);
    const delay = mp3.readUIntBE(lameAt + 21, 3) >> 12;
    const padding = mp3.readUIntBE(lameAt + 21, 3) & 0xfff;
    expect(mp3.toString('latin1', tagAt, tagAt + 4)).toBe('Info');
    expect(mp3.toString('latin1', lameAt, lameAt + 4)).toBe('LAME');
    expect(mp3.length).toBe((frames + 1) * frameBytes);
    expect(mp3.readUInt32BE(tagAt + 12)).toBe(mp3.length);
    expect(frames * 576 - delay - padding).toBe(samples);
    expect(delay).toBe(576);
    expect(mp3[lameAt + 20]).toBe(64);
    expect(mp3.readUInt16BE(lameAt + 34)).toBe(checksum(mp3.subarray(0, lameAt + 34)));
  });

  it('lists where each hundredth of the sound begins, in order', async () => {
    const mp3 = await encodeMp3(new Float32Array(24_000));
    const table = [...mp3.subarray(tagAt + 16, tagAt + 116)];
    expect([table[0], table[50], table[99]]).toEqual([0, 128, 253]);
    expect(table).toEqual(table.toSorted((a, b) => a - b));
  });

  it('gives the same bytes each time, whatever it encoded before', async () => {
    const first = await encodeMp3(sine({ hz: 440, seconds: 1, peak: 0.5 }));
    await encodeMp3(sine({ hz: 3000, seconds: 0.7, peak: 0.9 }));
    expect(await encodeMp3(sine({ hz: 440, seconds: 1, peak: 0.5 }))).toEqual(first);
  });

  it.skipIf(!hasFfmpeg).each([575, 576, 24_000, 100_001])('decodes to exactly %i samples', async (length) => {
    expect(decodeMp3(await encodeMp3(sine({ hz: 500, seconds: length / 24_000, peak: 0.3 })))).toHaveLength(length);
  });

  it.skipIf(!hasFfmpeg)('decodes to the same sound at the same place and level', async () => {
    const samples = sine({ hz: 500, seconds: 6, peak: 0.5 });
    const decoded = decodeMp3(await encodeMp3(samples));
    const error = decoded.map((value, i) => Math.abs(value - (samples[i] ?? 0)));
    expect(measureLoudness(Float32Array.from(decoded))).toBeCloseTo(measureLoudness(samples), 1);
    expect(error.subarray(600, -600).every((value) => value < 0.02)).toBe(true);
  });
});

describe('withInfoFrame', () => {
  it('refuses what is no such stream', () => {
    expect(() => withInfoFrame(new Uint8Array(400), 0)).toThrow(RangeError);
    expect(() => withInfoFrame(new TextEncoder().encode('ID3 and more'), 0)).toThrow(RangeError);
  });
});

/** CRC-16/ARC, by its table-free textbook form. */
function checksum(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    for (let bit = 0; bit < 8; bit += 1) {
      const carry = (crc ^ (byte >> bit)) & 1;
      crc = (crc >> 1) ^ (carry ? 0xa001 : 0);
    }
  }
  return crc;
}
