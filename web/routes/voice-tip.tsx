import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { User } from '#shared/contract/accounts.ts';
import { readDevice, writeDevice } from '#web/lib/device.ts';
import { leaveFocus } from '#web/ui/focus-heading.ts';

/** Who was welcomed since the app was loaded: they have just chosen their narrator. */
const newHere = new Set<number>();

/** Where to change the narrator: told once on a device, from the second visit on. */
export function VoiceTip({ me }: { me: User }) {
  const [isShown, setShown] = useState(() => readDevice('voiceTipSeen') === null);
  const isDue = isShown && !me.firstLogin && !newHere.has(me.id);
  useEffect(() => {
    if (me.firstLogin) {
      newHere.add(me.id);
    }
  }, [me]);
  useEffect(() => {
    if (isDue) {
      writeDevice('voiceTipSeen', 'true');
    }
  }, [isDue]);
  if (!isDue) {
    return null;
  }
  return (
    <p
      ref={leaveFocus}
      className="flex items-center justify-between gap-x-4 border-l-2 border-amber bg-tint py-1 pr-1 pl-4"
    >
      <Link to="/settings#voice-pref" className="flex min-h-11 items-center rounded-control">
        Tip: Change your narrator voice in Settings →
      </Link>
      <button
        type="button"
        aria-label="Hide this tip"
        className="grid size-11 flex-none place-items-center rounded-full text-soft hover:text-ink"
        onClick={() => setShown(false)}
      >
        <X aria-hidden />
      </button>
    </p>
  );
}
