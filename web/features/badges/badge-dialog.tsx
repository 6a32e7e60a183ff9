import { useEffect, useRef, useState } from 'react';
import type { Badge } from '#shared/contract/badges.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { usePart } from '#web/ui/use-part.ts';
import { Medal } from './medal.tsx';

type BadgeDialogProps = {
  /** The badge that was awarded; null shuts the dialog. */
  badge: Badge | null;
  onClose: () => void;
};

const title = 'New Achievement Unlocked!';
const confettiMs = 4000;

const loadConfetti = () => import('./confetti.tsx').then((module) => module.Confetti);

/** 'New Achievement Unlocked!': however it is closed, the badge counts as seen. */
export function BadgeDialog({ badge, onClose }: BadgeDialogProps) {
  const last = useRef(badge);
  if (badge) {
    last.current = badge;
  }
  const rains = useRain(badge);
  const { Part: Confetti } = usePart(loadConfetti, rains);
  const thanks = useRef<HTMLButtonElement>(null);
  // What it says stays until it is gone from the screen.
  const told = last.current;
  return (
    <>
      <Dialog
        open={badge !== null}
        onOpenChange={(open) => !open && onClose()}
        title={title}
        hideTitle
        readsContent
        initialFocus={thanks}
        className="md:max-w-md"
      >
        {told && (
          <div className="-mt-3 grid justify-items-center text-center">
            <p aria-hidden className="mb-7 font-medium text-amber-ink">
              {title}
            </p>
            <Medal icon={told.icon} share={1} large />
            <p className="mt-6 font-serif text-3xl text-balance">{told.name}</p>
            <p className="mt-2 max-w-[30ch] text-lg text-balance text-soft">{told.description}</p>
            <p className="mt-5 rounded-full border border-line px-3.5 py-1 text-sm text-soft">{told.category}</p>
            <Button ref={thanks} variant="solid" className="mt-7 min-w-36" onClick={onClose}>
              Awesome!
            </Button>
          </div>
        )}
      </Dialog>
      {rains && Confetti && <Confetti />}
    </>
  );
}

/** Whether confetti is in the air: for four seconds with each badge, and never for someone who wants less motion. */
function useRain(badge: Badge | null): boolean {
  const [rains, setRains] = useState(false);
  useEffect(() => {
    if (!badge || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setRains(false);
      return undefined;
    }
    setRains(true);
    const timer = setTimeout(() => setRains(false), confettiMs);
    return () => clearTimeout(timer);
  }, [badge]);
  return rains;
}
