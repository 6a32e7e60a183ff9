import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link } from 'react-router';
import { limits } from '#shared/limits.ts';
import { useDevices } from '#web/lib/use-device.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { usePart } from '#web/ui/use-part.ts';
import { recentQuery } from '../api.ts';
import { ReflectionDeeds } from './reflection-deeds.tsx';
import { ReflectionItem, reflectionRow } from './reflection-item.tsx';

/** Only once something waits, but then also without a connection. */
export const loadWaitingRows = () => import('./waiting-rows.tsx').then((module) => module.WaitingRows);

type RecentReflectionsProps = {
  userId: number;
  /** Stands in their place before the first. */
  empty: ReactNode;
};

/** The last reflections, three until all are asked for; where they are many, all of them are in the archive. */
export function RecentReflections({ userId, empty }: RecentReflectionsProps) {
  const { data, isError, refetch } = useQuery(recentQuery);
  const [showsAll, setShowsAll] = useState(false);
  const isWaiting = useDevices(`outbox:${userId}:`).length > 0;
  const { Part: WaitingRows } = usePart(loadWaitingRows, isWaiting);
  const shown = showsAll ? data : data?.slice(0, limits.recentReflections);
  return (
    <ReflectionDeeds userId={userId}>
      {data?.length === 0 && !isWaiting ? (
        empty
      ) : (
        <section aria-labelledby="recent-title">
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
            <h2 id="recent-title">Recent reflections</h2>
            {data && data.length >= limits.recentMost ? (
              <Link to="/reflections" className="link inline-flex min-h-11 items-center">
                View All
              </Link>
            ) : data && data.length > limits.recentReflections ? (
              <Button
                variant="plain"
                aria-expanded={showsAll}
                aria-controls="recent-list"
                onClick={() => setShowsAll(!showsAll)}
              >
                {showsAll ? 'Show Less' : 'View All'}
              </Button>
            ) : null}
          </div>
          {WaitingRows && <WaitingRows userId={userId} />}
          {shown ? (
            <>
              <ul id="recent-list" className="mt-2">
                {shown.map((note) => (
                  <ReflectionItem key={note.id} note={note} />
                ))}
              </ul>
              {/* Once they were asked for: beside 'View All' it would be a second answer to the same wish. */}
              {showsAll && (
                <p className="border-t border-line pt-2">
                  <Link to="/reflections" className="link inline-flex min-h-11 items-center">
                    All reflections
                  </Link>
                </p>
              )}
            </>
          ) : isError ? (
            <div className="mt-4 border-t border-line pt-5">
              <p className="text-soft">Your reflections could not be loaded just now. They are safe where they are.</p>
              <Button className="mt-4" onClick={() => void refetch()}>
                Try again
              </Button>
            </div>
          ) : (
            <RecentSkeleton />
          )}
        </section>
      )}
    </ReflectionDeeds>
  );
}

function RecentSkeleton() {
  return (
    <div className="mt-2" role="status">
      <span className="sr-only">Loading your reflections</span>
      {[0, 1, 2].map((row) => (
        <div key={row} className={reflectionRow}>
          <Skeleton className="mt-2.5 h-4 w-24" />
          <div className="grid gap-3 pt-2 pb-4">
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
