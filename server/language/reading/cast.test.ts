import { expect, test } from 'vitest';
import { tidy } from '../base/clean-note.ts';
import { namesIn } from '../base/proper-names.ts';
import { castOf, placesOf } from './cast.ts';

function cast(...notes: string[]): string[] {
  const texts = notes.map(tidy);
  return [...castOf(texts, namesIn(texts))];
}

test.each([
  ['who says something', 'Went in to Una at two. Una said weeks will do.', 'una'],
  ['who does it in a learner’s English', 'Then Catarina call with video', 'catarina'],
  ['at whose place one is', "Went to Leona's in Molo", 'leona'],
  ['whose kin is there', "Annelie's boy drove me round", 'annelie'],
  ['who is called what they are', 'Today my daughter Catarina was right', 'catarina'],
  ['who is taken up', 'Practised drops on Maryam and she blinked', 'maryam'],
  [
    'who does what a thing may do as well, by a name that a list knows',
    'Nilesh is out. Gerard found the keys',
    'gerard',
  ],
  ['who does it twice, by any name', "Lyv found the calving book. Lyv's been asking since May", 'lyv'],
  ['whose name is taken up at once', 'Then at the roadhouse Kasey she remembered no beetroot', 'kasey'],
  ['whose name ends as many things do', 'Des laughed until he went out of the picture', 'de'],
  ['who is introduced, by a word that is a thing as well', "The kid, Tin, can't do overhead", 'tin'],
  ['who was beside one', 'The lady next to me, Bongi, who is 58, counted with me', 'bongi'],
  ['who is called what they are without a comma', 'I got to the little lad Tobiah at the hatch', 'tobiah'],
  ['whose age is told', 'Kaarel, 19, second month with us, has a long screwdriver', 'kaarel'],
  ['what they do behind "who"', 'Then Hazarika who is driver has the keys', 'hazarika'],
  ['whose name is told', 'Then the last one came, whose name was Colleen', 'colleen'],
  ['who is called something', 'A girl called Zazzie got me out', 'zazzie'],
  ['what they do', 'DELIVERY DAY! Then Kevo the boda guy took us', 'kevo'],
  ['who is called by a word', 'I sat in the car with Pat. Pat says my turns are fine', 'pat'],
  ['who stands beside the writer', 'Then Kel and I had a swing', 'kel'],
])('somebody is %s', (_, note, who) => {
  expect(cast(note)).toContain(who);
});

test.each([
  ['a thing between commas', 'We have a new oven, Brightcook, at work'],
  ['a place', 'Video with Toronto. Drove to Molo and back from Leeds.'],
  ['where many are from', 'Badminton with Whitefield gang'],
  ['what has an article', 'The Mosler said nothing. Steered round the old Kmart.'],
  ['a town that another rang', 'Mum was out and Granny phoned Ibadan'],
  ['a shop or a car', "Went to Sainsbury's and took our Volvo. Old Trafford was loud."],
  ['what did something once', 'Grindstone broke. Kilnworks closed and Kilnworks opened'],
  ['what one eats with twice', 'Rice with Sriracha and an egg. Toast with Sriracha again, and I laughed'],
  ['who is told to do something', 'A sign that said Debs do not touch'],
  ['where somebody is from', 'A man fae Kent reversed his camper, and Kent was glad'],
  ['what opens a sentence', 'Lunches paid. Developer said no.'],
])('nobody is %s', (_, note) => {
  expect(cast(note)).toEqual([]);
});

test('a name that stands where a place does is one of a place', () => {
  expect([...placesOf(['My brother telephoned from Toronto with Ana', 'In Ana I trust'])]).toEqual(['toronto']);
  expect([...placesOf(['Ran the dog down Aberavon before shift'])]).toEqual(['aberavon']);
});
