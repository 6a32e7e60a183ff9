import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { ActivityEntry } from '#shared/contract/activity.ts';
import { now } from '#web/lib/clock.ts';
import { sayAgo } from '#web/lib/dates.ts';
import { activityQuery, keyOf, useSeeActivity } from './api.ts';
import { sayActivity } from './activity-words.ts';

type ActivityListProps = {
  /** The words of an entry as the way to what it is about, where there is one. */
  wayTo: (entry: ActivityEntry, words: ReactNode) => ReactNode;
};

/** What others did lately. It is looked at by being shown, and stays until the page is left. */
export function ActivityList({ wayTo }: ActivityListProps) {
  const { data } = useQuery({ ...activityQuery, staleTime: 0 });
  const { mutate: see } = useSeeActivity();
  const [shown, setShown] = useState<ActivityEntry[]>([]);
  useEffect(() => {
    const [latest] = data ?? [];
    if (data && latest) {
      const keys = new Set(data.map(keyOf));
      setShown((before) => [...data, ...before.filter((entry) => !keys.has(keyOf(entry)))]);
      see(latest.latestAt);
    }
  }, [data, see]);
  if (shown.length === 0) {
    return null;
  }
  return (
    <section
      aria-labelledby="lately-title"
      className="mb-12 animate-appear rounded-control border border-line bg-raised px-5 pt-4 pb-2"
    >
      <h2 id="lately-title" className="font-sans text-sm tracking-normal text-soft">
        Lately
      </h2>
      <ul className="mt-1">
        {shown.map((entry) => (
          <li
            key={keyOf(entry)}
            className="flex flex-wrap items-center gap-x-4 border-t border-line py-1 first:border-0"
          >
            <p className="flex min-h-11 min-w-0 flex-1 basis-56 items-center">{wayTo(entry, <Words of={entry} />)}</p>
            <time dateTime={entry.latestAt} className="text-sm text-soft">
              {sayAgo(entry.latestAt, now())}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Words({ of }: { of: ActivityEntry }) {
  return (
    <span className="min-w-0 break-words">
      {sayActivity(of).map(({ text, isName }, at) => (isName ? <bdi key={at}>{text}</bdi> : text))}
    </span>
  );
}
