import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Toast } from '#shared/contract/toasts.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { call } from '#web/lib/call.ts';
import { firstOr } from '#web/lib/first-answer.ts';

/** The newest toast, or null before the first. */
export const latestToastQuery = queryOptions({
  queryKey: ['toasts', 'latest'],
  queryFn: ({ signal }) => firstOr('latestToast', () => call(toasts.latest, undefined, { signal })),
});

/** One toast, and which ones come before and after it. */
export function toastQuery(id: number) {
  return queryOptions({
    queryKey: ['toasts', id],
    queryFn: ({ signal }) => call(toasts.find, { params: { id: String(id) } }, { signal }),
  });
}

/** The archive, a page at a time, newest first: all of it, or what matches a search. */
export function toastPagesQuery(query: string) {
  return infiniteQueryOptions({
    queryKey: ['toasts', 'archive', query],
    queryFn: ({ pageParam, signal }) =>
      call(
        toasts.list,
        { query: { ...(query !== '' && { query }), ...(pageParam !== null && { after: String(pageParam) }) } },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ toasts: listed, isLast }) => (isLast ? null : (listed.at(-1)?.id ?? null)),
    placeholderData: keepPreviousData,
  });
}

/** Where the recording of a toast is heard; null while it has none. */
export function audioSource(toast: Toast): string | null {
  return toast.audioUrl === null ? null : `/api/audio/proxy?url=${encodeURIComponent(toast.audioUrl)}`;
}
