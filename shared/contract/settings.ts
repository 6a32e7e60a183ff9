import * as z from 'zod/mini';
import { timezone } from './common.ts';
import { endpoint } from './endpoint.ts';
import { narratorIds } from './narrators.ts';
import { weekdays } from '../calendar.ts';
import { limits } from '../limits.ts';

export const tones = ['auto', 'uplifting', 'reflective', 'humorous'] as const;
export type Tone = (typeof tones)[number];

export const preferences = z.strictObject({
  voiceStyle: z.enum(narratorIds),
  toastDay: z.enum(weekdays),
  toastTone: z.enum(tones),
  dailyReminder: z.boolean(),
  toastNotification: z.boolean(),
  emailNotifications: z.boolean(),
  /** Whether the words of a toast stand in the mail that announces it. */
  emailWords: z.boolean(),
  dailyReminderHour: z.int().check(z.minimum(5), z.maximum(22)),
  /** Whether badges, the streak and the week's count are shown. */
  showsBadges: z.boolean(),
  /** Whether a review plays by itself. */
  playsReviews: z.boolean(),
  /** Whether soft music is heard under the first line and the last of a toast. */
  playsMusic: z.boolean(),
  /** The hour at which a day ends for them: what is written before it belongs to the day before. */
  dayEndHour: z.int().check(z.minimum(0), z.maximum(limits.latestDayEnd)),
});
export type Preferences = z.output<typeof preferences>;

/** When the toast is made: the weekly day (0 is Sunday), hour and minute on the clock of `timezone`. */
export const schedule = z.strictObject({
  timezone,
  weeklyToastDay: z.int().check(z.minimum(0), z.maximum(6)),
  toastHour: z.int().check(z.minimum(0), z.maximum(23)),
  toastMinute: z.int().check(z.minimum(0), z.maximum(59)),
});
export type Schedule = z.output<typeof schedule>;

export const settings = {
  preferences: endpoint('GET', '/api/preferences', {
    summary: 'Your narrator, tone and reminders.',
    access: 'signed-in',
    reply: preferences,
  }),
  savePreferences: endpoint('PUT', '/api/preferences', {
    summary: 'Changes what is given and keeps the rest.',
    access: 'signed-in',
    body: z.partial(preferences),
    reply: preferences,
  }),
  schedule: endpoint('GET', '/api/user/settings', {
    summary: 'When your toast is made.',
    access: 'signed-in',
    reply: schedule,
  }),
  saveSchedule: endpoint('PUT', '/api/user/settings', {
    summary: 'Changes when your toast is made; what is not given stays.',
    access: 'signed-in',
    body: z.partial(schedule),
    reply: schedule,
  }),
};
