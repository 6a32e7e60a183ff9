import { useQuery } from '@tanstack/react-query';
import { limits } from '#shared/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { statsQuery } from './api.ts';
import { sayWeek } from './week-glass-geometry.ts';
import { WeekGlass } from './week-glass.tsx';

/** The week's glass with its numbers in words: how many reflections, and the streak in days. */
export function Week() {
  const { data, isError, refetch } = useQuery(statsQuery);
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
      <WeekGlass count={count} needed={needed} className="w-32 flex-none sm:w-40 lg:w-56" />
      <div className="min-w-0 flex-1 basis-36 lg:flex-none lg:basis-auto">
        {data ? (
          <>
            <p className="font-serif text-2xl text-balance">{sayWeek(count, needed)}</p>
            {data.streak > 0 && <p className="mt-1 text-soft">{data.streak}-day streak</p>}
          </>
        ) : isError ? (
          <>
            <p className="text-soft">Your week could not be read just now.</p>
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
