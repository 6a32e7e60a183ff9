import type { QueryClient } from '@tanstack/react-query';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { accounts } from '#shared/contract/accounts.ts';
import type { NarratorId } from '#shared/contract/narrators.ts';
import { narrators } from '#shared/contract/narrators.ts';
import type { Preferences, Schedule } from '#shared/contract/settings.ts';
import { settings, weekdays } from '#shared/contract/settings.ts';
import { productName } from '#shared/limits.ts';
import { call, messageOf } from '#web/lib/call.ts';
import { preferencesQuery } from '#web/lib/preferences.ts';
import { notify } from '#web/ui/notices.tsx';

export const narratorsQuery = queryOptions({
  queryKey: ['voices'],
  queryFn: ({ signal }) => call(narrators.list, undefined, { signal }),
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

/**
 * Keeps the first narrator someone chooses, with what everyone starts with, and then that they are settled. The second
 * only when the first is safe.
 */
export function useSettleIn(onSettled: () => void) {
  const client = useQueryClient();
  const problem = (title: string) => (error: unknown) => {
    notify({
      kind: 'problem',
      title,
      description: 'There was a problem saving your voice preference. Please try again.',
    });
    throw error;
  };
  return useMutation({
    mutationFn: async (voiceStyle: NarratorId) => {
      const saved = await keepFirst(client, voiceStyle).catch(problem('Error saving preferences'));
      client.setQueryData(preferencesQuery.queryKey, saved);
      await call(accounts.completeOnboarding).catch(problem('Error completing setup'));
    },
    onSuccess: () => {
      onSettled();
      void client.invalidateQueries(scheduleQuery);
      notify({
        title: `Welcome to ${productName}`,
        description: 'Your voice preference has been saved. Enjoy your journey!',
      });
    },
  });
}

/** What everyone starts with goes along, unless they were in Settings before they chose: then what they chose there. */
async function keepFirst(client: QueryClient, voiceStyle: NarratorId): Promise<Preferences> {
  const started = await client.fetchQuery({ ...preferencesQuery, staleTime: 0 });
  const { toastDay, toastTone, dailyReminder, toastNotification, emailNotifications } = started;
  return call(settings.savePreferences, {
    body: { toastDay, toastTone, dailyReminder, toastNotification, emailNotifications, voiceStyle },
  });
}

export type ToastSettings = Schedule & Pick<Preferences, 'toastTone'>;

/**
 * Keeps what was changed of tone and schedule, one call after the other, and reads both anew. The rest may have been
 * changed elsewhere since.
 */
export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ toastTone, ...schedule }: Partial<ToastSettings>) => {
      const { weeklyToastDay } = schedule;
      const toastDay = weeklyToastDay === undefined ? undefined : weekdays[weeklyToastDay];
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
