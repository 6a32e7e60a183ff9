import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDevices } from '#web/lib/use-device.ts';
import { refreshNotes } from '../api.ts';

/** The code that sends is fetched once something waits. */
export const loadRunner = () => import('./outbox-runner.ts');

/** Sees to it that what a person wrote without a connection is sent, from whatever page they are on. Shows nothing. */
export function OutboxKeeper({ userId }: { userId: number }) {
  const client = useQueryClient();
  const count = useDevices(`outbox:${userId}:`).length;
  const isNeeded = count > 0;

  useEffect(() => {
    if (!isNeeded) {
      return undefined;
    }
    const ending = new AbortController();
    const start = () => {
      loadRunner().then(
        ({ keepSending }) => {
          if (!ending.signal.aborted) {
            ending.signal.addEventListener('abort', keepSending(userId, client));
          }
        },
        // Without a connection the code cannot come either.
        () => window.addEventListener('online', start, { once: true, signal: ending.signal }),
      );
    };
    start();
    return () => ending.abort();
  }, [isNeeded, userId, client]);

  // Whichever tab has sent it.
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) {
      void refreshNotes(client);
    }
    before.current = count;
  }, [count, client]);
  return null;
}
