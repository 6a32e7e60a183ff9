import { sql } from 'kysely';
import type { Binding } from '#server/platform/crypto/sealing-key.ts';
import { sealedColumn } from '#server/platform/db/sealed-column.ts';
import type { ReviewRow } from './reviews.queries.ts';

type Reviewed = Pick<ReviewRow, 'note_id' | 'of_content'>;

/** A note has one review, which is of one wording. */
export function reviewBinding({ note_id: row, of_content: version }: Reviewed): Binding {
  return { kind: 'review', table: 'reflection_reviews', row, version };
}

/** What was spoken of it is of one recording. */
export function spokenBinding({ note_id: row, of_content: wording }: Reviewed, clip: string | null): Binding {
  return { kind: 'review voice', table: 'reflection_reviews', row, version: `${wording}:${clip ?? ''}` };
}

const own = {
  table: 'reflection_reviews',
  number: 'note_id',
  owner: sql`(select user_id from notes where notes.id = reflection_reviews.note_id)`,
};

export const sealedReviews = [
  sealedColumn({
    ...own,
    column: 'text',
    bound: ['of_content'],
    binding: ({ number, of_content }) => reviewBinding({ note_id: number, of_content }),
  }),
  sealedColumn({
    ...own,
    column: 'spoken',
    bound: ['of_content', 'audio_id'],
    binding: ({ number, of_content, audio_id }) => spokenBinding({ note_id: number, of_content }, audio_id),
  }),
];
