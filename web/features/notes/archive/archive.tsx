import { useQuery } from '@tanstack/react-query';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { wordsOf } from '#shared/fold.ts';
import { now } from '#web/lib/clock.ts';
import { todayFor } from '#web/lib/dates.ts';
import { useDayEnd } from '#web/lib/preferences.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import {
  addressOf,
  areFiltered,
  changed,
  noFilters,
  readFilters,
  wantedOf,
  type Filters,
  type Wanted,
} from './archive-address.ts';
import { countQuery, useArchive } from './archive-api.ts';
import { ArchiveFilters } from './archive-filters.tsx';
import { ArchiveFoot } from './archive-foot.tsx';
import { ArchiveList } from './archive-list.tsx';
import { NothingFound } from './archive-nothing.tsx';
import { notesIn } from './archive-pages.ts';
import { placeOfVisit, useKeptPlace } from './archive-place.ts';
import { rowsOf } from './archive-rows.ts';
import { ArchiveSkeleton } from './archive-skeleton.tsx';
import { sayFound } from './archive-words.ts';
import { ArchiveYear } from './archive-year.tsx';
import { OnThisDay } from './on-this-day.tsx';

/** Everything that was written, by months: to look through, to search, and as a small year of dots. */
export function Archive() {
  const { filters, change, key, isReturn } = useFilters();
  const wanted = useMemo(() => wantedOf(filters), [filters]);
  const archive = useArchive(wanted, { isReturn });
  const { data, isPlaceholderData, isError, isFetching, isFetchNextPageError, isRenewing, hasNextPage } = archive;
  const shown = useSettled(wanted, !isPlaceholderData);
  const today = todayFor(now(), useDayEnd());
  useKeptPlace(key);
  const list = useRef<HTMLDivElement>(null);
  useListInSight(list, { asked: JSON.stringify(wanted), isReturn });

  const rows = useMemo(() => (data ? rowsOf(notesIn(data), { isWhole: !hasNextPage }) : []), [data, hasNextPage]);
  const words = useMemo(() => wordsOf(shown.query ?? ''), [shown]);
  const year = filters.year ?? yearOf(filters.day ?? filters.month ?? today);
  const [showsYear, setShowsYear] = useState(filters.year !== null || filters.day !== null || filters.month !== null);
  const isFiltered = areFiltered(filters);
  const chooseYear = useCallback((year: number) => change({ year }), [change]);
  const chooseDay = useCallback((day: string | null) => change({ day, month: null }), [change]);
  const chooseMonth = useCallback((month: string | null) => change({ month, day: null }), [change]);
  const { fetchNextPage } = archive;
  const canReadOn = hasNextPage && !isFetching && !isFetchNextPageError && !isRenewing && !isPlaceholderData;
  const readOn = useMemo(() => (canReadOn ? () => void fetchNextPage() : undefined), [canReadOn, fetchNextPage]);
  const count = useCount(archive, wanted);
  /** For what is pressed within the list, and gone with it: what comes in its place has the focus. */
  const answer = (deed: () => void) => {
    deed();
    list.current?.focus({ preventScroll: true });
  };

  if (data && rows.length === 0 && !isFiltered && !isPlaceholderData) {
    return <NothingYet />;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr] lg:gap-x-20">
      <header className="grid gap-4">
        <h1>Reflections</h1>
        <SearchField label="Search your reflections" query={filters.query} onQuery={(query) => change({ query })} />
        <ArchiveFilters filters={filters} onChange={change} />
      </header>
      <aside
        aria-label="By day"
        className={`lg:col-start-2 lg:row-span-2 lg:row-start-1 ${filters.query === '' ? '' : 'max-lg:hidden'}`}
      >
        {/* Where the year would push what was written out of sight, it is there when it is asked for. */}
        <button
          type="button"
          aria-expanded={showsYear}
          aria-controls="year"
          className="flex min-h-11 items-center gap-2 text-soft transition-colors hover:text-ink lg:hidden"
          onClick={() => setShowsYear(!showsYear)}
        >
          <CalendarDays aria-hidden />
          {year} in days
          <ChevronDown aria-hidden className={`transition-transform ${showsYear ? 'rotate-180' : ''}`} />
        </button>
        <div id="year" className={`lg:sticky lg:top-[calc(2rem+var(--banner))] ${showsYear ? '' : 'max-lg:hidden'}`}>
          <ArchiveYear
            year={year}
            today={today}
            day={filters.day}
            month={filters.month}
            onYear={chooseYear}
            onDay={chooseDay}
            onMonth={chooseMonth}
          />
        </div>
      </aside>
      <div ref={list} tabIndex={-1} className="scroll-mt-4 lg:col-start-1">
        {!isFiltered && <OnThisDay today={today} onDay={(day) => answer(() => chooseDay(day))} />}
        <p role="status" className={`text-soft ${isFiltered && rows.length > 0 ? 'min-h-6' : 'sr-only'}`}>
          {isFiltered && count !== undefined && !isPlaceholderData ? sayFound(count, filters) : ''}
        </p>
        {!data && isError ? (
          <LoadProblem
            message="Your reflections could not be loaded just now. They are safe where they are."
            onRetry={() => void archive.refetch()}
            isRetrying={isFetching}
          />
        ) : !data ? (
          <ArchiveSkeleton />
        ) : rows.length === 0 ? (
          <NothingFound filters={filters} onClear={() => answer(() => change(noFilters))} />
        ) : (
          <ArchiveList
            key={JSON.stringify(shown)}
            rows={rows}
            words={words}
            place={isReturn ? placeOfVisit(key) : undefined}
            onNearEnd={readOn}
            foot={
              <ArchiveFoot
                isMore={hasNextPage}
                isError={isFetchNextPageError}
                isRetrying={isFetching}
                onRetry={() => void fetchNextPage()}
                firstDay={isFiltered ? undefined : notesIn(data).at(-1)?.localDate}
              />
            }
          />
        )}
      </div>
    </div>
  );
}

