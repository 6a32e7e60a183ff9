import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { friends, invitations, profile, type Friendship } from '#shared/contract/friends.ts';
import { shares } from '#shared/contract/shares.ts';
import { call, messageOf } from '#web/lib/call.ts';
import { notify } from '#web/ui/notices.tsx';

/** Friends, requests and those who are blocked. They change on other people's devices. */
export const friendsQuery = queryOptions({
  queryKey: ['friends', 'list'],
  queryFn: ({ signal }) => call(friends.list, undefined, { signal }),
  staleTime: 0,
});

/** The toasts that friends share, the newest first. */
export const friendsToastsQuery = queryOptions({
  queryKey: ['friends', 'toasts'],
  queryFn: ({ signal }) => call(shares.ofFriends, undefined, { signal }),
  staleTime: 0,
});

/** The person's invitation link, or null. */
export const invitationQuery = queryOptions({
  queryKey: ['friends', 'invitation'],
  queryFn: ({ signal }) => call(invitations.current, undefined, { signal }),
  staleTime: 0,
});

/** What one can do about someone who is, asked to be, or is no friend. */
export type Deed = 'accept' | 'reject' | 'block' | 'end' | 'unblock';

const statuses = { accept: 'accepted', reject: 'rejected', block: 'blocked' } as const;

/** Does it, and says what became of it; `onDone` hears of it before the lists change. */
export function useDeed(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ deed, friendship }: { deed: Deed; friendship: Friendship }) => {
      const params = { id: String(friendship.id) };
      if (deed === 'unblock') {
        return call(friends.unblock, { params });
      }
      return deed === 'end'
        ? call(friends.remove, { params })
        : call(friends.update, { params, body: { status: statuses[deed] } });
    },
    onSuccess: ({ message }) => {
      onDone();
      notify({ title: message });
    },
    onError: (error) => notify({ kind: 'problem', title: 'That did not work', description: messageOf(error) }),
    onSettled: () => readAgain(client),
  });
}

/** Asks someone by their username. */
export function useAsk() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (username: string) => call(friends.ask, { body: { username } }),
    onSuccess: ({ message }) => notify({ title: 'Asked', description: message }),
    onSettled: () => readAgain(client),
  });
}

/** Makes an invitation link in the place of the one before, or withdraws that. */
export function useInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (what: 'make' | 'withdraw') => {
      if (what === 'make') {
        return call(invitations.make);
      }
      await call(invitations.withdraw);
      return null;
    },
    onSuccess: (invitation) => {
      client.setQueryData(invitationQuery.queryKey, invitation);
      notify({
        title: invitation ? 'Your invitation link is ready' : 'The link is withdrawn',
        description: invitation ? 'Pass it on to whom you like.' : 'It does not work any more.',
      });
    },
    onError: (error) => notify({ kind: 'problem', title: 'That did not work', description: messageOf(error) }),
  });
}

/** Changes what others know the person by. */
export function useProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { username?: string; name?: string }) => call(profile.update, { body }),
    onSuccess: () => {
      notify({ title: 'Saved', description: 'This is how others see you now.' });
      return client.invalidateQueries({ queryKey: ['me'] });
    },
  });
}

/** Who invites with this code. */
export function inviterQuery(code: string) {
  return queryOptions({
    queryKey: ['friends', 'inviter', code],
    queryFn: ({ signal }) => call(invitations.look, { params: { code } }, { signal }),
    staleTime: 0,
  });
}

/** Becomes a friend of the one who invites. */
export function useAccept(code: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(invitations.accept, { params: { code } }),
    onSuccess: ({ user }) => notify({ title: `You and ${user.name} are friends now.` }),
    onError: (error) => notify({ kind: 'problem', title: 'That did not work', description: messageOf(error) }),
    onSettled: () => readAgain(client),
  });
}

async function readAgain(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ['friends'] });
}
