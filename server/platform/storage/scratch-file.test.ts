import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createScratchFile } from './scratch-file.ts';

const tooLarge = 'This is too large.';

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clink-scratch-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The bytes in pieces of all lengths. */
async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0, length = 1; at < bytes.length; at += length, length = (length * 7 + 3) % 9_973) {
    await Promise.resolve();
    yield bytes.subarray(at, at + length);
  }
}

describe.each(['disk', 'memory'])('a scratch file %s', (place) => {
  const folderOf = () => (place === 'disk' ? tempFolder() : null);

  it('is read at any place as it came', async () => {
    const bytes = randomBytes(300_000);
    const file = await createScratchFile(inPieces(bytes), { folder: folderOf(), most: bytes.length, tooLarge });
    expect(file.size).toBe(bytes.length);
    const places = [
      [0, 10],
      [15, 2],
      [16, 16],
      [4_097, 70_001],
      [bytes.length - 3, 50],
      [bytes.length + 100, 10],
      [0, bytes.length],
    ] as const;
    for (const [at, length] of places) {
      expect((await file.read(at, length)).equals(bytes.subarray(at, at + length)), `${at} ${length}`).toBe(true);
    }
    await file.close();
  });

  it('is not kept when it is too large, nor when its sender goes away', async () => {
    const folder = folderOf();
    const options = { folder, most: 999, tooLarge };
    await expect(createScratchFile(inPieces(randomBytes(1_000)), options)).rejects.toMatchObject({
      code: 'too_large',
      userMessage: tooLarge,
    });
    async function* broken(): AsyncGenerator<Buffer> {
      yield randomBytes(10);
      await Promise.reject(new Error('gone'));
    }
    await expect(createScratchFile(broken(), options)).rejects.toThrow('gone');
    expect(folder === null ? [] : readdirSync(folder)).toEqual([]);
  });
});

it('has no name on the disk while it is there, so that it goes with the process', async () => {
  const folder = tempFolder();
  const file = await createScratchFile(inPieces(randomBytes(100)), { folder, most: 1_000, tooLarge });
  expect(readdirSync(folder)).toEqual([]);
  await file.close();
});
