import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { narrators } from '#shared/contract/narrators.ts';
import { listNarrators, presentIntroduction, presentSampleToast, type NarratorSamples } from './narrators.service.ts';

export function narratorsRoutes(app: App, samples: NarratorSamples): void {
  route(app, narrators.list, () => Promise.resolve(listNarrators()));

  route(app, narrators.introduction, ({ params }) => presentIntroduction(samples, params.id));

  route(app, narrators.sampleToast, ({ params }) => presentSampleToast(samples, params.id));
}
