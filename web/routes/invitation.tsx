import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { inviterQuery, useAccept } from '#web/features/friends/api.ts';
import { messageOf } from '#web/lib/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** An invitation that someone has opened: who invites, and whether to take it up. */
export function Invitation() {
  const { code = '' } = useParams();
  const navigate = useNavigate();
  const inviter = useQuery(inviterQuery(code));
  const accept = useAccept(code);
  const leave = () => void navigate('/friends', { replace: true });
  if (inviter.isError) {
    return (
      <Page title="Invitation">
        <h1>This invitation cannot be opened</h1>
        <p className="mt-5 max-w-measure text-lg">{messageOf(inviter.error)}</p>
        <ButtonLink to="/friends" className="mt-8">
          Go to Friends
        </ButtonLink>
      </Page>
    );
  }
  if (!inviter.data) {
    return (
      <Page title="Invitation">
        <Skeleton className="h-10 w-80 max-w-full" />
      </Page>
    );
  }
  const { user, own, friends } = inviter.data;
  return (
    <Page title="Invitation">
      <h1>
        {own ? (
          'This is your own invitation'
        ) : friends ? (
          <>
            You and <bdi>{user.name}</bdi> are friends already
          </>
        ) : (
          <>
            <bdi>{user.name}</bdi> would like to raise a glass with you
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
