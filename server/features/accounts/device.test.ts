import { expect, it } from 'vitest';
import { processorTime } from '#server/test/how-long.ts';
import { deviceOf } from './device.ts';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/114.0.5735.99 Mobile/15E148 Safari/604.1',
    'Chrome on iPad',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-S901B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/22.0 Chrome/111.0.5563.116 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
])('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

it.each([undefined, '', '   ', 'curl/8.5.0', '\u0001', '💿', 'x'.repeat(60_000)])('%s names no device', (userAgent) => {
  expect(deviceOf(userAgent)).toBeNull();
});

it('stays short and plain, and is quick, whatever comes', async () => {
  for (const junk of [
    '<b>Firefox</b>/1 Windows NT 10',
    `Firefox/${'9'.repeat(50_000)} (Windows`,
    `${'(iPhone;'.repeat(5_000)} Version/1 Safari/`,
    'Mozilla/5.0 (Windows NT "><script>alert(1)</script>) Firefox/1',
    `${'A '.repeat(9_000)}/`,
  ]) {
    expect(deviceOf(junk) ?? '').toMatch(/^[\p{L}\p{N} .+-]{0,60}$/u);
    expect(processorTime(() => deviceOf(junk))).toBeLessThan(100);
  }
});
