import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { sayDay } from '#web/lib/dates.ts';
import { useShowsBadges } from '#web/lib/preferences.ts';
import { Button } from '#web/ui/button.tsx';
import { Glass } from '#web/ui/glass/glass.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { statsQuery } from '../api.ts';
import { CountedGlass, glassSize, linePlace } from './counted-glass.tsx';
import { glassMark } from './drop.ts';
import { sayWeek } from './week-days.ts';

/** How the glass, its words and the line of a day stand together, there and on their way. */
export const weekLayout =
  'relative flex flex-wrap items-center gap-6 lg:flex-col lg:flex-nowrap lg:gap-0 lg:text-center';

/**
 * The week's glass with its numbers in words: how many reflections, and the streak in days. For someone who would
 * rather not have anything counted it is a glass, empty or not, and when it will be raised.
 *
 * @param raised how many moments the latest toast told, when it is the one that emptied the glass
 */
export function Week({ userId, raised }: { userId: number; raised: number }) {
  const stats = useQuery(statsQuery);
  const showsBadges = useShowsBadges();
  const { isError, refetch } = stats;
  const data = showsBadges === undefined ? undefined : stats.data;
  const count = data?.weeklyNotesCount ?? 0;
  return (
    <section aria-labelledby="week-title" className={weekLayout}>
      <h2 id="week-title" className="sr-only">
        Your week
      </h2>
      {data && showsBadges ? (
        <CountedGlass key={userId} userId={userId} stats={data} raised={raised} />
      ) : (
        <PlainGlass hasDrink={count > 0} />
      )}
      <div className="min-w-0 flex-1 basis-36 lg:flex-none lg:basis-auto">
        {data && showsBadges ? (
          <>
            <p className="font-serif text-2xl text-balance">{sayWeek(count, data.totalNotesNeeded)}</p>
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

/** A glass that counts nothing: empty, or half full of whatever there is. */
export function PlainGlass({ hasDrink = false }: { hasDrink?: boolean }) {
  return (
    <>
      <div className={glassSize} {...{ [glassMark]: '' }} data-level={hasDrink ? 0.5 : 0}>
        <Glass layers={hasDrink ? [{ key: 'drink', tone: 0, height: 0.5 }] : []} />
      </div>
      <div className={linePlace} />
    </>
  );
}
