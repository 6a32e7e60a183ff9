import { expect, test } from 'vitest';
import { compose, type Moment } from '../compose.ts';
import { chooserFrom } from '../base/random.ts';
import { countWords } from '../base/tokens.ts';
import { judgeWeek } from '../reading/judge-week.ts';
import { readWeek } from '../reading/read-week.ts';
import { planOf } from './choose-notes.ts';

function weekOf(...texts: string[]): Moment[] {
  return texts.map((content, at) => ({ id: at + 1, content, localDate: `2025-03-0${3 + at}`, createdAt: at }));
}

function spoken(moments: Moment[]): string[] {
  return compose({ moments, tone: 'humorous', narrator: 'calm', seed: 'seed' }).lines.map(({ text }) => text);
}

const small = [
  'Choir practice, and Bruno brought a lemon cake the size of a hat.',
  'Ana laughed at my plums.',
  'I finally fixed the gate.',
  'Mum saw a seal.',
];
const passed =
  "SHE PASSED. Fourth go. I was doing fish for 210 and my phone was in my apron, which it isn't meant to be, and I felt it go and I just knew. Sandra took over the trays so I could go and ring her from the back step by the bins. She was crying so much I thought she'd failed again. Then she said four minors mum, only four, and the examiner told her she was a very considerate driver. The whole kitchen clapped when I went back in and the kids in the queue joined in without knowing what for.";
const long = (of: string): string =>
  `got up late lol. bri made waffles. then we went down the market and i got the good apples, the ones from the woman with the ${of}, and she gave me one more for the road. nate was there with his sister and they were arguing about a tent. we ate on the wall by the river and watched a ${of} do nothing for twenty minutes. then bri dropped her phone in the bread bag and we could not find it for an hour because nobody rang it. came home, made soup, burned it, made toast. mum called and told me the whole story of the boiler again and i did not mind.`;

test('what a week was about is heard whole, with what was hard in it', () => {
  const lines = spoken(weekOf(...small, passed));
  expect(lines.some((line) => /SHE PASSED.*I thought she'd failed again.*without knowing what for/.test(line))).toBe(
    true,
  );
});

test('a week of nothing but long notes is not read out for minutes on end', () => {
  const lines = spoken(weekOf(...['dog', 'heron', 'swan', 'duck', 'crow', 'kite', 'owl'].map(long)));
  expect(countWords(lines.join(' '))).toBeLessThan(520);
  expect(lines.length).toBeGreaterThan(7);
});

test.each(['a hat', 'my good hat'])(
  'a blow in the middle of a bright day is told plainly, and its week is quiet: %s',
  (hat) => {
    const blow = `Kids up at six because of the snow! We made a snow goat, and Noah gave it ${hat}. My brother was stabbed on Friday and he is in a coma. Then pizza, the big one, and Joe did his walrus with the breadsticks until the waiter joined in. Home by ten, all of us singing.`;
    const week = judgeWeek(readWeek(weekOf(...small, blow)), 'humorous');
    expect(week).toMatchObject({ bearing: 'quiet', tone: 'reflective' });
  },
);

test('what is hard in a note is not told by itself where there is no room for all of it', () => {
  const animals = ['dog', 'heron', 'swan', 'duck', 'crow', 'kite', 'owl'];
  const texts = animals.map((of) => `my sister brought me soup because i could not stop crying. ${long(of)}`);
  const plan = planOf(judgeWeek(readWeek(weekOf(...texts)), 'auto'), chooserFrom('plan'));
  const told = plan.items.flatMap(({ main, more }) => (main.kind === 'words' ? [] : [main, ...more]));
  expect(told.length).toBeGreaterThan(5);
  expect(told.filter(({ hard }) => hard)).toEqual([]);
});
