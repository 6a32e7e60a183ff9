import { queryOptions } from '@tanstack/react-query';
import { support } from '#shared/contract/support.ts';
import { call } from './call.ts';

/** The help lines that the operator of this Clink has named. */
export const helpLinesQuery = queryOptions({
  queryKey: ['help-lines'],
  queryFn: ({ signal }) => call(support.lines, undefined, { signal }),
});

/** As long as a number may be, by ITU-T E.164. What is longer is two of them. */
const mostDigits = 15;

/** What ringing or writing to a contact takes, as the address of a link; undefined for words such as 'room 12'. */
export function contactAddress(contact: string): string | undefined {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact)) {
    return `mailto:${contact}`;
  }
  if (!/^\+?[\d\s().-]+$/.test(contact)) {
    return undefined;
  }
  // In '+44 (0)20' the nought is for those who leave out what stands before it.
  const number = contact.replace(/^((?:\+|00)[\d\s]*)\(0\)/, '$1').replace(/[^+\d]/g, '');
  const digits = number.replace('+', '').length;
  return digits > 0 && digits <= mostDigits ? `tel:${number}` : undefined;
}
