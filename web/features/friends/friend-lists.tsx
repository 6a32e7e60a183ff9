import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import type { FriendList, Friendship } from '#shared/contract/friends.ts';
import { messageOf } from '#web/lib/call.ts';
import { sayDate, sayDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { focusHeading } from '#web/ui/focus-heading.ts';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { friendsQuery, useDeed, type Deed } from './api.ts';
import { PersonRow } from './person-row.tsx';

type Wish = { deed: Deed; friendship: Friendship };
type Asked = { deed: 'end' | 'block'; friendship: Friendship };

const questions = {
  end: {
    title: 'End this friendship?',
    action: 'End friendship',
    description: 'Neither of you sees what the other shares with friends any more. They are not told.',
  },
  block: {
    title: 'Block this person?',
    action: 'Block',
    description:
      'You see nothing of each other any more, and what you said to each other’s toasts goes. They are not told. You can lift it later.',
  },
} as const;

/** The person's friends, those who asked or were asked, and those they blocked. */
export function FriendLists() {
  const list = useQuery(friendsQuery);
  // The button that had the focus is about to leave.
  const deed = useDeed(focusHeading);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isAsking, setAsking] = useState(false);
  const isUnderWay = deed.isPending ? deed.variables : null;
  const isBusy = useRef(false);
  const act = (wish: Wish) => {
    // A second press may come before the first is drawn.
    if (isBusy.current) {
      return;
    }
    isBusy.current = true;
    deed.mutate(wish, {
      onSettled: () => {
        isBusy.current = false;
        setAsking(false);
      },
    });
  };
  const ask = (next: Asked) => {
    setAsked(next);
    setAsking(true);
  };
  const question = questions[asked?.deed ?? 'end'];
  return (
    <>
      {list.data ? (
        <Lists list={list.data} underWay={isUnderWay} onAct={act} onAsk={ask} />
      ) : list.error ? (
        <LoadProblem
          message={`Your friends could not be loaded. ${messageOf(list.error)}`}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : (
        <Waiting />
      )}
      <Confirm
        open={isAsking}
        onOpenChange={setAsking}
        title={question.title}
        description={
          <>
            <bdi>{asked?.friendship.user.name}</bdi>: {question.description}
          </>
        }
        action={question.action}
        pending={deed.isPending && 'One moment...'}
        onConfirm={() => asked && act(asked)}
      />
    </>
  );
}

type ListsProps = {
  list: FriendList;
  /** What is being done in this moment; nothing else is done until then. */
  underWay: Wish | null;
  onAct: (wish: Wish) => void;
  onAsk: (asked: Asked) => void;
};

function Lists({ list, underWay, onAct, onAsk }: ListsProps) {
  const act = (deed: Deed, label: string, friendship: Friendship) => (
    <Do
      label={label}
      who={friendship}
      isUnderWay={underWay?.deed === deed && underWay.friendship.id === friendship.id}
      onDo={() => onAct({ deed, friendship })}
    />
  );
  const ask = (deed: Asked['deed'], label: string, friendship: Friendship) => (
    <Do label={label} who={friendship} onDo={() => onAsk({ deed, friendship })} />
  );
  return (
    <>
      {list.incoming.length > 0 && (
        <Section id="requests" title="Who would like to be your friend">
          <People list={list.incoming} about={({ since }) => `Asked on ${sayDay(since)}`}>
            {(friendship) => (
              <>
                {act('accept', 'Accept', friendship)}
                {act('reject', 'Not now', friendship)}
                {ask('block', 'Block', friendship)}
              </>
            )}
          </People>
        </Section>
      )}
      <Section id="friends" title="Your friends">
        {list.friends.length === 0 ? (
          <p className="max-w-measure text-soft">
            Nobody yet. A friend is someone whose toasts you may hear, and who may hear yours.
          </p>
        ) : (
          <People list={list.friends} about={({ since }) => `Friends since ${sayDate(since)}`}>
            {(friendship) => (
              <>
                {ask('end', 'End friendship', friendship)}
                {ask('block', 'Block', friendship)}
              </>
            )}
          </People>
        )}
      </Section>
      {list.outgoing.length > 0 && (
        <Section id="asked" title="Whom you asked" intro="Each is shown as you typed it, until they accept.">
          <People list={list.outgoing} about={({ since }) => `Asked on ${sayDay(since)}`}>
            {(friendship) => act('end', 'Take back', friendship)}
          </People>
        </Section>
      )}
      {list.blocked.length > 0 && (
        <Section id="blocked" title="Blocked">
          <People list={list.blocked} about={({ since }) => `Blocked on ${sayDate(since)}`}>
            {(friendship) => act('unblock', 'Unblock', friendship)}
          </People>
        </Section>
      )}
    </>
  );
}

type PeopleProps = {
  list: Friendship[];
  about: (friendship: Friendship) => string;
  children: (friendship: Friendship) => ReactNode;
};

function People({ list, about, children }: PeopleProps) {
  return (
    <ul className="-my-3">
      {list.map((friendship) => (
        <PersonRow key={friendship.id} user={friendship.user} about={about(friendship)}>
          {children(friendship)}
        </PersonRow>
      ))}
    </ul>
  );
}

type DoProps = { label: string; who: Friendship; isUnderWay?: boolean; onDo: () => void };

function Do({ label, who, isUnderWay = false, onDo }: DoProps) {
  return (
    <Button
      variant="plain"
      className="mx-0"
      aria-label={`${label}: ${who.user.name}`}
      pending={isUnderWay && 'One moment...'}
      onClick={onDo}
    >
      {label}
    </Button>
  );
}

function Waiting() {
  return (
    <div role="status" className="border-t border-line pt-8">
      <span className="sr-only">Loading your friends</span>
      <Skeleton className="h-7 w-40" />
      <Skeleton className="mt-6 h-12" />
    </div>
  );
}
