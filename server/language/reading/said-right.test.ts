import { describe, expect, test } from 'vitest';
import { clauses as clausesOf, said } from './said.fixture.ts';

type Row = [note: string, ...said: string[]];

describe.each<[string, Row[]]>([
  [
    'how it is since then, after what happened',
    [['Rain. I am writing this on the step.', 'rain', 'you were writing this on the step']],
  ],
  [
    'what only looks like a learner wrote it',
    [
      ['I had a long talk with Miss Vie', 'you had a long talk with Miss Vie'],
      ['My sister rang and I put her on speaker', 'your sister rang and you put her on speaker'],
      ['The driver put my bag up. I put the kettle on.', 'the driver put your bag up', 'you put the kettle on'],
      ['The bread I have made is good', 'the bread you have made is good'],
    ],
  ],
  [
    'what short forms and telegrams leave out',
    [
      ['Uploaded 11:52 and walked to the river', 'you uploaded at 11:52 and walked to the river'],
      ['Good evening. The stove man took his boots off.', 'the stove man took his boots off'],
      [
        'We are on chapter nine and nobody has yet bought a stamp',
        'you were on chapter nine and nobody had yet bought a stamp',
      ],
      ['I said yes and we danced', 'you said yes and you danced'],
      [
        'Our Megan rode into the bins. Got up with her arms in the air.',
        'your Megan rode into the bins, and got up with her arms in the air',
      ],
      ['Shattered. I fell asleep in the car.', 'you were shattered', 'you fell asleep in the car'],
      ['Split shift, so I sat in the depot', '“Split shift, so I sat in the depot”'],
      ['Wife put a plaster on my thumb', 'your wife put a plaster on your thumb'],
      ['Four months today. I put two cups out.', 'four months to the day', 'you put two cups out'],
      ['i wore my jeans to work', 'you wore your jeans to work'],
      ['Blessing found me at the lockers', 'Blessing found you at the lockers'],
      ['He knelt and said marry me Donna', '“He knelt and said marry me Donna”'],
      ['Blowing a gale so no fishing. I mended gear.', '“Blowing a gale so no fishing. I mended gear”'],
      [
        "She took my face and said, 'You're my Denise.' We sang.",
        "“She took my face and said, 'You're my Denise.' We sang”",
      ],
      ['I shall take that as a compliment', '“I shall take that as a compliment”'],
      ['The plumber came. I am recording this as an event.', '“The plumber came. I am recording this as an event”'],
      ['I forgot to say Norm would have been tickled pink', 'Norm would have been tickled pink'],
      ['The mayor was on the bus too, I forgot to say', 'the mayor was on the bus too'],
      ['I forgot to say hello to the plumber', 'you forgot to say hello to the plumber'],
      ["Aroha's dad just sent the photo", "Aroha's dad sent the photo"],
      ['Minus 31 and the van started', '“Minus 31 and the van started”'],
      ['Paid, and then tacos for everybody', '“Paid, and then tacos for everybody”'],
      ['I told him they were for us', '“I told him they were for us”'],
      ["Slept in till 6. That's sleeping in.", "“Slept in till 6. That's sleeping in”"],
      ['Turned in my badge. 29 yrs 4 mos.', '“Turned in my badge. 29 years 4 months”'],
      ['Guy ahead of me was Skeets from the hot end', 'the guy ahead of you was Skeets from the hot end'],
      ['Today itself the jackfruit was brought down', 'the jackfruit was brought down'],
    ],
  ],
  [
    'what was only a word, or nothing, and who did what without a name that is known',
    [
      ['ajji says she passed class 10 science. she said we', '“ajji says she passed class 10 science. She said we”'],
      ['Dan held my coat. idk. he just held it', "“Dan held my coat. I don't know. He just held it”"],
      [
        'zorny came for the plants. took the monstera and left the ugly spider one',
        'zorny came for the plants, and took the monstera and left the ugly spider one',
      ],
      [
        'They let us bring nothing in so Malik brought the sums. Did the whole thing standing up',
        '“They let us bring nothing in so Malik brought the sums. Did the whole thing standing up”',
      ],
      ['Bank hol shift. Paid mostly in biscuits', '“Bank hol shift. Paid mostly in biscuits”'],
      [
        'Mass outdoors. A dog came. paid better attention than some',
        '“Mass outdoors. A dog came. Paid better attention than some”',
      ],
      ['Many order. My legs is dead but good money', '“Many order. My legs is dead but good money”'],
      ['break in. Took the grinder and the till', '“break in. Took the grinder and the till”'],
      ['idk nothing. pizza pops', "“I don't know nothing. Pizza pops”"],
      ['slept till ten 😭😭😭 heaven', '“slept till ten. Heaven”'],
      ['I told everybody I read his hips', 'you told everybody you read his hips'],
      ['They cheered. He cut am straight', '“They cheered. He cut am straight”'],
      ["She told her teacher my dad's a beginner", "“She told her teacher my dad's a beginner”"],
      [
        'Sold a card for 60 yrs. He read all of them first',
        'you sold a card for 60 years',
        'he read all of them first',
      ],
    ],
  ],
  [
    'what may be of the thing that was there',
    [
      [
        "Echidna under the bench. Wouldn't shift. Worked round it.",
        "“Echidna under the bench. Wouldn't shift. Worked round it”",
      ],
      ['Matinee today. Sold out, sixty-four children.', '“Matinee today. Sold out, sixty-four children”'],
      ['New labels came. Spelt right.', '“New labels came. Spelt right”'],
    ],
  ],
  [
    'what a learner wrote',
    [
      ['The small one is not knowing me at first', '“The small one is not knowing me at first”'],
      ['I did not understood all the film', '“I did not understood all the film”'],
      ['I learned to ride the bicycle, I have 38 years', '“I learned to ride the bicycle, I have 38 years”'],
      ['Yesterday I have cooked pierogi', '“Yesterday I have cooked pierogi”'],
      [
        "My neighbours I don't know them, but we sat together",
        "“My neighbours I don't know them, but we sat together”",
      ],
      ['Grandson of my sister has come to see me', '“Grandson of my sister has come to see me”'],
    ],
  ],
  [
    'small things that turn a clause round',
    [
      ['Pulled over to look. So did a fellow in a truck.', 'you pulled over to look', 'so did a fellow in a truck'],
      ['So did the washing and slept', 'so you did the washing and slept'],
      ['Looking for the cord I came on his skates', '“Looking for the cord I came on his skates”'],
      ['Eating the cake I made', 'eating the cake you made'],
      ['Spelled it with one I missing', '“Spelled it with one I missing”'],
      ['Towards the end Ġużi gave way', 'towards the end Ġużi gave way'],
    ],
  ],
  [
    'what runs on without an end is quoted',
    [
      [
        'mist pon the hill so thick mi haffi put out mi head through the window an drive like a turtle and not one a dem pickney make a sound the whole way down an when we reach the bottom dem clap mi',
        '“mist pon the hill so thick mi haffi put out mi head through the window an drive like a turtle and not one a dem pickney make a sound the whole way down an when we reach the bottom dem clap mi”',
      ],
    ],
  ],
  ['a measure is no end', [['We argued for 25 min. and won', 'you argued for 25 min. and won']]],
  [
    'a pair with the writer opens its clause',
    [
      [
        'A goat got into the post office and I, a grown woman, hid behind the stamps',
        'a goat got into the post office and you, a grown woman, hid behind the stamps',
      ],
      ['Farid doodled the CEO as a pigeon and I laughed', 'Farid doodled the CEO as a pigeon and you laughed'],
      ["Bins were always Arthur's job and I miss him", "bins were always Arthur's job and you miss him"],
      [
        'At the top there was wind and the whole city and I thought of nothing',
        'at the top there was wind and the whole city and you thought of nothing',
      ],
      ['She held my hand at the Our Father', '“She held my hand at the Our Father”'],
      ['Just as my dad and I got home it rained', 'just as you and your dad got home it rained'],
    ],
  ],
  [
    'who did it, where the note does not say',
    [
      ['Mr Cormier got his card. Read me the whole form', 'Mr Cormier got his card, and read you the whole form'],
      ['Bed 6 went home!! Walked out on his own', 'Bed 6 went home, and walked out on his own'],
      ['The build passed first go. Passed again.', 'the build passed first go, and passed again'],
      [
        'Alf came over when he saw the kettle. Talked about drains an hour.',
        'Alf came over when he saw the kettle, and talked about drains an hour',
      ],
      [
        'A woman asked to work the gate herself. Pushed it right across on her own.',
        'a woman asked to work the gate herself, and pushed it right across on her own',
      ],
      ['A boy at the stop saluted me. Saluted him back.', 'a boy at the stop saluted you', 'you saluted him back'],
      ['The word came to me late. Came to me on the bus.', 'the word came to you late, and came to you on the bus'],
      [
        'Took Max to the lido. Jumped in off the side on his own.',
        '“Took Max to the lido. Jumped in off the side on his own”',
      ],
      [
        'The build passed. Nobody believed it, so we ran it again. Passed again.',
        '“The build passed. Nobody believed it, so we ran it again. Passed again”',
      ],
      ['Plane could not land. Circled twice, went home.', '“Plane could not land. Circled twice, went home”'],
      ['The cat got in. Slept on the bread.', '“The cat got in. Slept on the bread”'],
      ['Caught the train. Sat by the window.', 'you caught the train', 'you sat by the window'],
      ['Shot two dozen photographs', 'you shot two dozen photographs'],
      ['Literally laughed in class', 'you literally laughed in class'],
      ['They gave it to Sam and so did Margaret', 'they gave it to Sam and so did Margaret'],
      ['Gave me her seat on the bus', '“Gave me her seat on the bus”'],
      ['Patted my dog on his own bed', 'you patted your dog on his own bed'],
      ['Owl on the gate. Stayed till I poured the tea.', '“Owl on the gate. Stayed till I poured the tea”'],
      ['Said Wendy. Came out Wenny. She kissed me.', '“Said Wendy. Came out Wenny. She kissed me”'],
      ['Joan knew me first thing.', 'Joan knew you first thing'],
      ['Mrs Rideout wanted cod. Gave her extra.', '“Mrs Rideout wanted cod. Gave her extra”'],
      ['The chipper jammed. Soaked to the pants.', '“The chipper jammed. Soaked to the pants”'],
      [
        'I timed my tortoise. Yesterday it was nine minutes.',
        'you timed your tortoise',
        'the day before it was nine minutes',
      ],
      ['The license has come. Licensed surveyor.', '“The license has come. Licensed surveyor”'],
      ['At ninety one is permitted to be glad.', '“At ninety one is permitted to be glad”'],
      ['It rained and I watched it I have always liked it', '“It rained and I watched it I have always liked it”'],
    ],
  ],
  [
    'a thing is no deed',
    [
      ['Registered letter to the Learys from Boston', 'registered letter to the Learys from Boston'],
      [
        'Standing ovation, the principal danced, I lost my voice and my good pen',
        '“Standing ovation, the principal danced, I lost my voice and my good pen”',
      ],
    ],
  ],
  [
    'what the writer alone can say, and what a clause ends on',
    [
      ['The toast was good. We both thought so.', 'the toast was good', 'you both thought so'],
      ['Reviewer 2 was kind. I may frame it.', '“Reviewer 2 was kind. I may frame it”'],
    ],
  ],
  [
    'names keep their capital, and things have none',
    [
      ['Nonie Shea had the scone cut for me', 'Nonie Shea had the scone cut for you'],
      ['Biscuit managed the stairs by himself', 'Biscuit managed the stairs by himself'],
      ["Joris took the three o'clock feed", "Joris took the three o'clock feed"],
      ['The nurse says Dad ate everything', 'the nurse said your dad ate everything'],
      ['Whole family has re-enacted the boot', 'the whole family has re-enacted the boot'],
      ['Knife slipped and cut nothing', 'the knife slipped and cut nothing'],
    ],
  ],
  [
    'a counted thing gets its article where it opens a clause',
    [
      ['Tanker driver dropped off some plums', 'the tanker driver dropped off some plums'],
      ['Line at the office was out the door', 'the line at the office was out the door'],
      ['Wee boy at the stop saluted me', 'a wee boy at the stop saluted you'],
      ['Young one paid me in coppers', 'a young one paid you in coppers'],
      ['Dress rehearsal was a full trainwreck', 'the dress rehearsal was a full trainwreck'],
      ['Pea soup was served on Wednesday', 'pea soup was served on Wednesday'],
      ['Engine 3 ran all day', 'Engine 3 ran all day'],
      ['Pepper slept on my foot', 'Pepper slept on your foot'],
      ["Owner's dog slept on my foot", "the owner's dog slept on your foot"],
      ['Big Davy gave me a lift', 'big Davy gave you a lift'],
      ['Sister Pearl sang', 'Sister Pearl sang'],
      ['Assembled wardrobe with Jo', 'you assembled the wardrobe with Jo'],
      ['Part of the wall fell', 'part of the wall fell'],
    ],
  ],
  [
    'what others said stays theirs',
    [
      ['I asked her and she said, I only bought the one.', 'you asked her and she said, “I only bought the one”'],
      [
        'She said it is a good name, my husband has the same one.',
        '“She said it is a good name, my husband has the same one”',
      ],
      [
        'My nephew took it and said my aunt stole this from her job.',
        '“My nephew took it and said my aunt stole this from her job”',
      ],
    ],
  ],
  [
    'what is begun twice is said once',
    [
      ['I well I finally asked Sam out and um yeah she said yes', 'you finally asked Sam out and she said yes'],
      ["I mean I didn't think I'd like it but I did", "you didn't think you'd like it but you did"],
    ],
  ],
  [
    'dictation is parted where that is sure, and else quoted',
    [
      ['fixed the screen door she held the screws', 'you fixed the screen door', 'she held the screws'],
      [
        "eleven hours didn't talk to nobody the radio was good",
        "“eleven hours didn't talk to nobody the radio was good”",
      ],
    ],
  ],
  [
    'an English of its own is not told in ours',
    [
      ['I bought winter coat in charity shop', '“I bought winter coat in charity shop”'],
      ['He sent photo from bicycle', '“He sent photo from bicycle”'],
      ['My husband make cake like in Goiânia', '“My husband make cake like in Goiânia”'],
      ['Two years I am opening this door', '“Two years I am opening this door”'],
      ['Chemistry test neva so bad', '“Chemistry test neva so bad”'],
      ['My grandmama been knew I was coming', '“My grandmama been knew I was coming”'],
      ['I was call my mother in Krakow', '“I was call my mother in Krakow”'],
      ["She'd clearly been told to put it on my side", "she'd clearly been told to put it on your side"],
      ['Aff the day, slept till ten', '“Aff the day, slept till ten”'],
      ['Slept in a bed on deck and went to town by train', 'you slept in a bed on deck and went to town by train'],
      ['Played piano at church head to head with Jo', 'you played piano at church head to head with Jo'],
      ['The truck started first try', 'the truck started first try'],
    ],
  ],
  [
    'shorthand stays as it was written',
    [
      [
        'Washed hair, washed clothes, slept in the afternoon with the fan.',
        '“Washed hair, washed clothes, slept in the afternoon with the fan”',
      ],
      ['Slept, football, nothing.', '“Slept, football, nothing”'],
      ['Took the mattress, left the paint tins. Fine by me.', '“Took the mattress, left the paint tins. Fine by me”'],
      ['Finally, we swam in the lake.', 'finally, you swam in the lake'],
      ['Fed the hens, and Mia found an egg.', 'you fed the hens, and Mia found an egg'],
      ['Tea, toast, bed.', 'tea, toast, bed'],
    ],
  ],
])('%s', (_, rows) => {
  test.each(rows)('%s', (content, ...clauses) => {
    expect(said(content)).toEqual(clauses);
  });
});

