import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ArchivedToast } from '#shared/contract/toasts.ts';
import { passOn, takeTap, untapped } from '#web/features/toasts/tap.ts';

/**
 * Toasts heard one after the other: the address says which is the last, and each that was heard to its end gives way to
 * the next.
 */
export function useRun({ id, nextId }: ArchivedToast) {
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const until = address.get('until');
  const isRun = until !== null;
  // The one that plays now is what plays the next: it is known from the start, or passed on.
  const [tap] = useState(() => takeTap() ?? (isRun ? untapped() : null));
  const isLast = nextId === null || String(id) === until;
  const addressOf = (toastId: number) =>
    `/weekly-toast/${String(toastId)}${isRun && !isLast ? `?until=${encodeURIComponent(until)}` : ''}`;
  return {
    isRun,
    isLast,
    tap,
    addressOf,
    stop: () => setAddress({}, { replace: true }),
    onHeard: () => {
      if (isRun && !isLast && tap) {
        passOn(tap);
        void navigate(addressOf(nextId), { replace: true });
      }
    },
  };
}
