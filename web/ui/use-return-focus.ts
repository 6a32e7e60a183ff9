import { useRef } from 'react';

/**
 * Gives the focus back to whatever had it before a dialog opened; Radix itself knows only a dialog's own trigger.
 * `keep` when it opens, `giveBack` when it closes.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    keep: () => {
      opener.current = document.activeElement;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) {
        opener.current.focus();
      }
    },
  };
}
