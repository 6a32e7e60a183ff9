import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

type Follow = {
  /** Whether the page moves along with the voice. */
  following: boolean;
  follow: () => void;
};

const scrollKeys = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', 'Tab']);

/**
 * While `active`, brings the child number `current` of `list` to the middle of the view each time it changes, until
 * the person scrolls by themselves; `follow` takes it up again.
 */
export function useFollow(list: RefObject<HTMLElement | null>, current: number, active: boolean): Follow {
  const [following, setFollowing] = useState(true);

  useEffect(() => {
    if (!active) {
      return undefined;
    }
    const letGo = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || scrollKeys.has(event.key)) {
        setFollowing(false);
      }
    };
    const ending = new AbortController();
    for (const type of ['wheel', 'touchmove', 'keydown'] as const) {
      window.addEventListener(type, letGo, { passive: true, signal: ending.signal });
    }
    return () => ending.abort();
  }, [active]);

  useEffect(() => {
    const line = list.current?.children[current];
    if (!active || !following || !line) {
      return;
    }
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    line.scrollIntoView({ block: still ? 'nearest' : 'center', behavior: still ? 'instant' : 'smooth' });
  }, [list, current, active, following]);

  return { following, follow: () => setFollowing(true) };
}
