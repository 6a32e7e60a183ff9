import { expect, test } from 'vitest';
import { brokenOff, failedJourneys, failedTests } from './lib/failures.ts';

test('a journey that failed is named with its message, without colours and stack', () => {
  const passed = { title: 'passes', ok: true, tests: [{ results: [{ errors: [] }] }] };
  const message = '\u001B[31mError: expected 1\u001B[39m\n\nReceived: 2\n    at e2e/toast.test.ts:4:2';
  const failed = { title: 'hears it', ok: false, tests: [{ results: [{ errors: [{ message }] }] }] };
  expect(
    failedJourneys({
      stats: { expected: 1, unexpected: 1 },
      suites: [{ file: 'toast.test.ts', specs: [passed], suites: [{ file: 'toast.test.ts', specs: [failed] }] }],
    }),
  ).toBe('toast.test.ts: hears it\n    Error: expected 1\n    Received: 2');
});

test('tests that failed are named, and so is a file that did not load', () => {
  const counts = { numPassedTests: 1, numFailedTests: 1 };
  const failing = { fullName: 'adds', status: 'failed', failureMessages: ['Error: 3 is not 4\n    at sum.ts:1:1'] };
  const passing = { fullName: 'subtracts', status: 'passed', failureMessages: null };
  expect(
    failedTests({
      ...counts,
      testResults: [
        { name: 'sum.test.ts', message: '', assertionResults: [failing, passing] },
        { name: 'gone.test.ts', message: 'Cannot find module', assertionResults: [] },
      ],
    }),
  ).toBe('sum.test.ts: adds\n    Error: 3 is not 4\ngone.test.ts\n    Cannot find module');
});

test('a file whose process V8 ended is told from every other error outside of a test', () => {
  const died = (signal: string) =>
    `Worker exited unexpectedly with signal ${signal} during started state while running test file /clink/a.test.ts`;
  expect(brokenOff([])).toEqual([]);
  expect(brokenOff([died('SIGTRAP')])).toEqual(['/clink/a.test.ts']);
  expect(brokenOff([died('SIGKILL')])).toEqual([]);
  expect(brokenOff([died('SIGTRAP'), 'a promise that nobody waited for'])).toEqual([]);
});
