import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ListedToast } from '#shared/contract/toasts.ts';
import { limits } from '#shared/limits.ts';
import { heightsOf } from '#web/ui/glass/glass-shape.ts';
import { SmallGlass } from '#web/ui/glass/small-glass.tsx';
import { toastPagesQuery } from './api.ts';
import { byYears, dayOf, sayGlass } from './shelf-words.ts';

/** A board under each row of glasses, all the way: of the height of a row. */
const boards = {
  backgroundImage:
    'repeating-linear-gradient(to bottom, transparent 0 3.25rem, var(--edge) 3.25rem calc(3.25rem + 2px), transparent calc(3.25rem + 2px) 5.25rem)',
};

/** The weeks that were raised, each a small glass on a shelf, newest first: as many as the list below it has. */
export function Shelf({ query }: { query: string }) {
  const { data, isPlaceholderData } = useInfiniteQuery(toastPagesQuery(query.trim()));
  const years = byYears(data?.pages.flatMap(({ toasts }) => toasts) ?? []);
  return (
    years.length > 0 && (
      <section aria-label="The shelf" className={`mt-8 ${isPlaceholderData ? 'opacity-60' : ''}`}>
        {years.map(({ year, toasts }, at) => (
          <div key={year} className={at === 0 ? '' : 'mt-4'}>
            {years.length > 1 && <p className="mb-2 text-sm text-soft tabular-nums">{year}</p>}
            <ul
              className="grid auto-rows-[5.25rem] grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))]"
              style={boards}
              aria-label={years.length > 1 ? year : undefined}
            >
              {toasts.map((toast) => (
                <GlassOfWeek key={toast.id} toast={toast} isOfNewestYear={at === 0} />
              ))}
            </ul>
          </div>
        ))}
      </section>
    )
  );
}

function GlassOfWeek({ toast, isOfNewestYear }: { toast: ListedToast; isOfNewestYear: boolean }) {
  const [month = '', day] = dayOf(toast).split(' ');
  return (
    <li>
      <Link
        to={`/weekly-toast/${String(toast.id)}`}
        className="group/glass flex h-full flex-col items-center rounded-mark focus-visible:-outline-offset-2"
      >
        <span className="flex h-[3.25rem] w-11 flex-col justify-end transition-transform group-hover/glass:-translate-y-0.5">
          <SmallGlass heights={heightsOf(toast.days, limits.notesPerWeek)} />
        </span>
        <span className="sr-only">{sayGlass(toast, isOfNewestYear)}</span>
        <span
          aria-hidden
          className="mt-1.5 text-sm whitespace-nowrap text-soft tabular-nums group-hover/glass:text-ink"
        >
          {month.slice(0, 3)} {day}
        </span>
      </Link>
    </li>
  );
}
