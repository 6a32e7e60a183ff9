import { expect, it } from 'vitest';
import { linesThatKnowToday, linesThatReachOutside, linesThatReadTheClock } from './lib/house-rules.ts';

it.each([
  'const now = new Date();',
  'f(new Date)',
  'return new Date;',
  'const text = Date();',
  'performance.now()',
  'process.hrtime.bigint()',
])('finds the clock read by: %s', (line) => {
  expect(linesThatReadTheClock(`// first\n${line}\n`)).toEqual([2]);
});

it.each([
  'new Date(row.at)',
  'new Date(deps.clock.now())',
  '// new Date() would read the clock',
  ' * new Date()',
  'format.Date()',
  'toDate()',
  'const at: Date = given;',
])('lets pass: %s', (line) => {
  expect(linesThatReadTheClock(line)).toEqual([]);
});

it.each([
  'const year = new Date().getFullYear();',
  'const at = Date.now();',
  'now: Date.now,',
  'await page.clock.install({ time });',
  'f(new Date)',
])('finds a journey that knows the day: %s', (line) => {
  expect(linesThatKnowToday(`// first\n${line}\n`)).toEqual([2]);
});

it.each([
  'const at = testNow();',
  'await takeClock(page, at);',
  'new Date(testNow())',
  'await page.evaluate(() => Date.now());',
  'const clicked = performance.now();',
  '// Date.now() would be the day of this machine',
])('lets a journey pass: %s', (line) => {
  expect(linesThatKnowToday(line)).toEqual([]);
});

it.each([
  "await fetch('https://example.org')",
  'const socket = new WebSocket(url);',
  "import { request } from 'node:https';",
  "import { connect } from 'tls';",
  "const { createTransport } = await import('nodemailer');",
  "import { generateText } from 'ai';",
  'const keys = createRemoteJWKSet(url);',
])('finds what goes outside past the doors: %s', (line) => {
  expect(linesThatReachOutside(`// first\n${line}\n`)).toEqual([2]);
});

it.each([
  "import type { Server } from 'node:http';",
  "import { isIP } from 'node:net';",
  'const noted = await carefulFetch(url, init, { outgoing });',
  '// fetch(url) would not be noted',
  'deps.outside.on(behalf)',
])('lets what stays here or goes by a door pass: %s', (line) => {
  expect(linesThatReachOutside(line)).toEqual([]);
});
