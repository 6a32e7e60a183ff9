import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { inviterQuery, useAccept } from '#web/features/friends/api.ts';
import { CallError, messageOf } from '#web/lib/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton, SkeletonLines } from '#web/ui/skeleton.tsx';

/** An invitation that someone has opened: who invites, and whether to take it up. */
export function Invitation() {
  const { code = '' } = useParams();
  const navigate = useNavigate();
  const inviter = useQuery(inviterQuery(code));
  const accept = useAccept(code);
  const leave = () => void navigate('/friends', { replace: true });
  if (!inviter.data) {
    return (
      <Page title="Invitation">
        {inviter.error ? (
          <NotOpened error={inviter.error} onRetry={() => void inviter.refetch()} isRetrying={inviter.isFetching} />
        ) : (
          <div role="status">
            <span className="sr-only">Loading the invitation</span>
            <Skeleton className="h-10 w-11/12" />
            <SkeletonLines lines={2} className="mt-8" />
          </div>
        )}
      </Page>
    );
  }
  const { user, own, friends } = inviter.data;
  return (
    <Page title="Invitation">
      <h1 className="break-words">
        {own ? (
          'This is your own invitation'
        ) : friends ? (
          <>
            You and <bdi>{user.name}</bdi> are friends already
          </>
        ) : (
          <>
            <bdi>{user.name}</bdi> would like to raise a glass with you.
          </>
        )}
      </h1>
      <p className="mt-5 max-w-measure text-lg">
        {own
          ? 'Pass the link on: someone who opens it and signs in becomes your friend.'
          : 'Friends hear the toasts that they share with their friends. Nothing else of yours is shown to them.'}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {own || friends ? (
          <ButtonLink to="/friends">Go to Friends</ButtonLink>
        ) : (
          <>
            <Button
              variant="solid"
              pending={accept.isPending && 'One moment...'}
              onClick={() => accept.mutate(undefined, { onSuccess: leave })}
            >
              Become friends
            </Button>
            <Button onClick={leave}>Not now</Button>
          </>
        )}
      </div>
    </Page>
  );
}

type NotOpenedProps = { error: Error; onRetry: () => void; isRetrying: boolean };

/** An invitation that works no more, or one that could not be asked for just now. */
function NotOpened({ error, onRetry, isRetrying }: NotOpenedProps) {
  const isOver = error instanceof CallError && (error.code === 'not_found' || error.code === 'invalid');
  return (
    <>
      <h1>This invitation cannot be opened</h1>
      {isOver ? (
        <p className="mt-5 max-w-measure text-lg">{sayWhy(error)}</p>
      ) : (
        <div className="mt-5">
          <LoadProblem message={messageOf(error)} onRetry={onRetry} isRetrying={isRetrying} />
        </div>
      )}
      <ButtonLink to="/friends" className="mt-8">
        Go to Friends
      </ButtonLink>
    </>
  );
}

/** A code that is none was cut short on its way, as when a link breaks over two lines of a message. */
function sayWhy(error: CallError): string {
  return error.code === 'invalid'
    ? 'The link is not whole. Please open it again from where you got it.'
    : error.message;
}
