import { expect, test } from 'vitest';
import { tidy } from './clean-note.ts';
import { thumbsInFull } from './thumbs.ts';

test.each([
  [
    'v hot. current gone 4 hrs. Anup did d cooking bt he did it frm 6',
    'very hot. current gone 4 hours. Anup did the cooking but he did it from 6',
  ],
  [
    'even d window bars v wiped wit spirit. sunita goes 2 get d keys',
    'even the window bars we wiped with spirit. Sunita goes to get the keys',
  ],
  [
    'sat at the shelter n we 8 a full pack btwn 3 of us b4 9',
    'sat at the shelter and we ate a full pack between 3 of us before 9',
  ],
  ['fed calves 4 malachy after skl. he sed nthn', 'fed calves for Malachy after school. he said nothing'],
  [
    "hes rly been on r team since sept n hasnt said 1 word 2 any1 abt it. i had 2 borrow denny's",
    "he's really been on our team since sept and hasn't said 1 word to anyone about it. I had to borrow Denny's",
  ],
  [
    'it rly kept sayin no n she said back 2 it no abt 4 times',
    'it really kept saying no and she said back to it no about 4 times',
  ],
  ['had 2 coffee n 2 goals in d end bt rly ok', 'had 2 coffee and 2 goals in the end but really ok'],
  [
    'cdnt sleep, was sitting arnd 1 n abbu came 4 water. rly gd of him, i asked sm1 4 times',
    "couldn't sleep, was sitting around 1 and abbu came for water. really good of him, I asked someone 4 times",
  ],
  [
    'cereal 4 t agn. didnt want 2, ms D sed id think abt it',
    "cereal for tea again. didn't want to, ms D said I'd think about it",
  ],
  ['sunita not talking 2 maia agn. nvr mind', 'Sunita not talking to Maia again. never mind'],
])('quick thumbs say %j', (written, said) => {
  expect(tidy(written)).toBe(said);
});

test.each([
  'Took vitamin d tablets at 4 and slept till 2.',
  'We had 2 bowls and 4 apples, 8 in all.',
  'City v Arsenal, 4 of us in the den.',
  'Slept till 2 next to the fire, 4 hours, and read to page 8 of the den story.',
])('any other hand keeps its numbers and letters: %j', (text) => {
  expect(thumbsInFull(text)).toBe(text);
});

test('a time stays a number beside a word', () => {
  expect(tidy('slept til 2 woke up 2 loudspeaker frm next door, wrk at 4')).toBe(
    'slept till 2 woke up to loudspeaker from next door, work at 4',
  );
});
