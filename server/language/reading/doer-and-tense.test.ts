import { describe, expect, test } from 'vitest';
import { clauses as clausesOf, said } from './said.fixture.ts';

type Row = [note: string, ...said: string[]];

describe.each<[string, Row[]]>([
  [
    'whose deed it is, where somebody else was there',
    [
      [
        "Mrs Pugh had her curtains open so I know she's alright. Waved. She waved the spoon.",
        "“Mrs Pugh had her curtains open so I know she's alright. Waved. She waved the spoon”",
      ],
      ['Jas texted a photo of Kevin. Laughed and then not.', '“Jas texted a photo of Kevin. Laughed and then not”'],
      [
        'The collie at the farm has stopped hating me. Sat on my boot while I looked for the card.',
        '“The collie at the farm has stopped hating me. Sat on my boot while I looked for the card”',
      ],
      [
        'Marie came home with the wafers. Never mentioned it. Just put them on the arm of the chair.',
        'Marie came home with the wafers, and never mentioned it, and just put them on the arm of the chair',
      ],
      [
        'Bank again. Young guy, polite. Used my first name a lot.',
        '“Bank again. Young guy, polite. Used my first name a lot”',
      ],
      ['Boss called me in. Wanted my recipe.', 'your boss called you in, and wanted your recipe'],
      ["Kofi's first goal. Ran straight past his team.", "“Kofi's first goal. Ran straight past his team”"],
      ['The driver waited for me. Saw me running.', 'the driver waited for you, and saw you running'],
      ['My brother fixed the gate. Took him an hour.', 'your brother fixed the gate', 'it took him an hour'],
      ['Kids made breakfast. Burnt. Ate it.', '“Kids made breakfast. Burnt. Ate it”'],
      [
        'Ruby did the back row. Patted the last one exactly how I do.',
        'Ruby did the back row, and patted the last one exactly how you do',
      ],
      [
        'Raj showed me where the back tap is. Put red tape on it.',
        '“Raj showed me where the back tap is. Put red tape on it”',
      ],
      ['The nurse asked me my pain. Said four.', 'the nurse asked you your pain', 'you said four'],
      ['Joy brought the blanket. Slept through it all.', '“Joy brought the blanket. Slept through it all”'],
      ['Dan brought me coffee. Kissed my forehead.', 'Dan brought you coffee, and kissed your forehead'],
      ['Lunch with Ana. Walked home by the river.', 'lunch with Ana', 'you walked home by the river'],
    ],
  ],
  [
    'a subject that was left out',
    [
      ['Refreshed it 64 times, I was counting.', 'you refreshed it 64 times, you were counting'],
      ['Moved the sofa to the window.', 'you moved the sofa to the window'],
      [
        'Double booked myself at 2 but the second girl just sat there.',
        'you double booked yourself at 2 but the second girl just sat there',
      ],
      ['Mended the tap. Was a washer.', 'you mended the tap', 'it was a washer'],
      ['Sat out till dark. Warm for April.', 'you sat out till dark', 'it was warm for April'],
      ['Too cold, so we ate in the car.', 'it was too cold, so you ate in the car'],
      ['Cold in the church, so we sang loud.', 'it was cold in the church, so you sang loud'],
      ['Corned beef for tea.', 'corned beef for tea'],
      ['Starting to think it is personal.', 'you were starting to think it is personal'],
    ],
  ],
  [
    'what is true on any day stands in the present',
    [
      ['Met the neighbours. They have a cold.', 'you met the neighbours', 'they had a cold'],
      ["Sang in the choir like there's no tomorrow.", "you sang in the choir like there's no tomorrow"],
      ['Interview went well I think.', 'the interview went well, you think'],
      ["Slept in. I don't feel guilty.", 'you slept in', "you didn't feel guilty"],
    ],
  ],
  [
    'names and things',
    [
      ['The jasmine has come on the south wall.', 'the jasmine has come on the south wall'],
      ['Muizenberg with Thandi and the kids.', 'Muizenberg with Thandi and the kids'],
      ['Developer fixed the button.', 'the developer fixed the button'],
      ['Milk was up a bit.', 'milk was up a bit'],
      [
        'We met a dog called Sergeant. Sergeant chewed a shoe.',
        'you met a dog called Sergeant',
        'Sergeant chewed a shoe',
      ],
      ['Granny church. Wore the yellow dress.', 'granny church', 'you wore the yellow dress'],
      ['Grandson on video from Stuttgart showed me a map.', 'your grandson on video from Stuttgart showed you a map'],
      ["Sorted mother's buttons with Jean.", "you sorted your mother's buttons with Jean"],
      ["Slept well. Head's clearer.", "“Slept well. Head's clearer”"],
      ['Father-in-law ate my curry.', 'your father-in-law ate your curry'],
      ["Found glass the colour of Mother's brooch.", "you found glass the colour of your mother's brooch"],
      ['Small girl Adoma came to sweep for me.', 'small girl Adoma came to sweep for you'],
      ['Noticed I own another forty of them.', 'you noticed that you own another forty of them'],
    ],
  ],
  [
    'what would lose its sense is quoted',
    [
      ['Talked to Shaz for hours. Good but.', '“Talked to Shaz for hours. Good but”'],
      ['Apprentice asked how I knew. Dunno mate.', '“Apprentice asked how I knew. Dunno mate”'],
      ['It was in suspense. So am I, I told her.', '“It was in suspense. So am I, I told her”'],
      [
        'I tuned my own. The tuner’s piano, you know the saying.',
        "“I tuned my own. The tuner's piano, you know the saying”",
      ],
      ['Riding bicycle with umbrella: tried. Failed.', '“Riding bicycle with umbrella: tried. Failed”'],
      ['I got the bus no wait I walked.', '“I got the bus no wait I walked”'],
      ['Went to the pub. Regret nothing except the crisps.', '“Went to the pub. Regret nothing except the crisps”'],
      ['She has now three childs.', '“She has now three childs”'],
      ['The woman called me my darling.', '“The woman called me my darling”'],
      ['Ana gave me one so I would not “lose my nerves”.', '“Ana gave me one so I would not ‘lose my nerves’”'],
      ['Home and our Bev had done the lawn.', '“Home and our Bev had done the lawn”'],
      ['The sun was strong it dried in an hour.', '“The sun was strong it dried in an hour”'],
      ['The owner played. But the low notes, my God.', '“The owner played. But the low notes, my God”'],
      [
        'New alto at choir. Sings like a kettle but brings biscuits.',
        '“New alto at choir. Sings like a kettle but brings biscuits”',
      ],
      ['Had to phone the bank. Solved in one.', '“Had to phone the bank. Solved in one”'],
      ['My teacher she cry more than me.', '“My teacher she cry more than me”'],
      ['Today teacher ask me to read.', '“Today teacher ask me to read”'],
      [
        'Our gaffer retired today he shook every hand and then shook the forklifts.',
        '“Our gaffer retired today he shook every hand and then shook the forklifts”',
      ],
      ["Waved at my old manager. Didn't see me.", "“Waved at my old manager. Didn't see me”"],
      ['I am retired since April.', '“I am retired since April”'],
      ['Called my mother and she pretend she was awake.', '“Called my mother and she pretend she was awake”'],
      [
        'Zucchini fritters for lunch, had to hide them from Baz.',
        '“Zucchini fritters for lunch, had to hide them from Baz”',
      ],
      ['This deadline is the end of me but we laughed', '“This deadline is the end of me but we laughed”'],
      ['🐛 x 14\n☕ x 4\n😀 x 1 (Marta brought cake)', '“Marta brought cake”'],
    ],
  ],
  [
    'a name keeps its capital, and a shout is left to its writer',
    [
      ['Kabir from payables left a plant on my desk', 'Kabir from payables left a plant on your desk'],
      ['Pat and me gave the bench a new coat', 'you and Pat gave the bench a new coat'],
      ['Pat gave the bench a new coat', 'Pat gave the bench a new coat'],
      ['Soo-min timed me with a chicken', 'Soo-min timed you with a chicken'],
      ['I DID AN OLLIE and his dad saw', '“I DID AN OLLIE and his dad saw”'],
      ['toast left hand', 'toast left hand'],
      ['Lunch was githeri for 120 bob', 'lunch was githeri for 120 bob'],
      ['Bob walked up the glen', 'Bob walked up the glen'],
      ['I dropped .8 in the 100 back', 'you dropped .8 in the 100 back'],
    ],
  ],
  [
    'what a thing or somebody else went on doing is not the writer’s',
    [
      ['Alarm went off. Took it down. Still chirping.', '“Alarm went off. Took it down. Still chirping”'],
      ['Still buzzing.', 'you were still buzzing'],
      [
        "The truck wouldn't start. Four men looked at her. Still won't start but we had a yarn.",
        "“The truck wouldn't start. Four men looked at her. Still won't start but we had a yarn”",
      ],
      [
        "Ines came at four. Didn't say what was up and I didn't ask.",
        "“Ines came at four. Didn't say what was up and I didn't ask”",
      ],
      ['The small one called me mama by mistake', 'the small one called you mama by mistake'],
    ],
  ],
  [
    'and what is short keeps its force',
    [
      ['did nothing. so good.', '“did nothing. So good”'],
      ['I walked to Howth basicaly. Well we got the train.', 'you walked to Howth basically', 'well you got the train'],
    ],
  ],
])('%s', (_, rows) => {
  test.each(rows)('%s', (content, ...clauses) => {
    expect(said(content)).toEqual(clauses);
  });
});

