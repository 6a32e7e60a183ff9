import type { Deps } from '#server/deps.ts';
import { findOwnAward, see, unseenOf } from '#server/features/badges/badges.service.ts';
import { saveNote } from '#server/features/notes/notes.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { addDays, localDate } from '#shared/calendar.ts';

type SampleNote = { daysAgo: number; words: string };

/** Nobody's week. Today is left to the visitor. */
export const sampleNotes: readonly SampleNote[] = [
  {
    daysAgo: 6,
    words: 'The new neighbours have a piano. I heard somebody practise one waltz till it worked.',
  },
  {
    daysAgo: 5,
    words:
      'My sister rang on her way home, as she used to, and we talked until she had climbed all her stairs. I did the washing up with the phone under my chin and was not in a hurry once.',
  },
  { daysAgo: 4, words: 'Mended the zip of my winter coat by myself. It holds.' },
  {
    daysAgo: 3,
    words:
      'Nan was tired at the clinic and said little. Then a man with a tiny dog sat down beside her, and she laughed for the first time this month.',
  },
  { daysAgo: 2, words: 'Leo read a whole page aloud to me, with his finger under the words.' },
  { daysAgo: 1, words: 'Frost on the allotment, and the leeks are still standing.' },
];

/** Writes the sample week into a visitor's world, as someone new writes about the days before they came. */
export async function writeSampleWeek(deps: Deps, viewer: Viewer, timezone: string): Promise<void> {
  const today = localDate(deps.clock.now(), timezone);
  for (const { daysAgo, words } of sampleNotes) {
    await saveNote(deps, viewer, { content: words, timezone, localDate: addDays(today, -daysAgo) });
  }
  // What these were given for is not the visitor's doing.
  for (const { id } of await unseenOf(deps, viewer)) {
    await see(deps, await findOwnAward(deps, viewer, id));
  }
}
