import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { push, type PushDevice } from '#shared/contract/push.ts';
import { call, CallError, messageOf } from '#web/lib/call.ts';
import { notify } from '#web/ui/notices.tsx';
import { markOfThisBrowser, NotAllowed, subscribe, unsubscribe } from './this-browser.ts';

/** The browsers that take the person's notifications, and whether this is one of them. */
export const devicesQuery = queryOptions({
  queryKey: ['push', 'devices'],
  queryFn: async ({ signal }) => {
    const [devices, mark] = await Promise.all([call(push.list, undefined, { signal }), markOfThisBrowser()]);
    return devices.map((device) => ({ ...device, isThis: device.mark === mark }));
  },
  // They come and go on other devices.
  staleTime: 0,
});

/** Has notifications sent to this browser. The browser may ask its person. */
export function useTurnOn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { publicKey } = await call(push.key);
      return call(push.add, { body: await subscribe(publicKey) });
    },
    onError: (error) =>
      notify({ kind: 'problem', title: 'Notifications could not be switched on', description: whyNot(error) }),
    onSettled: () => client.invalidateQueries(devicesQuery),
  });
}

function whyNot(error: Error): string {
  if (error instanceof NotAllowed) {
    return 'This browser was not allowed to show them. Its settings for this site can change that.';
  }
  return error instanceof CallError ? messageOf(error) : 'This browser could not reach its notification service.';
}

/** Ends the notifications of a browser; `onGone` hears of it before it leaves the list. */
export function useTurnOff(onGone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, isThis }: PushDevice & { isThis: boolean }) => {
      await call(push.remove, { params: { id: String(id) } });
      if (isThis) {
        await unsubscribe();
      }
    },
    onSuccess: onGone,
    onError: (error) =>
      notify({ kind: 'problem', title: 'Notifications could not be switched off', description: messageOf(error) }),
    onSettled: () => client.invalidateQueries(devicesQuery),
  });
}
