import type { QueryClient } from '@tanstack/react-query';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { accounts } from '#shared/contract/accounts.ts';
import type { NarratorId } from '#shared/contract/narrators.ts';
import { narratorIds, narrators } from '#shared/contract/narrators.ts';
import type { Preferences, Schedule } from '#shared/contract/settings.ts';
import { weekdays } from '#shared/calendar.ts';
import { settings } from '#shared/contract/settings.ts';
import { productName } from '#shared/limits.ts';
import { CallError, call, messageOf } from '#web/lib/call.ts';
import { changePreferences, preferencesQuery } from '#web/lib/preferences.ts';
import { notify } from '#web/ui/notices.tsx';

export const narratorsQuery = queryOptions({
  queryKey: ['voices'],
  queryFn: ({ signal }) => call(narrators.list, undefined, { signal }),
});

/** When each line is heard that a narrator says of themselves. */
export const introductionQuery = (id: NarratorId) =>
  queryOptions({
    queryKey: ['voices', id, 'introduction'],
    queryFn: ({ signal }) => call(narrators.introduction, { params: { id } }, { signal }),
  });

/**
 * Has all narrators ready to speak: each is voiced when it is asked for the first time, and kept. One after the other, so
 * that one who is chosen before that is next.
 */
export async function prepareIntroductions(client: QueryClient, signal?: AbortSignal): Promise<void> {
  for (const id of narratorIds) {
    if (!signal?.aborted) {
      await client.prefetchQuery(introductionQuery(id));
    }
  }
}

export const scheduleQuery = queryOptions({
  queryKey: ['user', 'settings'],
  queryFn: ({ signal }) => call(settings.schedule, undefined, { signal }),
});

/** Says that a narrator was not kept as it was chosen: the choice is still there, to be tried again. */
export function tellVoiceProblem(): void {
  notify({ kind: 'problem', title: 'Failed to save voice', description: 'Please try again.' });
}

/** Says why a narrator was not kept by the button: what the server said of it, where it refused. */
function tellSaveProblem(error: Error): void {
  const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500;
  notify({
    kind: 'problem',
    ...(isRefused
      ? { title: 'Failed to save voice preference', description: error.message }
      : {
          title: 'Error updating voice preference',
          description: 'There was an error updating your voice preference. Please try again.',
        }),
  });
}

/** Keeps the narrator once more, by the button: says so, or why not. */
export function useSaveVoice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (voiceStyle: NarratorId) => changePreferences(client, { voiceStyle }),
    onSuccess: () => notify({ title: 'Voice preference updated' }),
    onError: tellSaveProblem,
  });
}

function tellSetupProblem(title: string): void {
  notify({
    kind: 'problem',
    title,
    description: 'There was a problem saving your voice preference. Please try again.',
  });
}

/** Keeps the first narrator someone chooses, with what everyone starts with. */
export function useKeepFirstVoice(onKept: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (voiceStyle: NarratorId) => keepFirst(client, voiceStyle),
    onSuccess: (saved) => {
      client.setQueryData(preferencesQuery.queryKey, saved);
      onKept();
    },
    onError: () => tellSetupProblem('Error saving preferences'),
  });
}

/** Keeps that someone new is settled, once their narrator is safe. */
export function useCompleteSetup(onSettled: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(accounts.completeOnboarding),
    onSuccess: () => {
      onSettled();
      void client.invalidateQueries(scheduleQuery);
      notify({
        title: `Welcome to ${productName}`,
        description: 'Your voice preference has been saved. Enjoy your journey!',
      });
    },
    onError: () => tellSetupProblem('Error completing setup'),
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

export type ToneChoice = Pick<Preferences, 'toastTone'>;

/** Says why a tone or a schedule was not kept. */
export function tellSettingsProblem(error: unknown): void {
  notify({ kind: 'problem', title: 'Failed to update settings', description: messageOf(error) });
}

/** Changes what is given of the schedule, also when the page is left at once, and has all that rests on it know. */
export async function changeSchedule(client: QueryClient, change: Partial<Schedule>): Promise<void> {
  const reply = await call(settings.saveSchedule, { body: change }, { keepalive: true });
  const names = Object.keys(change) as (keyof Schedule)[];
  const part = Object.fromEntries(names.map((name) => [name, reply[name]]));
  client.setQueryData(scheduleQuery.queryKey, (known) => ({ ...reply, ...known, ...part }));
  // One day under two names.
  const toastDay = weekdays[reply.weeklyToastDay];
  client.setQueryData(preferencesQuery.queryKey, (known) => known && toastDay && { ...known, toastDay });
  void client.invalidateQueries({ queryKey: ['stats'] });
}

/**
 * 'Save Settings': keeps what was chosen of tone, notifications and schedule once more, one call after the other, and reads both again.
 * The rest may have been changed elsewhere since.
 */
export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ schedule, habits }: { schedule: Partial<Schedule>; habits: Partial<Preferences> }) => {
      const { weeklyToastDay } = schedule;
      const toastDay = weeklyToastDay === undefined ? undefined : weekdays[weeklyToastDay];
      await call(settings.savePreferences, { body: { ...habits, toastDay } });
      await call(settings.saveSchedule, { body: schedule });
    },
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries(preferencesQuery),
        client.invalidateQueries(scheduleQuery),
        client.invalidateQueries({ queryKey: ['stats'] }),
      ]),
    onError: tellSettingsProblem,
  });
}
