import type { QueryClient } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError, isOutOfReach } from '#web/lib/call.ts';
import { now } from '#web/lib/clock.ts';
import { browserTimezone } from '#web/lib/dates.ts';
import { writeDevice } from '#web/lib/device.ts';
import { notify } from '#web/ui/notices.tsx';
import { refreshNotes } from '../api.ts';
import { showCare } from '../care/care.ts';
import type { Draft } from './draft.ts';
import { putWaiting } from './outbox.ts';
import type { Saved } from './send-note.ts';
import { saveProblem } from './save-problem.ts';
import { sendNote } from './send-note.ts';
import { forgetSavedDraft } from './draft-page.ts';

/** Where a reflection is once its save was asked for: on the server, or waiting on this device for a connection. */
export type Deposit = { saved: Saved } | { saved: null };

type Page = { userId: number; draft: Draft; today: string; timezone: string; at: number };

/**
 * Saves a draft of a person on the server or, while that cannot be reached, puts it where it waits on this device, for
 * the day it was written on. Throws CallError when the server refused it, or nothing could keep it.
 */
export async function deposit(
  { userId, draft, today, timezone, at }: Page,
  send: (draft: Draft & { timezone: string }) => Promise<Saved>,
): Promise<Deposit> {
  let saved: Saved | null = null;
  try {
    saved = await send({ ...draft, timezone });
  } catch (error) {
    const waiting = { ...draft, localDate: draft.localDate ?? today, timezone, at };
    if (!isOutOfReach(error) || !putWaiting(userId, waiting)) {
      throw error;
    }
  }
  forgetSavedDraft(userId, draft);
  return { saved };
}

/**
 * Saves a draft and says what became of it; the same draft sent twice makes one note. Once the server has it, or it
 * waits for that on this device, and only then, it is no draft any more, also when its page is gone by then.
 */
export function useSaveNote(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, today }: { draft: Draft; today: string }) =>
      deposit({ userId, draft, today, timezone: browserTimezone(), at: now().getTime() }, (whole) =>
        sendNote(userId, whole),
      ),
    onSuccess: ({ saved }) => {
      if (saved) {
        tellSaved(client, [saved]);
      } else {
        notify({
          title: 'Kept on this device',
          description: navigator.onLine
            ? 'It will be saved as soon as the server can be reached.'
            : 'It will be saved as soon as you are back online.',
        });
      }
    },
    onError: (error) => {
      const code = error instanceof CallError ? error.code : null;
      if (code === 'conflict') {
        void refreshNotes(client);
      }
      if (code === 'unauthenticated') {
        writeDevice(`reopen:${userId}`, 'true');
      }
      notify(saveProblem(error));
    },
  });
}

/**
 * Says that reflections are saved, which the server must have answered. Someone who needs help is shown where it is, and
 * nothing rejoices above that: the card says itself that the words are saved.
 */
export function tellSaved(client: QueryClient, saved: Saved[]): void {
  void refreshNotes(client);
  const inNeed = saved.findLast(({ care }) => care !== null);
  if (inNeed?.care) {
    showCare({ noteId: inNeed.id, ...inNeed.care });
    return;
  }
  const [first] = saved;
  notify({
    title: 'Note saved!',
    description:
      saved.length > 1
        ? `${saved.length} reflections that were waiting have been saved.`
        : first?.message || 'Your daily reflection has been recorded.',
  });
}
