import { html, type Html } from './html.ts';

const said = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/** `Monday, March 3`, in the reader's time zone unless one is given. */
export function sayDayOf(instant: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { ...said, timeZone }).format(new Date(instant));
}

/** A day that the page's script says again by the reader's own calendar. */
export function time(instant: string): Html {
  return html`<time datetime="${instant}">${sayDayOf(instant, 'UTC')}</time>`;
}
