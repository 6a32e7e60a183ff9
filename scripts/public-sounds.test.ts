import fs from 'node:fs';
import { expect, it } from 'vitest';
import { publicSounds } from './lib/public-sounds.ts';

it('the sounds that pages play are those that recordings have; `node scripts/make-sounds.ts` writes them', async () => {
  for (const [name, bytes] of await publicSounds()) {
    expect(fs.readFileSync(`web/public/${name}`).equals(bytes), name).toBe(true);
  }
});
