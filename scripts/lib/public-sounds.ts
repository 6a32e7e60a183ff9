import { clinkSound } from '#server/platform/speech/clink.ts';
import { encodeMp3 } from '#server/platform/speech/mp3.ts';
import { amplify, gainOf, type Samples } from '#server/platform/speech/samples.ts';
import { clinkDb } from '#server/platform/speech/speak.ts';
import { dropSound } from './drop-sound.ts';

/** Softer than the clink: it is heard each time that something is saved. */
const dropDb = -20;

/** The files of the sounds that pages play by themselves, by their names in `web/public`. */
export async function publicSounds(): Promise<[string, Uint8Array][]> {
  return [
    ['clink.mp3', await encodeMp3(at(clinkSound(), clinkDb))],
    ['drop.mp3', await encodeMp3(at(dropSound(), dropDb))],
  ];
}

function at(sound: Samples, db: number): Samples {
  const copy = sound.slice();
  amplify(copy, gainOf(db));
  return copy;
}
