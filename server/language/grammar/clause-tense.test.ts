import { describe, expect, test } from 'vitest';
import type { Moment } from '../base/types.ts';
import { namesIn } from '../base/proper-names.ts';
import { tidy } from '../base/clean-note.ts';
import { unitsOf } from '../reading/read-clauses.ts';
import { saidOf } from '../reading/unit.ts';

function heard(content: string): string[] {
  const moment: Moment = { id: 1, content, localDate: '2025-03-04', createdAt: 0 };
  const tidied = tidy(content);
  return unitsOf({ moment, tidied }, namesIn([tidied]), 60).map((unit) => `${unit.kind}: ${saidOf(unit)}`);
}

describe('what has been done, or is so since then, stays in its tense', () => {
  test.each<[string, string[]]>([
    [
      'Mia lost a tooth in one of my rolls. We have agreed to call it a review.',
      ['told: Mia lost a tooth in one of your rolls', 'stated: you have agreed to call it a review'],
    ],
    ['The boy from group has got 30 days', ['stated: the boy from group has got 30 days']],
    ["I've read one whole book", ["stated: you've read one whole book"]],
    ['The tomatoes have come up', ['stated: the tomatoes have come up']],
    [
      "Dad said I was his best. It's gone to my head",
      ['told: your dad said you were his best', "stated: it's gone to your head"],
    ],
    ['Daddy is walking without the stick', ['stated: your daddy is walking without the stick']],
    ["Papa's sugar is in range after so long", ["stated: your papa's sugar is in range after so long"]],
    ['My sister is pregnant after seven years', ['stated: your sister is pregnant after seven years']],
    [
      "My sister's coming for a week in May, she's booked the train",
      ["stated: your sister's coming for a week in May, she's booked the train"],
    ],
    [
      "The boat's in the water, she doesn't leak, I christened her with tea",
      ["stated: the boat's in the water, she doesn't leak, you christened her with tea"],
    ],
    [
      "Fixed the doorbell. It plays carols now and I don't know how to stop it but she loves it",
      [
        'told: you fixed the doorbell',
        "stated: it plays carols now and you don't know how to stop it but she loves it",
      ],
    ],
    ['Tested the oat loaf. It works.', ['told: you tested the oat loaf', 'stated: it works']],
    [
      "A friend of mine came. He still can't whistle.",
      ['told: a friend of yours came', "stated: he still can't whistle"],
    ],
  ])('%s', (content, said) => {
    expect(heard(content)).toEqual(said);
  });
});

describe('what reaches back from a day that is over is told from there', () => {
  test.each<[string, string]>([
    ['Fixed the fan. It has been rattling since we moved in.', 'told: it had been rattling since you moved in'],
    ["He laughed. I've never heard him laugh before.", 'told: you had never heard him laugh before'],
    ["Mum cooked. She hasn't done that in years.", "told: she hadn't done that in years"],
    ['Timed the light. Been like that since 2021 probably.', 'told: it had been like that since 2021 probably'],
    // What is as true now stays.
    ['Rang Jo. I have been sober since May.', 'stated: you have been sober since May'],
    ["Cake with Ana. We've been married for forty years.", "stated: you've been married for forty years"],
    ['Saw Tom. He has lived here since 2010.', 'stated: he has lived here since 2010'],
    ["Tea. I haven't smoked since May.", "stated: you haven't smoked since May"],
    ["Mum cooked. She hasn't stopped since and still goes on.", "stated: she hasn't stopped since and still goes on"],
    ['Mum rang. The tomatoes have come up.', 'stated: the tomatoes have come up'],
  ])('%s', (content, said) => {
    expect(heard(content).at(-1)).toBe(said);
  });
});

describe('what was passing is told in the past', () => {
  test.each<[string, string]>([
    ["I'm so tired and so happy", 'told: you were so tired and so happy'],
    ['The kids are asleep', 'told: the kids were asleep'],
    ["It's raining on the skylight", 'told: it was raining on the skylight'],
    ["I can't believe it is over", "told: you couldn't believe it was over"],
  ])('%s', (content, said) => {
    expect(heard(content)).toEqual([said]);
  });
});

describe('a clause without its subject or article gets it', () => {
  test.each<[string, string]>([
    ['No call backs this week', 'told: there were no call backs this week'],
    ['no homework!!', 'told: there was no homework'],
    ['No traffic on the ring road', 'told: there was no traffic on the ring road'],
    ['Beach with the cousins', 'told: you were at the beach with the cousins'],
    [
      'Dancing in the sluice with Femi because our song was on',
      'doing: dancing in the sluice with Femi because your song was on',
    ],
    ['New gate hung, and it swings shut by itself', 'told: the new gate hung, and it swings shut by itself'],
    ['Wind dropped', 'told: the wind dropped'],
    ['Generator did not disgrace us', 'told: the generator did not disgrace you'],
    ["Mother called me by my aunt's name", "told: your mother called you by your aunt's name"],
    ['Mate of mine from school came in', 'told: a mate of yours from school came in'],
    ['legs felt dead but in a good way', 'told: your legs felt dead but in a good way'],
    ['WFH so had lunch with the kids', 'told: you were working from home so you had lunch with the kids'],
    ['went gym', 'told: you went to the gym'],
    ['the driver that scratched my car actually stopped', 'told: the driver that scratched your car actually stopped'],
    ['First blackberries in the hedge', 'phrase: the first blackberries in the hedge'],
    ['Day off', 'phrase: a day off'],
    ['Tools all in the right place in the van', 'phrase: tools all in the right place in the van'],
  ])('%s', (content, said) => {
    expect(heard(content)).toEqual([said]);
  });
});

describe('kept in the words of the writer', () => {
  test.each([
    'I cooked, we ate, nobody was hurry',
    'I did not be afraid to ask',
    'My son has new friend',
    'She correct me in the shop',
    'My neighbour Margaret teach me to make scones',
    'We thank God for today',
    'My God is good',
    'He said let us see which is better than no',
  ])('%s', (content) => {
    expect(heard(content)).toEqual(['words: ']);
  });

  test.each([
    'She wrote it correct',
    'The bank opened me an account after four times I went',
    'He helped her and gave me tea',
  ])('but told where it is only a little odd: %s', (content) => {
    expect(heard(content)[0]).toMatch(/^told: /);
  });
});
