import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { limits } from '#shared/limits.ts';
import { sayDay } from '#web/lib/dates.ts';
import { useShowsBadges } from '#web/lib/preferences.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { statsQuery } from '../api.ts';
import { sayWeek } from './week-glass-geometry.ts';
import { WeekGlass } from './week-glass.tsx';

/**
 * The week's glass with its numbers in words: how many reflections, and the streak in days. For someone who would
 * rather not have anything counted it is a glass, empty or not, and when it will be raised.
 */
export function Week() {
  const stats = useQuery(statsQuery);
  const showsBadges = useShowsBadges();
  const { isError, refetch } = stats;
  const data = showsBadges === undefined ? undefined : stats.data;
  const count = data?.weeklyNotesCount ?? 0;
  const needed = data?.totalNotesNeeded ?? limits.notesPerWeek;
  return (
    <section
      aria-labelledby="week-title"
      className="flex flex-wrap items-center gap-6 lg:flex-col lg:flex-nowrap lg:gap-5 lg:text-center"
    >
      <h2 id="week-title" className="sr-only">
        Your week
      </h2>
      <WeekGlass
        count={count}
        needed={needed}
        isCounted={showsBadges !== false}
        className="w-32 flex-none sm:w-40 lg:w-56"
      />
      <div className="min-w-0 flex-1 basis-36 lg:flex-none lg:basis-auto">
        {data && showsBadges ? (
          <>
            <p className="font-serif text-2xl text-balance">{sayWeek(count, needed)}</p>
            {data.streak > 0 && <p className="mt-1 text-soft">{data.streak}-day streak</p>}
            <Link to="/badges" className="link mt-1 inline-flex min-h-11 items-center text-sm">
              Badges
            </Link>
          </>
        ) : data ? (
          <>
            <p className="font-serif text-2xl text-balance">
              {count > 0 ? 'There is something in the glass.' : 'A glass, and all the time in the world.'}
            </p>
            <p className="mt-1 text-soft">
              {count > 0 ? 'It is raised' : 'The next toast is'} on {sayDay(data.nextToastDate)}.
            </p>
          </>
        ) : isError ? (
          <>
            <p className="text-soft">Your week could not be loaded just now.</p>
            <Button variant="plain" className="lg:mx-0" onClick={() => void refetch()}>
              Try again
            </Button>
          </>
        ) : (
          <div className="grid gap-3 lg:justify-items-center">
            <Skeleton className="h-6 w-36" />
            <Skeleton className="h-4 w-24" />
          </div>
        )}
      </div>
    </section>
  );
}
