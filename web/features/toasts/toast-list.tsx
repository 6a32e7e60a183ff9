import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ListedToast } from '#shared/contract/toasts.ts';
import { typographic } from '#shared/typographic.ts';
import { messageOf } from '#web/lib/call.ts';
import { sayDay, sayDuration } from '#web/lib/dates.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { toastPagesQuery } from './api.ts';
import { askStage } from './tap.ts';

/** Someone's toasts by months, newest first: all of them, or those that match a search. */
export function ToastList({ query }: { query: string }) {
  const pages = useInfiniteQuery(toastPagesQuery(query.trim()));
  const { data, error, isPlaceholderData, isFetchingNextPage, hasNextPage } = pages;
  if (!data) {
    return (
      <div className="mt-8">
        {error ? (
          <LoadProblem
            message={`Your toasts could not be loaded just now. ${messageOf(error)}`}
            onRetry={() => void pages.refetch()}
            isRetrying={pages.isFetching}
          />
        ) : (
          <SkeletonLines lines={4} />
        )}
      </div>
    );
  }
  const listed = data.pages.flatMap(({ toasts }) => toasts);
  if (listed.length === 0 && !isPlaceholderData) {
    return query.trim() === '' ? (
      <div className="mt-8">
        <p className="text-lg text-soft">Your toasts gather here, the first at the end of your week.</p>
        <ButtonLink to="/weekly-toast" className="mt-6">
          What a toast is like
        </ButtonLink>
      </div>
    ) : (
      <p role="status" className="mt-8 text-lg text-soft">
        No toast says that.
      </p>
    );
  }
  return (
    <div className={isPlaceholderData ? 'opacity-60' : ''}>
      {byMonths(listed).map(({ month, toasts }, at, { length }) => (
        <section key={month} aria-label={month} className="mt-10">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 className="text-xl">{month}</h2>
            {/* A month of which the rest is not loaded yet would begin in its middle. */}
            {query.trim() === '' && !(hasNextPage && at === length - 1) && <HearMonth month={month} toasts={toasts} />}
          </div>
          <ul className="mt-2">
            {toasts.map((toast) => (
              <Row key={toast.id} toast={toast} />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <Button
          className="mt-8"
          pending={isFetchingNextPage && 'Loading...'}
          onClick={() => !isFetchingNextPage && void pages.fetchNextPage()}
        >
          {pages.isFetchNextPageError ? 'Try again' : 'Earlier toasts'}
        </Button>
      )}
    </div>
  );
}

/** The way to hear the toasts of a month one after the other, the oldest first. */
function HearMonth({ month, toasts }: Month) {
  const [last, ...earlier] = toasts.filter(({ hasVoice }) => hasVoice);
  const first = earlier.at(-1);
  return (
    first &&
    last && (
      <Link
        to={`/weekly-toast/${String(first.id)}?until=${String(last.id)}`}
        onClick={() => askStage('play')}
        aria-label={`Hear the month, ${month}`}
        className="link inline-flex min-h-11 items-center"
      >
        Hear the month
      </Link>
    )
  );
}

function Row({ toast: { id, title, early, hasVoice, durationMs, createdAt, shared } }: { toast: ListedToast }) {
  const marks = [
    early ? 'early' : '',
    hasVoice && durationMs !== null ? sayDuration(Math.round(durationMs / 1000)) : 'without a voice',
    shared ? 'shared' : '',
  ];
  return (
    <li className="border-t border-line">
      <Link
        to={`/weekly-toast/${String(id)}`}
        className="-mx-3 block rounded-control px-3 py-4 transition-colors hover:bg-tint"
      >
        <span className="block font-serif text-lg leading-toast break-words">
          {title === null ? 'Its words cannot be read any more.' : typographic(title)}
        </span>
        <span className="mt-1 block text-sm text-soft tabular-nums">
          <time dateTime={createdAt}>{sayDay(createdAt)}</time>
          {marks.filter((mark) => mark !== '').map((mark) => ` \u00b7 ${mark}`)}
        </span>
      </Link>
    </li>
  );
}

type Month = { month: string; toasts: ListedToast[] };

const monthNames = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

/** Under the month in which each was made; they come in the order of time. */
function byMonths(toasts: readonly ListedToast[]): Month[] {
  const months: Month[] = [];
  for (const toast of toasts) {
    const month = monthNames.format(new Date(toast.createdAt));
    const last = months.at(-1);
    if (last?.month === month) {
      last.toasts.push(toast);
    } else {
      months.push({ month, toasts: [toast] });
    }
  }
  return months;
}
