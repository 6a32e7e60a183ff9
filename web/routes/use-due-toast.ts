import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { statsQuery } from '#web/features/notes/api.ts';
import { latestToastQuery } from '#web/features/toasts/api.ts';
import { now } from '#web/lib/clock.ts';
import { todayFor } from '#web/lib/dates.ts';
import { useDayEnd } from '#web/lib/preferences.ts';
import { isToastAwaited } from './due-toast.ts';

/**
 * Reads the toasts and what is next anew once the next toast is due or the day has changed: when the page comes back
 * into view and, with `everyMs`, also that often while it is in view.
 */
export function useDueToast({ everyMs }: { everyMs?: number } = {}): void {
  const client = useQueryClient();
  const { data: stats } = useQuery(statsQuery);
  const next = stats?.nextToastDate;
  const dayEnd = useDayEnd();
  const day = useRef(todayFor(now(), dayEnd));
  const due = useRef<string | null>(null);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') {
        return;
      }
      const at = now();
      const isNewDay = todayFor(at, dayEnd) !== day.current;
      const isDue = next !== undefined && Date.parse(next) <= at.getTime();
      day.current = todayFor(at, dayEnd);
      if (isDue) {
        due.current = next;
      }
      if (isDue || isNewDay || (due.current !== null && isAwaited(due.current, at))) {
        // The glass is emptied by the toast.
        void client.invalidateQueries({ queryKey: statsQuery.queryKey });
        void client.invalidateQueries({ queryKey: ['toasts'] });
      }
    };
    const isAwaited = (hour: string, at: Date) => {
      const latest = client.getQueryData(latestToastQuery.queryKey)?.createdAt ?? null;
      return isToastAwaited({ due: hour, latest, at });
    };
    const timer = everyMs === undefined ? undefined : setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [client, next, everyMs, dayEnd]);
}
