import { expect, test } from 'vitest';
import { chooserFrom } from '../base/random.ts';
import { compose } from '../compose.ts';
import type { Moment } from '../compose.ts';
import { judgeWeek } from '../reading/judge-week.ts';
import { readWeek } from '../reading/read-week.ts';
import { planOf } from '../selection/choose-notes.ts';
import { lastWordOf, type LastWord } from './last-word.ts';

const heart =
  "Out at six, flat as anything. Safiya the new trainee asked about my nan's budgie all the way out and I told her the lot. At lunch the hatch goes and it's Safiya, all eighty metres up with two teas and a grin, her first time to the top, and we drank them looking at the sea. When I came down there was half a Twix on my helmet. The budgie was called Gordon.";
const others = ['Beans for tea.', 'Town lost again. Went with Lee.', 'Washed everything. Did a chicken, a bit dry.'];

function weekOf(...texts: string[]): Moment[] {
  return texts.map((content, at) => ({ id: at + 1, content, localDate: `2025-03-0${3 + at}`, createdAt: at }));
}

function lastOf(...texts: string[]): LastWord | undefined {
  const week = judgeWeek(readWeek(weekOf(...texts)), 'uplifting');
  return lastWordOf(planOf(week, chooserFrom('last')).items, week);
}

test('a clause of the heart of the week is heard once more, as it was written', () => {
  const last = lastOf(others[0] ?? '', heart, others[1] ?? '', others[2] ?? '');
  expect(last?.note.moment.id).toBe(2);
  expect(heart).toContain(last?.text);
});

test('it is the last line of a toast, after the glass, and rests on its note', () => {
  const moments = weekOf(others[0] ?? '', heart, others[1] ?? '', others[2] ?? '');
  const { lines } = compose({ moments, tone: 'uplifting', narrator: 'calm', seed: 'last' });
  const [glass, last] = lines.slice(-2);
  expect(glass?.text).toMatch(/to you/);
  expect(last?.text).toMatch(/“[^“”]+[.!]”$/);
  expect(last?.noteIds).toEqual([2]);
});

test('where it would only just have been heard, another is', () => {
  expect(lastOf(others[0] ?? '', others[1] ?? '', others[2] ?? '', heart)?.text ?? '').not.toMatch(/Gordon/);
});

test.each([
  ['of a week of two moments', [others[0] ?? '', heart]],
  [
    'where danger is heard',
    [others[0] ?? '', heart, 'I took all the tablets last night and woke up anyway.', others[1] ?? ''],
  ],
  [
    'of what hurt its writer',
    [
      others[0] ?? '',
      'He held me down and laughed and would not stop. Then he made pancakes and we ate them by the window with the radio on, and he gave me the biggest one. He said I deserved it.',
      others[1] ?? '',
      others[2] ?? '',
    ],
  ],
  ['where no note stands out', ['Had soup.', 'Had rice.', 'Had bread.', 'Had fish.']],
])('there is none %s', (_, texts) => {
  expect(lastOf(...texts)).toBeUndefined();
});

// A sting is built just as a punchline is.
test.each([
  [
    'what somebody else said',
    "Built the treehouse with Ben, or mostly me, from nine in the morning, with the pulley and the trapdoor and the little flag he'd drawn himself. He held the spirit level and told me when the bubble was in the middle. He's six and he takes it very seriously. When it was up we sat inside with our knees under our chins and ate crisps and looked at next door's trampoline. I asked him what he thought. He said it's good. He said Steve would have made it bigger.",
  ],
  [
    'what something is called',
    'First day back and I had my new haircut, the one Auntie Bea did in the kitchen with the good scissors. Walked in at registration and Mr Harlow stopped reading the names. Then Kayleigh started and then the whole back row, and Mr Harlow had to put his folder up in front of his face. I laughed as well, obviously. At break Kayleigh took a photo so I could see it from the back. By lunch it had a name. They call it the mushroom.',
  ],
  [
    'what stands in a note that is not light',
    'They let us have the room with the blue curtain for as long as we wanted, and the midwife, Grace, brought a little hat that some lady in Dorset knits. It fitted. Sean did the socks. We told her about the house and the cat and the crab apple, and which window would be hers. Grace took a print of her foot, no longer than my thumb. It was a bright cold morning with everybody scraping their cars. The man on the barrier lifted it and gave us a thumbs up. The car seat was already in.',
  ],
])('nothing is heard twice of %s', (_, note) => {
  expect(
    lastOf('Half-term traffic. Took the back lanes.', note, 'Bins went out a day early.', 'Rain till four.'),
  ).toBeUndefined();
});
