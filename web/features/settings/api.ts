import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NarratorId } from '#shared/contract/narrators.ts';
import { narrators } from '#shared/contract/narrators.ts';
import type { Preferences, Schedule } from '#shared/contract/settings.ts';
import { settings, weekdays } from '#shared/contract/settings.ts';
import { call, messageOf } from '#web/lib/call.ts';
import { notify } from '#web/ui/notices.tsx';

export const narratorsQuery = queryOptions({
  queryKey: ['voices'],
  queryFn: ({ signal }) => call(narrators.list, undefined, { signal }),
});

export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal }) => call(settings.preferences, undefined, { signal }),
});

export const scheduleQuery = queryOptions({
  queryKey: ['user', 'settings'],
  queryFn: ({ signal }) => call(settings.schedule, undefined, { signal }),
});

/** Keeps the chosen narrator, says so or says why not. */
export function useSaveVoice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (voiceStyle: NarratorId) => call(settings.savePreferences, { body: { voiceStyle } }),
    onSuccess: (preferences) => {
      client.setQueryData(preferencesQuery.queryKey, preferences);
      notify({ title: 'Voice preference updated' });
    },
    onError: () =>
      notify({
        kind: 'problem',
        title: 'Error updating voice preference',
        description: 'There was an error updating your voice preference. Please try again.',
      }),
  });
}

export type ToastSettings = Schedule & Pick<Preferences, 'toastTone'>;

/** Keeps tone and schedule, one call after the other, and reads both anew. */
export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ toastTone, ...schedule }: ToastSettings) => {
      const toastDay = weekdays[schedule.weeklyToastDay] ?? 'Sunday';
      await call(settings.savePreferences, { body: { toastTone, toastDay } });
      await call(settings.saveSchedule, { body: schedule });
    },
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries(preferencesQuery),
        client.invalidateQueries(scheduleQuery),
        client.invalidateQueries({ queryKey: ['stats'] }),
      ]),
    onError: (error) => notify({ kind: 'problem', title: 'Failed to update settings', description: messageOf(error) }),
  });
}
