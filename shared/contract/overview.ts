import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const count = z.int();

/** How this Clink is doing: sums and versions alone, and nothing of any one person. */
export const overviewReply = z.object({
  health: z.object({
    /** False when the database is known to be damaged. */
    isSound: z.boolean(),
    /** How many bytes are free where recordings lie; null where that is not known, as in a bucket. */
    freeBytes: z.nullable(z.number()),
  }),
  /** Work outside requests, by its kind. */
  queues: z.array(z.object({ kind: z.string(), waiting: count, running: count, givenUp: count })),
  reports: count,
  feedback: count,
  people: count,
  recordings: z.object({ count, bytes: z.number() }),
  versions: z.object({ clink: z.string(), node: z.string(), database: z.string(), schema: z.string() }),
});
export type Overview = z.output<typeof overviewReply>;

export const overview = {
  read: endpoint('GET', '/api/admin/overview', {
    summary: 'How this Clink is doing: health, queues, what waits for an admin, and versions. For admins.',
    access: 'signed-in',
    reply: overviewReply,
  }),
};
