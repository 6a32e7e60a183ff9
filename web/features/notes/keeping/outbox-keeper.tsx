import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useDevices } from '#web/lib/use-device.ts';
import { refreshNotes } from '../api.ts';

/** The code that sends is fetched once something waits. */
export const loadRunner = () => import('./outbox-runner.ts');

/** After the first view is there. Whoever opens the page to write on before that waits for it there. */
const giveBackAfterMs = 1500;

/** Has what a person writes kept a second time; resolves once what this browser had lost of it is here again. */
export async function giveBack(userId: number): Promise<void> {
  const { keepSecondCopy } = await import('./second-copy.ts');
  await keepSecondCopy(userId);
}

/** Sees to it that what a person wrote without a connection is sent, from whatever page they are on. Shows nothing. */
export function OutboxKeeper({ userId }: { userId: number }) {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => void giveBack(userId).catch(() => undefined), giveBackAfterMs);
    return () => clearTimeout(timer);
  }, [userId]);
  const count = useDevices(`outbox:${userId}:`).length;
  const isNeeded = count > 0;

  useEffect(() => {
    if (!isNeeded) {
      return undefined;
    }
    const ending = new AbortController();
    const start = () => {
      // What was sent before this browser was killed may seem to be waiting still.
      giveBack(userId)
        .then(loadRunner)
        .then(
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
