import { createShortSound } from './short-sound.ts';

/** Two rims touch: the clink that a recording begins with. Play it in the tap itself: phones refuse a later one. */
export const chime = createShortSound('/clink.mp3');
