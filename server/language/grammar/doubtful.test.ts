import { describe, expect, test } from 'vitest';
import { isDoubtful, isPatched } from './doubtful.ts';

test('what was done to a boat is not the writer’s deed', () => {
  expect(isDoubtful('Tied up with the wind')).toBe(true);
});

describe('whose words they are is not sure', () => {
  test.each([
    'She stopped after a while and said my mother does it like that',
    'She rubbed out one and said now be brave and rub the other',
    'She told me I was a lovely girl, did I work here',
    'He said we have to listen to it together',
    'She went “you are a giant” I am five foot seven',
    'Mama Trevor said from her door, that boy is repairing my roof',
    "Orla said my flat smells like pancakes now so it's ours",
  ])('%s', (text) => {
    expect(isDoubtful(text)).toBe(true);
  });

  test.each([
    'She asked if I play',
    'He told me that the baby is called Inês, after our grandmother',
    'I said thank you to the driver and my bus came',
    'She had clearly been told to put it on my side',
    'The game went on for hours and my dad is still talking about it',
    'He said “I have been there”',
    'Freya said she would do it again',
    'My gran said my great uncle also batted 11',
  ])('sure: %s', (text) => {
    expect(isDoubtful(text)).toBe(false);
  });
});

describe('clauses that no mark parts', () => {
  test.each([
    'I slept till 12 it was amazing',
    'He has no teeth problem he just comes in now',
    'I was home on the late bus had the top deck front seat to myself',
  ])('%s', (text) => {
    expect(isDoubtful(text)).toBe(true);
  });

  test.each([
    'The cake I made was good',
    'Armed robbers were in the film we saw',
    'It turned out we had the key all along',
    'When I came back the neck was correct',
  ])('whole: %s', (text) => {
    expect(isDoubtful(text)).toBe(false);
  });
});

test.each([
  'My granddaughter rode with me last week and today her teacher phoned',
  'We sat on the radio for I guess ten minutes',
  "It's ours",
  "Surf was flat so didn't miss anything",
  'I gave him half me pasty',
  'Home the dog lost her mind period new paragraph',
  "The flight's tomorrow",
  'She said read it again',
])('in other ways unsure: %s', (text) => {
  expect(isDoubtful(text)).toBe(true);
});

describe('who did it is not sure', () => {
  test.each([
    'Stung on the ear.',
    'Asked to be the back of the cow.',
    'Fed to the crows',
    'Closed.',
    'Locked in for an hour with my in-laws',
    'Escape room: locked in for an hour',
    'Rained off at the cricket so we played cards',
    'Lesson rained out so I practised in the sink',
    'Got the last twist in Warings, woman behind me actually tutted',
    'I am kneading so excuse me',
    'Bury me with the burgers.',
    'Eleven jars labelled.',
    'I was laughed in the class',
    'My umbrella was died',
    "Said I'd think about it",
    'So are you, I told her.',
    'Blessing Adeoti, who never speaks, put up her hand',
  ])('%s', (text) => {
    expect(isDoubtful(text)).toBe(true);
  });

  test.each([
    'Asked my sister for the recipe',
    'Made two loaves',
    'Closed the shop early',
    'I was laughed at by a seagull',
    'Walking home I saw a heron',
    'The lesson was rained out so I practised in the sink',
    'Slept.',
    'I said I would think about it',
    'I told her that you never know',
    'Two herons flew over the house',
  ])('sure: %s', (text) => {
    expect(isDoubtful(text)).toBe(false);
  });
});

describe('parts that make no sentence', () => {
  test.each([
    'Supervisor out so Dre put the music on',
    "First frost and it didn't matter because we're done",
    'Jollof, and Agnieszka had three plates',
    'Power cut, so we sat on the balcony',
    'Hot cup of tea, drank all of it standing up',
    'Dosa with Anu, waited forty minutes',
  ])('%s', (text) => {
    expect(isPatched(text)).toBe(true);
  });

  test.each([
    'My sister and I drove to the lake',
    'Mum and Dad came, and I cooked',
    'My sister, the doctor, came',
    'After lunch, Ana and I slept',
    'It was a long day but we got the heating on',
    'Just the two of us and the dog walked home',
  ])('a sentence: %s', (text) => {
    expect(isPatched(text)).toBe(false);
  });
});
