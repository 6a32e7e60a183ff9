import { describe, expect, test } from 'vitest';
import { withoutTakenBack } from './taken-back.ts';

describe('what was taken back is not heard', () => {
  test.each([
    ['well the chess nuts are no the Chinooks are here', 'well the Chinooks are here'],
    ['a cold and a driving lesson no sorry a riding lesson', 'a cold and a riding lesson'],
    ['I had the care home no the care a van no I had Karen drive me out', 'I had Karen drive me out'],
    ['I rang the gas man no not the gas man the gas people', 'I rang the gas people'],
    ['I rang the gas man no the gas people. She laughed', 'I rang the gas people. She laughed'],
    ['a ride up to Flanker, no wait, not Flanker, Norwood, and back', 'a ride up to Norwood, and back'],
    ['at church no not church the temple he sang', 'at the temple he sang'],
    ['went to Flanker no Norwood not Flanker today', 'went to Norwood today'],
    ['Pie mash and pees. Peas not pees. Oh leave it', 'Pie mash and peas.'],
    ["put on my dad's kwality no sorry qawwali CD", "put on my dad's qawwali CD"],
    ['she brought ponies I mean peonies', 'she brought peonies'],
    ['I sat with the dying I mean the dyeing group', 'I sat with the dyeing group'],
    ['The bread was stale no the bread was fine', 'The bread was fine'],
    ['I did a quarter peel of oranges no a quarter peal delete that', 'I did a quarter peal'],
  ])('%s', (dictated, heard) => {
    expect(withoutTakenBack(dictated)).toBe(heard);
  });
});

test('what is sighed long after is of something else', () => {
  expect(
    withoutTakenBack('it was Tuesday no Wednesday we went out and then she took all the bread home scratch that'),
  ).toBe('it was Wednesday we went out and then she took all the bread home scratch that');
});

describe('where a note runs on, a bare no takes back what sounds like what follows, or is of its kind', () => {
  const on = ' and then we walked on to the harbour and had our tea';
  test.each([
    ['it was Tuesday no Wednesday we went', 'it was Wednesday we went'],
    ['March no April was the month', 'April was the month'],
    ['twenty five no twenty six of them came', 'twenty six of them came'],
    ['Big Tony and Louise no Luis and the rest', 'Big Tony and Luis and the rest'],
    ['so doctor mean huh no Dr. Menon told him', 'so Dr. Menon told him'],
  ])('%s', (dictated, heard) => {
    expect(withoutTakenBack(`${dictated}${on}`)).toBe(`${heard}${on}`);
    expect(withoutTakenBack(dictated)).toBe(dictated);
  });
});

describe('what is no correction stays', () => {
  test.each([
    'there was no the usual',
    'he said no the car was fine',
    'oh no the cake fell',
    'Pie no the usual',
    'asked for a shawarma with no meat no garlic no pickle',
    'no heat no heater no hat',
    'lunch at two no one minded',
    'there were six no two alike',
    'no school Monday no Tuesday either',
    'the finest painting no painter could match it',
    'a beer no bar was open',
    'we won two nil no harm done',
    'Coffee not tea',
    'We grow flowers. Flour not bread is what she buys',
    'It was dry. No, it was perfect.',
    'I was happy, no, not happy, ecstatic',
    'it was cold no not cold the sun was out',
    'yes he did it no he did not',
    'Mum said it was mine no it was hers',
    'I thought it was rain no it was the hose',
    'do you have milk no you have none',
    'is the shop open no the shop is not open',
    "I've told it no for nine days and I'll tell it no till it learns",
    'She is kind I mean kinda',
    'I walked with Tom no Tim was ill so it was only the two of us on the hill',
    'It was cold no cloud in the sky and Femi sang',
    'Toast with butter no batter left. So. Femi sang.',
    'we got a letter no later than noon and then we all walked on to the harbour',
    'Aurora came by with three no four leaf clover',
    'It rained Monday no Tuesday bus either',
    'I like the red one I mean the big one',
    'left it on purpose no not on purpose scratch that left it',
    'I watered the beds no the beds were dry and no I was not cross',
  ])('%s', (text) => {
    expect(withoutTakenBack(text)).toBe(text);
  });

  test("where 'no' stands for 'not'", () => {
    expect(withoutTakenBack('It wis the big hoose no the big kirk')).toBe('It wis the big hoose no the big kirk');
    expect(withoutTakenBack('My boss say Tuesday no Wednesday')).toBe('My boss say Tuesday no Wednesday');
  });
});
