import type { QueryClient } from '@tanstack/react-query';
import { notify } from '#web/ui/notices.tsx';
import { showInArchive } from '../archive/show-in-archive.ts';
import { pauseAfter } from './outbox.ts';
import type { Sent } from './outbox-sync.ts';
import { oneAtATime, sendWaiting } from './outbox-sync.ts';
import { sendNote } from './send-note.ts';
import { tellSaved } from './use-save-note.ts';

/** Sends what waits of a person now and says what came of it. Null when another page is at it. */
export async function sendNow(userId: number, client: QueryClient): Promise<Sent | null> {
  const sent = await oneAtATime(userId, () => sendWaiting(userId, (waiting) => sendNote(userId, waiting)));
  if (!sent) {
    return null;
  }
  const [returned] = sent.returned;
  if (sent.saved.length > 0) {
    tellSaved(client, sent.saved);
    void showInArchive(
      client,
      sent.saved.map(({ id }) => id),
    );
  }
  if (returned) {
    notify({
      kind: 'problem',
      title: 'Failed to save note',
      description: `${returned.refusal ?? ''} Your words are kept: carry on where you left off.`,
    });
  }
  if (sent.waitsFor === 'sign-in') {
    void client.invalidateQueries({ queryKey: ['me'] });
  }
  return sent;
}

/**
 * Keeps trying to send what waits of a person: now, when the connection or the page comes back, and ever more seldom
 * while it fails. Gives the way to stop.
 */
export function keepSending(userId: number, client: QueryClient): () => void {
  const ending = new AbortController();
  let failures = 0;
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const go = async () => {
    if (isBusy || ending.signal.aborted) {
      return;
    }
    clearTimeout(timer);
    isBusy = true;
    const sent = await sendNow(userId, client).catch(() => null);
    isBusy = false;
    // Whoever must sign in first will come back to this page, or to a new one.
    if (ending.signal.aborted || sent?.waitsFor === 'sign-in') {
      return;
    }
    failures += 1;
    timer = setTimeout(() => void go(), pauseAfter(failures));
  };
  const goAnew = () => {
    failures = 0;
    void go();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') {
      goAnew();
    }
  };
  window.addEventListener('online', goAnew, { signal: ending.signal });
  window.addEventListener('focus', goAnew, { signal: ending.signal });
  document.addEventListener('visibilitychange', onVisible, { signal: ending.signal });
  void go();
  return () => {
    ending.abort();
    clearTimeout(timer);
  };
}
