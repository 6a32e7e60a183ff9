import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toasts } from '#shared/contract/toasts.ts';
import { defaultDisplayName } from '#shared/limits.ts';
import { call, messageOf } from '#web/lib/call.ts';
import { notify } from '#web/ui/notices.tsx';
import { latestToastQuery } from './api.ts';
import { generationProblem, isOnlyImpatience } from './problems.ts';

/** Writing and voicing take longer than any other call. */
const makingTimeoutMs = 120_000;

type Asking = {
  /** The way on for someone who has written nothing. */
  write: () => void;
  /** Whether the making is seen to go on. */
  isMaking: () => boolean;
};

/**
 * Makes a toast early. `displayName` may colour the reply and is not kept by the server. Where the answer does not come
 * and the making goes on, its result is null: the making tells how it ends.
 */
export function useGenerateToast({ write, isMaking }: Asking) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (displayName: string) => {
      const body = { forceGenerate: true, ...(displayName !== defaultDisplayName && { displayName }) };
      try {
        return await call(toasts.generate, { body }, { timeoutMs: makingTimeoutMs });
      } catch (error) {
        if (isOnlyImpatience(error, isMaking())) {
          return null;
        }
        throw error;
      }
    },
    onSuccess: (toast) => {
      if (toast) {
        client.setQueryData(latestToastQuery.queryKey, toast);
        void client.invalidateQueries({ queryKey: ['toasts'] });
        void client.invalidateQueries({ queryKey: ['badges'] });
      }
    },
    onError: (error) => notify(generationProblem(error, write)),
  });
}

/** Asks the voice again for a toast whose audio could not be made. */
export function useVoiceAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(toasts.voiceAgain, { params: { id: String(id) } }, { timeoutMs: makingTimeoutMs }),
    onSuccess: (toast) => {
      client.setQueryData(latestToastQuery.queryKey, (latest) => (latest?.id === toast.id ? toast : latest));
      void client.invalidateQueries({ queryKey: ['toasts'] });
    },
    onError: (error) => notify({ kind: 'problem', title: 'Failed to generate audio', description: messageOf(error) }),
  });
}
