type Hear = (event: PopStateEvent) => void;

let hear: Hear | null = null;

// Listeners of the window hear a step in the order they came, so this one is here before the router's.
window.addEventListener('popstate', (event) => hear?.(event));

/** Hears of each step through the history before the router does, until `signal` ends it. */
export function hearStepsFirst(listener: Hear, signal: AbortSignal): void {
  hear = listener;
  signal.addEventListener('abort', () => {
    hear = hear === listener ? null : hear;
  });
}
