import { describe, expect, it, test } from 'vitest';
import type { Moment } from '../base/types.ts';
import { factComplaints } from './facts.ts';

const notes: Moment[] = [
  'Tom was up before me. I heard the quad go and stayed in bed another ten minutes, just to listen to it.',
  "The vet came out at two in the morning and wouldn't take a penny for the tea.",
  'Anna made me laugh so much that I spilt my tea. “You plank,” she said.',
  'Walked the dog to the library in the rain. My brother Joe rang at 8:50 about the 27 eggs.',
  'Went home before my shift. Mum cooked.',
  "The choir sang badly. My uncle said I was late and I wasn't. I did not bring my umbrella.",
  'Carried the piano upstairs for the choir. It took my spanner and her stubborn hip. Twice.',
  "Her mum at the pool: “She says you taught her.” She asked why they stop there. I say why they wouldn't.",
  'Snow day. Made pancakes for the baby. Ray ate them. You can hear me laughing more than the baby.',
  'Slept late did not know what day then remembered my shift.',
  "Gran says “you'll know” on the tape. I did not know.",
  'The driver refused my fare.',
  'Smiled again. At me, and the fan was off. We watched with the sound off.',
  'The ward had a singsong. Started with Anna, who has a cold.',
  'New fella at the choir. Sat in the last chair. I did not need a ticket and he tapped again.',
  "Made a crumble and Anna had two bowls and then one more. Can't move my neck.",
  'No letter came. Home at four, tide in.',
  'Owen did not say anything just smiled. Dad let me drive.',
  'He shut his eyes. He said leave it.',
].map((content, at) => ({
  id: at + 1,
  content,
  localDate: `2025-03-${String(at + 3).padStart(2, '0')}`,
  createdAt: at,
}));

function complaints(text: string, ...noteIds: number[]): string[] {
  return factComplaints([{ text, noteIds }], notes)[0] ?? [];
}

describe('style, syntax and plain inference are free', () => {
  test.each<[string, string, number[]]>([
    [
      'another order of words',
      'Up before you, on Monday: Tom. You heard the quad go, and stayed in bed to listen.',
      [1],
    ],
    ['a figure of speech', 'The quad went out, and those ten minutes in bed were the best of the account.', [1]],
    ['a list without a verb', 'The vet, at two in the morning, and not a penny for the tea.', [2]],
    ['two notes side by side', 'On Monday Tom was up before you, and on Tuesday the vet came.', [1, 2]],
    ['the same deed in another form', 'It was Anna who had you laughing, and the tea that got spilt.', [3]],
    ['another word for the same', 'Your brother phoned, and your mother cooked.', [4, 5]],
    ['a time as it is said', 'At ten to nine Joe rang about the twenty-seven eggs.', [4]],
    ['a line that tells nothing', 'Glasses up, then. Here is the week.', []],
    ['a glass to what was told', 'So to the quad, to the vet, and to the price of tea.', [1, 2]],
    ['a quotation', '“You plank,” she said.', [3]],
    ['what the giver of the toast says', 'The choir sang badly. I had planned a solo here.', [6]],
    ['what was done to something, in other words', 'The choir was appraised by your uncle.', [6]],
    ['what somebody did not do, told as that', 'You went without your umbrella.', [6]],
    ['who did it, after what was done', 'The piano went upstairs, carried by you for the choir.', [7]],
    ['an inference', 'You went home before your shift, and you helped nobody.', [5]],
    ['a quotation in single marks', "Her mum has it so: 'She says you taught her.'", [8]],
    ['a question for what was said', "You asked why they wouldn't.", [8]],
    ['more of one is less of the other', "You were laughing, and less than half of it was the baby's.", [9]],
    ['who it was not', 'You stayed in bed to listen. That was not Tom.', [1]],
    ['what has to do with the deed', 'The quad went out, and you kept to your room.', [1]],
    ['what somebody was', 'You went home before your shift, because you were a commuter.', [5]],
    ['what somebody has', "Your uncle said you were late: you've had the practice.", [6]],
    ['what a thing did', 'It was carried upstairs for the choir, and the piano went the usual way.', [7]],
    ['what was dictated', 'You slept late, until you remembered your shift.', [10]],
    ['what was refused, and not taken', 'To a fare that you could not get the driver to take.', [12]],
    ['what was refused, and is none', 'Then the driver, and no fare.', [12]],
    ['a greeting', 'Good evening. The choir sang, badly.', [6]],
    ['a part of the day in a line of no note', 'A toast for the night shift.', []],
    ['a verb of many meanings', 'Pancakes, and then Ray made short work of them.', [9]],
    ['who smiled at the writer', 'She smiled at you.', [13]],
    ['what is without, where it was off', 'You watched without the sound.', [13]],
    ['what is not denied any more', 'It was Owen, and he smiled.', [18]],
    ['a word in another sense', 'Your dad was there, not letting go.', [18]],
    ['what is said of a thing', 'Your mum did a thing that can only be sung.', [5]],
    ['what somebody could do', 'The choir sang badly, and you could recite it.', [6]],
    ['what was not done', "The driver refused your fare, and you didn't juggle.", [12]],
    ['what was not done, in full', 'The driver refused your fare, and you did not juggle.', [12]],
    ['a thing beside somebody', 'The rain on Joe had good manners.', [4]],
    ['who is named where somebody began', 'Anna started it.', [14]],
    ['a fellow who is a man', 'A man came, and he sat in the last chair.', [15]],
    ['a sum of small numbers', 'Of the crumble Anna had three bowls.', [16]],
    ['what had stopped', 'Crumble, and the neck had stopped turning.', [16]],
    ['what somebody came to', 'You were home safe at four.', [17]],
    ['a day of the month', 'On the sixth Joe rang about the 27 eggs.', [4]],
    ['the two of them', 'The two made off with the eggs and the dog.', [4]],
    ['who had something else', 'You had the crumble all the while.', [16]],
    ['what everybody has', 'He shut his eyes. Your eyes, then.', [19]],
    ['what a note orders', 'The word is his. Leave it.', [19]],
    ['what is said after a mark', 'You pulled, for the choir, the piano upstairs.', [7]],
    ['kin of another note for a pronoun of this one', 'Your brother tapped again.', [15]],
    ['what was done again', 'He tapped, and tapped again.', [15]],
    ['when something was over', 'Once you were home, the tide was in.', [17]],
    ['both who did it', 'You and Joe had a word on the telephone.', [4]],
  ])('%s', (_, text, ids) => {
    expect(complaints(text, ...ids)).toEqual([]);
  });
});

