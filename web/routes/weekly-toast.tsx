import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Toast } from '#shared/contract/toasts.ts';
import { meQuery } from '#web/features/accounts/api.ts';
import { FriendLines } from '#web/features/friends/friend-lines.tsx';
import { recentQuery, statsQuery } from '#web/features/notes/api.ts';
import { PictureButton } from '#web/features/shares/picture/picture-button.tsx';
import { ShareToast } from '#web/features/shares/share-toast.tsx';
import { latestToastQuery } from '#web/features/toasts/api.ts';
import { useGenerateToast, useVoiceAgain } from '#web/features/toasts/making-api.ts';
import { LiveToast } from '#web/features/toasts/live/live-toast.tsx';
import { useLiveToast } from '#web/features/toasts/live/use-live-toast.ts';
import { sayStage } from '#web/features/toasts/say-stage.ts';
import { hasSomethingNew } from '#web/features/toasts/something-new.ts';
import { SampleToast } from '#web/features/toasts/sample-toast.tsx';
import { ToastOnStage } from '#web/features/toasts/toast-on-stage.tsx';
import { writeFirst } from '#web/features/toasts/problems.ts';
import { newTap, takeTap, type Tap } from '#web/features/toasts/tap.ts';
import { useGreeting } from '#web/features/toasts/use-greeting.ts';
import { sayDate, sayDay, sayTime } from '#web/lib/dates.ts';
import { preferencesQuery } from '#web/lib/preferences.ts';
import { useHold } from '#web/lib/quiet.ts';
import { useDisplayName } from '#web/lib/use-device.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notices.tsx';
import { Page } from '#web/ui/page.tsx';
import { ClosingMoment } from './closing-moment.tsx';
import { Actions, authorOf, Home, KeepIt, LoadingToast, useWhy } from './toast-parts.tsx';
import { useDueToast } from './use-due-toast.ts';
import { useWrite } from './use-write.ts';

/** How often a toast without its voice is asked for again, in case the report of its making was lost. */
const pendingRefetchMs = 5000;

