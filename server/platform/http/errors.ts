import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isStorageFull, isUnavailable } from '#server/platform/db/errors.ts';
import { reasonOf } from '#server/platform/log/reason.ts';
import { AppError, type ErrorCode } from '#shared/errors.ts';

const codeOfStatus: Record<number, ErrorCode> = {
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'rate_limited',
};

/** Turns whatever was thrown into the one error of the house. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) {
    return error;
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return invalidInput(error.validation.map((issue) => ({ path: issue.instancePath, message: issue.message ?? '' })));
  }
  if (isBrokenOff(error)) {
    return new AppError('invalid', 'The request broke off.');
  }
  if (isStorageFull(error)) {
    return new AppError('storage_full', 'Storage is full.', { cause: error });
  }
  if (isUnavailable(error)) {
    return new AppError('unavailable', 'The database is not available.', {
      cause: error,
      headers: { 'retry-after': '2' },
    });
  }
  const { statusCode = 500 } = error as FastifyError;
  if (statusCode >= 400 && statusCode < 500) {
    const code = codeOfStatus[statusCode] ?? 'invalid';
    return new AppError(
      code,
      reasonOf(error),
      code === 'invalid' ? { userMessage: 'This request could not be read.' } : {},
    );
  }
  return new AppError('internal', reasonOf(error), { cause: error });
}

/** Whoever sent the request went away in the middle of it (Node's own words; a lost database says something else). */
function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && (error as FastifyError).code === 'ECONNRESET';
}

/** Answers with the error's body. Only what is our fault is logged, and never the request's words. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = asAppError(error);
  logFailure(known, request);
  return reply
    .status(known.status)
    .headers({ ...known.headers, 'cache-control': 'no-store' })
    .type('application/json')
    .send(known.toBody());
}

/** Logs what is our fault, for an answer that is not the error's body. */
export function logFailure(known: AppError, request: FastifyRequest): void {
  const asked = { route: request.routeOptions.url, method: request.method };
  if (known.code === 'busy') {
    request.log.warn(asked, 'too much to do');
  } else if (known.status >= 500) {
    request.log.error({ ...asked, ...describe(known) }, 'request failed');
  }
}

function invalidInput(issues: { path: string; message: string }[]): AppError {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = path.split('/').slice(1).join('.');
    if (field) {
      fields[field] ??= message;
    }
  }
  const [first] = issues;
  return new AppError('invalid', 'Input did not pass its schema.', {
    userMessage: first?.message || 'This request could not be read.',
    fields,
  });
}

/** Driver errors carry values in their details; only the kind, the message and the stack are safe to keep. */
function describe(error: AppError): Record<string, unknown> {
  const cause = error.cause instanceof Error ? error.cause : error;
  const isExplained = cause === error && error.code !== 'internal';
  return {
    kind: error.code,
    reason: cause.message,
    code: (cause as { code?: unknown }).code,
    ...(!isExplained && { stack: cause.stack }),
  };
}
