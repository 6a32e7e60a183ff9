import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { recentQuery, statsQuery, todayQuery, yesterdayQuery } from '#web/features/notes/api.ts';
import { PlainGlass, weekLayout } from '#web/features/notes/week/week.tsx';
import { latestToastQuery } from '#web/features/toasts/api.ts';
import { preferencesQuery } from '#web/lib/preferences.ts';
import { Skeleton, SkeletonLines } from '#web/ui/skeleton.tsx';
import { dashboardPlaces as places } from './dashboard-places.ts';

/** How long the parts of the dashboard wait for one another; on a slow way each comes by itself then. */
const togetherMs = 2500;

/** Whether all that the dashboard shows is known, or has been waited for long enough. */
export function useIsTogether(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), togetherMs);
    return () => clearTimeout(timer);
  }, []);
  const pending = [
    useQuery(todayQuery).isPending,
    useQuery(statsQuery).isPending,
    useQuery(yesterdayQuery).isPending,
    useQuery(recentQuery).isPending,
    useQuery(latestToastQuery).isPending,
    useQuery(preferencesQuery).isPending,
  ];
  return isLate || !pending.includes(true);
}

/** The dashboard below its greeting before anything is known: the shape of what comes, and nothing to press. */
export function DashboardWaiting() {
  return (
    <>
      <div className={places.week} role="status">
        <span className="sr-only">Loading your week</span>
        <div className={weekLayout}>
          <PlainGlass />
          <div className="grid min-w-0 flex-1 basis-36 gap-3 lg:flex-none lg:basis-auto lg:justify-items-center">
            <Skeleton className="h-6 w-36" />
            <Skeleton className="h-4 w-24" />
            <Skeleton className="my-2.5 h-4 w-14" />
          </div>
        </div>
      </div>
      <div className={places.invitation}>
        <div className="rounded-sheet border border-line bg-raised px-6 py-7 md:px-9 md:py-9">
          <Skeleton className="h-7 w-3/4 max-w-72" />
          <Skeleton className="mt-6 h-12 w-48 rounded-control" />
        </div>
      </div>
      <div className={places.toast}>
        <Heading width="w-40" />
        <SkeletonLines lines={3} className="mt-2 border-t border-line pt-5" />
      </div>
      <div className={places.recent}>
        <Heading width="w-52" />
        <SkeletonLines lines={3} className="mt-2 border-t border-line pt-5" />
      </div>
    </>
  );
}

function Heading({ width }: { width: string }) {
  return (
    <div className="flex min-h-11 items-center">
      <Skeleton className={`h-6 ${width}`} />
    </div>
  );
}
