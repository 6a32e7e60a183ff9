import { useRef } from 'react';
import { focusHeading } from './focus-heading.ts';

/**
 * Gives the focus back to whatever had it before a dialog opened, and to the page's heading where that is gone; Radix
 * itself knows only a dialog's own trigger. `keep` when it opens, `giveBack` when it closes.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    keep: () => {
      opener.current = document.activeElement;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      const { current } = opener;
      if (current instanceof HTMLElement && current !== document.body && current.isConnected) {
        current.focus();
      } else if (document.activeElement === document.body) {
        focusHeading();
      }
    },
  };
}
