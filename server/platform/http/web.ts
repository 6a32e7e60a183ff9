import { existsSync, readFileSync } from 'node:fs';
import staticFiles from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';
import type { App } from './http.ts';

const yearSeconds = 31_536_000;

/** A page of the app as the build has listed it: its HTML, and what is sent in its place where nobody is signed in. */
type PageFile = { path: string; file: string; nobody: string };

/**
 * Serves the built web app. A path that is no file is a page of the app; the app itself knows which pages there are.
 * Those that have HTML of their own, with the shape of the page and the names of its files, are sent that.
 * `isSomeone` says whether a request comes with a session.
 */
export async function serveWeb(
  app: App,
  folder: string,
  isSomeone: (request: FastifyRequest) => boolean,
): Promise<void> {
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
  const pageAt = readPages(folder);
  const send = (request: FastifyRequest, reply: FastifyReply) => {
    const page = pageAt(request.url);
    if (!page) {
      return reply.sendFile('index.html');
    }
    reply.header('vary', 'Cookie');
    return reply.sendFile(isSomeone(request) ? page.file : page.nobody);
  };
  if (built) {
    // Else it would be the folder, of which the file `index.html` is sent.
    app.get('/', { schema: { hide: true } }, send);
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!built || !isPage || request.url.startsWith('/api/') || request.url.startsWith('/assets/')) {
      throw new AppError('not_found', 'No such route.');
    }
    return send(request, reply);
  });
}

/** Which of the listed pages an address is; `:name` in a path stands for one part of it. */
function readPages(folder: string): (url: string) => PageFile | undefined {
  const list = `${folder}/pages.json`;
  const pages = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as PageFile[]) : [];
  const patterns = pages.map((page) => ({ page, parts: page.path.split('/') }));
  return (url) => {
    const given = (url.split('?', 1)[0] ?? '').split('/');
    const fits = (parts: string[]) =>
      parts.length === given.length &&
      parts.every((part, at) => part === given[at] || (part.startsWith(':') && given[at] !== ''));
    return (
      patterns.find(({ page }) => page.path === given.join('/'))?.page ??
      patterns.find(({ parts }) => fits(parts))?.page
    );
  };
}
