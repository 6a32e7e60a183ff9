import type { QueryClient } from '@tanstack/react-query';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Preferences } from '#shared/contract/settings.ts';
import { settings } from '#shared/contract/settings.ts';
import { call } from './call.ts';
import { readDevice, writeDevice } from './device.ts';
import { firstOr } from './first-answer.ts';

/** The narrator, the tone and the habits of whoever is here. */
export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal }) => firstOr('preferences', () => call(settings.preferences, undefined, { signal })),
});

/**
 * Changes what is given of the preferences, also when the page is left at once, and keeps that part of the answer, so
 * that every page knows it. The rest of an answer may be older than what is known by then.
 */
export async function changePreferences(client: QueryClient, change: Partial<Preferences>): Promise<void> {
  const reply = await call(settings.savePreferences, { body: change }, { keepalive: true });
  const names = Object.keys(change) as (keyof Preferences)[];
  const part = Object.fromEntries(names.map((name) => [name, reply[name]]));
  client.setQueryData(preferencesQuery.queryKey, (known) => ({ ...reply, ...known, ...part }));
}

/**
 * The hour at which a day ends for whoever is here; before that hour it is still the day before (`todayFor`). Until the
 * server has answered it is what it last was on this device: a page that opens at night must not change its day.
 */
export function useDayEnd(): number {
  const known = useQuery(preferencesQuery).data?.dayEndHour;
  useEffect(() => {
    if (known !== undefined && known !== lastDayEnd()) {
      writeDevice('dayEndHour', String(known));
    }
  }, [known]);
  return known ?? lastDayEnd();
}

function lastDayEnd(): number {
  return Number(readDevice('dayEndHour') ?? 0);
}

/**
 * Whether badges, the streak and the week's count are shown; undefined until the server has answered. Where it cannot
 * be asked the answer is no: nothing is missing then.
 */
export function useShowsBadges(): boolean | undefined {
  const { data, isError } = useQuery(preferencesQuery);
  return data?.showsBadges ?? (isError ? false : undefined);
}
