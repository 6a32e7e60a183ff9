import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Input } from '#shared/contract/endpoint.ts';
import { feeds, type Feed } from '#shared/contract/feeds.ts';
import { call, messageOf } from '#web/lib/call.ts';
import { notify } from '#web/ui/notices.tsx';

export const feedsQuery = queryOptions({
  queryKey: ['feeds'],
  queryFn: ({ signal }) => call(feeds.list, undefined, { signal }),
  // When each was last read changes by itself.
  staleTime: 0,
});

/** Makes a feed. Its address is in the answer alone. */
export function useMakeFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof feeds.make>['body']) => call(feeds.make, { body }),
    onSuccess: ({ feed }) => client.setQueryData(feedsQuery.queryKey, (before = []) => [...before, feed]),
    onError: (error) => notify({ kind: 'problem', title: 'It could not be made', description: messageOf(error) }),
  });
}

/** Ends a feed and takes it off the list, which `onGone` hears of first. */
export function useRemoveFeed(onGone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Feed) => call(feeds.remove, { params: { id: String(id) } }),
    onSuccess: (_, { id }) => {
      onGone();
      client.setQueryData(feedsQuery.queryKey, (before) => before?.filter((feed) => feed.id !== id));
      notify({ title: 'Removed', description: 'Nothing at its address can be read any more.' });
    },
    onError: (error) => notify({ kind: 'problem', title: 'It could not be removed', description: messageOf(error) }),
    onSettled: () => client.invalidateQueries(feedsQuery),
  });
}
