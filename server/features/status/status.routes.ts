import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { config, type Writer } from '#shared/contract/config.ts';

export function statusRoutes(app: App, { model }: Pick<Deps, 'model'>): void {
  const kind: Writer['kind'] = model?.kind ?? 'builtin';
  const whole: Writer = { kind, host: model?.host ?? null, model: model?.name ?? null };
  const brief: Writer = { kind, host: null, model: null };

  route(app, config.status, ({ viewer }) =>
    Promise.resolve({
      testingMode: false,
      testingModeEnabled: false,
      writer: viewer ? whole : brief,
      voice: { kind: 'builtin' as const },
    }),
  );
}
