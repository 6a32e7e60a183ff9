import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { jobs } from '#shared/contract/jobs.ts';
import { listGivenUp, settleGivenUp } from './jobs.service.ts';

export function jobsRoutes(app: App, deps: Deps): void {
  route(app, jobs.givenUp, ({ viewer }) => listGivenUp(deps, viewer));

  route(app, jobs.settle, async ({ viewer, params: { id }, body: { again } }) => {
    await settleGivenUp(deps, viewer, { id, again });
    return { message: again ? 'It is tried again.' : 'It is forgotten.' };
  });
}
