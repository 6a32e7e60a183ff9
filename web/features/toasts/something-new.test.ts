import { expect, it } from 'vitest';
import { hasSomethingNew } from './something-new.ts';

const toast = {
  createdAt: '2026-03-08T09:00:00.000Z',
  narrator: 'calm',
  tone: 'reflective',
  voicedBy: 'builtin',
} as const;
const preferences = { voiceStyle: 'calm', toastTone: 'auto' } as const;
const before = { createdAt: '2026-03-07T20:00:00.000Z', updatedAt: null };
const known = { toast, preferences, notes: [before] };

it.each([
  ['nothing was written since', known, false],
  ['nothing is known of who listens', { ...known, preferences: undefined }, false],
  ['something was written', { ...known, notes: [{ ...before, createdAt: '2026-03-08T09:00:01.000Z' }, before] }, true],
  ['something was changed', { ...known, notes: [{ ...before, updatedAt: '2026-03-09T09:00:00.000Z' }] }, true],
  ['another narrator was chosen', { ...known, preferences: { ...preferences, voiceStyle: 'bright' } }, true],
  ['another tone was chosen', { ...known, preferences: { ...preferences, toastTone: 'humorous' } }, true],
  ['the tone it has was chosen', { ...known, preferences: { ...preferences, toastTone: 'reflective' } }, false],
  ['its words are lost', { ...known, toast: { ...toast, unreadable: true } }, true],
  ['another voice stood in', { ...known, toast: { ...toast, voicedBy: 'fallback' } }, true],
] as const)('%s', (_what, given, isNew) => {
  expect(hasSomethingNew(given)).toBe(isNew);
});
