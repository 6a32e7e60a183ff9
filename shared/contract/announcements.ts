import * as z from 'zod/mini';
import { done } from './common.ts';
import { endpoint } from './endpoint.ts';

export const unsubscribing = {
  stop: endpoint('POST', '/api/unsubscribe/:secret', {
    summary: 'Ends the mails about toasts, by the secret that each of them holds. Nobody need be signed in.',
    access: 'anyone',
    params: z.object({ secret: z.string().check(z.regex(/^[1-9]\d{0,15}-[\w-]{43}$/, 'This link is not whole.')) }),
    reply: done,
  }),
};
