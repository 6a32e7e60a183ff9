import { expect, test } from 'vitest';
import { chancesInWeek } from './in-its-week.ts';
import { dangerIn } from './severity.ts';

const chanceInWeek = (text: string, others: readonly string[]): number => chancesInWeek([text, ...others])[0] ?? 0;

const light = ['We bought far too many plums.', 'I finally fixed the gate.', 'Soup with Bruno, and he sang.'];
const withTheDog =
  "Sat with the dog for the whole match. He kept his head on my foot. He'll be all right, he minds Jan better than me anyway.";
const late =
  'got in 20 minutes late because of the 11 bus and he had put the chain on. only an hour this time. Biscuit sat with me on the step though so it was kinda nice';

test('a sign of the same danger in another note makes an alarm likelier', () => {
  const gaveAway = 'Gave my good reel to Vali, he can keep it.';
  expect(chanceInWeek(withTheDog, [gaveAway, ...light])).toBeGreaterThan(1.5 * chanceInWeek(withTheDog, light));
  const atTheDoor = 'Told Mags I walked into the door. She put the kettle on.';
  expect(chanceInWeek(late, [atTheDoor, ...light])).toBeGreaterThan(3 * chanceInWeek(late, light));
});

test('and so does a more alarming note beside it', () => {
  const plain = 'Stood on the bridge a good while and thought nobody would be put out much if I was not here.';
  expect(chanceInWeek(withTheDog, [plain, ...light])).toBeGreaterThan(chanceInWeek(withTheDog, light));
});

test('a light note among light ones is hardly of danger', () => {
  expect(chanceInWeek('I finally fixed the gate, and Bruno held the hinge.', light)).toBeLessThan(0.001);
});

test('a dear moment told at length is none beside calm notes without a sign, and may be one beside a sign', () => {
  const passed =
    'HE PASSED. Third try. First time he hit the curb and cried in the car park, second time he went through a stop sign because he was looking at me. So today I stayed in the waiting room with my coat over my head and I heard the door and nobody said a word for so long that I thought that was it, and then he put the paper on my knee and stood there. He is taller than me now. I held on to his sleeve all the way to the bus, which I have not done since he was four, and he let me.';
  const others = [...light, 'Washed the windows and the step.', 'Tea with Mo and his sister.'];
  expect(chanceInWeek(passed, others)).toBeLessThan(0.05);
  const sign = 'Told Mags I walked into the door. She put the kettle on.';
  expect(chanceInWeek(passed, [sign, ...others])).toBeGreaterThan(chanceInWeek(passed, others));
});

test('the only alarm of a calm week is none, and may be one beside another', () => {
  const tiles =
    'Kyle sent a photograph of his kitchen wall. He is tiling it for his nan and had worked out the number of tiles himself, with 10% for breakages, written on the plaster in pencil. 143. He put "is this right" and I checked it on the back of the gas bill and it\'s right. I had to ring my sister about Christmas afterwards and she asked why I was in such a good mood.';
  const others = [...light, 'Washed the windows and the step.'];
  expect(dangerIn(tiles)).not.toBeNull();
  expect(chanceInWeek(tiles, others)).toBeLessThan(0.05);
  expect(chanceInWeek(tiles, [late, ...others])).toBeGreaterThan(0.2);
});
