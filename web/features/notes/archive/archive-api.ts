import type { QueryClient } from '@tanstack/react-query';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { notes } from '#shared/contract/notes.ts';
import { call } from '#web/lib/call.ts';
import { browserTimezone } from '#web/lib/dates.ts';
import type { Wanted } from './archive-address.ts';
import { archiveKey, firstLength, nextLength, pageOf, withFreshStart, type Archive } from './archive-pages.ts';

/** As long as someone may be on another page and come back to where they were. */
const keptMs = 30 * 60_000;

/** What is wanted of the archive, a page at a time, newest first. */
function archiveQuery(wanted: Wanted) {
  return infiniteQueryOptions({
    queryKey: [...archiveKey, wanted],
    queryFn: ({ pageParam, signal }) => readPage(wanted, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    gcTime: keptMs,
  });
}

async function readPage(wanted: Wanted, cursor: string | null, signal?: AbortSignal) {
  const length = cursor === null ? firstLength : nextLength;
  const query = { ...wanted, limit: String(length), ...(cursor !== null && { cursor }) };
  return pageOf(await call(notes.list, { query }, { signal }), length);
}

/**
 * The archive as it is wanted. While it is read, the one before is there in its place. What was read on an earlier
 * visit is there at once, all of it when this is a return to it (`isReturn`), and its first page is read anew.
 */
export function useArchive(wanted: Wanted, { isReturn }: { isReturn: boolean }) {
  const client = useQueryClient();
  const query = useInfiniteQuery(archiveQuery(wanted));
  const [isRenewing, setIsRenewing] = useState(false);
  const asked = JSON.stringify(wanted);
  const keepsAll = useRef(isReturn);
  keepsAll.current = isReturn;
  useEffect(() => {
    const ending = new AbortController();
    const renewal = { keepsAll: keepsAll.current, signal: ending.signal };
    setIsRenewing(true);
    void renew(client, JSON.parse(asked) as Wanted, renewal).then(() => {
      if (!ending.signal.aborted) {
        setIsRenewing(false);
      }
    });
    return () => ending.abort();
  }, [client, asked]);
  return { ...query, isRenewing };
}

/** How many are wanted, also where only the first of them were read. */
export function countQuery(wanted: Wanted) {
  return queryOptions({
    queryKey: ['notes', 'count', wanted],
    // As often as the list itself is.
    staleTime: 0,
    queryFn: async ({ signal }) => (await call(notes.count, { query: wanted }, { signal })).count,
  });
}

type Renewal = { keepsAll: boolean; signal: AbortSignal };

async function renew(client: QueryClient, wanted: Wanted, { keepsAll, signal }: Renewal): Promise<void> {
  const { queryKey } = archiveQuery(wanted);
  const known = client.getQueryData<Archive>(queryKey);
  if (!known) {
    return;
  }
  if (!keepsAll) {
    client.setQueryData<Archive>(queryKey, {
      pages: known.pages.slice(0, 1),
      pageParams: known.pageParams.slice(0, 1),
    });
  }
  try {
    const fresh = await readPage(wanted, null, signal);
    client.setQueryData<Archive>(queryKey, (archive) => archive && withFreshStart(archive, fresh));
  } catch {
    // What was read before is still good to look at.
  }
}

/** How much each day of a year has. */
export function calendarQuery(year: number) {
  return queryOptions({
    queryKey: ['notes', 'calendar', year],
    queryFn: async ({ signal }) => {
      const days = await call(notes.calendar, { query: { year: String(year) } }, { signal });
      return new Map(days.map(({ date, count }) => [date, count]));
    },
    structuralSharing: false,
    placeholderData: keepPreviousData,
  });
}

/** The last year before this one in which something was written, or null. */
export function earlierYearQuery(year: number) {
  return queryOptions({
    queryKey: ['notes', 'before', year],
    queryFn: async ({ signal }) => {
      const [last] = await call(notes.list, { query: { to: `${year - 1}-12-31`, limit: '1' } }, { signal });
      return last ? Number(last.localDate.slice(0, 4)) : null;
    },
  });
}

/** What was written on this day of other years. */
export function onThisDayQuery(today: string) {
  return queryOptions({
    queryKey: ['notes', 'on-this-day', today],
    queryFn: ({ signal }) => call(notes.onThisDay, { query: { timezone: browserTimezone() } }, { signal }),
  });
}
