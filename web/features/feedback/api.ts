import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { feedback, type newFeedback } from '#shared/contract/feedback.ts';
import type { recordingTypes } from '#shared/contract/recordings.ts';
import { call, messageOf } from '#web/lib/call.ts';
import { notify } from '#web/ui/notices.tsx';

/** How often an admin's list is read again. */
const lookAgainMs = 30_000;
/** A recording may be on a slow way. */
const sendTimeoutMs = 60_000;

export const feedbackQuery = queryOptions({
  queryKey: ['feedback'],
  queryFn: ({ signal }) => call(feedback.list, undefined, { signal }),
  staleTime: 0,
  refetchInterval: lookAgainMs,
});

type Told = { text: string; recording: Blob | null };

/** Sends what someone told. What could not be sent stays where it was written. */
export function useSendFeedback(onSent: () => void) {
  return useMutation({
    mutationFn: async (told: Told) => call(feedback.send, { body: await bodyOf(told) }, { timeoutMs: sendTimeoutMs }),
    onSuccess: () => {
      onSent();
      notify({ title: 'Feedback sent', description: 'Thank you for telling us.' });
    },
    onError: (error) => notify({ kind: 'problem', title: 'Feedback not sent', description: messageOf(error) }),
  });
}

async function bodyOf({ text, recording }: Told): Promise<z.input<typeof newFeedback>> {
  return {
    ...(text.trim() !== '' && { text }),
    ...(recording && {
      recording: { type: recording.type as (typeof recordingTypes)[number], base64: await base64Of(recording) },
    }),
  };
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error ?? new Error('The recording could not be read.'));
    reader.readAsDataURL(blob);
  });
}

/** Removes a piece of feedback that was dealt with. `onEnd` closes what asked for it, before a notice tells how it went. */
export function useRemoveFeedback(onEnd: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(feedback.remove, { params: { id: String(id) } }),
    onSuccess: () => {
      onEnd();
      notify({ title: 'It is gone.' });
    },
    onError: (error) => {
      onEnd();
      notify({ kind: 'problem', title: 'That did not work', description: messageOf(error) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: feedbackQuery.queryKey }),
  });
}
