import type { User } from '#shared/contract/accounts.ts';
import { UserMenu } from '#web/features/accounts/user-menu.tsx';
import { UnseenBadges } from '#web/features/badges/unseen-badges.tsx';
import { useCare } from '#web/features/notes/care/care.ts';
import { OutboxKeeper } from '#web/features/notes/keeping/outbox-keeper.tsx';
import { prepareLeaving } from './leaving.ts';

/** What goes along with whoever is signed in: their menu, and on every page what they wait for and are awarded. */
export function Personal({ me }: { me: User }) {
  const care = useCare();
  return (
    <>
      <UserMenu me={me} prepareLeaving={prepareLeaving} />
      <OutboxKeeper userId={me.id} />
      <UnseenBadges isHeld={care !== null} />
    </>
  );
}
