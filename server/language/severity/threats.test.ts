import { describe, expect, test } from 'vitest';
import { dangerIn, isByRule } from './severity.ts';

describe('danger from others in plain words', () => {
  test.each([
    'Car parked across from the gate again last night, lights off, till two. Plums with Ana after.',
    'He texted that he knows which bus I take. The plums are ripe.',
    'Auntie pushed the dresser against the door and we slept in the one bed.',
    'He sent one message that he will finish what he started. Zikora read a whole page.',
    'Uncle Ray came to my room again last night. Today we went to the zoo.',
    'Dad had his belt off again but Gran came in with the shopping. Gran made apple pie.',
    'Slept in the bath with the door locked, took a pillow this time.',
    'He followed me home from the tram again and stood over the road till eleven.',
    'Wore the blouse with the high collar, in this heat. It was under a minute and he let go by himself. Good mangoes.',
    'My neck is sore. He let go after a minute. Good mangoes.',
    "Missed the 5.05 and Gareth was stood at the window with his watch. So it's the scarf for a few days, draughty anyway.",
    "Poppy knocked but I only waved. I'd have had to find my long sleeves, she notices everything, that child.",
    'He hit me and said that next time he will kill me. Soup with Ana.',
    'Daddy hit me with the hairbrush again.',
    'Dad beat me with his belt. The rice was good.',
    'She hit me again last night.',
    'He choked me a bit but it was fine.',
    'Rob hit me on Saturday. He said sorry after.',
    'He comes in when they are asleep.',
    'He makes me laugh then beats me.',
    'My brother choked me until I saw stars.',
    'Lovely day at the lake. He was kidding around and said if I ever took off with Owen he would find us and that would be that.',
    'My voice is a frog’s today, I told them a cold. She let go when the bell rang. Mr Abe wrote me down a tea for it.',
  ])('is heard: %s', (note) => {
    expect(dangerIn(note)).toBe('danger');
  });

  test.each([
    'Our dog followed me home from the tram again and sat on the mat.',
    'Moved the sofa across the room and found nine pens.',
    'The smell hit me and I thought she will kill me for burning the pie, and then we laughed.',
    'Dad beat me at chess again last night and hit me with a pillow.',
    'She choked me up with that poem, and it hit me on Saturday that she is eight.',
    'The cat comes in when we are asleep.',
    'It hit me again last night that Mum is gone. Her mug is still on the hook.',
    'Makes me laugh. Means so much to me.',
    'Sparring with Dee, she punched me so hard my mouthguard flew. Great round.',
    'The idea hit me on Sunday in the shower, a bakery on a barge.',
    'Waved from the ferry. Goodbye everybody.',
    'Easter hunt: written a note for each of them, hidden in the garden with an egg.',
    'A wave hit me and my sister laughed so hard she nearly went under.',
    'Said if I go past the bakery she will kill me for not bringing buns.',
    'My throat was tight but she let go of my hand and ran in to school.',
    'My throat is raw from the match, he let go a shot from the halfway line.',
    'Held the plank for less than a minute and he stopped the clock.',
    'My voice held all evening, and at the last note he let go of the rope and the curtain came down.',
    'Ran with the bike for less than a minute and then I let go, and she rode on by herself.',
    'She finished what she started, a whole quilt in four blues.',
    'He knows every bus there is and told me their numbers.',
    'Ran laps, Dad with his watch, and a warm scarf for the way home.',
    'Bought new long sleeves for cycling and Ana noticed.',
  ])('is not in: %s', (note) => {
    expect(dangerIn(note)).toBe(null);
  });
});

test('what others should not have done is danger where it saved somebody', () => {
  expect(dangerIn('I wish they had not resuscitated me. Porridge for breakfast and then a nurse came by.')).toBe(
    'crisis',
  );
  expect(dangerIn("I wish they hadn't called the ambulance. Slept till noon.")).toBe('crisis');
  expect(isByRule("She asked me what a macerator was so I told her and she wished she hadn't asked.")).toBe(false);
  expect(isByRule("I wish he hadn't brought the dog to the hall, it ate the raffle.")).toBe(false);
});

test('who finds somebody a lift home threatens nobody', () => {
  expect(isByRule('Dad said if I left now he would find me.')).toBe(true);
  expect(isByRule('Dad said if I left now he would find me a lift home after the match.')).toBe(false);
});

describe('danger from oneself', () => {
  test.each([
    'Called Ron late. He drove over and took the rifles up to his place for a while. My idea.',
    'Took the box over to Ray and asked would he hang on to it for me for a while. I heard him lock the cabinet.',
    'The other night I took too many on purpose, and I woke up.',
  ])('is heard: %s', (note) => {
    expect(dangerIn(note)).toBe('crisis');
  });

  test.each([
    "Took my tablets so I don't throw up on the ferry. We saw dolphins.",
    'Dad had the rifles out for a bit and we shot tins off the wall.',
    'Grandpa locked the guns away for now and taught me chess.',
    'Asked Ray to hang on to the drill for me for a while, and locked up the shop.',
    'Asked Ray to hold on to the dog for me, and I locked the shop up.',
  ])('is not in: %s', (note) => {
    expect(dangerIn(note)).toBe(null);
  });
});
