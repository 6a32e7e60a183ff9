import * as z from 'zod/mini';
import { id } from './common.ts';

/**
 * Where the making of a toast stands. `step` and `of` count the sentences voiced. A model on this server says how far it
 * is: how much of it is loaded, in percent, then how many words it has written.
 */
export const progress = z.discriminatedUnion('stage', [
  z.object({ stage: z.literal('idle') }),
  z.object({ stage: z.literal('gathering') }),
  z.object({ stage: z.literal('writing'), loaded: z.optional(z.int()), words: z.optional(z.int()) }),
  z.object({ stage: z.literal('voicing'), step: z.int(), of: z.int() }),
  z.object({ stage: z.literal('done'), toastId: id }),
  z.object({ stage: z.literal('failed'), message: z.string() }),
]);
export type Progress = z.output<typeof progress>;

/**
 * A piece of the recording of a toast that is still being made, in the order in which they are heard, from 0: one line,
 * with those before it in which nothing can be spoken; the last with what is left, and the sound that ends it. Times in
 * whole milliseconds of the recording; the clink at its start is in no piece.
 */
export const spokenPiece = z.object({
  at: z.int(),
  lines: z.array(z.object({ text: z.string(), startMs: z.int(), endMs: z.int() })),
  fromMs: z.int(),
  untilMs: z.int(),
  /** An MP3, in base64: it comes with its words, so that nothing of it has to be kept for a request that may follow. */
  mp3: z.string(),
});
export type SpokenPiece = z.output<typeof spokenPiece>;

/** The words for each stage, as the person reads them while they wait. */
export function describeProgress(now: Progress): string {
  switch (now.stage) {
    case 'gathering':
      return 'Reading your week';
    case 'writing':
      return describeWriting(now);
    case 'voicing':
      return `Voicing ${now.step} of ${now.of}`;
    case 'done':
      return 'Your toast is ready';
    case 'failed':
      return now.message;
    case 'idle':
      return '';
  }
}

function describeWriting({ loaded, words }: Extract<Progress, { stage: 'writing' }>): string {
  if (words !== undefined) {
    return words > 0 ? `Writing, ${words} ${words === 1 ? 'word' : 'words'} so far` : 'Thinking about your week';
  }
  return loaded === undefined ? 'Writing' : `Waking the model, ${loaded} %`;
}
