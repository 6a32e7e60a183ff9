import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** For a hand on its way from the glass to the line. */
const graceMs = 300;

type Leaving = {
  glass: RefObject<HTMLElement | null>;
  place: RefObject<HTMLElement | null>;
  isTouched: boolean;
  onLeave: () => void;
};

/** Tells when the hand, the focus or a tap goes elsewhere than to the glass or the place of its line, or Escape is pressed. */
export function useLeaving({ glass, place, isTouched, onLeave }: Leaving): void {
  const tell = useRef(onLeave);
  tell.current = onLeave;
  useEffect(() => {
    if (!isTouched) {
      return undefined;
    }
    const parts = [glass.current, place.current].filter((part) => part !== null);
    const isHere = (target: EventTarget | null) =>
      target instanceof Node && parts.some((part) => part.contains(target));
    const ending = new AbortController();
    const { signal } = ending;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = ({ target }: Event) => {
      if (!isHere(target)) {
        tell.current();
      }
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') {
        tell.current();
      }
    };
    const stay = () => clearTimeout(timer);
    const leave = ({ pointerType }: PointerEvent) => {
      stay();
      // A finger that is lifted leaves as well.
      if (pointerType === 'mouse' && !isHere(document.activeElement)) {
        timer = setTimeout(() => tell.current(), graceMs);
      }
    };
    document.addEventListener('pointerdown', look, { signal });
    document.addEventListener('focusin', look, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    for (const part of parts) {
      part.addEventListener('pointerenter', stay, { signal });
      part.addEventListener('pointerleave', leave, { signal });
    }
    return () => {
      stay();
      ending.abort();
    };
  }, [glass, place, isTouched]);
}
