import { createShortSound } from '#web/lib/short-sound.ts';

/** One drop falls into the glass. */
export const dropSound = createShortSound('/drop.mp3');
