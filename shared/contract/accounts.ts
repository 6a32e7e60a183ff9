import * as z from 'zod/mini';
import { done, id, text, timezone } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from '../limits.ts';

export const user = z.object({
  id,
  username: z.string(),
  name: z.nullable(z.string()),
  email: z.string(),
  firstLogin: z.boolean(),
});
export type User = z.output<typeof user>;

export const email = z.pipe(text(limits.emailMax).check(z.trim(), z.toLowerCase()), z.email('Invalid email address'));

const newPassword = text(limits.passwordMax).check(
  z.minLength(limits.passwordMin, `Password must be at least ${limits.passwordMin} characters`),
);

/** What the sign-in form and `POST /api/login` take; `username` may be an e-mail. */
export const credentials = z.strictObject({
  username: text(limits.emailMax).check(z.trim(), z.minLength(1, 'Username is required')),
  password: text(limits.passwordMax).check(z.minLength(1, 'Password is required')),
  rememberMe: z.optional(z.boolean()),
});

export const registration = z.strictObject({ email, password: newPassword, timezone: z.optional(timezone) });

/** The sign-up form: a registration with the password twice. The second never leaves the browser. */
export const signUpForm = z.strictObject({ email, password: newPassword, confirmPassword: newPassword }).check(
  z.refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: 'Passwords do not match',
  }),
);

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
  completeOnboarding: endpoint('POST', '/api/user/complete-onboarding', {
    summary: 'Remembers that the first-login chooser was seen.',
    access: 'signed-in',
    reply: done,
  }),
};
