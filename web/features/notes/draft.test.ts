import { describe, expect, it } from 'vitest';
import { foundPage, makeDraftKey, meetStored, parseDraft, reviseDraft } from './draft.ts';

const keys = () => {
  let count = 0;
  return () => `key-${(count += 1)}`;
};

describe('reviseDraft', () => {
  it('keeps its key from the first letter to the save', () => {
    const makeKey = keys();
    let draft = reviseDraft(null, 'S', makeKey);
    draft = reviseDraft(draft, 'Soup.', makeKey);
    expect(draft).toEqual({ text: 'Soup.', key: 'key-1' });
  });

  it('begins anew once everything was wiped away', () => {
    const makeKey = keys();
    const wiped = reviseDraft(reviseDraft(null, 'Soup.', makeKey), '', makeKey);
    expect(wiped).toBeNull();
    expect(reviseDraft(wiped, 'Bread.', makeKey)?.key).toBe('key-2');
  });

  it('keeps spaces and line ends as they were typed', () => {
    expect(reviseDraft(null, ' \n', keys())?.text).toBe(' \n');
  });
});

describe('parseDraft', () => {
  it('gives back what was remembered', () => {
    const draft = { text: 'A “quoted” evening \u{1F30A}', key: 'k' };
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it('is null for nothing, for something else, and for an empty text', () => {
    expect(['null', '{', '{"text":1,"key":"k"}', '{"text":"","key":"k"}', '"text"'].map(parseDraft)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(parseDraft(null)).toBeNull();
  });
});

describe('meetStored', () => {
  const soup = { text: 'Soup.', key: 'mine' };
  const bread = { text: 'Bread.', key: 'theirs' };
  const touched = { draft: soup, kept: true, restored: false, contested: false };

  it('takes over what another page wrote, where nothing was written here', () => {
    expect(meetStored(foundPage(null), bread, true)).toEqual(foundPage(bread));
    expect(meetStored(foundPage(soup), bread, true)).toEqual(foundPage(bread));
    expect(meetStored(foundPage(soup), null, true)).toEqual(foundPage(null));
  });

  it('keeps the words that are being written, and claims no more that the device has them', () => {
    const longer = { ...soup, text: 'Soup and bread.' };
    for (const stored of [bread, longer, null]) {
      expect(meetStored(touched, stored, true)).toEqual({ ...touched, contested: true });
    }
  });

  it('lets go of them once closed, for the device had them, but not while it has them not', () => {
    expect(meetStored(touched, bread, false)).toEqual(foundPage(bread));
    expect(meetStored(touched, null, false)).toEqual(foundPage(null));
    expect(meetStored({ ...touched, contested: true }, bread, false).draft).toEqual(soup);
    expect(meetStored({ ...touched, kept: false }, bread, false).draft).toEqual(soup);
  });

  it('changes nothing where both hold the same', () => {
    expect(meetStored(touched, { ...soup }, true)).toBe(touched);
    expect(meetStored({ ...touched, contested: true }, soup, true)).toEqual(touched);
  });
});

describe('makeDraftKey', () => {
  const getRandomValues = (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(0xff);

  it('asks the browser where it can', () => {
    expect(makeDraftKey({ getRandomValues, randomUUID: () => 'from-the-browser' })).toBe('from-the-browser');
  });

  it('makes a version 4 UUID where it cannot', () => {
    expect(makeDraftKey({ getRandomValues })).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  });
});
