import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { unsubscribing } from '#shared/contract/announcements.ts';
import { stopMails } from './announcements.service.ts';

const minuteMs = 60_000;
/** What mail programs send when their own button is pressed (RFC 8058): it says nothing that the address does not. */
const form = 'application/x-www-form-urlencoded';

export function announcementsRoutes(app: App, deps: Deps): void {
  void app.register((part: App, _options, registered) => {
    part.addContentTypeParser(form, { parseAs: 'string', bodyLimit: 1_000 }, (_request, _body, parsed) => parsed(null));
    route(
      part,
      unsubscribing.stop,
      async ({ params: { secret } }) => {
        await stopMails(deps, secret);
        return { message: 'You get no more mails of your toasts.' };
      },
      { max: 30, windowMs: minuteMs },
    );
    registered();
  });
}
