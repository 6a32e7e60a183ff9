import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Pronunciation } from '#shared/contract/pronunciation-fields.ts';
import { pronunciations } from '#shared/contract/pronunciations.ts';
import { call } from '#web/lib/call.ts';
import { fetchSound } from '#web/lib/fetch-sound.ts';

export const pronunciationsQuery = queryOptions({
  queryKey: ['pronunciations'],
  queryFn: ({ signal }) => call(pronunciations.list, undefined, { signal }),
});

/** Keeps the whole list of names. */
export function useSavePronunciations() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (list: Pronunciation[]) => call(pronunciations.save, { body: list }),
    onSuccess: (list) => client.setQueryData(pronunciationsQuery.queryKey, list),
  });
}

/** The words in the voice of the person's narrator. Throws CallError, or an AbortError when `signal` ends it. */
export function fetchSaid(said: string, signal: AbortSignal): Promise<Blob> {
  return fetchSound(pronunciations.say, { said }, signal);
}
