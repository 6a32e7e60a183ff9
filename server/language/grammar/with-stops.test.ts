import { expect, test } from 'vitest';
import { withStops } from './with-stops.ts';

test.each([
  [
    'rain eleven millimetre in the gauge eleven I phoned Kobus to tell him eleven and he says no he always has more that man',
    /in the gauge eleven\. I phoned Kobus to tell him eleven,? and he says,? no/,
  ],
  [
    'had my coffee on the step and I poured two cups again I do it every time since June well I drank the both of them',
    /two cups again\. I do it every time since June[.,] well,? I drank the both of them$/i,
  ],
  [
    'they changed the cast and it is purple now she asked what colour and I said whatever you have got and she said purple then so it is purple',
    /it is purple now\. She asked what colour,? and I said,? whatever you have got,? and she said,? purple then,? so it is purple$/,
  ],
  [
    'the old fella across the road came out banging a pot and off she went I thought my heart would stop I phoned everybody',
    /banging a pot,? and off she went[.,]? I thought my heart would stop\. I phoned everybody$/i,
  ],
  [
    'they lost on Tuesday no wait that was Monday they lost Monday and tonight they won five to two and I stayed up for it',
    /^they lost on Tuesday, no,? wait, that was Monday[.,]? they lost Monday,? and tonight they won five to two,? and I stayed up for it$/i,
  ],
])('marks stand where somebody draws breath: %s', (dictated, heard) => {
  expect(withStops(dictated)).toMatch(heard);
});

test.each([
  [
    'what came of it',
    'ok one good thing Imani beat me at spades and talked so much mess I forgot about the phone for an hour and a half',
    /mess[.,]/,
  ],
  [
    'what a thing is told by that somebody had',
    'and then Mrs Pruitt told us about a yellow dress she had in nineteen forty nine and how the sleeves came to be so long',
    /dress[.,]/,
  ],
  [
    'what somebody says or thinks',
    'Bernie said she thought he was asleep in the chair by the window when the man from the council rang the bell',
    /said[.,]|thought[.,]|window\./,
  ],
  [
    'what leads to it in the middle',
    'the attic was a hundred and thirty one degrees and when I came down the ladder she had a mango popsicle already open',
    /ladder\./,
  ],
  [
    'where somebody was',
    'the hot water job in Sebastopol the old fella there gave me a bag of lemons about fifteen of them and would not take no',
    /fella[.,]|there[.,]/,
  ],
  [
    'who was just named',
    "the boy from next door Kahu he's about nine came over the fence and sat with me till the rain stopped again",
    /Kahu\.|nine\./,
  ],
  [
    'a title and its name',
    'the chicken turned out and we ran out by second lunch and Miss Loretta said I got the touch in the end',
    /Miss[.,]|said\./,
  ],
])('and not in %s', (_, text, mark) => {
  expect(withStops(text)).not.toMatch(mark);
});

test.each([
  ['with marks', 'We went out, and it rained all day long on the hills I like the best of all of them and on us'],
  ['that is short', 'we had soup I slept'],
])('a text %s stays as it is', (_, text) => {
  expect(withStops(text)).toBe(text);
});

test('the same words stay in the same order', () => {
  const spoken =
    'went to the clinic um the girl there Keisha said I would live so that was good then I got a coffee and the fella in front paid';
  expect(withStops(spoken).toLowerCase().replace(/[.,]/g, '')).toBe(spoken.toLowerCase());
});
