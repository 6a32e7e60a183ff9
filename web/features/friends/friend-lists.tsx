import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FriendList, Friendship } from '#shared/contract/friends.ts';
import { messageOf } from '#web/lib/call.ts';
import { sayDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { friendsQuery, useDeed, type Deed } from './api.ts';
import { PersonRow } from './person-row.tsx';

type Asked = { deed: Deed; friendship: Friendship };

const questions = {
  end: { title: 'End this friendship?', action: 'End friendship' },
  block: { title: 'Block this person?', action: 'Block' },
} as const;

const consequences = {
  end: 'Neither of you sees what the other shares with friends any more. They are not told.',
  block:
    'You see nothing of each other any more, and what you said to each other’s toasts goes. They are not told. You can lift it later.',
} as const;

/** The person's friends, those who asked or were asked, and those they blocked. */
export function FriendLists() {
  const list = useQuery(friendsQuery);
  const deed = useDeed();
  const [asked, setAsked] = useState<Asked | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const act = (next: Asked) => {
    // The button that had the focus is about to leave.
    place.current?.focus({ preventScroll: true });
    deed.mutate(next, { onSettled: () => setAsked(null) });
  };
  const question = asked && (asked.deed === 'end' || asked.deed === 'block') ? asked.deed : null;
  return (
    <div ref={place} tabIndex={-1} className="grid grid-cols-1 gap-10">
      {list.data ? (
        <Lists list={list.data} onAct={act} onAsk={setAsked} />
      ) : list.error ? (
        <LoadProblem
          message={`Your friends could not be loaded. ${messageOf(list.error)}`}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      ) : (
        <Skeleton className="h-24" />
      )}
      <Confirm
        open={question !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={question ? questions[question].title : ''}
        description={question && asked ? `${asked.friendship.user.name}: ${consequences[question]}` : ''}
        action={question ? questions[question].action : ''}
        pending={deed.isPending && 'One moment...'}
        onConfirm={() => asked && act(asked)}
      />
    </div>
  );
}

type ListsProps = { list: FriendList; onAct: (asked: Asked) => void; onAsk: (asked: Asked) => void };

function Lists({ list, onAct, onAsk }: ListsProps) {
  return (
    <>
      {list.incoming.length > 0 && (
        <Section id="requests" title="Who would like to be your friend">
          <ul>
            {list.incoming.map((friendship) => (
              <PersonRow key={friendship.id} user={friendship.user} about={sayDay(friendship.since)}>
                <Do label="Accept" who={friendship} onDo={() => onAct({ deed: 'accept', friendship })} />
                <Do label="Not now" who={friendship} onDo={() => onAct({ deed: 'reject', friendship })} />
                <Do label="Block" who={friendship} onDo={() => onAsk({ deed: 'block', friendship })} />
              </PersonRow>
            ))}
          </ul>
        </Section>
      )}
      <Section id="friends" title="Your friends">
        {list.friends.length === 0 ? (
          <p className="text-soft">
            Nobody yet. A friend is someone whose toasts you may hear, and who may hear yours.
          </p>
        ) : (
          <ul>
            {list.friends.map((friendship) => (
              <PersonRow key={friendship.id} user={friendship.user} about={`Friends since ${sayDay(friendship.since)}`}>
                <Do label="End friendship" who={friendship} onDo={() => onAsk({ deed: 'end', friendship })} />
                <Do label="Block" who={friendship} onDo={() => onAsk({ deed: 'block', friendship })} />
              </PersonRow>
            ))}
          </ul>
        )}
      </Section>
      {list.outgoing.length > 0 && (
        <Section id="asked" title="Whom you asked" intro="Each is shown as you typed it, until they accept.">
          <ul>
            {list.outgoing.map((friendship) => (
              <PersonRow key={friendship.id} user={friendship.user} about={sayDay(friendship.since)}>
                <Do label="Take back" who={friendship} onDo={() => onAct({ deed: 'end', friendship })} />
              </PersonRow>
            ))}
          </ul>
        </Section>
      )}
      {list.blocked.length > 0 && (
        <Section id="blocked" title="Blocked">
          <ul>
            {list.blocked.map((friendship) => (
              <PersonRow key={friendship.id} user={friendship.user} about={sayDay(friendship.since)}>
                <Do label="Unblock" who={friendship} onDo={() => onAct({ deed: 'unblock', friendship })} />
              </PersonRow>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Do({ label, who, onDo }: { label: string; who: Friendship; onDo: () => void }) {
  return (
    <Button variant="plain" className="mx-0" aria-label={`${label}: ${who.user.name}`} onClick={onDo}>
      {label}
    </Button>
  );
}
