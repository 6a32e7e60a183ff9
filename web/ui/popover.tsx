import type { FocusEvent, ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useHold } from '#web/lib/quiet.ts';

type PopoverProps = {
  /** What stands on the button that opens it. */
  button: ReactNode;
  /** The button's name where its content does not say it. */
  label?: string;
  buttonClass?: string;
  /** Which edge of the button the panel keeps to. */
  align?: 'start' | 'end';
  panelClass?: string;
  onOpen?: () => void;
  children: (close: () => void) => ReactNode;
};

/** Between the panel and the button, and the edges of the screen, in pixels. */
const least = 8;

/**
 * A panel that opens from a button, below it or, where there is no room, above it, by the browser's own popover: a
 * click elsewhere or Escape closes it and focus goes back to the button; so does moving on with Tab, which leaves focus
 * where it went.
 */
export function Popover({
  button,
  label,
  buttonClass = '',
  align = 'start',
  panelClass = '',
  onOpen,
  children,
}: PopoverProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useHold(isOpen);

  const place = () => {
    const edge = opener.current?.getBoundingClientRect();
    const box = panel.current;
    if (!edge || !box) {
      return;
    }
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const right = Math.max(least, width - edge.right);
    // Large letters on a small screen: the panel ends before the other edge.
    box.style.maxWidth = align === 'end' ? `${width - right - least}px` : '';
    box.style.left =
      align === 'start' ? `${Math.max(least, Math.min(edge.left, width - box.offsetWidth - least))}px` : 'auto';
    box.style.right = align === 'end' ? `${right}px` : 'auto';
    const needed = box.offsetHeight + 2 * least;
    const isLow = height - edge.bottom < needed && edge.top > needed;
    box.style.top = isLow ? 'auto' : `${edge.bottom + window.scrollY + least}px`;
    box.style.bottom = isLow ? `${height - edge.top - window.scrollY + least}px` : 'auto';
  };

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    // What is in it may have been fetched only now.
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  });

  const closeOnLeaving = (event: FocusEvent<HTMLDivElement>) => {
    const goesTo = event.relatedTarget;
    if (goesTo && goesTo !== opener.current && !event.currentTarget.contains(goesTo)) {
      event.currentTarget.hidePopover();
    }
  };

  return (
    <>
      <button ref={opener} type="button" popoverTarget={id} aria-label={label} className={buttonClass}>
        {button}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        onBeforeToggle={({ newState }) => {
          setOpen(newState === 'open');
          if (newState === 'open') {
            onOpen?.();
            // It has a size once it is there, and is drawn after that.
            requestAnimationFrame(place);
          }
        }}
        onBlur={closeOnLeaving}
        className={`absolute inset-auto m-0 max-w-[calc(100vw-1rem)] rounded-control border border-line bg-raised text-ink shadow-float open:animate-rise ${panelClass}`}
      >
        {children(() => panel.current?.hidePopover())}
      </div>
    </>
  );
}
