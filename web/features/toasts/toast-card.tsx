import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Play from 'lucide-react/icons/play';
import { Link } from 'react-router';
import { sayDay, sayDuration, sayWhen } from '#web/lib/dates.ts';
import { typographic } from '#shared/typographic.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { latestToastQuery } from './api.ts';
import { askStage } from './tap.ts';
import { tastingLine } from './tasting-line.ts';

type ToastCardProps = {
  nextToastDate: string | null;
  now: Date;
  /** How many reflections there are, as far as they are known here. */
  written: number;
};

/** So many make a small toast worth hearing. */
const enoughForFirst = 3;

/** The latest toast: a line of it with the way to hear it, its day, and when the next one is due. */
export function ToastCard({ nextToastDate, now, written }: ToastCardProps) {
  const { data: toast, isError, refetch } = useQuery(latestToastQuery);
  return (
    <section aria-labelledby="toast-title">
      <h2 id="toast-title" className="flex min-h-11 items-center">
        {toast === null ? 'Your first toast' : 'Your latest toast'}
      </h2>
      <div className="mt-2 border-t border-line pt-5">
        {toast ? (
          <>
            <p className="text-sm text-soft">
              <time dateTime={toast.createdAt}>{sayDay(toast.createdAt)}</time>
            </p>
            <div className="mt-3 flex gap-4">
              {toast.audioUrl !== null && <PlayLink durationMs={toast.durationMs} />}
              <blockquote className="min-w-0 pt-2 font-serif text-xl leading-toast break-words">
                {typographic(tastingLine(toast))}
              </blockquote>
            </div>
            {toast.audioUrl === null && (
              <Link
                to="/weekly-toast"
                className="mt-2 -ml-3 inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-medium text-amber-ink transition-colors hover:bg-tint"
              >
                Read your toast
                <ArrowRight aria-hidden />
              </Link>
            )}
            {nextToastDate && (
              <p className="mt-3 text-sm text-soft">The next one is due {sayWhen(nextToastDate, now)}.</p>
            )}
          </>
        ) : toast === null ? (
          <>
            <p>
              {nextToastDate
                ? `Your first one is due ${sayWhen(nextToastDate, now)}.`
                : 'Your first one comes at the end of your week.'}
            </p>
            {written >= enoughForFirst && (
              <p className="mt-2">You need not wait: what you have written is enough for a small one now.</p>
            )}
            {written > 0 ? (
              <ButtonLink to="/weekly-toast" className="mt-4" onClick={() => askStage('make')}>
                <Play aria-hidden />
                Hear your first clink
              </ButtonLink>
            ) : (
              <Link to="/weekly-toast" className="link mt-1 inline-flex min-h-11 items-center">
                What a toast is like
              </Link>
            )}
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

/** A round way to the stage, where it plays at once, with how long that takes. */
function PlayLink({ durationMs }: { durationMs: number | null }) {
  const length = durationMs === null ? '' : sayDuration(durationMs / 1000);
  return (
    <p className="grid flex-none justify-items-center gap-1.5 self-start">
      <Link
        to="/weekly-toast"
        aria-label="Listen to your toast"
        className="grid size-12 place-items-center rounded-full border border-edge text-amber-ink transition-colors hover:bg-tint"
        onClick={() => askStage('play')}
      >
        <Play aria-hidden fill="currentColor" className="ml-0.5" />
      </Link>
      <span className="text-sm text-soft tabular-nums">{length}</span>
    </p>
  );
}
