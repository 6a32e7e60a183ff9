import { useSyncExternalStore } from 'react';
import { forgetDevice, writeDevice } from '#web/lib/device.ts';
import { useDevice } from '#web/lib/use-device.ts';
import { promptFor } from './prompts.ts';

/** How often another question was asked for, and on which day. */
let asked = { day: '', others: 0 };
const listeners = new Set<() => void>();

export type Question = {
  /** Null where questions are hidden on this device. */
  question: string | null;
  another: () => void;
  /** Hides questions on this device, or brings them back. */
  toggle: () => void;
};

/**
 * The question of a day, such as `2025-03-03`: the same wherever it stands on a page. It is the plainest one for someone
 * whose reflection is to be their first.
 */
export function useQuestion(day: string, isFirst: boolean): Question {
  const others = useSyncExternalStore(subscribe, () => othersOn(day));
  const isHidden = useDevice('questionsHidden') !== null;
  return {
    question: isHidden ? null : promptFor(day, others, isFirst),
    another: () => {
      asked = { day, others: othersOn(day) + 1 };
      for (const listener of listeners) {
        listener();
      }
    },
    toggle: () => (isHidden ? forgetDevice('questionsHidden') : void writeDevice('questionsHidden', 'true')),
  };
}

function othersOn(day: string): number {
  return asked.day === day ? asked.others : 0;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
