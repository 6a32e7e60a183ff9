import type { NarratorId } from '#shared/contract/narrators.ts';
import type { SpokenTone } from '../compose/moment.ts';
import { phrasings } from '../compose/phrasing/all.ts';
import { narratorPhrasing } from '../compose/phrasing/narrators.ts';
import type { Ends, Pool } from '../compose/phrasing/phrasing.ts';
import { mixedClosings, mixedThingClosings } from '../compose/phrasing/care.ts';
import { plainTold, plainWords } from '../compose/phrasing/shared.ts';

/** The composer's own sentences that a model may use whole; anything else it says must stand in the notes. */
export type Frames = { openings: Pool; moments: Pool; links: Pool; quotations: Pool; closings: Pool };

/** The frames for a tone and a narrator; for a week with something heavy in it only the quiet ones. */
export function framesFor({
  tone,
  narrator,
  gentle,
}: {
  tone: SpokenTone;
  narrator: NarratorId;
  gentle: boolean;
}): Frames {
  const words = phrasings[tone];
  const own = gentle ? { openings: {}, closings: {} } : narratorPhrasing[narrator];
  return {
    openings: ends(words.openings, own.openings),
    moments: [...new Set([...(own.told ?? []), ...words.told, ...plainTold, ...words.phrase, ...words.thanks])],
    links: [...words.nextDay, ...words.sameDay],
    quotations: [...new Set([...words.words, ...plainWords, ...words.tail, ...(own.tail ?? [])])],
    closings: gentle ? [...mixedThingClosings, ...mixedClosings] : ends(words.closings, own.closings),
  };
}

function ends(words: Ends, own: Partial<Ends>): Pool {
  return (['things', 'thing', 'plain', 'thin'] as const).flatMap((kind) => [...(own[kind] ?? []), ...words[kind]]);
}
