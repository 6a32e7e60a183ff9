import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Where someone finds help, as the operator has named it. `contact` is a number or an address to write to. */
export const helpLine = z.object({ name: z.string(), contact: z.string(), url: z.nullable(z.string()) });
export type HelpLine = z.output<typeof helpLine>;

export const support = {
  lines: endpoint('GET', '/api/support', {
    summary: 'The help lines that the operator of this Clink has named.',
    access: 'anyone',
    reply: z.array(helpLine),
  }),
};
