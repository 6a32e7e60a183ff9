import { narrators } from '#server/features/narrators/narrators.ts';
import { speak } from '#server/platform/speech/speak.ts';
import { narratorIds } from '#shared/contract/narrators.ts';
import type { NarratorId } from '#shared/contract/narrators.ts';
import { lengthOf } from './length.ts';
import { rotation } from './toasts.ts';

/** How fast a narrator spoke. */
type Rate = { narrator: NarratorId; words: number; seconds: number; perSecond: number };

/** Speaks the toast of a full week by each narrator; how many words a second, glasses and silences around it left out. */
export async function measureVoice(): Promise<Rate[]> {
  const rates: Rate[] = [];
  for (const toast of rotation(1)) {
    const narrator: NarratorId | undefined = narratorIds[rates.length];
    if (narrator === undefined) {
      break;
    }
    if (toast.from.kind !== 'full') {
      continue;
    }
    const lines = toast.lines.map(({ text }) => text);
    const { cues } = await speak({ lines, sound: narrators[narrator].sound, greeting: false });
    const spoken = cues.flatMap((cue) => (cue ? [cue.startMs, cue.endMs] : []));
    const seconds = (Math.max(...spoken) - Math.min(...spoken)) / 1000;
    const { words } = lengthOf(toast.lines);
    rates.push({ narrator, words, seconds, perSecond: words / seconds });
  }
  return rates;
}
