import { expect, test } from 'vitest';
import { isToastAwaited } from './due-toast.ts';

const due = '2025-03-09T18:00:00Z';

test.each([
  ['before its hour', '2025-03-09T17:59:00Z', null, false],
  ['from its hour on, before the first', due, null, true],
  ['while the latest is older', '2025-03-09T18:10:00Z', '2025-03-02T18:01:00Z', true],
  ['no more once it is here', '2025-03-09T18:10:00Z', '2025-03-09T18:00:30Z', false],
  ['no more after half an hour', '2025-03-09T18:30:00Z', null, false],
])('a toast is awaited: %s', (_, at, latest, awaited) => {
  expect(isToastAwaited({ due, latest, at: new Date(at) })).toBe(awaited);
});
