import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { credentials, signUpForm } from '#shared/contract/account-fields.ts';
import { messagesOf, stillWrong } from './use-form.ts';

function messages(schema: z.ZodMiniType, values: unknown) {
  return messagesOf(z.safeParse(schema, values).error?.issues ?? []);
}

test('gives the first message of each field, in the words of the contract', () => {
  expect(messages(credentials, { username: ' ', password: '' })).toEqual({
    username: 'Username is required',
    password: 'Password is required',
  });
  expect(messages(signUpForm, { email: 'nope', password: 'abc', confirmPassword: '' })).toEqual({
    email: 'Invalid email address',
    password: 'Password must be at least 6 characters',
    confirmPassword: 'Password must be at least 6 characters',
  });
});

test('says beside the second password that the two differ', () => {
  const form = { email: 'ana@example.com', password: 'abcdef', confirmPassword: 'abcdeg' };
  expect(messages(signUpForm, form)).toEqual({ confirmPassword: 'Passwords do not match' });
});

test('while mending, nothing new is held against anyone', () => {
  const now = { email: 'Invalid email address', password: 'Password must be at least 6 characters' };
  expect(stillWrong({ email: 'Taken' }, now)).toEqual({ email: 'Invalid email address' });
  expect(stillWrong({ email: 'Taken' }, {})).toEqual({});
});
