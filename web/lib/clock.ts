/** The time on this device; the one place that asks for it. */
export function now(): Date {
  return new Date();
}
