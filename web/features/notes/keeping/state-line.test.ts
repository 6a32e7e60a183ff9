import { expect, it } from 'vitest';
import type { Draft, PageDraft } from './draft.ts';
import { foundPage } from './draft.ts';
import { stateLine } from './state-line.ts';

const idle = { saving: false, saved: false, failed: false };
const draft: Draft = { text: 'Soup.', key: 'k' };
const sealed: Draft = { ...draft, sealed: true };
const typed = (what: Draft): PageDraft => ({ ...foundPage(what), restored: false });

it.each([
  [foundPage(null), idle, 'What you write is kept on this device until you save it.'],
  [typed(draft), idle, 'Kept on this device, not saved yet.'],
  [typed(sealed), idle, 'Kept on this device and on the server, not saved yet.'],
  [foundPage(draft), idle, 'Where you left off. Kept on this device, not saved yet.'],
  [foundPage(sealed), idle, 'Where you left off. Kept on this device and on the server, not saved yet.'],
  [{ ...foundPage(sealed), elsewhere: true }, idle, 'From another device. Not saved yet.'],
  [typed({ ...draft, refusal: 'Not this.' }), idle, 'Not saved yet. Not this.'],
  [
    typed({ ...draft, text: 'x'.repeat(20_001) }),
    idle,
    'Kept on this device, not saved yet. This is more than one reflection can hold. Please split it in two.',
  ],
  [typed(draft), { ...idle, failed: true }, 'Not saved. Your words are kept on this device.'],
  [{ ...typed(draft), kept: false }, idle, 'This device cannot keep a draft. Please save before you leave this page.'],
  [
    { ...typed(sealed), kept: false },
    idle,
    'This device cannot keep a draft. Your words are safe on the server, but not saved as a reflection yet.',
  ],
  [
    { ...typed(sealed), contested: true },
    idle,
    'Another tab has changed the draft on this device. Please save before you leave this page.',
  ],
  [typed(draft), { ...idle, saving: true }, 'Saving...'],
  [typed(draft), { ...idle, saved: true }, 'Saved.'],
])('says where the words are (%#)', (page, saving, line) => {
  expect(stateLine(page, saving).line).toBe(line);
});

it('does not speak up each time the server has caught up with the writer', () => {
  expect([draft, sealed].map((what) => stateLine(typed(what), idle).isNews)).toEqual([false, false]);
});
