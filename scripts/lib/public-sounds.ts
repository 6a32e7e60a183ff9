import { narrators } from '#server/features/narrators/narrators.ts';
import { clinkSound } from '#server/platform/speech/clink.ts';
import { encodeMp3 } from '#server/platform/speech/mp3.ts';
import { amplify, gainOf, type Samples } from '#server/platform/speech/samples.ts';
import { clinkDb, speak } from '#server/platform/speech/speak.ts';
import { sampleLines } from '#web/features/door/sample.ts';
import { dropSound } from './drop-sound.ts';

/** Softer than the clink: it is heard each time that something is saved. */
const dropDb = -20;

/** The files of the sounds that pages play by themselves, and of when their words are heard, by their paths. */
export async function publicSounds(): Promise<[string, Uint8Array][]> {
  const { mp3, cues } = await speak({
    lines: sampleLines.map(({ text }) => text),
    sound: narrators.motivational.sound,
    greeting: true,
    music: true,
  });
  return [
    ['web/public/clink.mp3', await encodeMp3(at(clinkSound(), clinkDb))],
    ['web/public/drop.mp3', await encodeMp3(at(dropSound(), dropDb))],
    ['web/public/door-toast.mp3', mp3],
    ['web/features/door/cues.json', new TextEncoder().encode(`${JSON.stringify(cues, null, 2)}\n`)],
  ];
}

function at(sound: Samples, db: number): Samples {
  const copy = sound.slice();
  amplify(copy, gainOf(db));
  return copy;
}
