import type { RefObject } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { linesOfZone, safetyLines } from '#web/lib/country-lines.ts';
import { browserTimezone } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { InToasts } from './in-toasts.tsx';
import { hideCare } from './care.ts';
import type { CardProps } from './card-frame.tsx';
import { CardFrame, HelpLines } from './card-frame.tsx';

/**
 * After words that speak of being harmed by others, who may look over a shoulder: what is seen at once says nothing, one
 * key or leaving the page puts it away, it leads to no address that a history would keep, and the lines of the operator,
 * who may be the one to be afraid of, are not in it. The button that hides the numbers stands where it showed them.
 */
export function SafetyCard({ noteId, staysOut, onClose, as }: CardProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const details = useRef<HTMLDivElement>(null);
  usePuttingAway(details, onClose);
  const lines = linesOfZone(browserTimezone(), safetyLines);
  return (
    <CardFrame
      as={as}
      title="Your words are saved."
      text="If you would like to talk to someone about it, this button shows the numbers and hides them again."
    >
      <div ref={details}>
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Hide the numbers' : 'Show the numbers'}
          </Button>
          <Button variant="plain" onClick={onClose}>
            Close <span className="hidden text-soft md:inline">(Esc)</span>
          </Button>
        </div>
        <div id={id} hidden={!isOpen} className="mt-5 max-w-measure">
          {isOpen && (
            <>
              <p>
                Nobody may hurt you, frighten you or run your life. There are people who listen, and what you do next
                stays your choice.
              </p>
              <HelpLines lines={lines} />
              <p className="mt-4 text-soft">
                If you are in danger now, ring your local emergency number. Calls stay in the list of a phone and on
                some bills. The page Support has more lines, and stays in the history of a browser.
              </p>
            </>
          )}
        </div>
      </div>
      <InToasts noteId={noteId} staysOut={staysOut} />
    </CardFrame>
  );
}

/** Escape puts the card away wherever the focus is, and so does a page that is no longer seen. */
function usePuttingAway(details: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') {
        (details.current?.contains(document.activeElement) ? close.current : hideCare)();
      }
    };
    document.addEventListener('keydown', onKey, { capture: true, signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && hideCare(), {
      signal,
    });
    return () => ending.abort();
  }, [details]);
}