describe('clause by clause, where a note is not heard as it stands', () => {
  test.each<Row>([
    ['My son had a better method. I am using it.', 'your son had a better method', 'you are using it'],
    ['Choir practice. We finally have the tenors.', 'choir practice', 'you finally have the tenors'],
    ['We have a club. So far there is one member.', 'you had a club', 'so far there is one member'],
    [
      'I stayed until three. Walking home, which is eleven feet, I noticed a robin.',
      'you stayed until three',
      'walking home, which is eleven feet, you noticed a robin',
    ],
    ['Updated the CV. Turns out I have skills.', 'you updated the CV', 'it turns out you have skills'],
    [
      "Jaxon hasn't said a word since Feb. He put his hand up.",
      "Jaxon hasn't said a word since Feb",
      'he put his hand up',
    ],
    ['South Fork all day. Caught nothing at all.', 'South Fork all day', 'you caught nothing at all'],
    ['Electricity 5 hours non stop. Charged my phone.', 'electricity 5 hours non stop', 'you charged your phone'],
    [
      'Bramwell the cat sat on the sill. They paint it mustard.',
      'Bramwell the cat sat on the sill',
      'they paint it mustard',
    ],
  ])('%s', (content, ...clauses) => {
    expect(clausesOf(content)).toEqual(clauses);
  });
});
