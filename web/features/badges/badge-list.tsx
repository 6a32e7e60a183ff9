import { useQuery } from '@tanstack/react-query';
import type { BadgeProgress } from '#shared/contract/badges.ts';
import { badgeCategories } from '#shared/contract/badges.ts';
import { messageOf } from '#web/lib/call.ts';
import { sayDate } from '#web/lib/dates.ts';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { badgesQuery } from './api.ts';
import { Medal } from './medal.tsx';

const chapter =
  'grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 border-t border-line py-8 lg:grid-cols-[9rem_minmax(0,1fr)]';

/** Every badge by its category: those that are one's own with their day, the others with how far one is. */
export function BadgeList() {
  const { data, error, refetch, isFetching } = useQuery({ ...badgesQuery, staleTime: 0 });
  if (!data) {
    return error ? (
      <LoadProblem
        message={`Your badges could not be loaded. ${messageOf(error)}`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <BadgesSkeleton />
    );
  }
  return badgeCategories.map((category) => {
    const ofCategory = data.filter((badge) => badge.category === category);
    return (
      ofCategory.length > 0 && (
        <section key={category} aria-labelledby={`badges-${category}`} className={chapter}>
          <h2 id={`badges-${category}`} className="lg:pt-4">
            {category}
          </h2>
          <ul className="grid gap-1">
            {ofCategory.map((badge) => (
              <BadgeRow key={badge.id} badge={badge} />
            ))}
          </ul>
        </section>
      )
    );
  });
}

function BadgeRow({ badge }: { badge: BadgeProgress }) {
  const { name, description, icon, threshold, progress, awardedAt } = badge;
  return (
    <li className="flex flex-wrap items-center gap-x-5 py-2.5">
      <Medal icon={icon} share={awardedAt === null ? Math.min(progress / threshold, 0.97) : 1} />
      <div className="grid min-w-0 flex-1 basis-40 grid-cols-[minmax(0,1fr)] items-baseline gap-x-6 gap-y-0.5 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h3>{name}</h3>
          <p className="mt-0.5 text-soft">{description}</p>
        </div>
        <p className="text-sm text-soft tabular-nums">
          {awardedAt !== null ? (
            <time dateTime={awardedAt}>{sayDate(awardedAt)}</time>
          ) : (
            threshold > 1 && `${progress} of ${threshold}`
          )}
        </p>
      </div>
    </li>
  );
}

function BadgesSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading your badges</span>
      {[4, 3].map((rows) => (
        <div key={rows} className={chapter}>
          <Skeleton className="h-6 w-28 lg:mt-4" />
          <div className="grid gap-1">
            {Array.from({ length: rows }, (_, row) => (
              <div key={row} className="flex items-center gap-x-5 py-2.5">
                <Skeleton className="size-16 flex-none rounded-full" />
                <div className="grid flex-1 gap-2.5">
                  <Skeleton className="h-5 w-36" />
                  <Skeleton className="h-4 w-4/5" />
                </div>
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
