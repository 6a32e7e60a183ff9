import fs from 'node:fs';
import { publicSounds } from './lib/public-sounds.ts';

// Writes the short sounds that pages play by themselves into `web/public`, and beside the pages when their words are
// heard; run it after changing one, or the narrator who speaks it.
for (const [path, bytes] of await publicSounds()) {
  fs.writeFileSync(path, bytes);
}
