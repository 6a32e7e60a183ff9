import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useParams } from 'react-router';
import type { ArchivedToast } from '#shared/contract/toasts.ts';
import { meQuery } from '#web/features/accounts/api.ts';
import { PictureButton } from '#web/features/shares/picture/picture-button.tsx';
import { ShareToast } from '#web/features/shares/share-toast.tsx';
import { toastQuery } from '#web/features/toasts/api.ts';
import { useVoiceAgain } from '#web/features/toasts/making-api.ts';
import { ToastOnStage } from '#web/features/toasts/toast-on-stage.tsx';
import { CallError, messageOf } from '#web/lib/call.ts';
import { sayDate, sayDay } from '#web/lib/dates.ts';
import { useDisplayName } from '#web/lib/use-device.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { Page } from '#web/ui/page.tsx';
import { ClosingMoment } from './closing-moment.tsx';
import { NotFound } from './not-found.tsx';
import { useRun } from './use-run.ts';
import { Actions, authorOf, Home, KeepIt, LoadingToast, useWhy } from './toast-parts.tsx';

/** A toast of the archive: its words and its voice as when it was new, and the way to those beside it. */
export function PastToast() {
  const { id = '' } = useParams();
  const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
  const {
    data: toast,
    error,
    isFetching,
    refetch,
  } = useQuery({ ...toastQuery(number ?? 0), enabled: number !== null });
  if (number === null || (error instanceof CallError && error.code === 'not_found')) {
    return <NotFound />;
  }
  return (
    <Page title={toast ? `Toast of ${sayDate(toast.createdAt)}` : 'Toast'}>
      {toast ? (
        // Another toast has a player of its own.
        <Told key={toast.id} toast={toast} />
      ) : error ? (
        <LoadProblem
          message={`This toast could not be loaded. ${messageOf(error)}`}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <LoadingToast />
      )}
    </Page>
  );
}

function Told({ toast }: { toast: ArchivedToast }) {
  const displayName = useDisplayName();
  const { data: me } = useQuery(meQuery);
  const { why, onWhy } = useWhy(toast.createdAt);
  const voiceAgain = useVoiceAgain();
  const run = useRun(toast);
  return (
    <>
      <header className="mb-10 md:mb-14">
        <h1 className="text-2xl md:text-2xl">Your toast of {sayDay(toast.createdAt)}</h1>
        <p className="mt-2 text-sm text-soft">
          From what you wrote between <time dateTime={toast.intervalStart}>{sayDate(toast.intervalStart)}</time> and{' '}
          <time dateTime={toast.intervalEnd}>{sayDate(toast.intervalEnd)}</time>
        </p>
        {run.isRun && (
          <p className="mt-4 flex flex-wrap items-center gap-x-4 text-soft">
            {run.isLast ? 'The last one of the month.' : 'Hearing the month: the next toast follows by itself.'}
            {!run.isLast && (
              <Button variant="plain" onClick={run.stop}>
                Stop after this one
              </Button>
            )}
          </p>
        )}
      </header>
      <ToastOnStage
        toast={toast}
        now={{ stage: 'idle' }}
        displayName={displayName}
        tap={run.tap}
        onHeard={run.onHeard}
        closing={run.isRun && !run.isLast ? undefined : (again) => <ClosingMoment toast={toast} onAgain={again} />}
        asking={voiceAgain.isPending}
        onAskAgain={() => voiceAgain.mutate(toast.id)}
        onWhy={onWhy}
      />
      <nav aria-label="Other toasts" data-recedes="" className="mt-10 flex flex-wrap justify-between gap-3">
        {toast.previousId === null ? (
          <span />
        ) : (
          <ButtonLink to={`/weekly-toast/${String(toast.previousId)}`}>
            <ArrowLeft aria-hidden />
            The one before
          </ButtonLink>
        )}
        {toast.nextId !== null && (
          <ButtonLink to={run.addressOf(toast.nextId)}>
            The one after
            <ArrowRight aria-hidden />
          </ButtonLink>
        )}
      </nav>
      {toast.lines.length > 0 && <KeepIt toast={toast} />}
      <Actions>
        {me && toast.lines.length > 0 && <ShareToast toast={toast} author={authorOf(me)} />}
        {toast.lines.length > 0 && <PictureButton toast={toast} />}
        <ButtonLink to="/toasts">All Toasts</ButtonLink>
        <Home />
      </Actions>
      {why}
    </>
  );
}
