import { queryOptions } from '@tanstack/react-query';
import { support } from '#shared/contract/support.ts';
import { call } from './call.ts';

/** The help lines that the operator of this Clink has named. */
export const helpLinesQuery = queryOptions({
  queryKey: ['help-lines'],
  queryFn: ({ signal }) => call(support.lines, undefined, { signal }),
});

/** What ringing or writing to a contact takes, as the address of a link; undefined for words such as 'room 12'. */
export function contactAddress(contact: string): string | undefined {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact)) {
    return `mailto:${contact}`;
  }
  return /^\+?[\d ().-]*\d[\d ().-]*$/.test(contact) ? `tel:${contact.replace(/[^+\d]/g, '')}` : undefined;
}
