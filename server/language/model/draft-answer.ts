import * as z from 'zod/mini';

/** What a model answers with. */
export const draftAnswer = z.object({
  lines: z.array(z.object({ text: z.string(), noteIds: z.array(z.number()) })),
});
export type DraftAnswer = z.output<typeof draftAnswer>;
