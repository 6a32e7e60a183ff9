import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { imports } from '#shared/contract/imports.ts';
import { call, messageOf } from '#web/lib/call.ts';
import { notify } from '#web/ui/notices.tsx';
import { sayMany } from './words.ts';

/** How often one looks how far an import has come. */
const lookAgainMs = 1_000;
/** A hundred thousand reflections take their time. */
const undoTimeoutMs = 120_000;

export const importsQuery = queryOptions({
  queryKey: ['imports'],
  queryFn: ({ signal }) => call(imports.list, undefined, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'running') ? lookAgainMs : false),
});

/** Reads again all that an import may have changed. */
export async function refreshAfterImport(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'imports' && queryKey[0] !== 'me' });
}

/** Takes an import back. */
export function useUndoImport(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(imports.undo, { params: { id: String(id) } }, { timeoutMs: undoTimeoutMs }),
    onSuccess: ({ leftAlone }) => {
      notify({
        title: 'Taken back',
        ...(leftAlone > 0 && { description: `${sayMany(leftAlone)} that you had changed stayed.` }),
      });
    },
    onError: (error) => notify({ kind: 'problem', title: 'That did not work', description: messageOf(error) }),
    onSettled: async () => {
      onDone();
      await client.invalidateQueries({ queryKey: importsQuery.queryKey });
      await refreshAfterImport(client);
    },
  });
}
