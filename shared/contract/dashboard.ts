import * as z from 'zod/mini';
import { user } from './accounts.ts';
import { activityEntry } from './activity.ts';
import { timezone } from './common.ts';
import { endpoint } from './endpoint.ts';
import { note, stats } from './notes.ts';
import { preferences } from './settings.ts';
import { toast } from './toasts.ts';

/** What the dashboard shows first: each part is what the call of its own gives, at one moment. */
const firstView = z.object({
  /** `GET /api/session` */
  session: user,
  /** `GET /api/preferences` */
  preferences,
  /** `GET /api/notes/today` */
  today: z.array(note),
  /** `GET /api/notes`, the newest of them */
  recent: z.array(note),
  /** `GET /api/notes/yesterday` */
  yesterday: z.nullable(note),
  /** `GET /api/stats` */
  stats,
  /** `GET /api/toasts/latest` */
  latestToast: z.nullable(toast),
  /** `GET /api/activity` */
  activity: z.array(activityEntry),
});
export type FirstView = z.output<typeof firstView>;

export const dashboard = {
  read: endpoint('GET', '/api/dashboard', {
    summary: 'All that the dashboard shows first, in one answer; null when nobody is signed in.',
    access: 'anyone',
    query: z.object({ timezone: z.optional(timezone) }),
    reply: z.nullable(firstView),
  }),
};
