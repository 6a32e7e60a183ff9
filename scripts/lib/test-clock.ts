/** When a test run begins, unless `TEST_DATE` names another instant: an ordinary Wednesday morning. */
const usualStart = '2026-03-04T09:30:00Z';

/**
 * Moves the clock of this process, or of a page that it is given to as a script, by so many milliseconds. It runs on
 * from there as it did. Needs nothing from outside itself, since a page gets its source alone.
 */
export function moveClock(byMs: number): void {
  const RealDate = Date;
  const now = () => RealDate.now() + byMs;
  const MovedDate = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
  });
  RealDate.prototype.constructor = MovedDate;
  globalThis.Date = MovedDate;
}

/**
 * How far the clock of every process and page of this test run is moved, in milliseconds. The first to ask decides;
 * those that it starts find it in their environment, so that all of them agree.
 */
export function clockMovedBy(env: NodeJS.ProcessEnv = process.env): number {
  const start = Date.parse(env['TEST_DATE'] || usualStart);
  if (Number.isNaN(start)) {
    throw new Error(`TEST_DATE is no date: ${env['TEST_DATE']}. Write it like ${usualStart}.`);
  }
  env['TEST_CLOCK_MOVED_BY'] ??= String(start - Date.now());
  return Number(env['TEST_CLOCK_MOVED_BY']);
}
