let firstKey: string | undefined;

/** Notes the place where this visit began; later calls change nothing. `key` is the router's key of the place. */
export function noteArrival(key: string): void {
  firstKey ??= key;
}

/** Whether the place `key` was reached from another of our pages, and not by loading the app there. */
export function cameFromInside(key: string): boolean {
  return firstKey !== undefined && key !== firstKey;
}