describe('clause by clause, where a note is not heard as it stands', () => {
  test.each<Row>([
    [
      'Lily asked if worms have knees. I said no. Looked it up.',
      'Lily asked if worms have knees',
      'you said no',
      'you looked it up',
    ],
    ['Found him in the sofa. Now own two hamsters.', 'you found him in the sofa', 'you now own two hamsters'],
    ['Rent paid on the first. Screenshotted it.', 'rent paid on the first', 'you screenshotted it'],
    ["Man returned a book. We don't do fines any more.", 'a man returned a book', "you don't do fines any more"],
    ["Mum asked about beans. I don't grow anything.", 'your mum asked about beans', "you don't grow anything"],
    ['Bought a quiet hamster. We have twins.', 'you bought a quiet hamster', 'you have twins'],
    ['I roared at her. I have it still.', 'you roared at her', 'you have it still'],
    ['We named the wigs. I am keeping Chaka.', 'you named the wigs', 'you are keeping Chaka'],
    [
      'Split birch. Smells like sweet tea when it is fresh.',
      'you split birch',
      'it smells like sweet tea when it is fresh',
    ],
    ['Met the neighbours. They have a goat.', 'you met the neighbours', 'they have a goat'],
    ["The dog next door has puppies. I'm getting one.", 'the dog next door has puppies', "you're getting one"],
    ["Ned laughed, at Otis. So that's both.", 'Ned laughed, at Otis', "that's both"],
    ["The club's radiator works. We sat.", "the club's radiator works", 'you sat'],
  ])('%s', (content, ...clauses) => {
    expect(clausesOf(content)).toEqual(clauses);
  });
});
