import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { calendar } from '#shared/contract/feeds.ts';
import { calendarOf } from './calendar.service.ts';
import { openFeed, sendMarked } from './feed-reading.ts';

/** What calendar programs read. */
export function calendarRoutes(app: App, deps: Deps): void {
  route(app, calendar.feed, async ({ params: { token }, request, reply }) => {
    const viewer = await openFeed(deps, { request, reply, kind: 'calendar', token });
    const { mark, text } = await calendarOf(deps, viewer);
    return sendMarked(request, reply, { mark, type: 'text/calendar', write: () => Promise.resolve(text) });
  });
}
