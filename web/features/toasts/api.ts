import { queryOptions } from '@tanstack/react-query';
import type { Toast } from '#shared/contract/toasts.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { call } from '#web/lib/call.ts';

/** The newest toast, or null before the first. */
export const latestToastQuery = queryOptions({
  queryKey: ['toasts', 'latest'],
  queryFn: ({ signal }) => call(toasts.latest, undefined, { signal }),
});

/** Where the recording of a toast is heard; null while it has none. */
export function audioSource(toast: Toast): string | null {
  return toast.audioUrl === null ? null : `/api/audio/proxy?url=${encodeURIComponent(toast.audioUrl)}`;
}
