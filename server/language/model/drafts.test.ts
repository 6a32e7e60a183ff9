import { describe, expect, it } from 'vitest';
import type { Claim, Moment } from '../base/types.ts';
import { draftAnswer } from './draft-answer.ts';
import { complaintsAbout, linesOf } from './draft.ts';

/** A week as a model is shown it, to whom it raises the glass, and what a capable one may write before that. */
type DraftedWeek = {
  person: string;
  notes: Moment[];
  glass?: { a: string; b?: string; noteIds: number[] };
  first: Claim[];
};

type Line = [text: string, ...noteIds: number[]];

function week(notes: readonly [localDate: string, content: string][]): Moment[] {
  return notes.map(([localDate, content], at) => ({ id: at + 1, content, localDate, createdAt: at + 1 }));
}

function line(...[text, ...noteIds]: Line): Claim {
  return { text, noteIds };
}

function lines(...drafted: Line[]): Claim[] {
  return drafted.map((one) => line(...one));
}

/** Weeks of invented people. The drafts were written before anyone asked the check about them. */
const weeks: readonly DraftedWeek[] = [
  {
    person: 'apprentice',
    notes: week([
      ['2025-06-01', 'mum laughed so much at my haircut she had to pull over'],
      ['2025-06-02', 'payday curry w the lads'],
      ['2025-06-03', 'got paid!! new trainers'],
      ['2025-06-04', 'rained off so we had bacon rolls and dave told us about the time he got locked in a church'],
    ]),
    glass: { a: 'your mum', b: 'Dave', noteIds: [1, 4] },
    first: lines(
      ['On Sunday your mum laughed so much at your haircut that she had to pull over.', 1],
      ['Monday was payday curry with the lads. On Tuesday you got paid, and there were new trainers.', 2, 3],
      [
        'Wednesday was rained off, so you had bacon rolls, and Dave told you about the time he got locked in a church.',
        4,
      ],
    ),
  },
  {
    person: 'baker',
    notes: week([
      ['2025-01-19', "Rode the old bike to work. It squeaked the whole way and I didn't mind."],
      ['2025-01-20', "Fed the gulls although I'm not meant to"],
      ['2025-01-21', 'Lena waited up for me with eggs'],
      ['2025-01-22', 'Made a birthday cake in the shape of a whale, and it looked like one.'],
      ['2025-01-23', 'Got told by a six-year-old that I smell nice.'],
      ['2025-01-24', 'Walked home along the quay, boots full of flour'],
      ['2025-01-25', 'Croissants. Finally. 27 layers and every one of them behaving.'],
      ['2025-01-26', 'Good night at work. Team of three, all singing, all flat.'],
    ]),
    glass: { a: 'Lena', b: 'the croissants', noteIds: [3, 7] },
    first: lines(
      ["On Sunday the nineteenth you rode the old bike to work. It squeaked the whole way, and you didn't mind.", 1],
      ["On Monday you fed the gulls, although you're not meant to.", 2],
      ['Then came Tuesday, and Lena waited up for you with eggs.', 3],
      ['On Wednesday you made a birthday cake in the shape of a whale. “It looked like one,” you wrote.', 4],
      ['On Thursday a six-year-old told you that you smell nice.', 5],
      ['On Friday you walked home along the quay, boots full of flour.', 6],
      ['Saturday was for croissants, finally: 27 layers, and every one of them behaving.', 7],
      ['And the second Sunday was a good night at work: a team of three, all singing, all flat.', 8],
    ),
  },
  {
    person: 'driver',
    notes: week([
      ['2025-06-05', 'my grandson Jerome passed his driving test first time and he rang me before he rang his mother'],
      ['2025-06-07', 'I rode upstairs at the front'],
      ['2025-06-08', 'did the crossword all by myself every single clue'],
      ['2025-06-09', 'I polished all the brass and when I was done I could see my face and I said good morning to it'],
      ['2025-06-11', 'sun'],
    ]),
    glass: { a: 'Jerome', b: 'the brass', noteIds: [1, 4] },
    first: lines(
      [
        'On Thursday your grandson Jerome passed his driving test first time, and he rang you before he rang his mother.',
        1,
      ],
      ['On Saturday you rode upstairs at the front.', 2],
      ['On Sunday you did the crossword all by yourself. “Every single clue,” you wrote.', 3],
      [
        'On Monday you polished all the brass, and when you were done you could see your face in it. You said good morning to it.',
        4,
      ],
      ['And Wednesday needed only one word: “sun.”', 5],
    ),
  },
  {
    person: 'farmer',
    notes: week([
      ['2025-06-01', 'Got the hay in before the thunder. By ten minutes.'],
      ['2025-06-05', 'Cawl.'],
      ['2025-06-06', "Got rid of the moles. They've gone to Dai's."],
      ['2025-06-07', 'My mother is ninety-one and told me I was holding the hammer wrong. I was.'],
    ]),
    glass: { a: 'your mother', noteIds: [4] },
    first: lines(
      ['On Sunday you got the hay in before the thunder. “By ten minutes,” you wrote.', 1],
      ['On Thursday you wrote, “Cawl.”', 2],
      ["On Friday you got rid of the moles. They had gone to Dai's.", 3],
      ['On Saturday your mother, who is ninety-one, told you that you were holding the hammer wrong. You were.', 4],
    ),
  },
  {
    person: 'lorry driver',
    notes: week([
      ['2025-06-05', "7:40 and I've got the road to myself, sun coming up in both mirrors"],
      ['2025-06-08', 'Did the crossword with Mum over the phone, Stuttgart to Strasbourg. 14 across was "lorry".'],
      ['2025-06-09', 'On time in Turin, on time in Trieste, on time in Zagreb'],
    ]),
    first: lines(
      ['At 7:40 on Thursday you had the road to yourself, with the sun coming up in both mirrors.', 1],
      [
        'On Sunday you did the crossword with your mum over the phone, all the way from Stuttgart to Strasbourg. Fourteen across was “lorry.”',
        2,
      ],
      ['And on Monday you were on time in Turin, on time in Trieste and on time in Zagreb.', 3],
    ),
  },
  {
    person: 'newcomer',
    notes: week([
      ['2025-09-15', 'My husband called and we saw him on the camera, he has grown a beard, the children laughed'],
      ['2025-09-16', 'Today I laughed so much that my stomach was pain'],
      [
        '2025-09-17',
        'I helped the new woman in the class, she is from Syria, I told her it will be easier and I believe it',
      ],
      ['2025-09-18', 'It was raining, so beautiful, like at home in spring'],
      ['2025-09-19', 'I slept all the night'],
      ['2025-09-19', 'First salary!'],
      ['2025-09-20', 'I was invited to a wedding, real English wedding with hats'],
      ['2025-09-21', 'Today I am very happy because I understand the bus driver.'],
      ['2025-09-22', 'The doctor said that everything with my heart is okay'],
    ]),
    glass: { a: 'your husband', b: 'the new woman in the class', noteIds: [1, 3] },
    first: lines(
      [
        'On Monday the fifteenth your husband called, and you saw him on the camera. He had grown a beard, and the children laughed.',
        1,
      ],
      ['On Tuesday you laughed so much that your stomach was in pain.', 2],
      [
        'On Wednesday you helped the new woman in the class, who is from Syria. You told her it would be easier, and you believed it.',
        3,
      ],
      ['On Thursday it was raining, “so beautiful, like at home in spring.”', 4],
      ['On Friday you slept all night, and there was your first salary.', 5, 6],
      ['On Saturday you were invited to a wedding: a real English wedding, with hats.', 7],
      ['On Sunday you were very happy, because you understood the bus driver.', 8],
      ['And on Monday the twenty-second the doctor said that everything with your heart was okay.', 9],
    ),
  },
  {
    person: 'planner',
    notes: week([
      ['2025-08-15', 'Zayd swam a width w/o armbands (!!!)'],
      ['2025-08-16', 'Got a letter from my old headmaster, ninety-four years old, same handwriting'],
      ['2025-08-17', 'Zayd lost at chess and shook my hand like a little ambassador'],
      [
        '2025-08-17',
        'Zayd asked me what I\'m planning when I "do planning" and I said bus stops and he told his entire class that I invented the bus',
      ],
      ['2025-08-18', "Zayd's parents' evening: \"a kind boy who talks\". We'll take it."],
      ['2025-08-19', 'School run x2, homework x1, pillow fort x1'],
      ['2025-08-20', 'Hana + me + canal + ice cream'],
      ['2025-08-21', "Phone-free Thursday no. 4. Built a balsa plane. It flew into next door's pond."],
      ['2025-08-22', 'Highlight of the day = Zayd reading me a bedtime story instead of the other way round'],
    ]),
    glass: { a: 'Zayd', b: 'the balsa plane', noteIds: [8, 9] },
    first: lines(
      ['On Friday the fifteenth Zayd swam a width without armbands.', 1],
      ['On Saturday a letter came from your old headmaster: ninety-four years old, and still the same handwriting.', 2],
      ['On Sunday Zayd lost at chess and shook your hand like a little ambassador.', 3],
      ['The same day, he told his entire class that you invented the bus.', 4],
      ["Monday was Zayd's parents' evening: “a kind boy who talks.” You'll take it.", 5],
      ['Tuesday came with two school runs, homework, and a pillow fort.', 6],
      ['Wednesday was Hana, you, the canal and ice cream.', 7],
      ["Thursday was phone-free, and you built a balsa plane. It flew into next door's pond.", 8],
      [
        'And the highlight of Friday the twenty-second was Zayd reading you a bedtime story, instead of the other way round.',
        9,
      ],
    ),
  },
  {
    person: 'player',
    notes: week([
      [
        '2025-06-07',
        'Taught a class of Year 5s to dribble from a chair. They were fearless, and one of them was sick.',
      ],
      ['2025-06-09', 'We finally cracked their press'],
      ['2025-06-11', 'Roisin and I drilled the pick and roll until the caretaker turned the lights off'],
    ]),
    glass: { a: 'Roisin', b: 'the caretaker', noteIds: [3] },
    first: lines(
      [
        'On Saturday you taught a class of Year 5s to dribble from a chair. They were fearless, and one of them was sick.',
        1,
      ],
      ['On Monday you finally cracked their press.', 2],
      ['On Wednesday you and Roisin drilled the pick and roll together, until the caretaker turned the lights off.', 3],
    ),
  },
  {
    person: 'potter',
    notes: week([
      [
        '2025-10-07',
        "Sam the postman drinks his tea out of my second-best mug and says it's the best thing about his round.",
      ],
      ['2025-10-08', 'Sold the big bowl. To a child, with her birthday money, on her own terms.'],
      [
        '2025-10-09',
        'Taught the Thursday class. Beryl, who is eighty-eight, made a frog, and laughed so much that she had to sit down',
      ],
      ['2025-10-09', "I've decided not to hurry."],
      [
        '2025-10-10',
        "There's nothing like a day when the hands know. I sat down at seven, before the light was really up, with the radio off and the stove ticking, and I put a ball of clay on the wheel, and it was as if somebody had left a door open. First a bowl. Then a taller bowl. By ten there were nineteen on the board, all sisters, none of them twins.",
      ],
      ['2025-10-11', 'Cleaned the studio. Found: 1 earring, 4 sponges, a love letter (not mine)'],
      ['2025-10-11', 'A seal, close in. We look at each other. Neither of us blinks first.'],
      ['2025-10-12', 'Blackberries by the sea wall, hands purple, arms scratched, pockets full.'],
      ['2025-10-13', 'The heron is back on his post, like a man waiting for a bus that was taken off in 1962.'],
      ['2025-10-14', 'Mended the roof w/ Sam the postman, who turns out to be a roofer, who turned into a postman'],
    ]),
    glass: { a: 'Sam', b: 'the heron', noteIds: [9, 10] },
    first: lines(
      [
        'On Tuesday the seventh Sam the postman drank his tea out of your second-best mug, and said it was the best thing about his round.',
        1,
      ],
      ['On Wednesday you sold the big bowl, to a child, with her birthday money, on her own terms.', 2],
      [
        'You taught the Thursday class, and Beryl, who is eighty-eight, made a frog and laughed so much that she had to sit down.',
        3,
      ],
      ['“I’ve decided not to hurry,” you wrote, the same day.', 4],
      [
        'On Friday morning you put a ball of clay on the wheel, and it was as if somebody had left a door open. By ten there were nineteen bowls on the board, all sisters, none of them twins.',
        5,
      ],
      [
        'On Saturday you cleaned the studio and found one earring, four sponges, and a love letter that was not yours.',
        6,
      ],
      ['There was a seal, close in. You looked at each other, and neither of you blinked first.', 7],
      ['On Sunday there were blackberries by the sea wall: hands purple, arms scratched, pockets full.', 8],
      ['On Monday the heron was back on his post, like a man waiting for a bus that was taken off in 1962.', 9],
      ['And on Tuesday the fourteenth you mended the roof with Sam the postman, who turned out to be a roofer.', 10],
    ),
  },
  {
    person: 'student',
    notes: week([
      ['2025-06-05', 'Mamá sent a parcel: alfajores, socks, a letter that smells of home'],
      ['2025-06-06', 'Jas and I dyed her hair green in the kitchen sink. The sink is also blue.'],
      [
        '2025-06-07',
        'So homesick I felt sick. Fer sent a voice message of the street: the dogs, the bread van, the bells.',
      ],
      ['2025-06-09', 'Did the reading, all of it, before the seminar. Who is she'],
    ]),
    glass: { a: 'Mamá', noteIds: [1] },
    first: lines(
      ['On Thursday Mamá sent a parcel: alfajores, socks, and a letter that smelled of home.', 1],
      ['On Friday you and Jas dyed her hair green in the kitchen sink. The sink was also blue, in the end.', 2],
      ['On Saturday Fer sent a voice message of the street: the dogs, the bread van, the bells.', 3],
      ['On Monday you did the reading, all of it, before the seminar. “Who is she,” you wrote.', 4],
    ),
  },
  {
    person: 'teenager',
    notes: week([
      ['2025-01-26', 'drama club!! got the part of the ghost'],
      ['2025-01-27', 'mum laughed at my joke so hard she snorted tea'],
      ['2025-01-28', 'did my english mock and i think it went ok???'],
      ['2025-01-29', 'learnt the whole solo'],
      ['2025-01-30', 'kinda perfect day ngl'],
      ['2025-01-30', 'saw a fox on the way to school and it looked at me like i owed it money'],
      ['2025-01-31', 'no homework!!'],
      ['2025-02-01', 'bought the jacket'],
      ['2025-02-02', 'played mario kart with dad and beat him and he demanded a recount'],
    ]),
    glass: { a: 'the ghost', b: 'the fox', noteIds: [1, 6] },
    first: lines(
      ['On Sunday the twenty-sixth there was drama club, and you got the part of the ghost.', 1],
      ['On Monday your mum laughed at your joke so hard that she snorted tea.', 2],
      ['On Tuesday you did your English mock, and you thought it went okay.', 3],
      ['On Wednesday you learnt the whole solo.', 4],
      ['On Thursday, on your way to school, you saw a fox, and it looked at you like you owed it money.', 6],
      ['“Kinda perfect day,” you wrote that evening.', 5],
      ['Friday had no homework in it, and on Saturday you bought the jacket.', 7, 8],
      ['On Sunday the second you played Mario Kart with your dad and beat him, and he demanded a recount.', 9],
    ),
  },
  {
    person: 'widower',
    notes: week([
      ['2025-06-04', 'Choir practice. We basses were, if I may say so, magnificent.'],
      ['2025-06-05', 'I heard the first cuckoo on the common.'],
      ['2025-06-06', 'I felt very lonely at supper, until Elsie telephoned to ask how to spell "rhinoceros".'],
      ['2025-06-08', "I carried the heavy can twice to the far bed and wasn't out of breath."],
    ]),
    glass: { a: 'Elsie', noteIds: [3] },
    first: lines(
      ['On Wednesday there was choir practice. You basses were, if you may say so, magnificent.', 1],
      ['On Thursday you heard the first cuckoo on the common.', 2],
      ['At supper on Friday, Elsie telephoned to ask how to spell “rhinoceros.”', 3],
      ["On Sunday you carried the heavy can twice to the far bed, and you weren't out of breath.", 4],
    ),
  },
];

/** The draft as the model answers it, read as its answer is. */
function answered({ glass, first }: DraftedWeek): Claim[] {
  const ending = glass
    ? `So to ${glass.a}${glass.b === undefined ? '' : `, and to ${glass.b}`}. And to you.`
    : 'Raise a glass to it.';
  const answer = {
    lines: [{ text: 'Glasses up, then.', noteIds: [] }, ...first, { text: ending, noteIds: glass?.noteIds ?? [] }],
  };
  return linesOf(draftAnswer.parse(JSON.parse(JSON.stringify(answer))));
}

describe('what a capable model writes', () => {
  it('is refused for nothing but what stands in no note', () => {
    const refused = weeks.flatMap((one) =>
      complaintsAbout(answered(one), { notes: one.notes }).map((complaint) => `${one.person}, ${complaint}`),
    );
    expect(refused).toEqual([
      'potter, Line 6: names a time its notes do not: morning',
      'teenager, Line 7: names a time its notes do not: evening',
    ]);
  });
});
