import { useEffect, useState } from 'react';
import type { User } from '#shared/contract/accounts.ts';
import { isGuest } from '#web/features/accounts/guest.ts';
import { UserMenu } from '#web/features/accounts/user-menu.tsx';
import { useCare } from '#web/features/notes/care/care.ts';
import { OutboxKeeper } from '#web/features/notes/keeping/outbox-keeper.tsx';
import { updateMarker } from '#web/features/updates/marker.ts';
import { useDevice } from '#web/lib/use-device.ts';
import { usePart } from '#web/ui/use-part.ts';
import { prepareLeaving } from './leaving.ts';

const loadNews = () => import('#web/features/updates/whats-new.tsx').then((module) => module.WhatsNew);

const loadBadges = () => import('#web/features/badges/unseen-badges.tsx').then((module) => module.UnseenBadges);

/** After the first view is there: what it does not need must not compete with it. */
const badgesAfterMs = 1200;

/** What goes along with whoever is signed in: their menu, and on every page what they wait for and are awarded. */
export function Personal({ me }: { me: User }) {
  const care = useCare();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), badgesAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const isToldNews = useDevice(`seenUpdate_${me.id}`) === updateMarker;
  const { Part: WhatsNew } = usePart(loadNews, isSettled && !isToldNews && !isGuest(me));
  const { Part: UnseenBadges } = usePart(loadBadges, isSettled);
  return (
    <>
      <UserMenu me={me} prepareLeaving={prepareLeaving} />
      <OutboxKeeper userId={me.id} />
      {WhatsNew && <WhatsNew userId={me.id} isHeld={care !== null} />}
      {UnseenBadges && <UnseenBadges isHeld={care !== null} />}
    </>
  );
}