describe('a fact that its notes do not hold is refused', () => {
  test.each<[string, string, number[], RegExp]>([
    ['a name', 'Kelly was up before you.', [1], /names what/],
    ['a name that opens a sentence', 'Jojo was up before you.', [1], /names what/],
    ['a name after a title', 'Mr. Delgado was up before you.', [1], /names what/],
    ['a name of another note', 'Tom made you laugh.', [3], /names what/],
    ['a relation', 'Your sister rang at 8:50.', [4], /speaks of someone/],
    ['a number', 'You stayed in bed another twenty minutes.', [1], /gives a number/],
    ['a number in figures', 'Joe rang about the 28 eggs.', [4], /gives a number/],
    ['a number that is a day of the month', 'Joe rang six times about the 27 eggs.', [4], /gives a number/],
    ['two of a thing', 'Two crumbles, and home.', [17], /gives a number/],
    ['how often', 'The vet came out at two in the morning, and once more for the tea.', [2], /how often/],
    ['that it was done again', 'Joe rang about the 27 eggs again.', [4], /how often/],
    ['half an hour', 'You stayed in bed another half an hour.', [1], /gives a number/],
    ['a day', 'On Friday Tom was up before you.', [1], /names a day/],
    [
      'the day of another note',
      'On Monday the vet came out and would not take a penny.',
      [1, 2],
      /on the day of another/,
    ],
    [
      'the day of another note, as a heading',
      'Friday: you walked the dog to the library.',
      [4, 5],
      /on the day of another/,
    ],
    [
      'a number made with the day of the month',
      'You carried the piano upstairs eighteen times.',
      [7],
      /gives a number/,
    ],
    ['a time by its light', 'Home at four, just before dark.', [17], /names a time/],
    ['a part of the day', 'You walked the dog to the library that evening.', [4], /names a time/],
    ['a quotation', 'She said, “What a muppet.”', [3], /quotes/],
    ['one in single marks', "She said, 'What a muppet.'", [3], /quotes/],
    ['another doer', 'You made Anna laugh so much.', [3], /someone else do/],
    ['another doer still', 'Your mum walked the dog to the library.', [4, 5], /someone else do/],
    ['another doer, chosen out', 'It was your mum who went home before your shift.', [5], /someone else do/],
    ['another doer after a day', 'Your tea on Wednesday and you made Anna laugh.', [3], /someone else do/],
    ['another doer who is at it', 'At 8:50 you were ringing about the 27 eggs.', [4], /someone else do/],
    ['another doer by a trade', 'The vet walked the dog to the library.', [2, 4], /someone else do/],
    ['another doer with a place', 'Anna from the library walked the dog in the rain.', [3, 4], /someone else do/],
    ['another doer after a place', 'On Wednesday at the Quay you made Anna laugh.', [3], /someone else do/],
    ['another doer by a pronoun after a place', 'In the rain at the Quay he walked the dog.', [4], /someone else do/],
    ['another doer of a plain verb', 'You had two bowls of the crumble.', [16], /someone else do/],
    ['another doer after what was done', 'The dog was walked to the library by Anna.', [3, 4], /someone else do/],
    ['another doer beside what was done', 'The dog, walked to the library by Anna.', [3, 4], /someone else do/],
    ['another doer of a verb of many meanings', 'Your uncle made pancakes for the baby.', [6, 9], /someone else do/],
    ['another owner', 'The piano took her spanner.', [7], /gives to another/],
    ['a negation dropped', 'The vet would take a penny for the tea.', [2], /deny/],
    ['a negation added', 'You did not hear the quad.', [1], /denies/],
    [
      'another doer of what was done without a word for it',
      'All the while Ray was there, making you pancakes.',
      [9],
      /someone else do/,
    ],
    ['a negation dropped where it was said', "Gran says you'll know on the tape, and you did know.", [11], /deny/],
    ['a negation dropped at the end', 'Your uncle said you were late, and you were.', [6], /deny/],
    ['a thing that was left out', 'The choir sang badly, and you had your umbrella up.', [6], /deny/],
    ['a negation after its word', 'Home at four, with the tide not in.', [17], /denies/],
    ['a thing that there was not', 'There was a letter.', [17], /deny/],
    ['a negation of what another did', 'You had no ticket, and he would not tap.', [15], /denies/],
    [
      'a negation where there is none',
      'Mum cooked before your shift, and you did not eat it.',
      [5],
      /denies what its notes do not/,
    ],
    ['the opposite', 'You went home after your shift.', [5], /turns round/],
    ['an event', 'Anna made you laugh, and then you danced in the road.', [3], /tells of what/],
    ['an event of plain words', 'Tom was up before you, so he had his porridge on the step.', [1], /has someone do/],
    ['an event that goes on', 'Joe rang about the 27 eggs, and asked for a ladder.', [4], /has someone do/],
    ['an event of many', 'The choir sang badly, and the whole street applauded.', [6], /tells of what/],
    ['an event of many that goes on', 'The choir sang badly, and everybody was clapping.', [6], /tells of what/],
    ['another animal', 'You walked the goat to the library.', [4], /brings in/],
    ['nothing of its notes', 'The sun was shining on the harbour.', [2], /tells little|tells of what/],
    ['advice', 'You should ring Joe more often.', [4], /advice/],
    ['an order', 'Ring Joe back on Thursday.', [4], /advice/],
    ['an order to leave something', 'Leave the tea a little longer.', [2], /advice/],
    ['an order for a day', 'And come Monday, walk the dog to the library again.', [4], /advice/],
    ['a wish', 'May next week be kinder.', [1], /wishes/],
    ['praise', 'You stayed in bed to listen, because you are so patient.', [1], /praises|judges/],
    ['a diagnosis', 'You stayed in bed another ten minutes: burnout will do that.', [1], /judges/],
    ['a feeling', 'You heard the quad go, and felt proud of him.', [1], /feeling|praises/],
    ['more of a feeling', 'You heard the quad go, and were prouder of it than he was.', [1], /feeling/],
    ['a feeling that somebody is given', 'You heard the quad go, and it tickled you.', [1], /feeling/],
    ['what is missed', 'You heard the quad go, and you miss home a little less.', [1], /feeling/],
    ['praise in few words', 'A listener hears the quad go, and you are one.', [1], /praises/],
    ['a feeling told by the body', 'You heard the quad go, with a lump in your throat.', [1], /feeling/],
    ['a note that is not there', 'Tom was up before you.', [99], /not there/],
  ])('%s', (_, text, ids, complaint) => {
    expect(complaints(text, ...ids).join('\n')).toMatch(complaint);
  });
});

describe('of an earlier week', () => {
  const earlier: Moment = { id: 9, content: 'The heron is gone from the wall.', localDate: '2025-01-15', createdAt: 0 };
  const about = (text: string) => factComplaints([{ text, noteIds: [9, 4] }], [...notes, earlier])[0]?.join('\n');

  it('is told what was then by its own note and what is now by its own', () => {
    expect(about('In January the heron was gone from the wall. This week you walked the dog in the rain.')).toBe('');
    expect(about('In January you walked the dog in the rain. This week the heron was gone from the wall.')).not.toBe(
      '',
    );
    expect(about('In February the heron was gone. This week you walked the dog.')).toMatch(/time at which/);
    expect(about('The heron was gone, and you walked the dog.')).toMatch(/as if it were this one/);
  });
});

it('reads a note of nothing but names, however long', () => {
  const endless: Moment = { id: 1, content: 'Anna '.repeat(20_000), localDate: '2025-03-03', createdAt: 0 };
  expect(factComplaints([{ text: 'Anna.', noteIds: [1] }], [endless])).toEqual([[]]);
});
