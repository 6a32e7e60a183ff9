import * as z from 'zod/mini';
import { addressField, sameTwice } from './account-fields.ts';
import { done, id, text, timezone } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from '../limits.ts';

export const user = z.object({
  id,
  username: z.string(),
  name: z.nullable(z.string()),
  email: z.string(),
  firstLogin: z.boolean(),
  /** Whether the e-mail was shown to be theirs. */
  verified: z.boolean(),
  /** False for who has only ever come in through a social provider. */
  hasPassword: z.boolean(),
});
export type User = z.output<typeof user>;

export const email = addressField('Invalid email address');

const newPassword = text(limits.passwordMax).check(
  z.minLength(limits.passwordMin, `Password must be at least ${limits.passwordMin} characters`),
);

/** What the sign-in form and `POST /api/login` take; `username` may be an e-mail. */
export const credentials = z.strictObject({
  username: text(limits.emailMax, { missing: 'Username is required' }).check(
    z.trim(),
    z.minLength(1, 'Username is required'),
  ),
  password: text(limits.passwordMax, { missing: 'Password is required' }).check(z.minLength(1, 'Password is required')),
  rememberMe: z.optional(z.boolean()),
});

export const registration = z.strictObject({ email, password: newPassword, timezone: z.optional(timezone) });

/** The sign-up form: a registration with the password twice. The second never leaves the browser. */
export const signUpForm = z
  .strictObject({ email, password: newPassword, confirmPassword: newPassword })
  .check(sameTwice());

/** For what must not be done on a phone left lying about: the password, unless the person signed in just now. */
export const confirmation = z.strictObject({ password: z.optional(z.string().check(z.maxLength(limits.passwordMax))) });

const signedIn = z.object({ user, token: z.string() });

export const accounts = {
  register: endpoint('POST', '/api/register', {
    summary: 'Opens an account and signs in.',
    access: 'anyone',
    body: registration,
    reply: signedIn,
    status: 201,
  }),
  login: endpoint('POST', '/api/login', {
    summary: 'Signs in with an e-mail or a username.',
    access: 'anyone',
    body: credentials,
    reply: signedIn,
  }),
  logout: endpoint('POST', '/api/logout', { summary: 'Ends this session.', access: 'anyone', reply: done }),
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
    summary: 'Opens a throw-away world in which nothing is kept.',
    access: 'anyone',
    reply: done,
  }),
  leaveTestingMode: endpoint('DELETE', '/api/auth/testing-mode', {
    summary: 'Throws that world away.',
    access: 'anyone',
    reply: done,
  }),
  completeOnboarding: endpoint('POST', '/api/user/complete-onboarding', {
    summary: 'Remembers that the first-login chooser was seen.',
    access: 'signed-in',
    reply: done,
  }),
};
