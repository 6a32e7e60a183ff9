import type { FocusEvent, ReactNode } from 'react';
import { useId, useRef } from 'react';

type PopoverProps = {
  /** What stands on the button that opens it. */
  button: ReactNode;
  /** The button's name where its content does not say it. */
  label?: string;
  buttonClass?: string;
  /** Which edge of the button the panel keeps to. */
  align?: 'start' | 'end';
  panelClass?: string;
  children: (close: () => void) => ReactNode;
};

/**
 * A panel that opens from a button, by the browser's own popover: a click elsewhere or Escape closes it and focus
 * goes back to the button; so does moving on with Tab, which leaves focus where it went.
 */
export function Popover({ button, label, buttonClass = '', align = 'start', panelClass = '', children }: PopoverProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const place = () => {
    const edge = opener.current?.getBoundingClientRect();
    const style = panel.current?.style;
    if (!edge || !style) {
      return;
    }
    const width = document.documentElement.clientWidth;
    style.top = `${edge.bottom + window.scrollY + 8}px`;
    style.left = align === 'start' ? `${Math.max(8, edge.left)}px` : 'auto';
    const right = Math.max(8, width - edge.right);
    style.right = align === 'end' ? `${right}px` : 'auto';
    // Large letters on a small screen: the panel ends before the other edge.
    style.maxWidth = align === 'end' ? `${width - right - 8}px` : '';
  };

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
        onBeforeToggle={place}
        onBlur={closeOnLeaving}
        className={`absolute inset-auto m-0 max-w-[calc(100vw-1rem)] rounded-control border border-line bg-raised text-ink shadow-float open:animate-rise ${panelClass}`}
      >
        {children(() => panel.current?.hidePopover())}
      </div>
    </>
  );
}
