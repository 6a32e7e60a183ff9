import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Pronunciation } from '#shared/contract/pronunciation-fields.ts';
import { pronunciations } from '#shared/contract/pronunciations.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { CallError, call, networkMessage } from '#web/lib/call.ts';

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
export async function fetchSaid(said: string, signal: AbortSignal): Promise<Blob> {
  const { method, path } = pronunciations.say;
  try {
    const response = await fetch(path, {
      method,
      signal,
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ said }),
    });
    if (!response.ok) {
      const {
        code = 'internal',
        message = networkMessage,
        fields = {},
      } = (await response.json()) as Partial<ErrorBody>;
      throw new CallError({ code, message, fields, status: response.status });
    }
    return await response.blob();
  } catch (error) {
    if (error instanceof CallError || signal.aborted) {
      throw error;
    }
    throw new CallError({ code: 'network', message: networkMessage });
  }
}
