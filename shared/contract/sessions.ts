import * as z from 'zod/mini';
import { done, id, idParams, instant } from './common.ts';
import { endpoint } from './endpoint.ts';

/** One device that is signed in. */
export const session = z.object({
  id,
  /** As people say it, such as 'Firefox on Windows'; null when the browser did not say. */
  device: z.nullable(z.string()),
  createdAt: instant,
  lastUsedAt: instant,
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type Session = z.output<typeof session>;

export const sessions = {
  list: endpoint('GET', '/api/user/sessions', {
    summary: 'The devices that are signed in, most recently used first.',
    access: 'signed-in',
    reply: z.array(session),
  }),
  end: endpoint('DELETE', '/api/user/sessions/:id', {
    summary: 'Signs one device out.',
    access: 'signed-in',
    params: idParams,
    reply: done,
  }),
  endOthers: endpoint('DELETE', '/api/user/sessions', {
    summary: 'Signs every other device out.',
    access: 'signed-in',
    reply: done,
  }),
};
