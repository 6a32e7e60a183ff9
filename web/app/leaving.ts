import type { Leaving } from '#web/features/accounts/use-leaving.ts';
import type { DeviceKey } from '#web/lib/device.ts';
import { deviceKeys, readDevice } from '#web/lib/device.ts';

/** Gives the server what it can of a person's words; the code for it is fetched when there are some on this device. */
export async function prepareLeaving(userId: number): Promise<Leaving> {
  const { left, forget } = await prepareWords(userId);
  return {
    left,
    forget: () => {
      forget();
      endNotifications();
    },
  };
}

/** Nobody who is signed out is notified here. What the server does not hear of it learns when it next sends. */
function endNotifications(): void {
  if ('Notification' in window && Notification.permission === 'granted') {
    import('#web/features/push/this-browser.ts').then(({ unsubscribe }) => unsubscribe()).catch(() => undefined);
  }
}

async function prepareWords(userId: number): Promise<Leaving> {
  const besides = [`outbox:${userId}:`, `aside:${userId}:`, `edit:${userId}:`] as const;
  const count =
    besides.flatMap((prefix) => deviceKeys(prefix as DeviceKey)).length +
    (readDevice(`draft:${userId}`) === null ? 0 : 1);
  if (count === 0) {
    return { left: 0, forget: () => {} };
  }
  try {
    const { settleUp, forgetSafeDraft } = await import('#web/features/notes/keeping/leaving.ts');
    const { left, safe } = await settleUp(userId);
    return { left, forget: () => forgetSafeDraft(userId, safe) };
  } catch {
    return { left: count, forget: () => {} };
  }
}
