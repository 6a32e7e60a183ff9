import type { KeyboardEvent, RefObject } from 'react';
import { useState } from 'react';

type Options = {
  /** Its children each have their main button first. */
  list: RefObject<HTMLElement | null>;
  count: number;
  /** Where one comes in for the first time; -1 for the beginning. */
  current: number;
};

/** What a button of the list takes to be part of its one Tab stop. */
export type Stop = { tabIndex: number; onFocus: () => void; onKeyDown: (event: KeyboardEvent) => void };

/**
 * One stop of the Tab key for a whole list: the item that had the focus last, or the current one before that. The arrows
 * up and down, Home and End go from one to the other. Gives what the buttons of an item take.
 */
export function useRovingFocus({ list, count, current }: Options): (index: number) => Stop {
  const [last, setLast] = useState<number | null>(null);
  const active = Math.min(Math.max(0, last ?? current), count - 1);
  return (index) => ({
    tabIndex: index === active ? 0 : -1,
    onFocus: () => setLast(index),
    onKeyDown: (event) => {
      const goal = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: count - 1 }[event.key];
      if (goal === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
        return;
      }
      event.preventDefault();
      list.current?.children[Math.min(Math.max(0, goal), count - 1)]?.querySelector('button')?.focus();
    },
  });
}
