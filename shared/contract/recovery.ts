import * as z from 'zod/mini';
import { sameTwice } from './account-fields.ts';
import { done } from './common.ts';
import { endpoint } from './endpoint.ts';
import { mailRequest, mailToken, strictPassword } from './recovery-fields.ts';

const passwordReset = z
  .strictObject({ token: mailToken, password: strictPassword, confirmPassword: z.string() })
  .check(sameTwice());

/** What is settled by mail: a forgotten password, and whose an email is. */
export const recovery = {
  forgotPassword: endpoint('POST', '/api/auth/forgot-password', {
    summary:
      'Sends a link to choose a new password, if the email has an account. The answer does not say whether it has.',
    access: 'anyone',
    body: mailRequest,
    reply: done,
  }),
  resetPassword: endpoint('POST', '/api/auth/reset-password', {
    summary: 'Sets a new password with the token from an email, and ends every session.',
    access: 'anyone',
    body: passwordReset,
    reply: done,
  }),
  verifyEmail: endpoint('POST', '/api/auth/verify-email', {
    summary: 'Confirms an email address with the token from an email.',
    access: 'anyone',
    body: z.strictObject({ token: mailToken }),
    reply: done,
  }),
  resendVerification: endpoint('POST', '/api/auth/resend-verification', {
    summary:
      'Sends the verification email again, if the email has an unverified account. The answer does not say whether it has.',
    access: 'anyone',
    body: mailRequest,
    reply: done,
  }),
};
