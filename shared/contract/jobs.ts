import * as z from 'zod/mini';
import { done, id, idParams, instant } from './common.ts';
import { endpoint } from './endpoint.ts';

/** Work outside a request that was tried so often that it is not tried by itself any more. Whose it is is not said. */
export const givenUpJob = z.object({
  id,
  kind: z.string(),
  tries: z.int(),
  reason: z.string(),
  givenUpAt: instant,
});
export type GivenUpJob = z.output<typeof givenUpJob>;

export const jobs = {
  givenUp: endpoint('GET', '/api/admin/jobs', {
    summary: 'The work that was given up, the last first. For admins.',
    access: 'signed-in',
    reply: z.array(givenUpJob),
  }),
  settle: endpoint('POST', '/api/admin/jobs/:id', {
    summary: 'Tries given-up work again, or forgets it. For admins.',
    access: 'signed-in',
    params: idParams,
    body: z.strictObject({ again: z.boolean() }),
    reply: done,
  }),
};
