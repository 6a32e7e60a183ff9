import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const narratorIds = ['motivational', 'calm', 'bright', 'storyteller', 'highland', 'anchor'] as const;
export type NarratorId = (typeof narratorIds)[number];
export const defaultNarrator: NarratorId = 'motivational';

export const narrator = z.object({
  id: z.enum(narratorIds),
  name: z.string(),
  /** A few words that stand beside the name in a list. */
  manner: z.string(),
  description: z.string(),
  /** What they say of themselves in their sample, line by line. */
  introduction: z.array(z.string()),
  sampleUrl: z.string(),
});
export type Narrator = z.output<typeof narrator>;

/** When a line is heard, in whole milliseconds from the start of the recording. */
const times = { startMs: z.int(), endMs: z.int() };

/** The times of a narrator's introduction, one for each of its lines. */
export const introduction = z.object({ cues: z.array(z.object(times)) });
export type Introduction = z.output<typeof introduction>;

/** What a toast is like, for someone who has none: the same words for everyone, in the voice of one narrator. */
export const sampleToast = z.object({
  lines: z.array(z.object({ text: z.string(), ...times })),
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
  introduction: endpoint('GET', '/api/voices/:id/introduction', {
    summary: 'When each line is heard that a narrator says of themselves in their sample.',
    access: 'anyone',
    params: z.object({ id: z.enum(narratorIds) }),
    reply: introduction,
  }),
  sampleToast: endpoint('GET', '/api/voices/:id/toast', {
    summary: 'A sample of a toast in the voice of a narrator, with the times of its lines.',
    access: 'anyone',
    params: z.object({ id: z.enum(narratorIds) }),
    reply: sampleToast,
  }),
};
