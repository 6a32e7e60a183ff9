import { useEffect, useRef } from 'react';

type Step = { id: string; close: () => void; isGone: boolean };
type Marked = { dialog?: string } | null;

/** The dialogs that are open and have a step of their own in the browser's history, the last one on top. */
const steps: Step[] = [];
/** Steps that lie under a page one went to from a dialog, with the way past them. */
const passed = new Map<string, -1 | 1>();
/** Our own ways back that have not arrived yet. */
let returning = 0;
let waiting: (() => void)[] = [];
let count = 0;

/**
 * Gives an open dialog a step in the browser's history, so that Back closes it and leaves the page where it is. Closed
 * in another way, it takes its step away again.
 */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    count += 1;
    const step = { id: `${performance.timeOrigin} ${count}`, close: () => latest.current(), isGone: false };
    const enter = () => {
      if (!step.isGone) {
        addStep(step);
      }
    };
    if (returning === 0) {
      enter();
    } else {
      // What closed in the same moment has not gone back yet, and must not take this step with it.
      waiting.push(enter);
    }
    return () => removeStep(step);
  }, [isOpen]);
}

function addStep(step: Step): void {
  // The same listener again is no second one.
  window.addEventListener('popstate', onPop);
  steps.push(step);
  const mark = markNow();
  const state = { ...(window.history.state as object | null), dialog: step.id };
  if (mark !== undefined && !steps.some(({ id }) => id === mark)) {
    // Left by a dialog of before: of a page that was loaded again, or one that was closed by Back.
    window.history.replaceState(state, '');
    return;
  }
  // Where the page is when the dialog has gone is for the page to say.
  window.history.scrollRestoration = 'manual';
  window.history.pushState(state, '');
  window.history.scrollRestoration = 'auto';
}

function removeStep(step: Step): void {
  const at = steps.indexOf(step);
  const wasLeft = step.isGone;
  step.isGone = true;
  if (at === -1) {
    return;
  }
  steps.splice(at, 1);
  if (wasLeft) {
    return;
  }
  returning += 1;
  // What closes a dialog may go to another page in the same moment, and that page is not to be left again.
  queueMicrotask(() => {
    if (markNow() === step.id) {
      window.history.back();
    } else {
      passed.set(step.id, -1);
      returned();
    }
  });
}

/** One of our own ways back has arrived: what waited for it may begin. */
function returned(): void {
  returning -= 1;
  if (returning > 0) {
    return;
  }
  const next = waiting;
  waiting = [];
  for (const enter of next) {
    enter();
  }
}

function onPop(): void {
  window.history.scrollRestoration = 'auto';
  if (returning > 0) {
    returned();
    return;
  }
  const mark = markNow();
  const way = mark === undefined ? undefined : passed.get(mark);
  if (mark !== undefined && way !== undefined) {
    // The page stands on two steps, and one press is to pass both. The next time it is met from the other side.
    passed.set(mark, way === -1 ? 1 : -1);
    window.history.go(way);
    return;
  }
  const top = steps.at(-1);
  if (top && mark !== top.id) {
    top.isGone = true;
    top.close();
  }
}

function markNow(): string | undefined {
  return (window.history.state as Marked)?.dialog;
}
