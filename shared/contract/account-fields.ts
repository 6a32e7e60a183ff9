import * as z from 'zod/mini';
import { text } from './common.ts';
import { limits } from '../limits.ts';

/** What mail servers everywhere take. A domain in other letters comes as punycode, as browsers write it. */
const address =
  /^(?=.{1,64}@)(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/;

/** An address in lower case. Letters outside ASCII are refused first: some turn into ASCII on the way to lower case. */
export function addressField(message: string) {
  return z.pipe(
    text(limits.emailMax).check(z.trim(), z.regex(/^[\x21-\x7e]*$/, message), z.toLowerCase()),
    z.email({ pattern: address, error: message }),
  );
}

/** A form's password typed twice alike. */
export function sameTwice<Form extends { password: string; confirmPassword: string }>() {
  return z.refine<Form>((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: 'Passwords do not match',
  });
}
