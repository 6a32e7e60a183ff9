import { describe, expect, test } from 'vitest';
import { isDictated } from './dictated.ts';

describe('what was dictated shows it', () => {
  test.each([
    'I laughed till I had to sit down on the flower. Floor. F L O O R.',
    'Took the dog up Ilkley more, moor, he rolled in something',
    'That bit of water I never know the name of, sole way something, solway',
    'Beat Noreen at crib bitch. Cribbage. Fifteen two.',
    'Okay is it on. Okay. I made the biscuits',
    'Potluck in the staff room and my pancit went first full stop',
    'We had supper with Louise no Luis and then we all walked on to the harbour',
    'The young fella that bought my boat come up the drive stayed twenty minutes I could have talked to him till supper',
  ])('%s', (text) => {
    expect(isDictated(text)).toBe(true);
  });

  test.each([
    'We ate bread. Breads of all kinds.',
    'Rain all day, rainy as it can be, and we stayed in',
    'The dog ran. Dogs do.',
    'I walked with Ana. Anna came too.',
    'Carried my spider plant home on the tram and a lad gave it his seat',
    'Slept. Swam. Ate.',
    'Glen came over to borrow the auger and he brought back the auger he borrowed last year so that is something',
    'Mum came and held him and I slept two hours and woke up and did not know what day it was in a good way',
    'A week of walking by the sea with all of the children and the dog and a very large basket of bread and cheese and apples',
  ])('and what was not: %s', (text) => {
    expect(isDictated(text)).toBe(false);
  });
});
