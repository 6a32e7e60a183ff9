import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { AppError } from '#shared/errors.ts';

const unsatisfiable = -1;
// A player asks for one range. A header with hundreds is an attack on the server's time.
const longestHeader = 200;

/**
 * Answers with bytes, whole or the one range that was asked for (206). A range beyond the end is 416; a header that
 * is not a range, or asks for several at once, gets the whole. HEAD answers the same without the bytes.
 */
export function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, mime }: { bytes: Uint8Array; mime: string },
): FastifyReply {
  const { range } = request.headers;
  const total = bytes.length;
  reply.type(mime).header('accept-ranges', 'bytes').header('content-disposition', 'inline');
  const parsed = range === undefined || range.length > longestHeader ? undefined : parseRange(total, range);
  if (parsed === unsatisfiable) {
    throw new AppError('range_not_satisfiable', 'Range beyond the end.', {
      headers: { 'content-range': `bytes */${String(total)}` },
    });
  }
  const [only, ...others] = Array.isArray(parsed) && parsed.type === 'bytes' ? parsed : [];
  if (!only || others.length > 0) {
    return reply.status(200).send(asBuffer(bytes));
  }
  return reply
    .status(206)
    .header('content-range', `bytes ${String(only.start)}-${String(only.end)}/${String(total)}`)
    .send(asBuffer(bytes.subarray(only.start, only.end + 1)));
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