/** The stage: the latest toast and its voice, its making, or a sample before the first. */
export function WeeklyToast() {
  const client = useQueryClient();
  const displayName = useDisplayName();
  const [announcement, setAnnouncement] = useState('');
  useDueToast();
  const {
    data: toast,
    isError,
    refetch,
  } = useQuery({
    ...latestToastQuery,
    refetchInterval: ({ state }) => (state.data?.voice === 'pending' ? pendingRefetchMs : false),
  });
  const write = useWrite();
  const recent = useQuery(recentQuery);
  const hasWritten = recent.data?.length !== 0;
  const isUnderWay = useRef(false);
  const generate = useGenerateToast({ write, isMaking: () => isUnderWay.current });
  const voiceAgain = useVoiceAgain();
  const [tap, setTap] = useState(takeTap);
  const isAsked = generate.isPending || voiceAgain.isPending;
  const live = useLiveToast({
    expecting: isAsked,
    recorded: !isAsked && toast?.voice === 'ready' ? toast : null,
    onGoOn: setTap,
    onLost: () => void client.invalidateQueries({ queryKey: latestToastQuery.queryKey }),
    onEnd: (ending, followed) => {
      if (followed || (ending.stage === 'done' && ending.toastId !== toast?.id)) {
        void client.invalidateQueries({ queryKey: latestToastQuery.queryKey });
      }
      if (!followed) {
        return;
      }
      setAnnouncement(sayStage(ending));
      const wasAskedHere = generate.isPending || generate.isError || voiceAgain.isPending;
      if (ending.stage === 'failed' && !wasAskedHere) {
        notify({ kind: 'problem', title: 'Error generating toast', description: ending.message });
      }
    },
  });
  useEffect(() => {
    isUnderWay.current = live.making.live;
  });
  const { why, onWhy } = useWhy(toast?.createdAt);
  const isAboutToMake = tap?.deed === 'make' && generate.isIdle;
  const isMaking = isAboutToMake || generate.isPending || (live.making.live && (!toast || toast.voice === 'ready'));
  const isAwaited = toast ? toast.voice === 'pending' : toast === undefined && !isError;
  useHold(isMaking || isAwaited);
  const make = (asked: Tap) => {
    live.begin(asked);
    generate.mutate(displayName, {
      onSuccess: live.settle,
      onError: () => {
        asked.isDue();
        live.drop();
      },
    });
  };
  /** From its recording, which begins with the clink. */
  const hearAgain = () => {
    setTap(newTap('play'));
    live.drop();
  };
  const start = useRef(() => {
    if (tap?.deed === 'make') {
      make(tap);
    }
  });
  useEffect(() => start.current(), []);
  const { data: preferences } = useQuery(preferencesQuery);
  const narrator = isMaking || !toast ? preferences?.voiceStyle : toast.narrator;
  const intro = useGreeting(displayName, narrator) ?? null;
  const known = isMaking ? null : (toast ?? null);
  const isLive = live.isBegun || (toast?.voice === 'pending' && live.making.live);

  const isWorthwhile =
    isMaking || !toast || recent.isError || hasSomethingNew({ toast, preferences, notes: recent.data ?? [] });

  const early = (variant: 'solid' | 'quiet') => (
    <Button
      variant={variant}
      pending={isMaking && 'Generating...'}
      onClick={() => {
        window.scrollTo({ top: 0, behavior: 'instant' });
        const asked = newTap('make');
        setTap(asked);
        make(asked);
      }}
    >
      Generate Toast Early
    </Button>
  );

  return (
    <Page title="Weekly Toast">
      <p role="status" className="sr-only">
        {isMaking ? sayStage(live.making.now) : announcement}
      </p>
      {isMaking || isLive ? (
        <>
          <Heading toast={known} />
          <LiveToast
            key={live.hearing.id}
            hearing={live.hearing}
            now={live.making.now}
            isMaking={isMaking || toast?.voice === 'pending'}
            lines={known?.lines ?? null}
            displayName={displayName}
            intro={intro}
            closing={known && <ClosingMoment toast={known} onAgain={() => hearAgain()} />}
            onWhy={onWhy}
          />
          {known ? (
            <MadeActions toast={known}>{isWorthwhile && early('quiet')}</MadeActions>
          ) : (
            <Actions>
              {early('quiet')}
              <Home />
            </Actions>
          )}
        </>
      ) : toast ? (
        <>
          <Heading toast={toast} />
          <ToastOnStage
            toast={toast}
            now={live.making.now}
            displayName={displayName}
            tap={tap}
            asking={voiceAgain.isPending}
            onAskAgain={() => voiceAgain.mutate(toast.id)}
            closing={(again) => <ClosingMoment toast={toast} onAgain={again} />}
            onWhy={onWhy}
          />
          <MadeActions toast={toast}>{isWorthwhile && early('quiet')}</MadeActions>
        </>
      ) : toast === null && !recent.isLoading ? (
        <>
          <h1>Your first toast is still to come</h1>
          <Schedule />
          <Actions>
            {!hasWritten && (
              <Button variant="solid" onClick={write}>
                {writeFirst}
              </Button>
            )}
            {early(hasWritten ? 'solid' : 'quiet')}
            <ButtonLink to="/settings">Set Toast Schedule</ButtonLink>
            <Home />
          </Actions>
          <SampleToast />
        </>
      ) : isError ? (
        <>
          <h1>Your toast could not be loaded</h1>
          <p className="mt-5 max-w-measure text-lg">
            Nothing is lost: it is safe where it is until it can be loaded again.
          </p>
          <Actions>
            <Button variant="solid" onClick={() => void refetch()}>
              Try again
            </Button>
            <Home />
          </Actions>
        </>
      ) : (
        <LoadingToast />
      )}
      {why}
    </Page>
  );
}

/** What can be done with a toast that is made. */
function MadeActions({ toast, children }: { toast: Toast; children: ReactNode }) {
  const { data: me } = useQuery(meQuery);
  const hasWords = toast.lines.length > 0;
  return (
    <>
      {hasWords && <KeepIt toast={toast} />}
      <Actions>
        {me && hasWords && <ShareToast toast={toast} author={authorOf(me)} />}
        {hasWords && <PictureButton toast={toast} />}
        {children}
        <ButtonLink to="/settings">Adjust Toast Preferences</ButtonLink>
        <ButtonLink to="/toasts">All Toasts</ButtonLink>
        <Home />
      </Actions>
      <div data-recedes="">
        <FriendLines />
      </div>
    </>
  );
}

/** Null while it is being made. */
function Heading({ toast }: { toast: Toast | null }) {
  return (
    <header className="mb-10 md:mb-14">
      <h1 className="text-2xl md:text-2xl">
        {toast?.voice === 'ready' || toast?.voice === 'failed'
          ? 'Your weekly toast is ready'
          : 'Your weekly toast is almost ready'}
      </h1>
      <p className="mt-2 text-sm text-soft">
        {toast ? (
          <>
            Generated on <time dateTime={toast.createdAt}>{sayDate(toast.createdAt)}</time>
          </>
        ) : (
          'Being made right now'
        )}
      </p>
    </header>
  );
}

function Schedule() {
  const { data } = useQuery(statsQuery);
  const day = data && sayDay(data.nextToastDate).split(',')[0];
  return (
    <div className="mt-5 grid max-w-measure gap-3 text-lg">
      <p>
        {data
          ? `Toasts are made automatically every ${day} at ${sayTime(data.nextToastDate)}, from what you wrote that week.`
          : 'Toasts are made automatically on the day you choose, from what you wrote that week.'}
      </p>
      <p className="text-base text-soft">You can have one early. The weekly one still comes as usual.</p>
    </div>
  );
}
