import { useEffect } from 'react';
import './night.css';

/** How long what steps back stays when someone has moved. */
const awakeMs = 3000;
/** The pointer of a hand that rests on a mouse moves a little. */
const leastMove = 4;

/** The colour of the browser's own bars at night, which the page has below it. */
const paper = '#1a1210';

/**
 * Lets it be night around the stage while `active`: the page dims, and what is not the stage steps back, for as long as
 * nobody moves. What a touch finds gone it first brings back.
 */
export function useNight(active: boolean): void {
  useEffect(() => {
    if (!active) {
      return undefined;
    }
    const root = document.documentElement;
    const bars = [...document.querySelectorAll('meta[name="theme-color"]')].map((bar) => ({
      bar,
      day: bar.getAttribute('content') ?? '',
    }));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const deepen = () => {
      root.dataset['night'] = 'deep';
    };
    const wake = () => {
      root.dataset['night'] = 'awake';
      clearTimeout(timer);
      timer = setTimeout(deepen, awakeMs);
    };
    const onMove = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && Math.abs(event.movementX) + Math.abs(event.movementY) >= leastMove) {
        wake();
      }
    };
    const onKey = (event: KeyboardEvent) => event.key === 'Tab' && wake();
    const ending = new AbortController();
    const passive = { passive: true, signal: ending.signal } as const;
    document.addEventListener('pointermove', onMove, passive);
    document.addEventListener('touchend', wake, passive);
    document.addEventListener('keydown', onKey, passive);
    deepen();
    for (const { bar } of bars) {
      bar.setAttribute('content', paper);
    }
    return () => {
      clearTimeout(timer);
      ending.abort();
      delete root.dataset['night'];
      for (const { bar, day } of bars) {
        bar.setAttribute('content', day);
      }
    };
  }, [active]);
}
