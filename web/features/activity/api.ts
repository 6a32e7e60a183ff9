import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { activity, type ActivityEntry } from '#shared/contract/activity.ts';
import { call } from '#web/lib/call.ts';
import { firstOr } from '#web/lib/first-answer.ts';

/** It is not looked more often than this whether something happened. */
const lookAgainMs = 60_000;

/** What others did since the person last looked, bundled, the latest first. */
export const activityQuery = queryOptions({
  queryKey: ['activity'],
  queryFn: ({ signal }) => firstOr('activity', () => call(activity.list, undefined, { signal })),
  staleTime: lookAgainMs,
});

/** Whether something happened that was not looked at: asked at the start and when someone comes back to the window. */
export function useSomethingNew(isOn: boolean): boolean {
  const client = useQueryClient();
  const { data = [] } = useQuery({ ...activityQuery, enabled: isOn });
  useEffect(() => {
    if (!isOn) {
      return undefined;
    }
    const look = () => {
      if (document.visibilityState === 'visible') {
        void client.prefetchQuery(activityQuery);
      }
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isOn, client]);
  return data.length > 0;
}

/** Marks these as looked at, and nothing that came after the latest of them. */
export function useSeeActivity() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (until: string) => call(activity.see, { body: { until } }),
    onSuccess: (_, until) =>
      client.setQueryData(activityQuery.queryKey, (known) => known?.filter(({ latestAt }) => latestAt > until)),
  });
}

/** What an entry is of: there is one of each kind and toast. */
export function keyOf({ kind, toastId }: ActivityEntry): string {
  return `${kind} ${String(toastId)}`;
}
