import { useQuery } from '@tanstack/react-query';
import { meQuery } from '#web/features/accounts/api.ts';
import { ActivityList } from '#web/features/activity/activity-list.tsx';
import { AddFriend } from '#web/features/friends/add-friend.tsx';
import { FriendLists } from '#web/features/friends/friend-lists.tsx';
import { FriendsToasts } from '#web/features/friends/friends-toasts.tsx';
import { InvitationLink } from '#web/features/friends/invitation-link.tsx';
import { PublicSelf } from '#web/features/friends/public-self.tsx';
import { OwnShares } from '#web/features/shares/own-shares.tsx';
import { Page } from '#web/ui/page.tsx';
import { Section } from '#web/ui/section.tsx';

/** What friends share, who they are, and how one more is found. */
export function Friends() {
  const { data: me } = useQuery(meQuery);
  return (
    <Page title="Friends">
      <h1 className="mb-8">Friends</h1>
      <ActivityList />
      <div className="grid grid-cols-1 gap-12">
        <FriendsToasts />
        <FriendLists />
        <OwnShares />
        <Section id="add" title="Add a friend">
          <div className="grid gap-8">
            <AddFriend />
            <InvitationLink />
          </div>
        </Section>
        {me && (
          <Section id="self" title="How others see you" intro="What your device calls you stays on it; this does not.">
            <PublicSelf
              key={`${me.username} ${String(me.name)}`}
              author={{ name: me.name ?? me.username, username: me.username, hasName: me.name !== null }}
            />
          </Section>
        )}
      </div>
    </Page>
  );
}
