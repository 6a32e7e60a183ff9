import { notVoiced } from '#server/platform/speech/not-voiced.ts';
import type { NarratorSound, Speech } from '#server/platform/speech/speech.ts';
import { narratorIds, type Narrator, type NarratorId } from '#shared/contract/narrators.ts';
import { narrators } from './narrators.ts';

/** The narrators as a person chooses among them, in order. */
export function listNarrators(): Narrator[] {
  return narratorIds.map((id) => {
    const { name, description } = narrators[id];
    return { id, name, description, sampleUrl: `/api/voices/${id}/sample` };
  });
}

/** What the voice needs to know to sound like this narrator. */
export function soundOf(id: NarratorId): NarratorSound {
  return narrators[id].sound;
}

/** Gives each narrator's introduction as an MP3. Throws an AppError `unavailable` when it cannot be made. */
export type NarratorSamples = { sample(id: NarratorId): Promise<Uint8Array> };

/** Samples are made when first asked for and kept; whoever asks meanwhile waits for the same making. */
export function createNarratorSamples({ speech }: { speech: Speech }): NarratorSamples {
  const samples = new Map<NarratorId, Promise<Uint8Array>>();

  function sample(id: NarratorId): Promise<Uint8Array> {
    const known = samples.get(id);
    if (known) {
      return known;
    }
    const made = make(id);
    samples.set(id, made);
    made.catch(() => samples.delete(id));
    return made;
  }

  async function make(id: NarratorId): Promise<Uint8Array> {
    const { sample: lines, sound } = narrators[id];
    try {
      return (await speech.speak({ lines, sound, person: 'narrators', always: true, greeting: false })).mp3;
    } catch (error) {
      throw notVoiced(error, `The sample of ${id} could not be made.`);
    }
  }

  return { sample };
}
