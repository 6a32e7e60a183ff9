import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sayDay } from '#web/lib/dates.ts';
import { activityQuery, useSeeActivity } from './api.ts';
import { sayActivity } from './activity-words.ts';

/** What others did lately. It is looked at by being shown, and stays until the page is left. */
export function ActivityList() {
  const { data } = useQuery(activityQuery);
  const { mutate: see } = useSeeActivity();
  const [shown, setShown] = useState<typeof data>();
  useEffect(() => {
    if (data && data.length > 0) {
      setShown(data);
      see();
    }
  }, [data, see]);
  if (!shown) {
    return null;
  }
  return (
    <section aria-label="Lately" className="mb-10 rounded-control border border-line bg-raised px-5 py-3">
      <ul>
        {shown.map((entry) => (
          <li key={`${entry.kind} ${String(entry.toastId)}`} className="border-t border-line py-3 first:border-0">
            <p className="break-words">{sayActivity(entry)}</p>
            <p className="text-sm text-soft">{sayDay(entry.latestAt)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
