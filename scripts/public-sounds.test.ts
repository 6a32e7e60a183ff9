import fs from 'node:fs';
import { expect, it } from 'vitest';
import { publicSounds } from './lib/public-sounds.ts';

it('the sounds that pages play are those that recordings have; `node scripts/make-sounds.ts` writes them', async () => {
  for (const [path, bytes] of await publicSounds()) {
    expect(fs.readFileSync(path).equals(bytes), path).toBe(true);
  }
});
