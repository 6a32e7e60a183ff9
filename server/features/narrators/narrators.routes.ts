import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { narrators } from '#shared/contract/narrators.ts';
import { listNarrators } from './narrators.service.ts';

export function narratorsRoutes(app: App): void {
  route(app, narrators.list, () => Promise.resolve(listNarrators()));
}
