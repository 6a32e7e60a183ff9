import { expect, test } from 'vitest';
import { markSpeech } from './mark-speech.ts';

test.each([
  ['and she said, I only bought the one.', 'and she said, “I only bought the one”.'],
  ['Mum said, are you eating properly? I was.', 'Mum said, “Are you eating properly?” I was.'],
  ["It's not for you, she says, it's for her.", "“It's not for you,” she says, “it's for her”."],
  ['Terrible for you this year, we said, all of us.', '“Terrible for you this year,” we said, all of us.'],
  ['He said, my coat, and I gave it to him', 'He said, “My coat”, and I gave it to him'],
])('what was said after a comma: %s', (note, heard) => {
  expect(markSpeech(note)).toBe(heard);
});

test.each([
  'She said, very quietly, that I was late',
  "She said she'd come, and I cried",
  'He said, laughing at me, that it was so',
  'He said: “I am here, she said, I know”',
  'I told him, in my kitchen, about the owl',
  'He weighed out my kilo and one more, because, he said, an odd number falls over in the bag',
])('what is not surely speech stays: %s', (note) => {
  expect(markSpeech(note)).toBe(note);
});
