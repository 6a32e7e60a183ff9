import { expect, test } from 'vitest';
import { providerName } from './provider-name.ts';

test.each([
  ['google', 'Google'],
  ['apple', 'Apple'],
  ['github', 'GitHub'],
  ['linkedin_oidc', 'LinkedIn'],
  ['some_other', 'Some Other'],
])('%s is known as %s', (provider, name) => {
  expect(providerName(provider)).toBe(name);
});
