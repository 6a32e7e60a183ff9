import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { UnseenBadge } from '#shared/contract/badges.ts';
import { badges } from '#shared/contract/badges.ts';
import { call } from '#web/lib/call.ts';
import { browserTimezone } from '#web/lib/dates.ts';

/** How long after one was put away it is looked whether there is another. */
const lookAgainMs = 500;

/** Every badge there is, and how far one is. */
export const badgesQuery = queryOptions({
  queryKey: ['badges', 'list'],
  queryFn: ({ signal }) => call(badges.list, { query: { timezone: browserTimezone() } }, { signal }),
});

/** What was awarded and not looked at, the oldest first. */
export const unseenQuery = queryOptions({
  queryKey: ['badges', 'unseen'],
  queryFn: ({ signal }) => call(badges.unseen, undefined, { signal }),
});

/** Marks an award as seen, and looks again whether there is another. */
export function useSeeBadge() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: UnseenBadge) => call(badges.see, { params: { id: String(id) } }),
    onMutate: ({ id }) =>
      client.setQueryData(unseenQuery.queryKey, (unseen) => unseen?.filter((entry) => entry.id !== id)),
    onSettled: () => setTimeout(() => void client.invalidateQueries({ queryKey: unseenQuery.queryKey }), lookAgainMs),
  });
}
