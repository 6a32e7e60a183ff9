import { expect, test } from 'vitest';
import { hasSignOfFarewell, hasSignOfFear, mayBeFarewell, mayEndanger } from './beside-danger.ts';

test.each([
  'The flat over the garage has a bolt on the inside.',
  'He slept in my bed with the chair against the door.',
  'She called me at the office, as my phone is with him till Friday.',
  'Back at twenty past, so there was no trouble about the time.',
  'An evening without listening for the car.',
  'She pressed her number in my hand, on paper.',
  'It is too hot for a scarf but I will be wearing one this week.',
  'My voice is still going and coming.',
  "She took my NRC and the children's under-five cards home with the skirt.",
  'She is no longer bolting the back gate at night.',
  'She says she sleeps lightly, and the gate is green.',
  'You do not have to ring first, she said.',
  'The phone can be left under the counter, it will look as if I am working.',
  'He gave me a new phone, already set up.',
  'Wore the full sleeve one, everyone said so elegant.',
  "Didn't get to call Lottie, Curtis had my phone all evening.",
  'Tablets near done, must ask Ricardo for the money.',
])('fear at home shows in: %s', (text) => {
  expect(hasSignOfFear(text)).toBe(true);
  expect(mayEndanger(text)).toBe(true);
});

test.each([
  'Filled the car up and parked it nose out.',
  'Home by 5:40, Tyler had the stopwatch going as a joke.',
  "Biscuit's leash is on the front seat, keeps her from chewing it.",
  'Sat up in the top row so I could see the parking lot.',
  'A grey Corsa sat ootside fae nine till after one.',
  "My sister's couch tonight.",
])('where danger is plain it may show in: %s', (text) => {
  expect(hasSignOfFear(text)).toBe(false);
  expect(mayEndanger(text)).toBe(true);
});

test.each([
  'The shed has a new bolt and a coat of paint.',
  'We put the chair by the window to see the boats.',
  'My phone is with the repair man in the arcade.',
  'No trouble with the engine this time.',
  'Her number came up at the bingo.',
  'Ramiro had my phone number wrong.',
  'Must ask Ricardo for the recipe.',
  'It was too hot for a run, so we sat on the step.',
  'My voice is gone from singing at the match.',
  'Renewed my id and dropped my documents at the bank.',
  'The door is not locked on Sundays.',
  'We told Mum it is cake for tea.',
  'The baby sleeps well and we rang the bell first.',
])('and not in: %s', (text) => {
  expect(hasSignOfFear(text)).toBe(false);
});

test('a farewell shows where things are given and nothing is taken for them', () => {
  expect(hasSignOfFarewell('He came for the drill set. He wanted to pay me and I said no.')).toBe(true);
  expect(mayBeFarewell('I did not interrupt him. I just wanted to hear his voice.')).toBe(true);
  expect(hasSignOfFarewell('Asked would he have Fly if it came to it, and left the feeds with the deeds.')).toBe(true);
  expect(hasSignOfFarewell('Grand to have it all squared away.')).toBe(true);
  expect(hasSignOfFarewell('He does good deeds and would have cake every day.')).toBe(false);
  expect(hasSignOfFarewell('I wanted to pay and the card did not work.')).toBe(false);
});

test('who keeps the cards may be who is feared, and not knowing how somebody knew is no secret', () => {
  expect(mayEndanger('Roll and sausage. Jess has the cards the now, easier that way.')).toBe(true);
  expect(mayEndanger("Casserole from Deb, already. I don't know how she knew.")).toBe(false);
  expect(mayEndanger("He doesn't know how I pay for it.")).toBe(true);
  expect(mayEndanger("I don't know how she got me the room.")).toBe(true);
});
