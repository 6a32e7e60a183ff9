import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { isSecure, type App } from '#server/platform/http/http.ts';
import { asAppError, logFailure } from '#server/platform/http/errors.ts';
import type { PageAssets } from '#server/platform/http/page-assets.ts';
import { documentOf, messagePage, notFoundPage, sharedPage, type PageData } from '#shared/shared-page/page.ts';
import type { Html } from '#shared/shared-page/html.ts';
import type { AppError } from '#shared/errors.ts';
import { countView, presentSeen, type Seen } from './seeing.service.ts';
import { openLink } from './shares.routes.ts';

/** What others say to a share: reactions and comments know shares, and not the other way. */
export type SaidTo = (
  viewer: FastifyRequest['viewer'],
  seen: Seen,
) => Promise<Pick<PageData, 'reactions' | 'comments'>>;

type Options = { assets: PageAssets; saidTo: SaidTo };

const daySeconds = 86_400;
const notShown = 'This toast cannot be shown';
/** Those that fetch a page to show a preview of its link, and have not read it. */
const machines = /bot\b|crawl|spider|preview|facebookexternalhit|slack|whatsapp|telegram|discord|embed/i;
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page of a shared toast, whole as the server sends it: nothing on it needs a script to be read or heard. */
export function sharedPageRoutes(app: App, deps: Deps, { assets, saidTo }: Options): void {
  app.get<{ Params: { code: string } }>('/shared/:code', { schema: { hide: true } }, async (request, reply) => {
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex, nofollow, noarchive')
      .header('content-security-policy', policy);
    const send = (body: Html, title: string) => reply.send(documentOf(body, { ...assets, home: deps.home.url, title }));
    try {
      const seen = await openLink(deps, { viewer: request.viewer, request, code: request.params.code });
      const page = await pageOf(deps, request, { seen, saidTo });
      await countOpening(deps, { request, reply, seen });
      return await send(sharedPage(page), 'A toast, shared with you');
    } catch (error) {
      const refusal = asAppError(error);
      logFailure(refusal, request);
      reply.status(refusal.status).headers(refusal.headers);
      return send(refusalPage(refusal, request), refusal.code === 'not_found' ? 'Toast Not Found' : notShown);
    }
  });
}

async function pageOf(
  deps: Deps,
  { viewer, params }: FastifyRequest<{ Params: { code: string } }>,
  { seen, saidTo }: { seen: Seen; saidTo: SaidTo },
): Promise<PageData> {
  const shared = await presentSeen(deps, seen);
  return { ...shared, ...(await saidTo(viewer, seen)), code: params.code, signedIn: viewer !== null };
}

function refusalPage({ code, userMessage }: AppError, { viewer }: FastifyRequest): Html {
  return code === 'not_found'
    ? notFoundPage({ signedIn: viewer !== null })
    : messagePage({ title: notShown, message: userMessage });
}

/**
 * Counts an opening of the page, once a day in a browser. What the browser keeps for that says nothing about who it is,
 * and goes to this one page alone.
 */
async function countOpening(
  deps: Deps,
  { request, reply, seen }: { request: FastifyRequest<{ Params: { code: string } }>; reply: FastifyReply; seen: Seen },
): Promise<void> {
  const { headers, method, cookies, params } = request;
  const isAhead = /prefetch|prerender/.test(`${String(headers['sec-purpose'])} ${String(headers['purpose'])}`);
  const isMachine = machines.test(headers['user-agent'] ?? '');
  if (method !== 'GET' || isAhead || isMachine || cookies['seen'] === '1') {
    return;
  }
  await countView(deps, seen);
  reply.setCookie('seen', '1', {
    path: `/shared/${params.code}`,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(deps.config.publicUrl),
    maxAge: daySeconds,
  });
}
