import type { Binding } from '#server/platform/crypto/sealing-key.ts';
import { sealedColumn } from '#server/platform/db/sealed-column.ts';

/** What someone told never changes. */
export function feedbackBinding(id: number): Binding {
  return { kind: 'feedback', table: 'feedback', row: id, version: 1 };
}

/** What someone said in place of words, or beside them. */
export function feedbackSoundBinding(id: number): Binding {
  return { kind: 'feedback-sound', table: 'feedback', row: id, version: 1 };
}

export const sealedFeedback = [
  sealedColumn({
    table: 'feedback',
    number: 'id',
    column: 'sealed',
    bound: [],
    binding: ({ number }) => feedbackBinding(number),
  }),
  sealedColumn({
    table: 'feedback',
    number: 'id',
    column: 'sound',
    bound: [],
    binding: ({ number }) => feedbackSoundBinding(number),
  }),
];
