import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { UnseenBadge } from '#shared/contract/badges.ts';
import { useShowsBadges } from '#web/lib/preferences.ts';
import { usePart } from '#web/ui/use-part.ts';
import { useQuiet } from '#web/lib/quiet.ts';
import { unseenQuery, useSeeBadge } from './api.ts';

const lookEveryMs = 60_000;

/** One dialog may lead to the next: only then is it clear that there is none. */
const quietMs = 400;

const loadDialog = () => import('./badge-dialog.tsx').then((module) => module.BadgeDialog);

/**
 * Looks whether a badge was awarded, every minute and when someone comes back to the window, and shows one after the
 * other once nothing is in the way. Does none of it for someone who has badges hidden.
 *
 * @param isHeld something is shown beside which nothing is celebrated
 */
export function UnseenBadges({ isHeld }: { isHeld: boolean }) {
  const isOn = useShowsBadges() === true;
  const { data, refetch, isFetching } = useQuery({ ...unseenQuery, enabled: isOn, refetchInterval: lookEveryMs });
  const see = useSeeBadge();
  const isQuiet = useQuiet(quietMs);
  const [isVisible, setVisible] = useState(isInView);
  const [shown, setShown] = useState<UnseenBadge | null>(null);
  const putAway = useRef(new Set<number>());
  // What could not be marked on the server is not shown again before the app is loaded anew.
  const next = isOn ? data?.find(({ id }) => !putAway.current.has(id)) : undefined;
  const { Part: Dialog } = usePart(loadDialog, shown !== null || next !== undefined);

  useEffect(() => {
    if (!isOn) {
      return undefined;
    }
    const look = () => {
      setVisible(isInView());
      if (isInView()) {
        void refetch({ cancelRefetch: false });
      }
    };
    setVisible(isInView());
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isOn, refetch]);

  useEffect(() => {
    // What is known from before may have been looked at elsewhere since: the answer that is on its way tells.
    if (next && Dialog && isQuiet && isVisible && !isHeld && !isFetching) {
      setShown((before) => before ?? next);
    }
  }, [next, Dialog, isQuiet, isVisible, isHeld, isFetching]);

  useEffect(() => {
    // It was put away in another tab.
    if (shown && data && !data.some(({ id }) => id === shown.id)) {
      setShown(null);
    }
  }, [shown, data]);

  const onClose = () => {
    if (shown) {
      putAway.current.add(shown.id);
      setShown(null);
      see.mutate(shown);
    }
  };
  return Dialog && <Dialog badge={shown?.badge ?? null} onClose={onClose} />;
}

function isInView(): boolean {
  return document.visibilityState === 'visible';
}
