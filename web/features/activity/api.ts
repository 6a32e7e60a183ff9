import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { activity } from '#shared/contract/activity.ts';
import { call } from '#web/lib/call.ts';

/** How often it is looked whether something happened, and on a return to the page. */
const lookAgainMs = 60_000;

/** What others did since the person last looked, bundled. */
export const activityQuery = queryOptions({
  queryKey: ['activity'],
  queryFn: ({ signal }) => call(activity.list, undefined, { signal }),
  staleTime: lookAgainMs,
  refetchOnWindowFocus: true,
});

/** Marks all of it as looked at; what is on the page stays until it is left. */
export function useSeeActivity() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(activity.see, { body: null }),
    onSuccess: () => client.setQueryData(activityQuery.queryKey, []),
  });
}
