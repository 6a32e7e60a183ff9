import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accounts } from '#shared/contract/accounts.ts';
import { call, messageOf } from '#web/lib/call.ts';
import { browserTimezone } from '#web/lib/dates.ts';
import { forgetDevice, readDevice, writeDevice } from '#web/lib/device.ts';
import { notify } from '#web/ui/notices.tsx';
import { forgetAskedPage } from '#web/lib/asked-page.ts';
import { callOffReading, finishLogout, forgetPerson, meetAnew } from './api.ts';

/** So that the notice is there before the page changes, in milliseconds. */
const redirectDelay = 100;

const entering = ['enter testing mode'];

/** Opens a throw-away world and goes there, says so or says why not. */
export function useEnterTestingMode(goHome: () => void) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationKey: entering,
    mutationFn: async () => {
      if (readDevice('logoutPending') !== null) {
        await finishLogout();
      }
      writeDevice('testingMode', 'true');
      forgetDevice('authTokenExpiry');
      await call(accounts.enterTestingMode, { body: { timezone: browserTimezone(), sampleWeek: true } });
      // Sent from here on, it would sign out of the new world. The old session's cookie is gone.
      forgetDevice('logoutPending');
    },
    onSuccess: async () => {
      notify({
        title: 'Testing Mode Activated',
        description: 'You are now in testing mode. No changes will be saved to the database.',
      });
      await new Promise((resolve) => setTimeout(resolve, redirectDelay));
      await meetAnew(client);
      goHome();
    },
    onError: () => {
      forgetDevice('testingMode');
      notify({ kind: 'problem', title: 'Testing Mode Failed', description: 'Could not enable testing mode' });
    },
  });
  // A second press may come before the button is drawn anew, and each call would open a world of its own.
  const enter = () => {
    if (client.isMutating({ mutationKey: entering }) === 0) {
      mutate();
    }
  };
  return { enter, isPending };
}

/** Throws the world away, then `leave`s. */
export function useLeaveTestingMode(leave: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await callOffReading(client);
      return call(accounts.leaveTestingMode);
    },
    onSuccess: () => {
      forgetAskedPage({ leaving: true });
      leave();
      forgetPerson(client);
      notify({ title: 'Testing mode is over', description: 'Nothing from it was saved.' });
    },
    onError: (error) =>
      notify({ kind: 'problem', title: 'Could not leave testing mode', description: messageOf(error) }),
  });
}
