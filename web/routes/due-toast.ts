/** How long after its hour a toast is looked for; it may take minutes to make. */
const lookMs = 30 * 60_000;

/**
 * Whether the toast that was `due` is still to be looked for `at` this time: it is past its hour, though not by long,
 * and the latest toast is from before. Instants are ISO 8601.
 */
export function isToastAwaited({ due, latest, at }: { due: string; latest: string | null; at: Date }): boolean {
  const late = at.getTime() - Date.parse(due);
  return late >= 0 && late < lookMs && (latest === null || Date.parse(latest) < Date.parse(due));
}
