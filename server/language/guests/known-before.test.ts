import { expect, test } from 'vitest';
import { compose, type Moment } from '../compose.ts';

let id = 0;

/** A week of notes that begins so many days after some Monday. */
function weekAt(day: number, ...texts: string[]): Moment[] {
  return texts.map((content, at) => {
    id += 1;
    const date = new Date(Date.UTC(2025, 0, 6 + day + at));
    return { id, content, localDate: date.toISOString().slice(0, 10), createdAt: date.getTime() };
  });
}

/** The glass of a harmless week, after what was written so many days before it. */
function glassAfter(daysBefore: number, ...texts: string[]): string {
  const moments = weekAt(
    400,
    'Rob made pancakes for everyone and brought me mine in bed.',
    'Walked the dog with Rob along the canal.',
    'Mum rang and told me all about her garden and the hens and we laughed.',
  );
  const request = { tone: 'reflective', narrator: 'calm', seed: 'before' } as const;
  const { lines } = compose({ ...request, moments, earlier: weekAt(400 - daysBefore, ...texts) });
  return lines.at(-1)?.text ?? '';
}

/** A week in which danger from others is plain, and who it comes from has no name. */
const inDanger = [
  'He has my phone again and I have to ask before I ring Mum. I count the stairs when he comes up.',
  'Wore the long sleeves to work so nobody asks about my arm.',
  'Bought bread.',
  'Nice sky.',
];

test.each([
  ['a blow', ['Rob hit me on Saturday. He said sorry after.', 'Soup.', 'Walked the dog.']],
  [
    'a blow by somebody named in the sentence before',
    ['Rob came in late and he pushed me into the door. I said it was the cupboard.', 'Soup.'],
  ],
  ['a parting', ['Rob came by for his things. He’s moved out and the house is so quiet.', 'Soup.']],
  ['fear', ['i am so scared of rob when he has had a drink, i sat in the bathroom till two.', 'Soup.']],
  ['a blow in few words', ['Rob cam hame steamin and leathered me wi his belt.', 'Soup.']],
  [
    'a threat by nobody it names',
    ['He said he will kill me if I leave. I have a bag packed behind the boiler.', 'Soup.'],
  ],
  ['a death', ['We buried Rob on Tuesday.', 'Soup.']],
  ['danger from a man who is not named', inDanger],
])('nobody is toasted of whom a week before told %s', (_, before) => {
  expect(glassAfter(14, ...before)).not.toMatch(/Rob/);
});

test.each([
  ['nothing', []],
  ['what was in play', ['Rob broke my mug and we laughed so much, he bought me a new one.', 'Soup.']],
  ['shouting', ['Rob shouted at me about the bins and I shouted back.', 'Soup.']],
  ['help with what another did', ['Rob held my hand when I told him that my dad used to hit us. Mum came.', 'Soup.']],
  ['a send-off to work', ['We gave Rob a big send-off, he starts in Dublin on Monday and Mum baked.', 'Soup.']],
  ["somebody else's death", ["Karen's mum died on Monday and her Rob told us.", 'Soup.']],
])('who was near is toasted after %s', (_, before) => {
  expect(glassAfter(14, ...before)).toMatch(/Rob/);
  expect(glassAfter(14, ...before)).toMatch(/your mum/);
});

test('kin are known by another word for them', () => {
  const week = weekAt(
    400,
    'Dad made me a swing in the tree and we sang there all afternoon.',
    'Soup.',
    'Picked apples.',
  );
  const glassOf = (earlier: Moment[]): string =>
    compose({ moments: week, earlier, tone: 'reflective', narrator: 'calm', seed: 'kin' }).lines.at(-1)?.text ?? '';
  expect(glassOf([])).toMatch(/your dad/);
  expect(glassOf(weekAt(300, 'Daddy hit me with the hairbrush again.', 'Soup.'))).not.toMatch(/dad/);
});

test('and again once half a year has passed', () => {
  expect(glassAfter(200, 'Rob hit me on Saturday. He said sorry after.', 'Soup.')).toMatch(/Rob/);
});

test('after a week of danger whose notes do not name them once four weeks have passed', () => {
  expect(glassAfter(28, ...inDanger)).not.toMatch(/Rob/);
  expect(glassAfter(40, ...inDanger)).toMatch(/Rob/);
});
