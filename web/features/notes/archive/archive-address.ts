import { wordsOf } from '#shared/fold.ts';
import { limits } from '#shared/limits.ts';

/** What of the archive is looked at, as its address says. */
export type Filters = {
  /** As it was typed. */
  query: string;
  /** `2026-03-04`: that day alone. */
  day: string | null;
  /** `2026-03`: that month alone. */
  month: string | null;
  /** Only those with a voice. */
  voice: boolean;
  /** Only those that are kept out of toasts. */
  keptOut: boolean;
  /** The year that is pictured; null is the one that fits the rest. */
  year: number | null;
};

export const noFilters: Filters = { query: '', day: null, month: null, voice: false, keptOut: false, year: null };

/** What the list is asked for. Two addresses that ask for the same are equal in this. */
export type Wanted = { query?: string; from?: string; to?: string; voice?: 'true'; keptOut?: 'true' };

/** Reads an address, from whoever wrote it: what makes no sense is left out. */
export function readFilters(params: URLSearchParams): Filters {
  const day = params.get('day') ?? '';
  const month = params.get('month') ?? '';
  const year = params.get('year') ?? '';
  return {
    query: (params.get('q') ?? '').slice(0, limits.queryMax),
    day: isDay(day) ? day : null,
    month: !isDay(day) && isDay(`${month}-01`) ? month : null,
    voice: params.get('voice') === 'true',
    keptOut: params.get('keptOut') === 'true',
    year: isDay(`${year}-01-01`) ? Number(year) : null,
  };
}

/** The address of these, without what is not set. */
export function addressOf({ query, day, month, voice, keptOut, year }: Filters): URLSearchParams {
  return new URLSearchParams({
    ...(query !== '' && { q: query }),
    ...(day && { day }),
    ...(month && { month }),
    ...(voice && { voice: 'true' }),
    ...(keptOut && { keptOut: 'true' }),
    ...(year && { year: String(year) }),
  });
}

/** With a wish added. The year that is pictured follows a day or a month, and stays when that is taken off. */
export function changed(filters: Filters, wish: Partial<Filters>): Filters {
  const next = { ...filters, ...wish };
  if (wish.day ?? wish.month) {
    return { ...next, year: null };
  }
  const left = filters.day ?? filters.month;
  const isTakenOff = left !== null && next.day === null && next.month === null;
  return isTakenOff && next.year === null ? { ...next, year: Number(left.slice(0, 4)) } : next;
}

/** What these ask of the list. */
export function wantedOf({ query, day, month, voice, keptOut }: Filters): Wanted {
  const text = query.trim();
  return {
    ...(wordsOf(text).length > 0 && { query: text }),
    ...(day && { from: day, to: day }),
    ...(month && { from: `${month}-01`, to: lastOf(month) }),
    ...(voice && { voice: 'true' as const }),
    ...(keptOut && { keptOut: 'true' as const }),
  };
}

/** Whether these leave anything out. */
export function areFiltered(filters: Filters): boolean {
  return Object.keys(wantedOf(filters)).length > 0;
}

/** The last day of a month such as `2026-02`. */
function lastOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

function isDay(written: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written) || written < '1900-01-01') {
    return false;
  }
  const at = Date.parse(written);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(written);
}
