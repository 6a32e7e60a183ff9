import { describe, expect, it } from 'vitest';
import { foundPage, makeDraftKey, meetStored, parseDraft, reviseDraft, together } from './draft.ts';

const keys = () => {
  let count = 0;
  return { makeKey: () => `key-${(count += 1)}`, at: 7 };
};

describe('reviseDraft', () => {
  it('keeps its key from the first letter to the save', () => {
    const means = keys();
    let draft = reviseDraft(null, { text: 'S' }, means);
    draft = reviseDraft(draft, { text: 'Soup.' }, { ...means, at: 8 });
    expect(draft).toEqual({ text: 'Soup.', key: 'key-1', at: 8 });
  });

  it('begins anew once everything was wiped away', () => {
    const means = keys();
    const wiped = reviseDraft(reviseDraft(null, { text: 'Soup.' }, means), { text: '' }, means);
    expect(wiped).toBeNull();
    expect(reviseDraft(wiped, { text: 'Bread.' }, means)?.key).toBe('key-2');
  });

  it('keeps spaces and line ends as they were typed', () => {
    expect(reviseDraft(null, { text: ' \n' }, keys())?.text).toBe(' \n');
  });

  it('lives on a recording alone, and ends with it', () => {
    const voice = { id: 'v', ms: 900 };
    const spoken = reviseDraft(null, { recording: voice, localDate: '2025-03-02' }, keys());
    expect(spoken).toEqual({ text: '', key: 'key-1', at: 7, recording: voice, localDate: '2025-03-02' });
    expect(reviseDraft(spoken, { localDate: null }, keys())).toEqual({
      text: '',
      key: 'key-1',
      at: 7,
      recording: voice,
    });
    expect(reviseDraft(spoken, { recording: null }, keys())).toBeNull();
  });

  it('claims no more that the server has the words, or would not take them', () => {
    const before = { text: 'Soup', key: 'k', at: 1, sealed: true as const, refusal: 'No.' };
    expect(reviseDraft(before, { text: 'Soup.' }, keys())).toEqual({ text: 'Soup.', key: 'k', at: 7 });
  });
});

describe('parseDraft', () => {
  it('gives back what was remembered', () => {
    const draft = { text: 'A “quoted” evening \u{1F30A}', key: 'k' };
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
    const whole = { ...draft, text: '', at: 3, recording: { id: 'v', ms: 9 }, localDate: '2025-03-02', sealed: true };
    expect(parseDraft(JSON.stringify(whole))).toEqual(whole);
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
  const touched = { draft: soup, kept: true, restored: false, elsewhere: false, contested: false };

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

  it('takes over the key that another page gave the same words', () => {
    const rekeyed = { ...soup, key: 'another', refusal: 'Saved before.' };
    expect(meetStored({ ...touched, contested: true }, rekeyed, true)).toEqual({ ...touched, draft: rekeyed });
  });

  it('changes nothing where both hold the same', () => {
    expect(meetStored(touched, { ...soup }, true)).toBe(touched);
    expect(meetStored({ ...touched, contested: true }, soup, true)).toEqual(touched);
  });
});

describe('together', () => {
  it('is the words of both, of the save and the day of the first', () => {
    const voice = { id: 'v', ms: 900 };
    const first = { text: 'Soup.', key: 'a', at: 1, localDate: '2025-03-02', sealed: true as const };
    expect(together(first, { text: 'Bread.', key: 'b', recording: voice })).toEqual({
      text: 'Soup.\n\nBread.',
      key: 'a',
      localDate: '2025-03-02',
      recording: voice,
    });
    expect(together(first, { text: '  ', key: 'b' }).text).toBe('Soup.');
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
