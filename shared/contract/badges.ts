import * as z from 'zod/mini';
import { done, id, idParams, instant, timezone } from './common.ts';
import { endpoint } from './endpoint.ts';

export const badgeCategories = ['Streaks', 'Reflections', 'Toasts', 'Sharing', 'Milestones'] as const;

export const badge = z.object({
  id,
  name: z.string(),
  description: z.string(),
  /** The name of a drawing that the web app knows. */
  icon: z.string(),
  category: z.enum(badgeCategories),
});
export type Badge = z.output<typeof badge>;

/** A badge that was awarded and not looked at yet. `id` is the award's, as the call that marks it seen takes it. */
export const unseenBadge = z.object({ id, badge });
export type UnseenBadge = z.output<typeof unseenBadge>;

/** A badge with how far one is: `progress` of `threshold`. `awardedAt` is null until it is one's own. */
export const badgeProgress = z.extend(badge, {
  threshold: z.int(),
  progress: z.int(),
  awardedAt: z.nullable(instant),
});
export type BadgeProgress = z.output<typeof badgeProgress>;

export const badges = {
  list: endpoint('GET', '/api/gamification/badges', {
    summary: 'Every badge, and how far along you are, by the calendar of `timezone` or else that of your settings.',
    access: 'signed-in',
    query: z.object({ timezone: z.optional(timezone) }),
    reply: z.array(badgeProgress),
  }),
  unseen: endpoint('GET', '/api/gamification/badges/unseen', {
    summary: 'The badges you have been awarded and not yet seen, oldest first.',
    access: 'signed-in',
    reply: z.array(unseenBadge),
  }),
  see: endpoint('PATCH', '/api/gamification/badges/:id/seen', {
    summary: 'Marks an awarded badge as seen.',
    access: 'signed-in',
    params: idParams,
    reply: done,
  }),
};
