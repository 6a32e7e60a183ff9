import type { Binding } from '#server/platform/crypto/sealing-key.ts';
import { sealedColumn } from '#server/platform/db/sealed-column.ts';

/** What someone told never changes. */
export function feedbackBinding(id: number): Binding {
  return { kind: 'feedback', table: 'feedback', row: id, version: 1 };
}

export const sealedFeedback = [
  sealedColumn({
    table: 'feedback',
    number: 'id',
    column: 'sealed',
    bound: [],
    binding: ({ number }) => feedbackBinding(number),
  }),
];
