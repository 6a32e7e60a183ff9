import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { readDevice, writeDevice } from '#web/lib/device.ts';
import { useQuiet } from '#web/lib/quiet.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { displayNameArticle, privacyUpdates, updateMarker } from './marker.ts';
import { updates } from './updates.ts';

/** Another dialog may follow one that has just closed. */
const quietMs = 600;

const told = updates.filter(({ date }) => date === updateMarker);

/**
 * Tells someone once on each device what is new, when nothing else is open, written or heard.
 *
 * @param isHeld something is shown beside which this must not come up
 */
export function WhatsNew({ userId, isHeld }: { userId: number; isHeld: boolean }) {
  const key = `seenUpdate_${userId}` as const;
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const isQuiet = useQuiet(quietMs);
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isQuiet && !isHeld && !pathname.startsWith(privacyUpdates) && readDevice(key) !== updateMarker) {
      setOpen(true);
    }
  }, [isQuiet, isHeld, pathname, key]);
  const close = () => {
    setOpen(false);
    writeDevice(key, updateMarker);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title="What's New"
      readsContent
      initialFocus={done}
      footer={
        <>
          <Link to="/updates" className="link mr-auto flex min-h-11 items-center" onClick={close}>
            All updates
          </Link>
          <Button ref={done} variant="solid" onClick={close}>
            Got it
          </Button>
        </>
      }
    >
      <ul>
        {told.map(({ slug, title, summary }) => (
          <li key={slug} className="border-t border-line py-3.5 first:border-0 first:pt-0">
            <p className="font-serif text-lg">{title}</p>
            <p className="text-soft">{summary}</p>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <a href={displayNameArticle} target="_blank" rel="noopener" className="link inline-flex min-h-11 items-center">
          Why your name is kept apart from your email
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
    </Dialog>
  );
}
