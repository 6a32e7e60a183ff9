import * as z from 'zod/mini';
import { credentials, email, newPassword } from './account-fields.ts';
import { done, id, timezone } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from '../limits.ts';

export const user = z.object({
  id,
  username: z.string(),
  name: z.nullable(z.string()),
  email: z.string(),
  firstLogin: z.boolean(),
  /** Whether the email was shown to be theirs. */
  verified: z.boolean(),
  /** False for who has only ever come in through a social provider. */
  hasPassword: z.boolean(),
  /** There, and true, for who looks after this Clink. */
  isAdmin: z.optional(z.boolean()),
});
export type User = z.output<typeof user>;

export const registration = z.strictObject({ email, password: newPassword, timezone: z.optional(timezone) });

/** For what must not be done on a phone left lying about: the password, unless the person signed in just now. */
export const confirmation = z.strictObject({ password: z.optional(z.string().check(z.maxLength(limits.passwordMax))) });

export const signedIn = z.object({ user, token: z.string() });

export const accounts = {
  register: endpoint('POST', '/api/register', {
    summary: 'Opens an account and signs in.',
    access: 'anyone',
    body: registration,
    reply: signedIn,
    status: 201,
  }),
  login: endpoint('POST', '/api/login', {
    summary: 'Signs in with an email or a username.',
    access: 'anyone',
    body: credentials,
    reply: signedIn,
  }),
  logout: endpoint('POST', '/api/logout', { summary: 'Ends this session.', access: 'anyone', reply: done }),
  /** What a page asks first. It is no error to be nobody. */
  session: endpoint('GET', '/api/session', {
    summary: 'Who is signed in, or null.',
    access: 'anyone',
    reply: z.nullable(user),
  }),
  me: endpoint('GET', '/api/user', { summary: 'Who is signed in.', access: 'signed-in', reply: user }),
  verify: endpoint('GET', '/api/auth/verify', {
    summary: 'Whether this session is live.',
    access: 'signed-in',
    reply: user,
  }),
  socialLogin: endpoint('POST', '/api/auth/social-login', {
    summary: "Signs in with a social provider's token, which comes as the bearer. The body is not believed.",
    access: 'anyone',
    body: z.looseObject({}),
    reply: z.object({ token: z.string(), name: z.nullable(z.string()) }),
  }),
  deleteAccount: endpoint('DELETE', '/api/user/account', {
    summary: 'Deletes the account and everything in it. Needs the password, or a sign-in of the last ten minutes.',
    access: 'signed-in',
    body: z.nullish(confirmation),
    reply: done,
  }),
  enterTestingMode: endpoint('POST', '/api/auth/testing-mode', {
    summary: 'Opens a throwaway world in which nothing is kept, empty or with a sample week written.',
    access: 'anyone',
    body: z.nullish(z.strictObject({ timezone: z.optional(timezone), sampleWeek: z.optional(z.boolean()) })),
    reply: done,
  }),
  leaveTestingMode: endpoint('DELETE', '/api/auth/testing-mode', {
    summary: 'Discards that world.',
    access: 'anyone',
    reply: done,
  }),
  completeOnboarding: endpoint('POST', '/api/user/complete-onboarding', {
    summary: 'Remembers that the first-login chooser was seen.',
    access: 'signed-in',
    reply: done,
  }),
};
