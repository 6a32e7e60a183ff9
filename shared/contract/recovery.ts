import * as z from 'zod/mini';
import { addressField, sameTwice } from './account-fields.ts';
import { done, text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from '../limits.ts';

/** A password that takes the place of a forgotten one: the stricter rule. */
const strictPassword = text(limits.passwordMax).check(
  z.minLength(limits.strictPasswordMin, `Password must be at least ${limits.strictPasswordMin} characters`),
  z.regex(/\p{Lu}/u, 'Password must contain at least one uppercase letter'),
  z.regex(/\p{Ll}/u, 'Password must contain at least one lowercase letter'),
  z.regex(/\p{Nd}/u, 'Password must contain at least one number'),
);

/** A secret out of a mail. */
export const mailToken = z.uuid('Invalid token format');

/** The reset form; with the token it is what `POST /api/auth/reset-password` takes. */
export const resetForm = z.strictObject({ password: strictPassword, confirmPassword: z.string() }).check(sameTwice());

export const passwordReset = z
  .strictObject({ token: mailToken, password: strictPassword, confirmPassword: z.string() })
  .check(sameTwice());

/** Whom a mail should go to: the forms of 'Forgot password?' and of a new verification mail. */
export const mailRequest = z.strictObject({
  email: addressField('Please enter a valid email address'),
});

/** What is settled by mail: a forgotten password, and whose an e-mail is. */
export const recovery = {
  forgotPassword: endpoint('POST', '/api/auth/forgot-password', {
    summary: 'Sends a link for a new password, if the e-mail has an account. The answer does not tell.',
    access: 'anyone',
    body: mailRequest,
    reply: done,
  }),
  resetPassword: endpoint('POST', '/api/auth/reset-password', {
    summary: 'Sets a new password with the token of a mail, and ends every session.',
    access: 'anyone',
    body: passwordReset,
    reply: done,
  }),
  verifyEmail: endpoint('POST', '/api/auth/verify-email', {
    summary: 'Confirms an e-mail with the token of a mail.',
    access: 'anyone',
    body: z.strictObject({ token: mailToken }),
    reply: done,
  }),
  resendVerification: endpoint('POST', '/api/auth/resend-verification', {
    summary: 'Sends the verification mail again, if the e-mail has an unverified account. The answer does not tell.',
    access: 'anyone',
    body: mailRequest,
    reply: done,
  }),
};
