import { describe, expect, it } from 'vitest';
import { pageOfOurs } from './asked-page.ts';

const origin = 'https://clink.example';

describe('the page to come back to', () => {
  it.each(['/settings', '/settings#voice-pref', '/reflections?from=2026-01-01', '/', '/authors'])('is %s', (path) => {
    expect(pageOfOurs(path, origin)).toBe(path);
  });

  it.each([
    null,
    '',
    'settings',
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e%2e//evil.example',
    '//clink.example@evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '//[',
    '/auth',
    '/auth?x=1',
    '/auth/callback?code=1',
    '/signup#x',
  ])('is the dashboard for %j', (path) => {
    expect(pageOfOurs(path, origin)).toBe('/');
  });

  it('stays with us whatever it is made of', () => {
    const parts = ['/', '\\', '.', '..', '\t', '\r', '@', ':', '?', '#', 'evil.example', '%2f', '%5c', ' ', 'a'];
    for (const one of parts) {
      for (const two of parts) {
        for (const three of parts) {
          for (const four of parts) {
            const path = pageOfOurs(`/${one}${two}${three}${four}`, origin);
            expect(new URL(path, `${origin}/auth`).origin).toBe(origin);
          }
        }
      }
    }
  });
});
