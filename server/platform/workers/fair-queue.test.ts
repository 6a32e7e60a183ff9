import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const any = () => true;

function drain(queue: ReturnType<typeof createFairQueue<string>>): string[] {
  const order: string[] = [];
  for (let next = queue.take(any); next !== undefined; next = queue.take(any)) {
    order.push(next);
  }
  return order;
}

describe('createFairQueue', () => {
  it('lets people take turns, however much one of them has asked for', () => {
    const queue = createFairQueue<string>();
    for (const task of ['a1', 'a2', 'a3']) {
      queue.add(task, { flow: 'a', cost: 10 });
    }
    queue.add('b1', { flow: 'b', cost: 10 });
    queue.add('c1', { flow: 'c', cost: 10 });
    expect(queue.before({ flow: 'd', cost: 10 })).toEqual(['a1', 'b1', 'c1']);
    expect(queue.before({ flow: 'd', cost: 5 })).toEqual([]);
    expect(queue.before({ flow: 'a', cost: 5 })).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
    expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  });

  it('lets a short one pass long ones, also those of others that came before', () => {
    const queue = createFairQueue<string>();
    queue.add('long', { flow: 'a', cost: 5000 });
    queue.add('longer', { flow: 'b', cost: 6000 });
    queue.add('word', { flow: 'c', cost: 20 });
    expect(drain(queue)).toEqual(['word', 'long', 'longer']);
  });

  it('never starves a long one, however many short ones keep coming', () => {
    const queue = createFairQueue<string>();
    queue.add('long', { flow: 'a', cost: 1000 });
    const taken: string[] = [];
    for (let n = 0; !taken.includes('long'); n += 1) {
      expect(n).toBeLessThan(12);
      queue.add(`word ${n}`, { flow: `someone ${n}`, cost: 100 });
      taken.push(queue.take(any) ?? '');
    }
  });

  it('owes nothing to a person who comes back after their work was done', () => {
    const queue = createFairQueue<string>();
    queue.add('a1', { flow: 'a', cost: 100 });
    queue.add('b1', { flow: 'b', cost: 100 });
    expect(drain(queue)).toEqual(['a1', 'b1']);
    queue.add('a2', { flow: 'a', cost: 10 });
    queue.add('b2', { flow: 'b', cost: 20 });
    expect(drain(queue)).toEqual(['a2', 'b2']);
  });

  it('lets those go first who were kept waiting by what took longer than it looked', () => {
    const queue = createFairQueue<string>();
    queue.add('a1', { flow: 'a', cost: 1 });
    queue.add('a2', { flow: 'a', cost: 1 });
    queue.add('b1', { flow: 'b', cost: 10 });
    expect(queue.take(any)).toBe('a1');
    queue.charge('a', 100);
    queue.add('a3', { flow: 'a', cost: 1 });
    queue.add('c1', { flow: 'c', cost: 20 });
    expect(drain(queue)).toEqual(['b1', 'c1', 'a2', 'a3']);
  });

  it('passes over what may not begin yet, and leaves it where it stands', () => {
    const queue = createFairQueue<string>();
    queue.add('a', { flow: 'a', cost: 1 });
    queue.add('b', { flow: 'b', cost: 2 });
    expect(queue.take((task) => task !== 'a')).toBe('b');
    expect(queue.take(() => false)).toBeUndefined();
    expect(queue.all()).toEqual(['a']);
    expect(queue.remove('a')).toBe(true);
    expect(queue.remove('a')).toBe(false);
    expect(queue.take(any)).toBeUndefined();
  });
});
