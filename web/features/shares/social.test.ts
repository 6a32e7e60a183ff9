import { expect, test } from 'vitest';
import { platforms, postingPage } from './social.ts';

test('a link is passed on whole, and only to the site that was pressed', () => {
  const link = 'https://clink.example.org/shared/abc?x=1&y=ä';
  for (const platform of platforms) {
    const { protocol, host, searchParams } = new URL(postingPage(platform, link));
    expect([protocol, ['x.com', 'www.facebook.com', 'www.linkedin.com'].includes(host)]).toEqual(['https:', true]);
    expect(searchParams.get('url') ?? searchParams.get('u')).toBe(link);
  }
});
