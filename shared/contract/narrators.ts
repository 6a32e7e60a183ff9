import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const narratorIds = ['motivational', 'calm', 'bright', 'storyteller', 'highland', 'anchor'] as const;
export type NarratorId = (typeof narratorIds)[number];
export const defaultNarrator: NarratorId = 'motivational';

export const narrator = z.object({
  id: z.enum(narratorIds),
  name: z.string(),
  description: z.string(),
  sampleUrl: z.string(),
});
export type Narrator = z.output<typeof narrator>;

/** What a toast is like, for someone who has none: the same words for everyone, in the voice of one narrator. */
export const sampleToast = z.object({
  lines: z.array(z.object({ text: z.string(), startMs: z.int(), endMs: z.int() })),
  durationMs: z.int(),
  audioUrl: z.string(),
});
export type SampleToast = z.output<typeof sampleToast>;

export const narrators = {
  list: endpoint('GET', '/api/voices', {
    summary: 'The narrators to choose from.',
    access: 'anyone',
    reply: z.array(narrator),
  }),
  sampleToast: endpoint('GET', '/api/voices/:id/toast', {
    summary: 'A sample of a toast in the voice of a narrator, with the times of its lines.',
    access: 'anyone',
    params: z.object({ id: z.enum(narratorIds) }),
    reply: sampleToast,
  }),
};