/** What the address says, and how to change it. Each wish is a step to go back from, but for the letters of a search. */
function useFilters() {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const isReturn = useNavigationType() === 'POP';
  const filters = useMemo(() => readFilters(new URLSearchParams(search)), [search]);
  const change = useCallback(
    (wish: Partial<Filters>) => {
      const next = changed(filters, wish);
      const address = addressOf(next).toString();
      // Enter, when what was typed has been looked for already.
      if (address === addressOf(filters).toString()) {
        return;
      }
      const goesOn = next.query !== filters.query && filters.query !== '';
      const turnsPage = Object.keys(wish).every((name) => name === 'year');
      void navigate({ search: address }, { replace: goesOn || turnsPage });
    },
    [filters, navigate],
  );
  return { filters, change, key, isReturn };
}

/** How many there are of what is wanted; undefined until that is known. */
function useCount(archive: ReturnType<typeof useArchive>, wanted: Wanted): number | undefined {
  const { data, hasNextPage, isPlaceholderData } = archive;
  const isPart = hasNextPage && !isPlaceholderData && Object.keys(wanted).length > 0;
  const { data: count } = useQuery({ ...countQuery(wanted), enabled: isPart });
  return isPart ? count : data && notesIn(data).length;
}

/** The last value that was settled; the one that is on its way has to wait. */
function useSettled<T>(value: T, isSettled: boolean): T {
  const settled = useRef(value);
  if (isSettled) {
    settled.current = value;
  }
  return settled.current;
}

type Asking = { asked: string; isReturn: boolean };

/** So much of an answer is seen at least, in CSS pixels. */
const leastSeen = 160;

/**
 * Whoever asks for something else sees where its answer begins, wherever on the page they were. Where that is in sight
 * nothing moves: the field one types in stands above it.
 */
function useListInSight(list: { readonly current: HTMLElement | null }, { asked, isReturn }: Asking): void {
  const before = useRef(asked);
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    const isInSight = top >= 0 && top <= window.innerHeight - leastSeen;
    if (before.current !== asked && !isReturn && !isInSight) {
      list.current?.scrollIntoView();
    }
    before.current = asked;
  }, [list, asked, isReturn]);
}

function NothingYet() {
  return (
    <>
      <h1>Reflections</h1>
      <p className="mt-6 max-w-measure font-serif text-xl leading-toast">
        Nothing here yet. One good moment is plenty to start with: who made you smile today?
      </p>
      <ButtonLink to="/" variant="solid" className="mt-6">
        Write the first one
      </ButtonLink>
    </>
  );
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
