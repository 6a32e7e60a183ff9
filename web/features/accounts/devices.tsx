import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import type { Session } from '#shared/contract/sessions.ts';
import { messageOf } from '#web/lib/call.ts';
import { now } from '#web/lib/clock.ts';
import { sayAgo } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { sessionsQuery, useEndOtherSessions, useEndSession } from './account-api.ts';

/** Where the person is signed in, and how to sign out from afar. */
export function Devices() {
  const sessions = useQuery(sessionsQuery);
  const list = useRef<HTMLUListElement>(null);
  // The button that had the focus is about to leave.
  const focusList = () => list.current?.focus({ preventScroll: true });
  const endOthers = useEndOtherSessions(focusList);
  const others = sessions.data?.filter(({ current }) => !current) ?? [];
  return (
    <Section
      id="devices"
      title="Devices"
      intro="Where you are signed in. If there is one you do not recognise, sign it out, then choose a new password."
    >
      {sessions.data ? (
        <ul ref={list} tabIndex={-1} aria-label="Signed in">
          {sessions.data.map((session) => (
            <Device key={session.id} session={session} onGone={focusList} />
          ))}
        </ul>
      ) : sessions.error ? (
        <LoadProblem
          message={`Your devices could not be loaded. ${messageOf(sessions.error)}`}
          onRetry={() => void sessions.refetch()}
          isRetrying={sessions.isFetching}
        />
      ) : (
        <Skeleton className="h-16" />
      )}
      {others.length > 1 && (
        <Button className="mt-5" pending={endOthers.isPending && 'Signing out...'} onClick={() => endOthers.mutate()}>
          Sign out all other devices
        </Button>
      )}
    </Section>
  );
}

function Device({ session, onGone }: { session: Session; onGone: () => void }) {
  const used = useId();
  const end = useEndSession(onGone);
  const name = session.device ?? 'An unknown device';
  return (
    <li className="flex min-h-16 items-center justify-between gap-4 border-t border-line py-2 first:border-0">
      <div className="min-w-0">
        <p className="break-words">{name}</p>
        <p id={used} className="text-sm text-soft">
          {session.current ? 'This device' : `Last used ${sayAgo(session.lastUsedAt, now())}`}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="plain"
          className="flex-none"
          aria-describedby={used}
          aria-label={`Sign out ${name}`}
          pending={end.isPending && 'Signing out...'}
          onClick={() => end.mutate(session)}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
