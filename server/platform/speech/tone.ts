import { compress, equalize, excite, type Band } from './filters.ts';
import type { FliteVoice, NarratorSound } from './narrator-sound.ts';
import { addRoom } from './room.ts';
import type { Samples } from './samples.ts';

/** What each voice needs, from its long-term spectrum against that of natural speech. */
const repairs: Record<FliteVoice, Band[]> = {
  // The first harmonic booms, and the sibilants are sharp.
  slt: [
    { shape: 'lowShelf', hz: 215, db: -12 },
    { shape: 'bell', hz: 6300, db: -5, q: 1.5 },
  ],
  // Harsh from 3 to 7 kHz and hollow around 900 Hz.
  rms: [
    { shape: 'bell', hz: 4300, db: -8, q: 0.6 },
    { shape: 'bell', hz: 6600, db: -5, q: 1.5 },
    { shape: 'bell', hz: 850, db: 5, q: 1.2 },
    { shape: 'bell', hz: 2000, db: 4, q: 1.2 },
    { shape: 'lowShelf', hz: 180, db: -4 },
  ],
  // Nasal around 3 kHz and dull above 5.
  awb: [
    { shape: 'bell', hz: 2900, db: -3.5, q: 1 },
    { shape: 'bell', hz: 800, db: 2, q: 1 },
    { shape: 'highShelf', hz: 5200, db: 7 },
    { shape: 'lowShelf', hz: 220, db: -3 },
  ],
};

/** Gives raw speech the tone of its narrator, in place: repair, air, colour, an even level, and a room to stand in. */
export function shapeTone(samples: Samples, sound: NarratorSound): void {
  equalize(samples, [{ shape: 'highPass', hz: 70 }, ...repairs[sound.voice]]);
  if (sound.airDb > 0) {
    excite(samples, sound.airDb * 0.12);
  }
  equalize(samples, [
    { shape: 'lowShelf', hz: 180, db: sound.warmthDb },
    { shape: 'bell', hz: 3000, db: sound.presenceDb, q: 0.9 },
    { shape: 'highShelf', hz: 6000, db: sound.airDb * 0.6 },
  ]);
  compress(samples, sound.compression);
  if (sound.room > 0) {
    addRoom(samples, { amount: sound.room });
  }
}
