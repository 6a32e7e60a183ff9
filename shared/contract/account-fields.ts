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

export const email = addressField('Invalid email address');

export const newPassword = text(limits.passwordMax).check(
  z.minLength(limits.passwordMin, `Password must be at least ${limits.passwordMin} characters`),
);

/** What the sign-in form and `POST /api/login` take; `username` may be an email. */
export const credentials = z.strictObject({
  username: text(limits.emailMax, { missing: 'Username is required' }).check(
    z.trim(),
    z.minLength(1, 'Username is required'),
  ),
  password: text(limits.passwordMax, { missing: 'Password is required' }).check(z.minLength(1, 'Password is required')),
  rememberMe: z.optional(z.boolean()),
});

/** The sign-up form: a registration with the password twice. The second never leaves the browser. */
export const signUpForm = z
  .strictObject({ email, password: newPassword, confirmPassword: newPassword })
  .check(sameTwice());
