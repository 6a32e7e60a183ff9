import { weekdays } from '#shared/calendar.ts';
import type { Preferences, Schedule } from '#shared/contract/settings.ts';
import type { SettingsRow } from './settings.table.ts';

export function presentPreferences(row: SettingsRow): Preferences {
  return {
    voiceStyle: row.voice_style,
    toastDay: weekdays[row.weekly_toast_day] ?? 'Sunday',
    toastTone: row.toast_tone,
    dailyReminder: row.daily_reminder === 1,
    toastNotification: row.toast_notification === 1,
    emailNotifications: row.email_notifications === 1,
    emailWords: row.email_words === 1,
    dailyReminderHour: row.daily_reminder_hour,
    showsBadges: row.shows_badges === 1,
    playsReviews: row.plays_reviews === 1,
    playsMusic: row.plays_music === 1,
    dayEndHour: row.day_end_hour,
  };
}

export function presentSchedule(row: SettingsRow): Schedule {
  return {
    timezone: row.timezone,
    weeklyToastDay: row.weekly_toast_day,
    toastHour: row.toast_hour,
    toastMinute: row.toast_minute,
  };
}
