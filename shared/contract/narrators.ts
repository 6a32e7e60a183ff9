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

export const narrators = {
  list: endpoint('GET', '/api/voices', {
    summary: 'The narrators to choose from.',
    access: 'anyone',
    reply: z.array(narrator),
  }),
};
