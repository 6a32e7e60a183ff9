import { expect, test } from 'vitest';
import { markPlainSpeech } from './mark-plain-speech.ts';

test.each([
  ['He said do you still have the bucket. I do.', 'He said, “Do you still have the bucket?”. I do.'],
  ['She said wait Ajoba, I am writing.', 'She said, “Wait Ajoba, I am writing”.'],
  [
    'He asked what about the trip and I said you guys go.',
    'He asked, “What about the trip?” and I said, “You guys go”.',
  ],
  ["He said no wait, I haven't told her.", "He said, “No wait, I haven't told her”."],
  ['She said what did you dip then?', 'She said, “What did you dip then?”'],
])('what was said without a comma: %s', (note, heard) => {
  expect(markPlainSpeech(note)).toBe(heard);
});

test.each([
  'She asked did I want tea',
  'She said you can keep it',
  'He said that you are kind',
  'I said I would, and he told me what was in it',
  'He said “do you still have the bucket”',
])('what is not surely speech stays: %s', (note) => {
  expect(markPlainSpeech(note)).toBe(note);
});
