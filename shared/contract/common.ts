import * as z from 'zod/mini';
import { isTimezone } from '../timezones.ts';

/**
 * Text as a person may send it: well-formed Unicode without NUL, which PostgreSQL cannot hold and which no keyboard
 * types. Everything else is kept byte for byte.
 */
export function text(max: number, messages: { tooLong?: string; missing?: string } = {}) {
  return z.string(messages.missing ?? 'Please enter some text.').check(
    // Said when it is asked for: to format a number, Intl reads a language, which a first view would wait for.
    z.maxLength(max, {
      error: () => messages.tooLong ?? `Please keep this under ${max.toLocaleString('en')} characters.`,
    }),
    z.refine(
      (value) => value.isWellFormed() && !value.includes('\0'),
      'This text contains characters that cannot be stored.',
    ),
  );
}

/** Row numbers start at 1 and stay within what a JavaScript number holds exactly. */
export const id = z.int().check(z.minimum(1));

/** A row number in an address. `0`, `-1`, `1e3`, `１` and `01` are not ids. */
export const idParam = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,15}$/, 'This address does not name anything.')),
  z.pipe(z.transform(Number), z.number().check(z.refine(Number.isSafeInteger, 'This address does not name anything.'))),
);

export const idParams = z.object({ id: idParam });

// Replies alone carry these and we write them ourselves: checking their spelling would cost as much as all the rest.

/** An instant in replies: ISO 8601 in UTC. */
export const instant = z.string().register(z.globalRegistry, { format: 'date-time' });

/** A day as the writer's calendar says it. */
export const localDate = z.string().register(z.globalRegistry, { format: 'date' });

/** An IANA zone that this runtime knows; offsets and POSIX rules such as `XYZ5ABC` are refused. */
export const timezone = z.string().check(z.maxLength(64), z.refine(isTimezone, 'This time zone is not known.'));

/** A reply that carries nothing but that it was done. */
export const done = z.object({ message: z.string() });
