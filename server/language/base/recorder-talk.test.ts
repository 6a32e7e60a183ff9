import { expect, test } from 'vitest';
import { withoutRecorderTalk } from './recorder-talk.ts';

test.each([
  ['ja is it on now right good morning the pump is going', 'good morning the pump is going'],
  ['right is this thing on good so I had a fella in the back', 'so I had a fella in the back'],
  ["right is it going okay it's going um we had mince on toast", 'we had mince on toast'],
  ['Is it on. Is it going now. Right. The robin came in', 'The robin came in'],
  ['it was a good pie how do you stop this thing Annelie no the red one', 'it was a good pie'],
  ['Then he laughed, is it still on', 'Then he laughed'],
  ["I was there okay that's it stop. stop recording", 'I was there'],
  ["The coat is back in the cupboard. That's all thank you. How do I", 'The coat is back in the cupboard'],
])('%s', (dictated, heard) => {
  expect(withoutRecorderTalk(dictated)).toBe(heard);
});

test.each([
  'The radio is on and the kettle too',
  'How do you stop a wasp',
  'In the end we had to stop',
  "It's on Saturday, the party",
  'Is it going to rain? We stayed in',
  "It's on my mind all the time",
  'This is on me he said and paid for everyone',
  "It's going great with Ana",
  'Ada asked how do you end this story and I said with a dragon',
  'He asked how do you stop it hurting and I had no answer',
])('what is told stays: %s', (text) => {
  expect(withoutRecorderTalk(text)).toBe(text);
});
