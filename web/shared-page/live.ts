import { shares } from '#shared/contract/shares.ts';
import { fillPath } from '#shared/contract/endpoint.ts';
import type { PageData } from '#shared/shared-page/page.ts';
import { CallError } from '#web/lib/call.ts';

type Watching = {
  data: PageData;
  /** Reads again what was said. */
  readAgain: () => Promise<void>;
  /** Called once there is nothing to be seen any more. */
  onGone: () => void;
};

/** How long nobody may look at the page before it listens no more. */
const unseenMs = 30_000;
const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

/** Reads again what was said whenever somebody says something, while the page is looked at. */
export function stayUpToDate({ data, readAgain, onGone }: Watching): void {
  const address = `${fillPath(shares.live.path, { id: data.toast.id })}?code=${encodeURIComponent(data.code)}`;
  let source: EventSource | null = null;
  let isOver = false;
  let pauseMs = firstPauseMs;
  let timer = 0;

  const leave = () => {
    isOver = true;
    close();
    onGone();
  };
  const read = oneAtATime(async () => {
    try {
      await readAgain();
    } catch (error) {
      if (!isOver && error instanceof CallError && error.status === 404) {
        leave();
      }
    }
  });
  const open = () => {
    clearTimeout(timer);
    if (source || isOver || document.visibilityState === 'hidden') {
      return;
    }
    source = new EventSource(address);
    source.addEventListener('changed', read);
    source.addEventListener('gone', leave);
    source.addEventListener('open', () => {
      pauseMs = firstPauseMs;
      // After a break something may have been missed.
      read();
    });
    source.addEventListener('error', () => {
      // A connection that broke off comes back by itself; one that was refused does not.
      if (source?.readyState === EventSource.CLOSED) {
        close();
        read();
        timer = window.setTimeout(open, pauseMs);
        pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      }
    });
  };
  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      clearTimeout(timer);
      timer = window.setTimeout(close, unseenMs);
    } else {
      open();
    }
  });
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', open);
  open();
}

/** Runs a task once more when it was asked for while it ran, so that an early answer never comes after a late one. */
function oneAtATime(task: () => Promise<void>): () => void {
  let isRunning = false;
  let isAskedAgain = false;
  const run = () => {
    if (isRunning) {
      isAskedAgain = true;
      return;
    }
    isRunning = true;
    void task().then(() => {
      isRunning = false;
      if (isAskedAgain) {
        isAskedAgain = false;
        run();
      }
    });
  };
  return run;
}
