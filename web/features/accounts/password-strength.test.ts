import { describe, expect, it } from 'vitest';
import { strengthOf } from './password-strength.ts';

describe('the strength of a password', () => {
  it.each([
    ['', 'none'],
    ['hunter', 'easy'],
    ['aaaaaaaaaaaaaaaa', 'easy'],
    ['123456789012', 'easy'],
    ['qwertyuiop', 'easy'],
    ['9876543210', 'easy'],
    ['blue-otter', 'fair'],
    ['Secret12', 'easy'],
    ['correct horse battery', 'good'],
    ['vXk3!mZq9#', 'good'],
    ['木漏れ日のなかを歩いた朝', 'good'],
  ])('of %s is %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength);
  });
});
