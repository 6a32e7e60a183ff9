import { describe, expect, it } from 'vitest';
import { createReplies, currentTag, tagOf } from './replies.ts';

const reply = (revision: number, until: number, text = 'a') => ({
  revision,
  until,
  tag: tagOf(revision, until),
  text,
});

/** Remembers them as they are once each was asked for twice. */
function createAskedAgain(now: () => number) {
  const replies = createReplies(now);
  return {
    ...replies,
    keep: (...asked: Parameters<typeof replies.keep>) => {
      replies.keep(...asked);
      replies.keep(...asked);
    },
  };
}

describe('the tag of a reply', () => {
  it.each([
    ['its own', tagOf(7, Infinity), true],
    ['its own, made strong on the way', tagOf(7, Infinity).slice(2), true],
    ['one of several', `"other", ${tagOf(7, 2000)}`, true],
    ['one whose time is over', tagOf(7, 1000), false],
    ['one of another revision', tagOf(8, Infinity), false],
    ['anything at all', '*', false],
    ['no tag of ours', 'W/"7"', false],
    ['nothing', '', false],
    ['a list without an end', `${tagOf(7, Infinity)}, `.repeat(100), false],
  ])('named by %s', (_what, header, isCurrent) => {
    expect(currentTag(header, 7, 1000) !== null).toBe(isCurrent);
  });

  it('is sent back as it stands', () => {
    expect(currentTag(`"x", ${tagOf(7, 2000)}`, 7, 1000)).toBe(tagOf(7, 2000));
    expect(currentTag(undefined, 7, 1000)).toBeNull();
  });
});

describe('remembered replies', () => {
  it('are right for their person, address, revision and time alone', () => {
    let now = 1000;
    const replies = createAskedAgain(() => now);
    replies.keep(1, '/a', reply(7, 5000));
    expect(replies.find(1, '/a', 7)?.bytes.toString()).toBe('a');
    expect([replies.find(2, '/a', 7), replies.find(1, '/b', 7), replies.find(1, '/a', 8)]).toEqual([null, null, null]);
    now = 5000;
    expect(replies.find(1, '/a', 7)).toBeNull();
  });

  it('are those that are asked for a second time at the same revision', () => {
    const replies = createReplies(() => 0);
    replies.keep(1, '/a', reply(7, Infinity));
    expect(replies.find(1, '/a', 7)).toBeNull();
    replies.keep(1, '/a', reply(8, Infinity));
    expect(replies.find(1, '/a', 8)).toBeNull();
    replies.keep(1, '/a', reply(8, Infinity));
    expect(replies.find(1, '/a', 8)).not.toBeNull();
  });

  it('are gone after a minute', () => {
    let now = 0;
    const replies = createAskedAgain(() => now);
    replies.keep(1, '/a', reply(7, Infinity));
    now = 59_999;
    expect(replies.find(1, '/a', 7)).not.toBeNull();
    now = 60_000;
    expect(replies.find(1, '/a', 7)).toBeNull();
  });

  it('take four megabytes at most, and a large one none', () => {
    const replies = createAskedAgain(() => 0);
    const large = 'x'.repeat(100_000);
    for (let at = 0; at < 50; at += 1) {
      replies.keep(at, '/a', reply(7, Infinity, large));
    }
    const kept = Array.from({ length: 50 }, (_, at) => replies.find(at, '/a', 7)).filter((found) => found !== null);
    expect(kept).toHaveLength(40);
    expect([replies.find(9, '/a', 7), replies.find(10, '/a', 7)].map((found) => found === null)).toEqual([true, false]);
    replies.keep(50, '/a', reply(7, Infinity, `${large}x`));
    expect(replies.find(50, '/a', 7)).toBeNull();
  });
});
