import { fileURLToPath } from 'node:url';
import { authenticate } from '#server/features/accounts/accounts.service.ts';
import { accountsRoutes } from '#server/features/accounts/accounts.routes.ts';
import { audioRoutes } from '#server/features/audio/audio.routes.ts';
import { narratorsRoutes } from '#server/features/narrators/narrators.routes.ts';
import { createNarratorSamples } from '#server/features/narrators/narrators.service.ts';
import { notesRoutes } from '#server/features/notes/notes.routes.ts';
import { pronunciationsRoutes } from '#server/features/pronunciations/pronunciations.routes.ts';
import { settingsRoutes } from '#server/features/settings/settings.routes.ts';
import { statusRoutes } from '#server/features/status/status.routes.ts';
import { toastsRoutes } from '#server/features/toasts/toasts.routes.ts';
import { describeApi } from '#server/platform/http/api-docs.ts';
import { answerHealth } from '#server/platform/http/health.ts';
import { createHttp, type App } from '#server/platform/http/http.ts';
import { serveWeb } from '#server/platform/http/web.ts';
import type { Deps } from './deps.ts';

const webFolder = fileURLToPath(new URL('../web/dist', import.meta.url));

/** The whole of Clink behind one HTTP server, ready to listen or to be asked by a test. */
export async function buildApp(deps: Deps): Promise<App> {
  const { config, log } = deps;
  const app = await createHttp({
    log,
    publicUrl: config.publicUrl,
    trustedProxy: config.trustedProxy,
    rateLimits: config.rateLimits,
    authenticate: (token) => authenticate(deps, token),
  });
  await describeApi(app);
  answerHealth(app, deps.db);
  accountsRoutes(app, deps);
  settingsRoutes(app, deps);
  notesRoutes(app, deps);
  narratorsRoutes(app);
  audioRoutes(app, deps, createNarratorSamples({ speech: deps.speech }));
  toastsRoutes(app, deps);
  pronunciationsRoutes(app, deps);
  statusRoutes(app, deps);
  await serveWeb(app, webFolder);
  return app;
}
