import { expect, it } from 'vitest';
import { CallError } from '#web/lib/call.ts';
import { saveProblem } from './save-problem.ts';

const failed = { kind: 'problem', title: 'Failed to save note' };

it.each([
  [new CallError({ code: 'invalid', message: 'This day is still to come.' }), 'This day is still to come.'],
  [new CallError({ code: 'unauthenticated', message: 'x' }), 'Please sign in again. Your words are kept.'],
  [
    new CallError({ code: 'conflict', message: 'x' }),
    'An earlier version of this has already been saved. Save again to keep this one too.',
  ],
])('what the server says is told: %s', (error, description) => {
  expect(saveProblem(error)).toEqual({ ...failed, description });
});

it('what goes wrong in the browser itself is told plainly', () => {
  expect(saveProblem(new TypeError('x is undefined'))).toEqual({
    kind: 'problem',
    title: 'Error saving reflection',
    description: 'There was a problem saving your reflection. Please try again.',
  });
});
