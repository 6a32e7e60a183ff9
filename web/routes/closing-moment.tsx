import { useQuery } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import type { Toast } from '#shared/contract/toasts.ts';
import { meQuery } from '#web/features/accounts/api.ts';
import { unseenQuery } from '#web/features/badges/api.ts';
import { Medal } from '#web/features/badges/medal.tsx';
import { narratorsQuery } from '#web/features/settings/api.ts';
import { ShareToast } from '#web/features/shares/share-toast.tsx';
import { ClosingCard } from '#web/features/toasts/closing/closing-card.tsx';
import { useShowsBadges } from '#web/lib/preferences.ts';
import { useHold } from '#web/lib/quiet.ts';
import { authorOf } from './toast-parts.tsx';

/** The card after a toast, with the medal of a badge that came with it, which is celebrated on the next page. */
export function ClosingMoment({ toast, onAgain }: { toast: Toast; onAgain: () => void }) {
  const { data: me } = useQuery(meQuery);
  const { data: narrators } = useQuery(narratorsQuery);
  const isShown = useShowsBadges() === true;
  const { data: unseen } = useQuery({ ...unseenQuery, enabled: isShown });
  const badge = unseen?.find((one) => one.badge.category === 'Toasts')?.badge;
  useHold(isShown && badge !== undefined);
  return (
    <ClosingCard
      toast={toast}
      narrator={narrators?.find(({ id }) => id === toast.narrator)?.name}
      medal={
        isShown &&
        badge && (
          <div className="mb-6 grid justify-items-center gap-2">
            <Medal icon={badge.icon} share={1} />
            <p className="text-sm text-amber-ink">{badge.name}</p>
          </div>
        )
      }
      send={
        me && (
          <ShareToast
            toast={toast}
            author={authorOf(me)}
            label={
              <>
                <Send aria-hidden />
                Send
              </>
            }
          />
        )
      }
      onAgain={onAgain}
    />
  );
}
