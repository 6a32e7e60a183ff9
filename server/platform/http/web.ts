import { existsSync } from 'node:fs';
import staticFiles from '@fastify/static';
import { AppError } from '#shared/errors.ts';
import type { App } from './http.ts';

const yearSeconds = 31_536_000;

/** Serves the built web app. A path that is no file is a page of the app; the app itself knows which pages there are. */
export async function serveWeb(app: App, folder: string): Promise<void> {
  const built = existsSync(`${folder}/index.html`);
  if (built) {
    await app.register(staticFiles, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        reply.header('cache-control', hashed ? `public, max-age=${String(yearSeconds)}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!built || !isPage || request.url.startsWith('/api/') || request.url.startsWith('/assets/')) {
      throw new AppError('not_found', 'No such route.');
    }
    return reply.sendFile('index.html');
  });
}
