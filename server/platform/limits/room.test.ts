import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { createRoom } from './room.ts';

/** An answer under way; `emit('close')` ends it. */
function answer({ destroyed = false } = {}): ServerResponse {
  return Object.assign(new EventEmitter(), { destroyed }) as unknown as ServerResponse;
}

it('has room for so many of a person and so many in all, and places are given back', () => {
  const room = createRoom({ each: 2, all: 3, waitMs: 5000 });
  const answers = [1, 1, 2].map((userId) => {
    const taken = answer();
    expect(room.enter(userId, taken)).toBeNull();
    return taken;
  });
  const [own, everybodys] = [room.enter(1, answer()), room.enter(2, answer())];
  expect([own?.code, own?.headers]).toEqual(['rate_limited', { 'retry-after': '5' }]);
  expect([everybodys?.code, everybodys?.status, everybodys?.userMessage]).toEqual([
    'busy',
    503,
    'Many people are asking for this just now. Please try again in 5 seconds.',
  ]);
  answers[0]?.emit('close');
  expect(room.enter(2, answer())).toBeNull();
  expect(room.enter(3, answer())?.code).toBe('busy');
});

it('gives no place to someone who is gone already, for nobody would give it back', () => {
  const room = createRoom({ each: 1, waitMs: 5000 });
  expect(room.enter(1, answer({ destroyed: true }))?.code).toBe('invalid');
  expect(room.enter(1, answer())).toBeNull();
});
