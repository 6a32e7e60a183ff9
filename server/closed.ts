import pino from 'pino';
import { createHttp, type App } from '#server/platform/http/http.ts';
import { AppError } from '#shared/errors.ts';
import { productName } from '#shared/limits.ts';
import type { Config } from './config.ts';

/**
 * Stands where Clink would, when it must not open: it is alive, it is not ready, and to everything else it says why.
 * It opens no database and writes nothing.
 */
export async function buildClosedApp(config: Config, reason: string): Promise<App> {
  const app = await createHttp({
    log: pino({ level: 'silent' }),
    publicUrl: config.publicUrl,
    trustedProxy: config.trustedProxy,
    counters: null,
    now: () => 0,
    mayCall: undefined,
    authenticate: () => Promise.resolve(null),
  });
  app.get('/healthz', { schema: { hide: true } }, () => Promise.resolve({ alive: true }));
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!wantsPage) {
      throw new AppError('unavailable', 'Closed.', { userMessage: reason, headers: { 'retry-after': '60' } });
    }
    return reply.status(503).header('retry-after', '60').type('text/html; charset=utf-8').send(page(reason));
  });
  await app.ready();
  return app;
}

function page(reason: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${productName} is closed</title>
<style>
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.0625rem/1.6 system-ui, sans-serif; }
  main { max-width: 34rem; padding: 2rem 1.5rem; }
  h1 { font: 500 1.75rem/1.3 Georgia, serif; margin: 0 0 0.75rem; }
  p { margin: 0 0 1rem; text-wrap: pretty; }
</style>
<main>
  <h1>${productName} is closed for now</h1>
  <p>Nothing is lost. The person who runs this server has something to put right first:</p>
  <p>${inHtml(reason)}</p>
</main>
`;
}

function inHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
