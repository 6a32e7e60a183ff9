import * as z from 'zod/mini';

/** What a model answers with when it writes a toast. */
export const draftAnswer = z.object({
  lines: z.array(z.object({ text: z.string(), noteIds: z.array(z.number()) })),
});
export type DraftAnswer = z.output<typeof draftAnswer>;

/** What it answers with when it looks a draft over: by the number of the line, what no note says. */
export const reviewAnswer = z.object({
  lines: z.array(z.object({ line: z.number(), notInTheNotes: z.array(z.string()) })),
});
export type ReviewAnswer = z.output<typeof reviewAnswer>;
