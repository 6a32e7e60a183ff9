import { describe, expect, it } from 'vitest';
import { CallError } from '#web/lib/call.ts';
import { generationProblem, isOnlyImpatience } from './problems.ts';

const none = () => {};

describe('generationProblem', () => {
  it('lets the server speak where it has something kind to say', () => {
    const error = new CallError({ code: 'invalid', status: 400, message: 'Write one reflection first.' });
    let wrote = 0;
    const { action, ...notice } = generationProblem(error, () => (wrote += 1));
    expect(notice).toEqual({ title: 'Nothing in the glass yet', description: 'Write one reflection first.' });
    expect(action?.label).toBe('Write the first one');
    action?.onAction();
    expect(wrote).toBe(1);
  });

  it('lets it speak of what went wrong as well', () => {
    const error = new CallError({ code: 'rate_limited', status: 429, message: 'Rate limit exceeded.' });
    expect(generationProblem(error, none)).toEqual({
      kind: 'problem',
      title: 'Error generating toast',
      description: 'Rate limit exceeded.',
    });
  });

  it('gives the status where it has not', () => {
    const bare = new CallError({
      code: 'unavailable',
      status: 502,
      statusText: 'Bad Gateway',
      message: 'Request failed with status 502',
    });
    expect(generationProblem(bare, none).description).toBe('Something went wrong: 502 Bad Gateway');
    const internal = new CallError({
      code: 'internal',
      status: 500,
      statusText: 'Internal Server Error',
      message: 'Something went wrong on our side.',
    });
    expect(generationProblem(internal, none).description).toBe('Something went wrong: 500 Internal Server Error');
    const odd = new CallError({ code: 'internal', status: 418, message: 'Request failed with status 418' });
    expect(generationProblem(odd, none).description).toBe('Something went wrong: 418');
  });

  it('knows a network that is away', () => {
    expect(generationProblem(new CallError({ code: 'network', message: 'x' }), none)).toMatchObject({
      title: 'Network error',
      description: 'Could not connect to the server. Please try again.',
    });
  });
});

describe('isOnlyImpatience', () => {
  const gateway = new CallError({ code: 'unavailable', status: 504, message: 'Request failed with status 504' });
  const cut = new CallError({ code: 'network', message: 'x' });
  const refused = new CallError({ code: 'rate_limited', status: 429, message: 'Rate limit exceeded.' });

  it('is what no answer means while the toast is seen to be made', () => {
    expect([gateway, cut, refused].map((error) => isOnlyImpatience(error, true))).toEqual([true, true, false]);
    expect([gateway, cut, refused].some((error) => isOnlyImpatience(error, false))).toBe(false);
  });
});
