import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { countedAs } from '#server/platform/http/address.ts';
import { countingMisses } from '#server/platform/limits/misses.ts';
import type { FeedKind } from '#shared/contract/feeds.ts';
import { readerBy } from './feeds.service.ts';

type Opening = { request: FastifyRequest; reply: FastifyReply; kind: FeedKind; token: string };

/**
 * Who a program reads a feed for, by the secret in its address. What it answers is kept by that program alone, and never
 * found by a search engine. An address from which too many secrets come that open nothing is let go on later.
 */
export function openFeed(deps: Deps, { request, reply, kind, token }: Opening): Promise<Viewer> {
  reply
    .header('cache-control', 'private, no-cache')
    .header('x-robots-tag', 'noindex, nofollow, noarchive')
    // Some of these programs are pages of other sites; the secret is all that opens it, and no cookie counts here.
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('access-control-allow-origin', '*');
  return countingMisses(deps.counters, `feeds from ${countedAs(request.ip)}`, () => readerBy(deps, kind, token));
}

/** Answers with a text that has this mark, or with nothing where the program has it already. */
export async function sendMarked(
  request: FastifyRequest,
  reply: FastifyReply,
  { mark, type, write }: { mark: string; type: string; write: () => Promise<string> },
): Promise<FastifyReply> {
  const etag = `"${mark}"`;
  reply.header('etag', etag);
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known?.includes(etag) ? reply.status(304).send() : reply.type(`${type}; charset=utf-8`).send(await write());
}
