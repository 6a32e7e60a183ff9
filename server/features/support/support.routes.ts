import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { support } from '#shared/contract/support.ts';

/** The help lines are told to anyone: nobody needs an account to look for help. */
export function supportRoutes(app: App, { config }: Pick<Deps, 'config'>): void {
  route(app, support.lines, () => Promise.resolve(config.supportLines));
}
