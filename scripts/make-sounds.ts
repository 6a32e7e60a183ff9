import fs from 'node:fs';
import { publicSounds } from './lib/public-sounds.ts';

// Writes the short sounds that pages play by themselves into `web/public`; run it after changing one.
for (const [name, bytes] of await publicSounds()) {
  fs.writeFileSync(`web/public/${name}`, bytes);
}
