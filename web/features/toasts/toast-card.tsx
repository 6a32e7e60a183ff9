import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import type { Toast } from '#shared/contract/toasts.ts';
import { sayDay, sayWhen } from '#web/lib/dates.ts';
import { typographic } from '#web/lib/typographic.ts';
import { Button } from '#web/ui/button.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { latestToastQuery } from './api.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** This week's toast: a line of it, its day, the way to it; or when the next one is due. */
export function ToastCard({ nextToastDate, now }: { nextToastDate: string | null; now: Date }) {
  const { data: toast, isError, refetch } = useQuery(latestToastQuery);
  const isFresh = toast ? now.getTime() - Date.parse(toast.createdAt) < weekMs : false;
  return (
    <section aria-labelledby="toast-title">
      <h2 id="toast-title" className="flex min-h-11 items-center">
        {toast && !isFresh ? 'Your last toast' : "This week's toast"}
      </h2>
      <div className="mt-2 border-t border-line pt-5">
        {toast ? (
          <>
            <p className="text-sm text-soft">
              <time dateTime={toast.createdAt}>{sayDay(toast.createdAt)}</time>
            </p>
            <blockquote className="mt-4 border-l-2 border-amber pl-4 font-serif text-xl leading-toast break-words">
              {typographic(tastingLine(toast))}
            </blockquote>
            <Link
              to="/weekly-toast"
              className="mt-2 -ml-3 inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-medium text-amber-ink transition-colors hover:bg-tint"
            >
              {toast.audioUrl === null ? 'Read your toast' : 'Listen to your toast'}
              <ArrowRight aria-hidden />
            </Link>
            {nextToastDate && (
              <p className="mt-2 text-sm text-soft">The next one is due {sayWhen(nextToastDate, now)}.</p>
            )}
          </>
        ) : toast === null ? (
          <>
            <p>
              {nextToastDate
                ? `Your first one is due ${sayWhen(nextToastDate, now)}.`
                : 'Your first one comes at the end of your week.'}
            </p>
            <Link to="/weekly-toast" className="link mt-1 inline-flex min-h-11 items-center">
              What a toast is like
            </Link>
          </>
        ) : isError ? (
          <>
            <p className="text-soft">Your toast could not be loaded just now.</p>
            <Button variant="plain" onClick={() => void refetch()}>
              Try again
            </Button>
          </>
        ) : (
          <div role="status">
            <span className="sr-only">Loading your toast</span>
            <SkeletonLines lines={3} />
          </div>
        )}
      </div>
    </section>
  );
}

/** The first line that speaks of something written, rather than the opening. */
function tastingLine({ lines, unreadable }: Toast): string {
  if (unreadable) {
    return 'Its words cannot be read any more.';
  }
  return (lines.find((line) => line.noteIds.length > 0) ?? lines[0])?.text ?? '';
}
