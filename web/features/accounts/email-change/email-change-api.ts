import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { emailChange } from '#shared/contract/email-change.ts';
import { call, messageOf } from '#web/lib/call.ts';
import { notify } from '#web/ui/notices.tsx';
import { meQuery } from '../api.ts';

/** The change of the person's email that waits; null when there is none. */
export const pendingEmailQuery = queryOptions({
  queryKey: ['user', 'email-change'],
  queryFn: ({ signal }) => call(emailChange.pending, undefined, { signal }),
  // It is confirmed elsewhere, in a mail program.
  staleTime: 0,
});

/** Asks both addresses whether the email should change. */
export function useStartEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ email, password }: { email: string; password: string | undefined }) =>
      call(emailChange.start, { body: { email, ...(password && { password }) } }),
    onSuccess: (pending) => {
      client.setQueryData(pendingEmailQuery.queryKey, pending);
      notify({ title: 'Check Your Email', description: 'Nothing changes until you have confirmed it there.' });
    },
  });
}

/** Gives the change up that waits. */
export function useCancelEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(emailChange.cancel),
    onSuccess: () => {
      client.setQueryData(pendingEmailQuery.queryKey, null);
      notify({ title: 'Change given up', description: 'Your email stays as it is.' });
    },
    onError: (error) => notify({ kind: 'problem', title: 'It was not given up', description: messageOf(error) }),
  });
}

/** What the link of a letter would confirm. */
export function emailChangeQuery(token: string) {
  return queryOptions({
    queryKey: ['email-change', token],
    queryFn: ({ signal }) => call(emailChange.look, { body: { token } }, { signal }),
    retry: false,
    // Once it is used it leads nowhere, which the page knows by itself.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Says yes to the change that the link of a letter names. */
export function useConfirmEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(emailChange.confirm, { body: { token } }),
    onSuccess: () => Promise.all([client.invalidateQueries(meQuery), client.invalidateQueries(pendingEmailQuery)]),
  });
}

/** Stops the change that the link of a letter names. */
export function useStopEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(emailChange.stop, { body: { token } }),
    onSuccess: () => client.invalidateQueries(pendingEmailQuery),
  });
}
