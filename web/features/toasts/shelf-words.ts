import type { ListedToast } from '#shared/contract/toasts.ts';
import { localDateOf, sayDate, sayDay } from '#web/lib/dates.ts';

type Shelved = Pick<ListedToast, 'intervalStart' | 'days' | 'early'>;

/** What a glass on the shelf is called: `Week of November 15, 7 moments`, with the year when it is not the newest one. */
export function sayGlass({ intervalStart, days, early }: Shelved, isOfNewestYear: boolean): string {
  const moments = days.reduce((sum, count) => sum + count, 0);
  const day = isOfNewestYear ? dayOf({ intervalStart }) : sayDate(intervalStart);
  const many = moments === 0 ? 'no moments' : `${String(moments)} ${moments === 1 ? 'moment' : 'moments'}`;
  return `Week of ${day}, ${many}${early ? ', early' : ''}`;
}

/** The day on which its week began: `November 15`. */
export function dayOf({ intervalStart }: Pick<Shelved, 'intervalStart'>): string {
  return sayDay(intervalStart).split(', ')[1] ?? '';
}

/** By the years in which their weeks began, in the order in which they come. */
export function byYears<T extends Pick<ListedToast, 'intervalStart'>>(
  toasts: readonly T[],
): { year: string; toasts: T[] }[] {
  const years: { year: string; toasts: T[] }[] = [];
  for (const toast of toasts) {
    const year = localDateOf(new Date(toast.intervalStart)).slice(0, 4);
    const last = years.at(-1);
    if (last?.year === year) {
      last.toasts.push(toast);
    } else {
      years.push({ year, toasts: [toast] });
    }
  }
  return years;
}
