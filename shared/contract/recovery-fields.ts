import * as z from 'zod/mini';
import { addressField, sameTwice } from './account-fields.ts';
import { text } from './common.ts';
import { limits } from '../limits.ts';

/** A password that takes the place of a forgotten one: the stricter rule. */
export const strictPassword = text(limits.passwordMax).check(
  z.minLength(limits.strictPasswordMin, `Password must be at least ${limits.strictPasswordMin} characters`),
  z.regex(/\p{Lu}/u, 'Password must contain at least one uppercase letter'),
  z.regex(/\p{Ll}/u, 'Password must contain at least one lowercase letter'),
  z.regex(/\p{Nd}/u, 'Password must contain at least one number'),
);

/** A secret out of a mail. */
export const mailToken = z.uuid('Invalid token format');

/** The reset form; with the token it is what `POST /api/auth/reset-password` takes. */
export const resetForm = z.strictObject({ password: strictPassword, confirmPassword: z.string() }).check(sameTwice());

/** Whom a mail should go to: the forms of 'Forgot password?' and of a new verification mail. */
export const mailRequest = z.strictObject({
  email: addressField('Please enter a valid email address'),
});
