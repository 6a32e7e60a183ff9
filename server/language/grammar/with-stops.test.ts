import { expect, test } from 'vitest';
import { withStops } from './with-stops.ts';

test.each([
  [
    'rain eleven millimetre in the gauge eleven I phoned Kobus to tell him eleven and he says no he always has more that man',
    'rain eleven millimetre in the gauge eleven. I phoned Kobus to tell him eleven and he says no he always has more that man',
  ],
  [
    'had my coffee on the step and I poured two cups again I do it every time since June well I drank the both of them',
    'had my coffee on the step and I poured two cups again. I do it every time since June. Well I drank the both of them',
  ],
  [
    'the wind pump is going again at last in the top camp Piet greased it and it does not scream any more at night',
    'the wind pump is going again at last in the top camp. Piet greased it and it does not scream any more at night',
  ],
  [
    "well did not fill in the form Nadia left me I'll do that tomorrow and then sat in the garden with a biscuit for an hour",
    "well did not fill in the form Nadia left me. I'll do that tomorrow and then sat in the garden with a biscuit for an hour",
  ],
])('stops stand where a new subject begins: %s', (dictated, heard) => {
  expect(withStops(dictated)).toBe(heard);
});

test.each([
  [
    'what came of it',
    'ok one good thing Imani beat me at spades and talked so much mess I forgot about the phone for an hour and a half',
  ],
  [
    'what a thing is told by that somebody had',
    'and then Mrs Pruitt told us about a yellow dress she had in nineteen forty nine and how the sleeves came to be so long',
  ],
  [
    'what goes on from a word that joins',
    'Trevor brought back the spade I lent him in about 2019 and he has put a new handle on it so I can not even be cranky',
  ],
  [
    'what somebody says or thinks',
    'Bernie said she thought he was asleep in the chair by the window when the man from the council rang the bell',
  ],
  [
    'what somebody answers',
    'told Jayden about the shifters said sorry mate and he goes that is alright Gaz I blamed you for the level all week',
  ],
  [
    'what leads to it in the middle',
    'the attic was a hundred and thirty one degrees and when I came down the ladder she had a mango popsicle already open',
  ],
  [
    'where somebody was',
    'the hot water job in Sebastopol the old fella there gave me a bag of lemons about fifteen of them and would not take no',
  ],
  [
    'who was just named',
    "the boy from next door Kahu he's about nine came over the fence and sat with me till the rain stopped again",
  ],
  [
    'a title and its name',
    'the chicken turned out and we ran out by second lunch and Miss Loretta said I got the touch in the end',
  ],
  [
    'a text with marks',
    'We went out, and it rained all day long on the hills I like the best of all of them and on us',
  ],
  ['a short text', 'we had soup I slept'],
])('and not in %s', (_, text) => {
  expect(withStops(text)).toBe(text);
});
