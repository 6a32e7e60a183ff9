import { expect, test } from 'vitest';
import { withoutSpokenMarks } from './spoken-marks.ts';

test.each([
  ['its unsettling but nice full stop no I said full stop', 'its unsettling but nice.'],
  ['Been missing since the Jubilee full stop. I said full stop', 'Been missing since the Jubilee.'],
  ['a bag of those ju jubes comma no not comma', 'a bag of those ju jubes'],
  ['out in the wind comma no dont write comma a lady came', 'out in the wind, a lady came'],
  ["a miracle comma no don't write comma. Loaded by six", 'a miracle. Loaded by six'],
  ['Femi fixed the gate full stop', 'Femi fixed the gate.'],
  ['when the bus came comma no dont write comma Ana got on', 'when the bus came, Ana got on'],
  ["nobody cried full stop. not full stop the word. oh it's written it", 'nobody cried.'],
  ["he helped as per usual full stop oh it's typing that", 'he helped as per usual.'],
  [
    "said into the phone full stop no full stop oh it's writing that as well. anyway lambs",
    'said into the phone. Anyway lambs',
  ],
  ['had the phone out and all full stop no delete that anyway Mayo won', 'had the phone out and all. Anyway Mayo won'],
  ["called me Mrs Pruitt. Full stop. New line. No don't write new line", 'called me Mrs Pruitt.'],
  ['better than ever. Full stop. I do not know do I have to say full stop.', 'better than ever.'],
  ['half of them were bald full stop how do you do a full stop', 'half of them were bald.'],
  ["gone by eight, full stop, no, don't write full stop", 'gone by eight.'],
  ["I always said it wasn't question mark no period", "I always said it wasn't."],
  [
    'the driver waited while I found my pass full stop. She had it on',
    'the driver waited while I found my pass. She had it on',
  ],
  ['the man from the railway comma which I am', 'the man from the railway, which I am'],
  ['the flat has an echo comma I said hello to it', 'the flat has an echo, I said hello to it'],
  ["Karen's quiche is still there full stop", "Karen's quiche is still there."],
  ['fine question mark fine exclamation mark', 'fine question mark fine!'],
  ['the dog was asleep question mark', 'the dog was asleep?'],
  ['we love him period', 'we love him.'],
  ['he was a new chap full stop beans want picking full stop', 'he was a new chap. Beans want picking.'],
  ["a sign about the tea spoons comma there's now three", "a sign about the tea spoons, there's now three"],
  ["the gutter broke period no I don't want you to write period", 'the gutter broke.'],
  ['that is where it goes period new no stop stop', 'that is where it goes.'],
  ["I don't think so. Period. New line. No don't write that", "I don't think so."],
  ['not the socket set because quote no set was listed unquote', 'not the socket set because “no set was listed”'],
])('%s', (dictated, heard) => {
  expect(withoutSpokenMarks(dictated, false)).toBe(heard);
});

test.each([
  'It all came to a full stop',
  'Then a sudden full stop',
  'We ground to full stop',
  'He is the best dog, full stop',
  'I am happy. Full stop.',
  'and after lunch a free period',
  'Slept through chemistry period',
  'Cleaned the pond and fed the comma',
  'Bought a reel and some new line',
  'I hate a misplaced comma but I let it go',
  'The bus came to an abrupt full stop. She laughed',
  'There is a question mark over the trip',
  'My back is one big question mark',
  'I am supposed to say comma no not comma so I say it',
  'she ate one mango full stop no regrets',
  'Our whole summer came to an abrupt full stop',
])('what is told stays: %s', (text) => {
  expect(withoutSpokenMarks(text, false)).toBe(text);
});

test('what may be a thing is a mark where something else was said to the machine', () => {
  expect(withoutSpokenMarks('the tide was out comma', false)).toBe('the tide was out comma');
  expect(withoutSpokenMarks('the tide was out comma', true)).toBe('the tide was out');
  expect(withoutSpokenMarks('we had maths third period', true)).toBe('we had maths third period');
});
