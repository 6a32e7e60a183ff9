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

const loadConfetti = () => import('./confetti.tsx').then((module) => module.Confetti);

/** 'New Achievement Unlocked!': however it is closed, the badge counts as seen. */
export function BadgeDialog({ badge, onClose }: BadgeDialogProps) {
  const last = useRef(badge);
  if (badge) {
    last.current = badge;
  }
  const [rains, setRains] = useState(false);
  useEffect(() => setRains(badge !== null && !wantsStillness()), [badge]);
  const { Part: Confetti } = usePart(loadConfetti, rains);
  const thanks = useRef<HTMLButtonElement>(null);
  // What it says stays until it is gone from the screen.
  const told = last.current;
  return (
    <>
      <Dialog
        open={badge !== null}
        onOpenChange={(open) => !open && onClose()}
        title={
          <span className="font-sans text-sm font-medium text-amber-ink sm:text-base">New Achievement Unlocked!</span>
        }
        readsContent
        initialFocus={thanks}
        // In the middle of the line, on which the way to close it stands as well.
        className="md:max-w-md [&_h2]:flex-1 [&_h2]:pl-12.5 [&_h2]:text-center"
      >
        {told && (
          <div className="grid justify-items-center pt-4 text-center">
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
      {rains && Confetti && <Confetti onEnd={() => setRains(false)} />}
    </>
  );
}

function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
