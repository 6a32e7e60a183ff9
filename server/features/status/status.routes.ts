import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { config, type Writer } from '#shared/contract/config.ts';
import { limits } from '#shared/limits.ts';

export function statusRoutes(
  app: App,
  { config: settings, model, transcriber }: Pick<Deps, 'config' | 'model' | 'transcriber'>,
): void {
  const kind: Writer['kind'] = model?.kind ?? 'builtin';
  const whole: Writer = { kind, host: model?.host ?? null, model: model?.name ?? null };
  const brief: Writer = { kind, host: null, model: null };

  route(app, config.status, ({ viewer }) =>
    Promise.resolve({
      testingMode: settings.testingMode,
      testingModeEnabled: settings.testingMode,
      writer: viewer ? whole : brief,
      transcriber: viewer && transcriber && { host: transcriber.host },
      voice: {
        kind: settings.voice?.kind ?? 'builtin',
        host: viewer && settings.voice && 'url' in settings.voice ? new URL(settings.voice.url).host : null,
      },
      social: settings.social && {
        url: settings.social.url,
        anonKey: settings.social.anonKey,
        providers: settings.social.providers,
      },
      passwordMinLength: settings.passwordMinLength ?? limits.passwordMin,
    }),
  );
}
