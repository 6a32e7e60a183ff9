import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { memo } from 'react';
import { months } from '#shared/calendar.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { calendarQuery, earlierYearQuery } from './archive-api.ts';
import { sayYear } from './archive-words.ts';
import { YearOfDots } from './year-of-dots.tsx';

type ArchiveYearProps = {
  year: number;
  today: string;
  day: string | null;
  month: string | null;
  onYear: (year: number) => void;
  onDay: (day: string | null) => void;
  onMonth: (month: string | null) => void;
};

const turner =
  'grid size-11 place-items-center rounded-full text-soft transition-colors hover:bg-tint hover:text-ink aria-disabled:pointer-events-none aria-disabled:opacity-30';

/**
 * A year in dots and in words, and the way to one of its days, its months, or another year. Drawn anew only when it is
 * another one, for there are many dots: its deeds must stay the same.
 */
export const ArchiveYear = memo(function ArchiveYear(props: ArchiveYearProps) {
  const { year, today, day, month, onYear, onDay, onMonth } = props;
  const { data: days, isError, isPlaceholderData, refetch } = useQuery(calendarQuery(year));
  const { data: earlier } = useQuery(earlierYearQuery(year));
  const thisYear = Number(today.slice(0, 4));
  const known = isPlaceholderData ? undefined : days;
  const offered = months.map((name, at) => ({
    name,
    ...monthIn(known, `${year}-${String(at + 1).padStart(2, '0')}`),
  }));
  return (
    <section aria-labelledby="year-title" className="max-w-form">
      <div className="-mx-3 flex items-center justify-between">
        <button
          type="button"
          aria-label={`Show ${earlier ?? year - 1}`}
          aria-disabled={!earlier}
          className={turner}
          onClick={() => earlier && onYear(earlier)}
        >
          <ChevronLeft aria-hidden />
        </button>
        <h2 id="year-title" className="tabular-nums">
          <span className="sr-only">The year </span>
          {year}
        </h2>
        <button
          type="button"
          aria-label={`Show ${year + 1}`}
          aria-disabled={year >= thisYear}
          className={turner}
          onClick={() => year < thisYear && onYear(year + 1)}
        >
          <ChevronRight aria-hidden />
        </button>
      </div>
      <div className="mt-1">
        <YearOfDots
          year={year}
          days={known}
          today={today}
          chosen={day}
          onChoose={(next) => onDay(next === day ? null : next)}
          describedBy="year-words"
        />
      </div>
      <div id="year-words" className="mt-3 min-h-6 text-sm text-soft">
        {known ? (
          sayYear(year, known.size, thisYear)
        ) : isError ? (
          <>
            This year could not be loaded.{' '}
            <Button variant="plain" className="mx-0" onClick={() => void refetch()}>
              Try again
            </Button>
          </>
        ) : (
          <Skeleton className="mt-1 h-4 w-44" />
        )}
      </div>
      {!known && !isError && <Skeleton className="mt-3.5 h-12" />}
      {(known?.size ?? 0) > 0 && (
        <div className="mt-2">
          <Select
            label={<span className="sr-only">Go to a month</span>}
            value={month?.startsWith(`${year}-`) ? month : ''}
            onChange={(event) => onMonth(event.target.value || null)}
          >
            <option value="">{month ? 'All months' : 'Go to a month'}</option>
            {offered.map(
              ({ name, key, count }) =>
                count > 0 && (
                  <option key={key} value={key}>
                    {name} {year} ({count})
                  </option>
                ),
            )}
          </Select>
        </div>
      )}
    </section>
  );
});

function monthIn(days: ReadonlyMap<string, number> | undefined, key: string): { key: string; count: number } {
  let count = 0;
  for (const [day, more] of days ?? []) {
    count += day.startsWith(key) ? more : 0;
  }
  return { key, count };
}
