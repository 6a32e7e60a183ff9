import { fileURLToPath } from 'node:url';
import { authenticator } from '#server/features/accounts/sessions.service.ts';
import { activityRoutes } from '#server/features/activity/activity.routes.ts';
import { accountsRoutes } from '#server/features/accounts/accounts.routes.ts';
import { audioRoutes } from '#server/features/audio/audio.routes.ts';
import { badgesRoutes } from '#server/features/badges/badges.routes.ts';
import { commentsRoutes } from '#server/features/comments/comments.routes.ts';
import { dashboardRoutes } from '#server/features/dashboard/dashboard.routes.ts';
import { exportsRoutes } from '#server/features/exports/exports.routes.ts';
import { feedbackRoutes } from '#server/features/feedback/feedback.routes.ts';
import { calendarRoutes } from '#server/features/feeds/calendar.routes.ts';
import { feedsRoutes } from '#server/features/feeds/feeds.routes.ts';
import { podcastRoutes } from '#server/features/feeds/podcast.routes.ts';
import { friendLinesRoutes } from '#server/features/friend-lines/friend-lines.routes.ts';
import { friendsRoutes } from '#server/features/friends/friends.routes.ts';
import { importsRoutes } from '#server/features/imports/imports.routes.ts';
import { ledgerRoutes } from '#server/features/ledger/ledger.routes.ts';
import { narratorsRoutes } from '#server/features/narrators/narrators.routes.ts';
import { createNarratorSamples } from '#server/features/narrators/narrators.service.ts';
import { notesRoutes } from '#server/features/notes/notes.routes.ts';
import { pronunciationsRoutes } from '#server/features/pronunciations/pronunciations.routes.ts';
import { commentsOn } from '#server/features/comments/comments.service.ts';
import { reactionsTo } from '#server/features/reactions/reactions.service.ts';
import { announcementsRoutes } from '#server/features/announcements/announcements.routes.ts';
import { jobsRoutes } from '#server/features/jobs/jobs.routes.ts';
import { overviewRoutes } from '#server/features/overview/overview.routes.ts';
import { pushRoutes } from '#server/features/push/push.routes.ts';
import { reactionsRoutes } from '#server/features/reactions/reactions.routes.ts';
import { recoveryRoutes } from '#server/features/accounts/recovery.routes.ts';
import { recordingsRoutes } from '#server/features/recordings/recordings.routes.ts';
import { reviewsRoutes } from '#server/features/reviews/reviews.routes.ts';
import { settingsRoutes } from '#server/features/settings/settings.routes.ts';
import { sharedPageRoutes } from '#server/features/shares/page.routes.ts';
import { sharesRoutes } from '#server/features/shares/shares.routes.ts';
import { sharedAt } from '#server/features/shares/shares.service.ts';
import { statusRoutes } from '#server/features/status/status.routes.ts';
import { supportRoutes } from '#server/features/support/support.routes.ts';
import { toastsRoutes } from '#server/features/toasts/toasts.routes.ts';
import { describeApi } from '#server/platform/http/api-docs.ts';
import { answerHealth } from '#server/platform/http/health.ts';
import { createHttp, type App, type HttpOptions } from '#server/platform/http/http.ts';
import { noticeProxies } from '#server/platform/http/proxy-notice.ts';
import { pageAssets } from '#server/platform/http/page-assets.ts';
import { serveWeb } from '#server/platform/http/web.ts';
import { afterBlock } from './after.ts';
import { storedOf } from './stored.ts';
import { countOf } from './counts.ts';
import type { Deps } from './deps.ts';
import { noTestingMode } from './sandbox/guests.routes.ts';
import { carriesGuest, createSandbox } from './sandbox/sandbox.ts';

const webFolder = fileURLToPath(new URL('../web/dist', import.meta.url));

/** The whole of Clink behind one HTTP server, ready to listen or to be asked by a test. */
export async function buildApp(deps: Deps): Promise<App> {
  const sandbox = deps.config.testingMode ? createSandbox(deps, buildFeatures) : null;
  const app = await buildFeatures(deps, { elsewhere: sandbox?.appFor });
  noTestingMode(app);
  answerHealth(app, deps);
  noticeProxies(app, deps.config.trustedProxy);
  sharedPageRoutes(app, deps, {
    assets: pageAssets(webFolder, 'shared-page.json'),
    saidTo: async (viewer, seen) => ({
      reactions: await reactionsTo(deps, viewer, seen),
      comments: seen.share.allow_comments === 1 ? await commentsOn(deps, viewer, seen) : null,
    }),
  });
  await serveWeb(app, webFolder, (request) => request.viewer !== null || carriesGuest(request));
  app.addHook('onClose', async () => sandbox?.close());
  return app;
}

/** Every feature behind one HTTP server: the same for the real world and for testing mode. */
async function buildFeatures(deps: Deps, options: Pick<HttpOptions, 'cookie' | 'elsewhere'>): Promise<App> {
  const { config, log } = deps;
  const app = await createHttp({
    log,
    publicUrl: config.publicUrl,
    trustedProxy: config.trustedProxy,
    counters: config.rateLimits ? deps.counters : null,
    now: () => deps.clock.now(),
    mayCall: config.social ? new URL(config.social.url).origin : undefined,
    authenticate: authenticator(deps),
    ...options,
  });
  warmUpForPeople(app, deps);
  describeApi(app);
  accountsRoutes(app, deps);
  recoveryRoutes(app, deps);
  settingsRoutes(app, deps);
  notesRoutes(app, deps);
  const samples = createNarratorSamples({ speech: deps.speech });
  narratorsRoutes(app, samples);
  audioRoutes(app, deps, samples);
  toastsRoutes(app, deps, (toast) => sharedAt(deps, toast));
  dashboardRoutes(app, deps, (toast) => sharedAt(deps, toast));
  friendsRoutes(app, deps, afterBlock);
  sharesRoutes(app, deps);
  reactionsRoutes(app, deps);
  jobsRoutes(app, deps);
  announcementsRoutes(app, deps);
  commentsRoutes(app, deps, afterBlock);
  friendLinesRoutes(app, deps);
  feedsRoutes(app, deps);
  podcastRoutes(app, deps);
  calendarRoutes(app, deps);
  pushRoutes(app, deps);
  activityRoutes(app, deps);
  pronunciationsRoutes(app, deps);
  reviewsRoutes(app, deps);
  recordingsRoutes(app, deps);
  badgesRoutes(app, deps, countOf);
  feedbackRoutes(app, deps);
  overviewRoutes(app, deps);
  exportsRoutes(app, deps);
  importsRoutes(app, deps);
  ledgerRoutes(app, deps, storedOf);
  statusRoutes(app, deps);
  supportRoutes(app, deps);
  return app;
}

/** A server that nobody asks keeps no thread for words; it is loaded while the person who has come looks about. */
function warmUpForPeople(app: App, { language }: Deps): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.viewer) {
      language.warmUp();
    }
    done();
  });
}
