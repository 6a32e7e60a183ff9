import { notVoiced } from '#server/platform/speech/not-voiced.ts';
import type { NarratorSound, Recording, SpeakRequest, Speech } from '#server/platform/speech/speech.ts';
import {
  narratorIds,
  type Introduction,
  type Narrator,
  type NarratorId,
  type SampleToast,
} from '#shared/contract/narrators.ts';
import { sampleToastLines } from '#shared/sample-toast.ts';
import { narrators } from './narrators.ts';

/** The narrators as a person chooses among them, in order. */
export function listNarrators(): Narrator[] {
  return narratorIds.map((id) => {
    const { name, manner, description, introduction } = narrators[id];
    return { id, name, manner, description, introduction, sampleUrl: `/api/voices/${id}/sample` };
  });
}

/** What the voice needs to know to sound like this narrator. */
export function soundOf(id: NarratorId): NarratorSound {
  return narrators[id].sound;
}

/** What narrators say to those who choose among them. Throws an AppError `unavailable` when it cannot be made. */
export type NarratorSamples = {
  /** A narrator's introduction, as MP3. */
  introduction(id: NarratorId): Promise<Recording>;
  /** The sample of a toast, with a cue for each of `sampleToastLines`. */
  toast(id: NarratorId): Promise<Recording>;
};

/** Samples are made when first asked for and kept; everyone who asks before they are ready waits for the same one. */
export function createNarratorSamples({ speech }: { speech: Speech }): NarratorSamples {
  const introduction = keptByNarrator((id) =>
    voice(id, { lines: narrators[id].introduction, sound: soundOf(id), greeting: false }),
  );
  const toast = keptByNarrator((id) => voice(id, { lines: [...sampleToastLines], sound: soundOf(id), music: true }));

  async function voice(id: NarratorId, request: SpeakRequest): Promise<Recording> {
    try {
      // Each has turns of their own, so that the chosen one need not wait for the others to be ready.
      return await speech.speak({ ...request, person: `narrator ${id}`, always: true });
    } catch (error) {
      throw notVoiced(error, `A sample of ${id} could not be made.`);
    }
  }

  return { introduction, toast };
}

/** Makes one for each narrator, once; after a failure it is made again when it is asked for again. */
function keptByNarrator<Made>(make: (id: NarratorId) => Promise<Made>): (id: NarratorId) => Promise<Made> {
  const kept = new Map<NarratorId, Promise<Made>>();
  return (id) => {
    const known = kept.get(id);
    if (known) {
      return known;
    }
    const made = make(id);
    kept.set(id, made);
    made.catch(() => kept.delete(id));
    return made;
  };
}

/** When each line of a narrator's introduction is heard; one that cannot be is put at the end. */
export async function presentIntroduction(samples: NarratorSamples, id: NarratorId): Promise<Introduction> {
  const { cues, durationMs } = await samples.introduction(id);
  return { cues: cues.map((cue) => cue ?? { startMs: durationMs, endMs: durationMs }) };
}

/** The sample of a toast as it is shown: its words, when each is heard, and where. */
export async function presentSampleToast(samples: NarratorSamples, id: NarratorId): Promise<SampleToast> {
  const { cues, durationMs } = await samples.toast(id);
  const lines = sampleToastLines.map((text, at) => {
    const { startMs, endMs } = cues[at] ?? { startMs: durationMs, endMs: durationMs };
    return { text, startMs, endMs };
  });
  return { lines, durationMs, audioUrl: `/api/voices/${id}/toast/audio` };
}
