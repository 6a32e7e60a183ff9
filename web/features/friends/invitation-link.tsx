import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Invitation } from '#shared/contract/friends.ts';
import { messageOf } from '#web/lib/call.ts';
import { sayDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { usePart } from '#web/ui/use-part.ts';
import { useRefusal } from '#web/ui/use-refusal.ts';
import { invitationQuery, useInvitation } from './api.ts';

const loadCode = () => import('./qr-code.tsx').then((module) => module.QrCode);

/** A link that makes a friend of the person who opens it: to pass on, or to be shown as a code. */
export function InvitationLink() {
  const { data: invitation, error, isFetching, refetch } = useQuery(invitationQuery);
  const change = useInvitation();
  // Before it is known that there is none, a new one would take its place.
  if (invitation === undefined) {
    return error ? (
      <LoadProblem
        message={`Your invitation link could not be loaded. ${messageOf(error)}`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <Skeleton className="h-11 w-56" />
    );
  }
  return invitation ? (
    <Ready invitation={invitation} change={change} />
  ) : (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-measure">
        Or make a link, and pass it on: someone who opens it and signs in becomes your friend.
      </p>
      <Button pending={change.isPending && 'Making...'} onClick={() => change.mutate('make')}>
        Make an invitation link
      </Button>
    </div>
  );
}

const questions = {
  make: {
    title: 'Make a new link?',
    description: 'The one you have stops working. Who became your friend with it stays your friend.',
    action: 'Make a new link',
  },
  withdraw: {
    title: 'Withdraw this link?',
    description: 'Nobody can become your friend with it any more. Who did stays your friend.',
    action: 'Withdraw',
  },
} as const;

type ReadyProps = { invitation: Invitation; change: ReturnType<typeof useInvitation> };

function Ready({ invitation: { url, left, expiresAt }, change }: ReadyProps) {
  const link = useRef<HTMLInputElement>(null);
  const [showsCode, setShowsCode] = useState(false);
  const { Part: QrCode, isMissing } = usePart(loadCode, showsCode);
  useRefusal(showsCode && isMissing, setShowsCode);
  const [asked, setAsked] = useState<keyof typeof questions>('make');
  const [isAsking, setAsking] = useState(false);
  const wasMadeHere = change.isSuccess;
  useEffect(() => {
    // The button that made it is gone.
    if (wasMadeHere && document.activeElement === document.body) {
      link.current?.focus({ preventScroll: true });
    }
  }, [wasMadeHere]);
  const ask = (what: keyof typeof questions) => {
    setAsked(what);
    setAsking(true);
  };
  return (
    <div className="grid gap-4">
      <CopyField
        ref={link}
        label="Invitation link"
        value={url}
        action="Copy link"
        hint={`Someone who opens it and signs in becomes your friend. It is good for ${left} more ${left === 1 ? 'person' : 'people'}, until ${sayDay(expiresAt)}.`}
      />
      <div className="flex flex-wrap gap-3">
        <Button aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
          {showsCode ? 'Hide the code' : 'Show as a code'}
        </Button>
        <Button onClick={() => ask('make')}>New link</Button>
        <Button onClick={() => ask('withdraw')}>Withdraw</Button>
      </div>
      {showsCode && QrCode && <QrCode text={url} name="A code that opens your invitation" />}
      <Confirm
        {...questions[asked]}
        open={isAsking}
        onOpenChange={setAsking}
        danger={false}
        pending={change.isPending && 'One moment...'}
        onConfirm={() => change.mutate(asked, { onSettled: () => setAsking(false) })}
      />
    </div>
  );
}
