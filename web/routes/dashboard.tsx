import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { User } from '#shared/contract/accounts.ts';
import { defaultDisplayName } from '#shared/limits.ts';
import { meQuery } from '#web/features/accounts/api.ts';
import { activityQuery } from '#web/features/activity/api.ts';
import { recentQuery, refreshNotes, statsQuery, todayQuery, yesterdayQuery } from '#web/features/notes/api.ts';
import { CarePlace } from '#web/features/notes/care/care-place.tsx';
import { DisplayNameCard } from '#web/features/notes/display-name-card.tsx';
import { Invitation } from '#web/features/notes/invitation.tsx';
import { RecentReflections } from '#web/features/notes/list/recent-reflections.tsx';
import { Week } from '#web/features/notes/week/week.tsx';
import { Welcome } from '#web/features/notes/welcome.tsx';
import { latestToastQuery } from '#web/features/toasts/api.ts';
import { ToastCard } from '#web/features/toasts/toast-card.tsx';
import { now } from '#web/lib/clock.ts';
import { localDateOf, sayLocalDay, todayFor } from '#web/lib/dates.ts';
import { preferencesQuery, useDayEnd } from '#web/lib/preferences.ts';
import { useDisplayName } from '#web/lib/use-device.ts';
import { Page } from '#web/ui/page.tsx';
import { usePart } from '#web/ui/use-part.ts';
import { dashboardGrid, dashboardPlaces as places } from './dashboard-places.ts';
import { DashboardWaiting, useIsTogether } from './dashboard-waiting.tsx';
import { useDueToast } from './use-due-toast.ts';
import { VoiceTip } from './voice-tip.tsx';

/** How often an open page looks whether something has changed with the time. */
const lookEveryMs = 60_000;

/** Once in a life: its code does not come with every visit. */
const loadSettlingIn = () => import('./settling-in.tsx').then((module) => module.SettlingIn);

/** The first page: a greeting, the week's glass, the invitation to write, the toast, and the last reflections. */
export function Dashboard() {
  const { data: me } = useQuery(meQuery);
  const dayEnd = useDayEnd();
  const present = useNow(dayEnd);
  const today = todayFor(present, dayEnd);
  useDueToast({ everyMs: lookEveryMs });
  const isTogether = useIsTogether();
  const { Part: SettlingIn } = usePart(loadSettlingIn, me?.firstLogin === true);
  const name = useDisplayName();
  const addressed = name === defaultDisplayName ? 'Friend' : name;

  return (
    <Page title="Dashboard" width="wide">
      <div className={dashboardGrid}>
        <header>
          <p className="text-soft">
            <time dateTime={today}>{sayLocalDay(today)}</time>
          </p>
          <h1 className="mt-2 break-words">
            {greetingAt(present.getHours())}, {addressed}
          </h1>
        </header>
        {me && isTogether ? <Parts me={me} today={today} present={present} /> : <DashboardWaiting />}
      </div>
      {me && SettlingIn && <SettlingIn me={me} />}
    </Page>
  );
}

/** Reads what the dashboard shows, for someone who is signed in, before it is drawn. */
Dashboard.firstRead = async (client: QueryClient): Promise<void> => {
  await Promise.all([
    client.prefetchQuery(todayQuery),
    client.prefetchQuery(yesterdayQuery),
    client.prefetchQuery(statsQuery),
    client.prefetchQuery(recentQuery),
    client.prefetchQuery(latestToastQuery),
    client.prefetchQuery(preferencesQuery),
    client.prefetchQuery(activityQuery),
  ]);
};

function Parts({ me, today, present }: { me: User; today: string; present: Date }) {
  const { data: stats } = useQuery(statsQuery);
  const { data: recent } = useQuery(recentQuery);
  const { data: latest } = useQuery(latestToastQuery);
  // A weekly toast ends where the next week begins; an early one empties nothing.
  const raised = latest && latest.intervalEnd === stats?.weekBegan ? latest.noteIds.length : 0;
  return (
    <>
      <div className={places.week}>
        <Week userId={me.id} raised={raised} />
      </div>
      <div className={places.invitation}>
        <VoiceTip me={me} />
        <div>
          <CarePlace />
          <Invitation userId={me.id} today={today} />
        </div>
      </div>
      <div className={places.toast}>
        <ToastCard nextToastDate={stats?.nextToastDate ?? null} now={present} written={recent?.length ?? 0} />
      </div>
      <div className={places.recent}>
        <RecentReflections userId={me.id} empty={<Welcome />} />
      </div>
      <div className={places.name}>
        <DisplayNameCard />
      </div>
    </>
  );
}

/** The present to the hour, looked at again while the page is in view; a new day reads anew what belongs to one. */
function useNow(dayEnd: number): Date {
  const client = useQueryClient();
  const [shown, setShown] = useState(now);
  useEffect(() => {
    const look = () => {
      const later = now();
      if (document.visibilityState !== 'visible' || sayHour(later) === sayHour(shown)) {
        return;
      }
      setShown(later);
      if (todayFor(later, dayEnd) !== todayFor(shown, dayEnd)) {
        void refreshNotes(client);
      }
    };
    const timer = setInterval(look, lookEveryMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [client, shown, dayEnd]);
  return shown;
}

function sayHour(date: Date): string {
  return `${localDateOf(date)} ${date.getHours()}`;
}

function greetingAt(hour: number): string {
  if (hour >= 5 && hour < 12) {
    return 'Good morning';
  }
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
}
