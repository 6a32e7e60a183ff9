import * as z from 'zod/mini';
import { addressField } from './account-fields.ts';
import { confirmation } from './accounts.ts';
import { done, instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { mailToken } from './recovery-fields.ts';

const pending = z.object({
  /** The address that is to be theirs. */
  email: z.string(),
  /** Whether the present address has agreed; null when it was never confirmed, and so is not asked. */
  isAgreed: z.nullable(z.boolean()),
  /** Whether the new address was shown to be theirs. */
  isConfirmed: z.boolean(),
  expiresAt: instant,
});
export type PendingEmail = z.output<typeof pending>;

const byToken = z.strictObject({ token: mailToken });

/** Another email for an account, once both addresses have said yes. */
export const emailChange = {
  pending: endpoint('GET', '/api/user/email-change', {
    summary: 'The change of your email that waits to be confirmed, or null.',
    access: 'signed-in',
    reply: z.nullable(pending),
  }),
  start: endpoint('POST', '/api/user/email-change', {
    summary:
      'Asks both addresses whether your email should change, in the place of an earlier change that waits. The answer does not say whether the new one has an account. Needs the password, or a sign-in of the last ten minutes.',
    access: 'signed-in',
    body: z.strictObject({
      email: addressField('Please enter a valid email address'),
      password: confirmation.shape.password,
    }),
    reply: pending,
    status: 201,
  }),
  cancel: endpoint('DELETE', '/api/user/email-change', {
    summary: 'Gives the change up that waits.',
    access: 'signed-in',
    reply: done,
  }),
  look: endpoint('POST', '/api/auth/email-change/look', {
    summary: 'What a link in an email would confirm. Uses nothing up.',
    access: 'anyone',
    body: byToken,
    reply: z.object({
      /** Whether the link was sent to the address that is to go, or to the one that is to come. */
      side: z.enum(['present', 'new']),
      email: z.string(),
    }),
  }),
  confirm: endpoint('POST', '/api/auth/email-change/confirm', {
    summary: 'Says yes with the token from an email, once. With the second yes the email changes.',
    access: 'anyone',
    body: byToken,
    reply: z.object({ isChanged: z.boolean() }),
  }),
  stop: endpoint('POST', '/api/auth/email-change/stop', {
    summary: 'Stops a change with the token from the email to the present address.',
    access: 'anyone',
    body: byToken,
    reply: done,
  }),
};
