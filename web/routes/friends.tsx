import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ActivityEntry } from '#shared/contract/activity.ts';
import type { OwnShare } from '#shared/contract/shares.ts';
import { meQuery } from '#web/features/accounts/api.ts';
import { isGuest } from '#web/features/accounts/guest.ts';
import { ActivityList } from '#web/features/activity/activity-list.tsx';
import { AddFriend } from '#web/features/friends/add-friend.tsx';
import { FriendLists } from '#web/features/friends/friend-lists.tsx';
import { FriendsToasts } from '#web/features/friends/friends-toasts.tsx';
import { InvitationLink } from '#web/features/friends/invitation-link.tsx';
import { OwnUsername } from '#web/features/friends/own-username.tsx';
import { PublicSelf } from '#web/features/friends/public-self.tsx';
import { sharesQuery } from '#web/features/shares/api.ts';
import { OwnShares } from '#web/features/shares/own-shares.tsx';
import { Page } from '#web/ui/page.tsx';
import { Section } from '#web/ui/section.tsx';

/** What friends share, who they are, and how one more is found. */
export function Friends() {
  const { data: me } = useQuery(meQuery);
  const isAlone = isGuest(me);
  const { data: shared = [] } = useQuery({ ...sharesQuery, enabled: !isAlone });
  if (isAlone) {
    return (
      <Page title="Friends">
        <h1>Friends</h1>
        <p className="mt-5 max-w-measure text-lg text-soft">
          Testing mode has nobody else in it, and nothing of it can be shared. With an account, this is where your
          friends are.
        </p>
      </Page>
    );
  }
  return (
    <Page title="Friends">
      <h1 className="mb-8">Friends</h1>
      <ActivityList wayTo={(entry, words) => wayTo(entry, words, shared)} />
      <div className="grid grid-cols-1 gap-12">
        <FriendsToasts />
        <FriendLists />
        <OwnShares />
        <Section id="add" title="Add a friend">
          <div className="grid grid-cols-1 gap-8">
            {me && <OwnUsername username={me.username} />}
            <AddFriend />
            <InvitationLink />
          </div>
        </Section>
        {me && (
          <Section id="self" title="How others see you" intro="What your device calls you stays on it; this does not.">
            <PublicSelf username={me.username} name={me.name ?? ''} />
          </Section>
        )}
      </div>
    </Page>
  );
}

const link = 'link flex min-h-11 min-w-0 items-center';

/** What happened as the way to where it is answered, where there is something to answer or to read. */
function wayTo({ kind, toastId }: ActivityEntry, words: ReactNode, shared: readonly OwnShare[]): ReactNode {
  if (kind === 'lines') {
    return (
      <Link to="/weekly-toast#friend-lines" className={link}>
        {words}
      </Link>
    );
  }
  const share = shared.find((each) => each.toastId === toastId && toastId !== null);
  const href = kind === 'requests' ? '#requests' : share && !share.expired ? `/shared/${share.shareCode}` : undefined;
  return href === undefined ? (
    words
  ) : (
    <a href={href} className={link}>
      {words}
    </a>
  );
}
