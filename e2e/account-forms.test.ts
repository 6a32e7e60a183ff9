import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** A form of an account: where it is, what sends it, and its fields in the order one meets them. */
type Form = { at: string; send: string; fields: string[]; call: string };

const uuid = '3f2c1d9e-8b7a-4c6d-9e0f-1a2b3c4d5e6f';
const forms: Form[] = [
  { at: '/auth', send: 'Sign in', fields: ['Username', 'Password'], call: '/api/login' },
  { at: '/signup', send: 'Sign Up', fields: ['Email', 'Password', 'Confirm password'], call: '/api/register' },
  { at: '/forgot-password', send: 'Send reset link', fields: ['Email'], call: '/api/auth/forgot-password' },
  {
    at: '/resend-verification',
    send: 'Resend verification email',
    fields: ['Email'],
    call: '/api/auth/resend-verification',
  },
  {
    at: `/reset-password?token=${uuid}`,
    send: 'Reset password',
    fields: ['New password', 'Confirm new password'],
    call: '/api/auth/reset-password',
  },
];

/** What people and programs put into fields, and what each form says of it beside its first field. */
const inputs = {
  empty: '',
  overlong: 'a'.repeat(5000),
  'right to left': 'مرحبا@بالعالم',
  emoji: '🥂🎉@🥂.🎉',
};
const said: Record<string, Record<keyof typeof inputs, string | null>> = {
  '/auth': {
    empty: 'Username is required',
    overlong: 'Please keep this under 254 characters.',
    'right to left': null,
    emoji: null,
  },
  '/signup': all('Invalid email address', 'Please keep this under 254 characters.'),
  '/forgot-password': all('Please enter a valid email address', 'Please keep this under 254 characters.'),
  '/resend-verification': all('Please enter a valid email address', 'Please keep this under 254 characters.'),
  [`/reset-password?token=${uuid}`]: {
    empty: 'Password must be at least 8 characters',
    overlong: 'Please keep this under 256 characters.',
    'right to left': 'Password must contain at least one uppercase letter',
    emoji: 'Password must be at least 8 characters',
  },
};

function all(message: string, tooLong: string): Record<keyof typeof inputs, string> {
  return { empty: message, overlong: tooLong, 'right to left': message, emoji: message };
}

function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

for (const form of forms) {
  for (const [name, text] of Object.entries(inputs) as [keyof typeof inputs, string][]) {
    test(`${form.at.split('?')[0] ?? ''} with ${name} input`, async ({ page, expectProblem }) => {
      expectProblem(/40[01] \((?:Unauthorized|Bad Request)\)/);
      await page.goto(form.at);
      for (const label of form.fields) {
        await field(page, label).fill(text);
      }
      let calls = 0;
      page.on('request', (request) => {
        calls += new URL(request.url()).pathname === form.call ? 1 : 0;
      });
      await page.getByRole('button', { name: form.send, exact: true }).click();
      const message = said[form.at]?.[name];
      const [first = ''] = form.fields;
      if (message) {
        await expect(field(page, first)).toBeFocused();
        await expect(field(page, first)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, first)).toHaveAccessibleDescription(new RegExp(message.replace(/[.()]/g, '\\$&')));
        expect(calls, 'what is known to be wrong is not sent').toBe(0);
      } else {
        await expect(page.getByText('That username or password is not right.').first()).toBeVisible();
      }
      for (const label of form.fields) {
        await expect(field(page, label), 'nothing typed is lost').toHaveValue(text);
      }
    });
  }
}
