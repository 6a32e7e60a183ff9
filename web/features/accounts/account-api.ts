import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { accounts } from '#shared/contract/accounts.ts';
import { recovery } from '#shared/contract/recovery.ts';
import { sessions, type Session } from '#shared/contract/sessions.ts';
import { call, messageOf } from '#web/lib/call.ts';
import { forgetPersonHere } from '#web/lib/device.ts';
import { notify } from '#web/ui/notices.tsx';
import { meQuery } from './api.ts';

/** The devices that are signed in, the last used first. */
export const sessionsQuery = queryOptions({
  queryKey: ['user', 'sessions'],
  queryFn: ({ signal }) => call(sessions.list, undefined, { signal }),
  // They come and go on other devices.
  staleTime: 0,
});

/** Signs one device out and takes it off the list, which `onGone` hears of first. */
export function useEndSession(onGone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Session) => call(sessions.end, { params: { id: String(id) } }),
    onSuccess: (_, { id, device }) => {
      onGone();
      client.setQueryData(sessionsQuery.queryKey, (before) => before?.filter((session) => session.id !== id));
      notify({ title: 'Signed out', description: `${device ?? 'That device'} has been signed out.` });
    },
    onError: (error) => notify({ kind: 'problem', title: 'Failed to sign out', description: messageOf(error) }),
    onSettled: () => client.invalidateQueries(sessionsQuery),
  });
}

/** Signs out every device but this one; `onGone` hears of it before they leave the list. */
export function useEndOtherSessions(onGone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(sessions.endOthers),
    onSuccess: () => {
      onGone();
      notify({ title: 'Signed out', description: 'Only this device is signed in now.' });
    },
    onError: (error) => notify({ kind: 'problem', title: 'Failed to sign out', description: messageOf(error) }),
    onSettled: () => client.invalidateQueries(sessionsQuery),
  });
}

/** Has the mail for a new password, or the one that confirms the email, sent to the person who is signed in. */
export function useSendMail(what: 'reset' | 'verification') {
  const endpoint = what === 'reset' ? recovery.forgotPassword : recovery.resendVerification;
  return useMutation({
    mutationFn: (email: string) => call(endpoint, { body: { email } }),
    onSuccess: () => notify({ title: 'Check Your Email', description: 'A link is on its way to you.' }),
    onError: (error) => notify({ kind: 'problem', title: 'The email was not sent', description: messageOf(error) }),
  });
}

/** Deletes the account, forgets it on this device and loads /goodbye anew, so that nothing of it is left in memory. */
export function useDeleteAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string | undefined) =>
      call(accounts.deleteAccount, { body: password === undefined ? {} : { password } }),
    onSuccess: () => {
      forgetPersonHere(client.getQueryData(meQuery.queryKey)?.id);
      window.location.replace('/goodbye');
    },
    onError: (error) => notify({ kind: 'problem', title: 'Failed to delete account', description: messageOf(error) }),
  });
}
