import * as z from 'zod/mini';
import { done, id, idParams, instant, text, timezone } from './common.ts';
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

/** What mail servers everywhere take. A domain in other letters comes as punycode, as browsers write it. */
const address =
  /^(?=.{1,64}@)(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/;

/** An address in lower case. Letters outside ASCII are refused first: some turn into ASCII on the way to lower case. */
function addressField(message: string) {
  return z.pipe(
    text(limits.emailMax).check(z.trim(), z.regex(/^[\x21-\x7e]*$/, message), z.toLowerCase()),
    z.email({ pattern: address, error: message }),
  );
}

export const email = addressField('Invalid email address');

function sameTwice<Form extends { password: string; confirmPassword: string }>() {
  return z.refine<Form>((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: 'Passwords do not match',
  });
}

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

/** One device that is signed in. */
export const session = z.object({
  id,
  /** As people say it, such as 'Firefox on Windows'; null when the browser did not say. */
  device: z.nullable(z.string()),
  createdAt: instant,
  lastUsedAt: instant,
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type Session = z.output<typeof session>;

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
  socialLogin: endpoint('POST', '/api/auth/social-login', {
    summary: "Signs in with a social provider's token, which comes as the bearer. The body is not believed.",
    access: 'anyone',
    body: z.looseObject({}),
    reply: z.object({ token: z.string(), name: z.nullable(z.string()) }),
  }),
  sessions: endpoint('GET', '/api/user/sessions', {
    summary: 'The devices that are signed in, the last used first.',
    access: 'signed-in',
    reply: z.array(session),
  }),
  endSession: endpoint('DELETE', '/api/user/sessions/:id', {
    summary: 'Signs one device out.',
    access: 'signed-in',
    params: idParams,
    reply: done,
  }),
  endOtherSessions: endpoint('DELETE', '/api/user/sessions', {
    summary: 'Signs every other device out.',
    access: 'signed-in',
    reply: done,
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
