import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Input } from '#shared/contract/endpoint.ts';
import { friends, profile } from '#shared/contract/friends.ts';
import { shares } from '#shared/contract/shares.ts';
import { call, messageOf } from '#web/lib/call.ts';
import { notify } from '#web/ui/notices.tsx';

/** What the person shares, the newest first. */
export const sharesQuery = queryOptions({
  queryKey: ['shares'],
  queryFn: ({ signal }) => call(shares.list, undefined, { signal }),
  // How often each was opened changes by itself.
  staleTime: 0,
});

/** Whether they have a friend yet. It is read again with all that is kept under 'friends'. */
export const hasFriendsQuery = queryOptions({
  queryKey: ['friends', 'any'],
  queryFn: async ({ signal }) => (await call(friends.list, undefined, { signal })).friends.length > 0,
  staleTime: 0,
});

/** Voicing the chosen lines takes longer than other calls. */
const sharingTimeoutMs = 120_000;

type Options = NonNullable<Input<typeof shares.share>['body']> & {
  /** What the person signs with; undefined leaves that as it is. */
  name: string | undefined;
};

/** Shares a toast, or changes how it is shared; the name they sign with first, so that nobody sees another. */
export function useShare(toastId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, ...body }: Options) => {
      if (name !== undefined) {
        await call(profile.update, { body: { name } });
      }
      return call(shares.share, { params: { id: String(toastId) }, body }, { timeoutMs: sharingTimeoutMs });
    },
    onError: (error) => notify({ kind: 'problem', title: 'Failed to share toast', description: messageOf(error) }),
    onSettled: async (share) => {
      await readAgain(client);
      if (share) {
        // It is shared, also where the list could not be read again.
        client.setQueryData(sharesQuery.queryKey, (all = []) => [share, ...all.filter(({ id }) => id !== share.id)]);
      }
    },
  });
}

/** Takes one share back, also that of a toast whose place another has taken. */
export function useRemoveShare() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(shares.remove, { params: { id: String(id) } }),
    onSuccess: () => notify({ title: 'Sharing removed', description: 'Nobody can open the link any more.' }),
    onError: (error) => notify({ kind: 'problem', title: 'Failed to unshare toast', description: messageOf(error) }),
    onSettled: () => readAgain(client),
  });
}

/** Takes every share of a toast back. */
export function useUnshare(toastId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const all = await call(shares.list);
      for (const { id } of all.filter((share) => share.toastId === toastId)) {
        await call(shares.remove, { params: { id: String(id) } });
      }
    },
    onSuccess: () => notify({ title: 'Sharing removed', description: 'Nobody can open the link any more.' }),
    onError: (error) => notify({ kind: 'problem', title: 'Failed to unshare toast', description: messageOf(error) }),
    onSettled: () => readAgain(client),
  });
}

async function readAgain(client: QueryClient): Promise<void> {
  await Promise.all(['shares', 'toasts', 'me', 'badges'].map((key) => client.invalidateQueries({ queryKey: [key] })));
}
