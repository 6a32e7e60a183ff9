import type { Outgoing } from '#server/platform/outside/outside.ts';
import { WritingError } from './writing-error.ts';

/** An answer of a model is a few kilobytes, with its thinking perhaps a hundred. */
const mostBytes = 512 * 1024;

const nobodyThere = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH']);

/**
 * As `fetch`, for a request that carries someone's words: it is noted for them; it follows no redirect, so they go to
 * the address that was configured or nowhere; it reads no endless answer; and it says at once when nobody is there.
 * Throws WritingError.
 */
export async function carefulFetch(
  input: string | URL | Request,
  init: RequestInit | undefined,
  { outgoing, most = mostBytes }: { outgoing: Outgoing; most?: number },
): Promise<Response> {
  const { host } = new URL(input instanceof Request ? input.url : input);
  const response = await outgoing(
    { host, bytes: sizeOf(init?.body) },
    () => fetch(input, { ...init, redirect: 'manual' }),
    ({ ok }) => ok,
  ).catch((error: unknown) => {
    throw codesOf(error).some((code) => nobodyThere.has(code)) ? new WritingError('unreachable') : error;
  });
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    throw new WritingError('redirected', response.status);
  }
  return new Response(response.body?.pipeThrough(atMost(most)) ?? null, response);
}

/** How much goes out in the body of a request, in bytes; of a form, what its fields hold. */
function sizeOf(body: RequestInit['body']): number {
  if (typeof body === 'string') {
    return Buffer.byteLength(body);
  }
  if (body instanceof FormData) {
    const values = [...body.values()];
    return values.reduce((sum, value) => sum + (typeof value === 'string' ? Buffer.byteLength(value) : value.size), 0);
  }
  return ArrayBuffer.isView(body) ? body.byteLength : 0;
}

/** The codes in an error and what caused it; several addresses of one name fail together. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) {
    return [];
  }
  const own = 'code' in error ? [String(error.code)] : [];
  const inner = error instanceof AggregateError ? error.errors : [];
  return [...own, ...[error.cause, ...inner].flatMap(codesOf)];
}

function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > bytes) {
        controller.error(new WritingError('too-long'));
      } else {
        controller.enqueue(chunk);
      }
    },
  });
}
