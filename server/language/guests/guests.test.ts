import { expect, test } from 'vitest';
import { processorTime } from '#server/test/how-long.ts';
import { chooserFrom } from '../base/random.ts';
import { judgeWeek } from '../reading/judge-week.ts';
import { readWeek } from '../reading/read-week.ts';
import { planOf } from '../selection/choose-notes.ts';
import { judgingOnce } from '../severity/judged-once.ts';
import { eachOnce } from './each-once.ts';
import { guestsOf } from './guests.ts';
import { unnamedIn } from './unnamed.ts';

/** Answers who is near in a week of these notes, the nearest first. */
function asking(...texts: string[]): () => string {
  const moments = texts.map((content, at) => ({ id: at + 1, content, localDate: `2025-03-0${at + 1}`, createdAt: at }));
  const week = judgeWeek(readWeek(moments), 'auto');
  const plan = planOf(week, chooserFrom('near'));
  return () =>
    guestsOf(plan, week)
      .map(({ text }) => text)
      .join(', ');
}

function near(...texts: string[]): string {
  return asking(...texts)();
}

test('who is named hundreds of times in a note costs no more each time', () => {
  const costOf = (times: number): number => {
    const ask = asking(`I ${'my mum &'.repeat(times)} x`);
    // The first is what has yet to be compiled and judged.
    return judgingOnce(() => Math.min(...[1, 2, 3, 4, 5, 6].map(() => processorTime(ask))));
  };
  // In proportion it is twice as much, and four times where the note is read for each time the name stands in it.
  expect(costOf(400) / costOf(200)).toBeLessThan(3);
});

test('to no city, and to who is written of on several days in whatever words', () => {
  const glass = near('So Calgary unloaded late.', 'Torch from Silas at one', 'Silas all four');
  expect(glass).toMatch(/Silas/);
  expect(glass).not.toMatch(/Calgary/);
});

test.each([
  ['Visited Sau-ping at lunch, she had kept me a seat', 'When Sau-ping woke up she asked about the boat', /^Sau-ping/],
  [
    'Anwar went at half four. Also he left me the coriander in the paint bucket',
    'Anwar laughed at the bus all evening',
    /^Anwar/,
  ],
  ['Rhonda come by with the dish', 'Church ran long', /Rhonda/],
  ["Joyce's niece Caroline was in the flat with the bin bags", 'I read all evening', /Caroline/],
  [
    'Next to me is an old driver from Lithuania, Vytas, maybe 65 years. He says you sleep, I watch.',
    'Unloaded in the rain',
    /Vytas/,
  ],
  [
    'Dod cam doon tae the gate at ten wi a flask an stood there the hale mornin',
    'Fan I got hame Dod wis at the fridge',
    /Dod/,
  ],
  ['so I went to doctor Kulkarni and he looked at the knee', 'We laughed and had tea', /^Doctor Kulkarni/],
  ['Wife called me a child for shouting', 'Nuwan shaved again. Nuwan went to the post office for me', /Nuwan/],
])('to who is there: %s', (one, other, who) => {
  expect(near(one, other, 'Washed the car')).toMatch(who);
});

test.each([
  ["somebody's grandmother by herself", "Bentong's lola gave me two mangoes and sat with me", /(?<!Bentong's )Lola/],
  ['who lays hands on the writer', 'Keith held my head under the tap and laughed. Keith made pie.', /Keith/],
  ['who calls them names', 'Trevor called me a child and took my bank card. Trevor made pancakes.', /Trevor/],
  ['who left a mark', 'Paul came round. He left me a bruise on the arm. Paul laughed.', /Paul/],
  ['who lies in the ground', 'Stan was in the ground by noon and we had ham', /Stan/],
  ['kin in law, of whom too little is known', 'My brother-in-law sits on my bed when all sleep', /brother/],
  ['a camera', 'Dash cam broke and Bosch toolkit fell off the shelf', /Dash|Bosch/],
  ['a perfume', 'She gave me a bottle of White Diamonds perfume and she said Eudora, you have not changed', /Diamond/],
  ['a station', 'When Dombivli came I should have woken her and I did not', /Dombivli/],
  ['kin of who speaks', 'She came out from the coats and she say, My dad told you Saturday', /dad/],
  ['whom somebody calls', 'Harjit is there at the window saying dad dad come on', /dad/],
  ['who was once there', 'It was Kamalam and I who used to do the crossword, after the coffee', /Kamalam/],
])('to no %s', (_, note, who) => {
  expect(near(note, 'Washed the car')).not.toMatch(who);
});

test('who is called by a short form as well is one', () => {
  const named = ['Priyanka', 'your mum', 'Priya', 'Marion', 'Mari'].map((text) => ({ text }));
  expect(eachOnce(named).map(({ text }) => text)).toEqual(['Priyanka', 'your mum', 'Marion', 'Mari']);
});

test('hans are no Hans where the note has capitals', () => {
  expect(near('He stood wi his hans in his pooches. Rain gyan doon ma neck.', 'Washed the car')).toBe('');
});

test('to nobody who left', () => {
  expect(
    near(
      'Anwar came for his things. He left me the day after my birthday',
      'Anwar laughed on the phone',
      'Washed the car',
    ),
  ).toBe('');
});

test('to Mrs Park, who is no park, and to no team', () => {
  const glass = near(
    'Mrs Park saw it before the manager did and took it out',
    'Slept ten hours. Jets won.',
    'Arlene on the counter gave it back, washed',
  );
  expect(glass).toMatch(/Mrs Park/);
  expect(glass).not.toMatch(/Jets/);
});

test.each([
  [
    'who lets himself in',
    ['Perry the maintenance guy let himself in again.', 'Perry here again about the pipe.'],
    /Perry/,
  ],
  [
    'who was blocked',
    ['Kendra was texting again at two in the morning, I blocked her', 'Saw Kendra at work'],
    /Kendra/,
  ],
  ['who waits for the writer', ['The guy, Tin, followed us to the bus.', 'Tin was waiting by the gate'], /Tin/],
  [
    'who keeps sending flowers',
    ['A man called Vuk keeps sending flowers to my work.', 'Vuk was at the bus stop again'],
    /Vuk/,
  ],
  [
    'who expired on the ward',
    ['Mr. B expired 5:10, his family was on time', 'Mr. B told me the joke about the goat again'],
    /Mr B/,
  ],
  ['who was buried', ['We buried Stig on Tuesday', 'With Stig to the end, I held his hand'], /Stig/],
  [
    'who slipped away',
    ['Pop Earl slipped away on Sunday.', 'We saw Pop Earl on Saturday, he ate two satsumas.'],
    /Earl/,
  ],
  ['who is only heard', ['Listened to Elvis all the way.', 'Listened to Elvis on the way home.'], /Elvis/],
  [
    'who is seen on a stage',
    ['Saw Hamlet at the school and it was long.', 'Hamlet again for the second night.'],
    /Hamlet/,
  ],
])('and not to %s', (_, texts, name) => {
  expect(near(...texts, 'Had soup with Ana, and Ana sang')).not.toMatch(name);
  expect(near(...texts, 'Had soup with Ana, and Ana sang')).toMatch(/Ana/);
});

test('to nobody whom a customer is called, who is only not spoken of, or who is missed', () => {
  const glass = near(
    'One old lady counted it four times. I said Mama it has gone, and then she danced in front of the kiosk.',
    'Wrote to Gwen, and did not mention the land or what Carlton said. Gwen laughed on the telephone.',
    'Keith does it every other Sunday since Mum went. Mum never put turnip in it. Keith rang me.',
    "Soup with Ana after Ted's funeral, and Ted would have had two bowls. Ted said so himself at Easter.",
  );
  expect(glass).not.toMatch(/mama|Carlton|mum|Ted/i);
});

test('to one, and not to a first name and a surname', () => {
  const glass = near(
    'Cynthia Baptiste was there large as life in a purple hat and she waved at me.',
    'Cynthia rang me in the evening and we laughed about the hat for an hour.',
  );
  expect(glass).toMatch(/Cynthia/);
  expect(glass).not.toMatch(/Baptiste/);
});

test('to nobody who is only played or read', () => {
  const glass = near('Played Zelda with Ana.', 'Zelda again.', 'Teacher Training all day');
  expect(glass).not.toMatch(/Zelda|Training/);
});

test.each([
  [
    'who lets themself in with soup',
    ['Mum let herself in with her key and left a pot of soup', 'Mum and I walked the dog'],
    /mum/,
  ],
  [
    'who is followed to see the sun',
    ['Owen said follow me and I followed him up the ridge', 'Owen carried my bag'],
    /Owen/,
  ],
  ['who was buried in the sand', ['We buried Tom in the sand and he laughed', 'Tom built a castle with a moat'], /Tom/],
  ['who passed on a recipe', ["Ana passed on her grandmother's recipe", 'Ana and I rolled out the dough'], /Ana/],
  [
    'who has the name of a city',
    ['Phoenix taught me the chords', 'Phoenix and I played until the rain stopped'],
    /Phoenix/,
  ],
])('to %s', (_, texts, name) => {
  expect(near(...texts)).toMatch(name);
});

test('to a friend from whom ways part only at the station', () => {
  const camille = near(
    'Had a long lunch with Camille and then we went our separate ways',
    'Camille rang from the train.',
  );
  expect(camille).toMatch(/Camille/);
});

test('to nobody who is only not told, who has just passed or whose ways part', () => {
  expect(near('Did not tell Marivic yet, she had her dentist', 'Marivic baked for all of us')).toMatch(/Marivic/);
  expect(near('Did not tell Marivic yet, she had her dentist', 'Had soup with Ana')).not.toMatch(/Marivic/);
  expect(near('Granny passed Saturday night so I put in for two days', 'Had soup with Ana')).not.toMatch(/granny/i);
  expect(
    near('He and Paulette have decided to go their separate ways', 'Had soup with Ana, and Paulette waved'),
  ).not.toMatch(/Paulette/);
});

test('kin once, by what they are', () => {
  const glass = near(
    'Dad talks to the dog about somebody called Jean all the way. Jean is Mum. Dad made her an egg and she laughed with him.',
    'Mum rang me and laughed',
  );
  expect(glass).toMatch(/your mum/);
  expect(glass).not.toMatch(/Jean/);
});

test('who pushed the writer in a wheelchair, and nobody who pushed them', () => {
  const told = (deed: string): string =>
    near(`Marta bought slippers. ${deed}`, 'Marta came with me to Mass and laughed');
  expect(told('They pushed me in a wheelchair and I rather liked it.')).toMatch(/Marta/);
  expect(told('She pushed me in a chair and I rather liked it.')).not.toMatch(/Marta/);
});

test('to somebody by both words of their name, and to nobody that a place is named after', () => {
  const glass = near(
    'Ah Fong gave up her tile so that Kam Yee could win, and she laughed.',
    'My nephew Ka Ho had two and twenty tables in Sha Tin. Ka Ho danced.',
    'He worked at Eden Park, and Jess came by to hear it.',
  );
  expect(glass).toMatch(/Ka Ho/);
  expect(glass).toMatch(/Jess/);
  expect(glass).not.toMatch(/(?:^|, )(?:Ho|Ah|Ka|Eden|Park)(?:,|$)/);
});

test('to no place that somebody phoned from or a team beat, though people bear its name', () => {
  expect(near('Peter phoned from Regina, he will drive up.', 'Peter slept and Regina stayed dry')).not.toMatch(
    /Regina/,
  );
  expect(near('Peter phoned Regina, she will drive up.', 'Regina laughed with Peter')).toMatch(/Regina/);
});

test('to no team, and to who is called so or sat beside the writer', () => {
  const match =
    'Twimia against Hansua this afternoon. The Twimia goalkeeper, a boy they call Prosper, came with water.';
  expect(near(match, 'Twimia won and Prosper waved')).toBe('Prosper');
  expect(near('I sat in the car beside Temuulen. It was warm.', 'Temuulen read all evening')).toMatch(/Temuulen/);
  expect(near('Siew Lan sat in the hall.', 'I went to market with Siew Lan and Siew Lan laughed')).toBe('Siew Lan');
});

test('to who has a title though a shop bears the name, and to no side of a match', () => {
  const sister = "It was Sister Comfort from Comfort's Divine Fashion. She sewed till twelve and hemmed all three.";
  expect(near(sister, 'Bought thread and black lining')).toBe('Sister Comfort');
  expect(near('Gouyave v Victoria. Victoria needed nine and got four. Had soup with Ana', 'Ana laughed')).toBe('Ana');
  expect(near('Kobi v Ada at chess on the step. Ada laughed so much she lost.', 'Had soup with Ada')).toMatch(/Ada/);
});

test('to who does something behind what they are, and to kin in other tongues', () => {
  const boy =
    'This morning little Jahmal, Miss Ruby grandson, in his school shoes, sang the bill so loud we all laughed.';
  expect(near(boy, 'Bought thread and black lining')).toMatch(/Jahmal/);
  expect(near('I gave the goose to my nanuk and she plucked it right there.', 'Slept in')).toBe('your nanuk');
});

test('to kin behind "that", to who was let do something, and to who burnt a mask', () => {
  expect(near('It was only that Amma went to the bank and she signed for herself.', 'Slept in')).toBe('your amma');
  expect(near('I let little Cadi do the last six turns and gave her the key.', 'Slept in')).toBe('Cadi');
  const mask =
    'Somebody was at the shop in a fine shirt. It was Ebo. He has his own place, two machines and a boy under him. He asked if I remember when he burnt my mask, the German one, and I told his mother I had dropped it myself.';
  expect(near(mask, 'Small job. Ate kenkey with the boys')).toMatch(/Ebo/);
  expect(near(mask.replace('my mask', 'my arm'), 'Small job. Ate kenkey with the boys')).not.toMatch(/Ebo/);
});

test('to who it is said to be, to who is announced by a bell, and to whose last day it is', () => {
  const others = ['Washed the car', 'Bread and soup'];
  expect(near('This fella rings and he says this is Gary and we talked an hour.', ...others)).toBe('Gary');
  expect(near("Came in early and there's Ruben from transport filling my buckets.", ...others)).toBe('Ruben');
  expect(near('The bell went at half past eleven. Jelmer. He had bread and we ate.', ...others)).toBe('Jelmer');
  expect(near('Three years today. Jelmer.', ...others)).toBe('');
  expect(near('Last day of Manang Belen in the canteen and she danced.', ...others)).toBe('Manang Belen');
  expect(near('Gaffney never said a word and brought two mugs, and Gaffney sang.', ...others)).toBe('Gaffney');
  expect(near('Gaffney never liked me. Gaffney would shout.', ...others)).not.toMatch(/Gaffney/);
});

test('to who a note goes on about, whose last day it is, and who is at the door', () => {
  const others = ['Washed the car', 'Bread and soup'];
  expect(near("I looked up and Glen's behind the glass with a sign, he held it up all night.", ...others)).toBe('Glen');
  expect(near('I sat behind Lucille so I would not bother her, then we shared the cookies.', ...others)).toBe(
    'Lucille',
  );
  expect(near("Somebody knocks on the glass, and it's Jess with a pot of beans, still warm.", ...others)).toBe('Jess');
  expect(near("I was making bread and it was Jess's horn. She came in with the goats and she sang.", ...others)).toBe(
    'Jess',
  );
  expect(near('Yesterday was the last day of term. Current came at nine, and Current went.', ...others)).toBe('');
  expect(near('It is Parkinson, she said it with kindness and gave me a leaflet.', ...others)).toBe('');
  expect(near('A guy on E. Clinton let me treat his pool and gave me a koi.', ...others)).not.toMatch(/Clinton/);
  expect(near('I bought Noah a blue balloon and the girl asked was he excited.', ...others)).toBe('');
});

test('in a full week whose heart is sure to nobody outside of it, and in one of few moments to them as well', () => {
  const heart =
    'An old lady came with a torch to see what the noise was. She went back without a word and we thought that is it. Then she came with six men and hoes and somebody put a door under the wheel. She had already put fish on the table for all of us.';
  const few = ['Ana made soup for us and Ana sang with me until nine.', 'Washed the car'];
  expect(near(heart, ...few)).toMatch(/Ana/);
  expect(near(heart, ...few, 'New antenna up', 'Bread and soup', 'Slept in')).toBe('the old lady');
});

test('to no grandmother of the writer where one stands beside a child they do not know', () => {
  const stuck = 'Stuck lift. Grandmother and a boy about six were in it and she sang with us.';
  expect(near(stuck, 'Washed the car', 'Bread and soup')).not.toMatch(/your grandmother/);
});

test('to the gaffer, though he is Gaffer to his face', () => {
  expect(near('Gaffer said well done and gave us bread, and Gaffer laughed.', 'Fixed the shelf')).toBe('the gaffer');
});

test('beside who is in the surest heart only to who is likelier than not', () => {
  const heart =
    'The lad in the fine shirt on the oil drum was Ebo. Ebo went in and touched the bench and the old vice. He put a hundred cedis on it and said it is from his first job as master, it is for the mask, and Ebo laughed at us both.';
  expect(near(heart, 'Kobi rang about the gate.', 'Bread and soup', 'Slept in')).toBe('Ebo');
});

test('to who was heard back from, played against, or bears the name of a hall', () => {
  expect(near('Heard back from Jess about Saturday.', 'Jess laughed and we had soup')).toBe('Jess');
  expect(near('Played chess against Temuulen.', 'Had soup with Temuulen and Temuulen laughed')).toBe('Temuulen');
  expect(near('Had soup with Mia Hall and she laughed.', 'I read all evening')).toMatch(/Mia/);
  expect(near('It was Mrs Patel from next door who brought soup.', 'Mrs Patel laughed')).toBe('Mrs Patel');
});

test('not to the writer by what others call them', () => {
  expect(near('The boy came from Marva, and I am Uncle Winnie from the first night.', 'Had soup with Ana')).toBe('Ana');
  expect(near('Den him seh Daddy how yuh do di tie. Had soup with Ana', 'Ana laughed')).toBe('Ana');
  expect(near('Abti said Doctor Zak and gave me a tenner. Had soup with Ana', 'Ana laughed')).not.toMatch(/Zak/);
});

test('to who is told of as kin of somebody, and to a name that ends as things do', () => {
  const glass = near(
    "Message from Barb, Claire's mom, that the eaves are full and is Saturday good for me.",
    "Did Barb's eaves, four bags. We talked about her knee.",
    'Wee Kacper chapped the door and Kacper says the hamster is fine.',
  );
  expect(glass).toMatch(/Barb/);
  expect(glass).toMatch(/Kacper/);
});

test('to who was there when somebody cried a little, and to who kicked the writer under the table', () => {
  const tears =
    'Renee was at the sink and said I wonder what Mama would say. So I did Odessa, with the hand too. Renee cried a little and then she laughed and we put the soup on.';
  expect(near(tears, 'Had soup with Ana')).toMatch(/Renee/);
  const circuits =
    'Did circuits with Asha from five to seven. She forgot the formula. Dad came in and asked since when are there two pupils in this house. She kicked me';
  expect(near(`${circuits} under the table.`, 'Had soup with Ana')).toMatch(/Asha/);
  expect(near(`${circuits}.`, 'Had soup with Ana')).not.toMatch(/Asha/);
});

test('to who is taken up again further on, and from where they are', () => {
  const concert = 'Young Callum on third cornet, he is thirteen, he turned the page for us and we laughed.';
  expect(near(concert, 'Had soup with Ana')).toMatch(/Callum/);
  const lent =
    'Sipho from two kiosks down, we had not greeted since May. He came with his kettle and made tea for all of us.';
  expect(near(lent, 'Had soup with Ana')).toMatch(/Sipho/);
  expect(near('Haircut from the usual place. It was quick and we laughed.', 'Had soup with Ana')).toBe('Ana');
});

test('by the title that they have everywhere, and to no number, song or dish', () => {
  expect(near('Papa Nnamdi brought the yams. He laughed at my shoes.', 'Ate with Papa Nnamdi')).toBe('Papa Nnamdi');
  const glass = near(
    'Forty-one rang for tea and laughed at my hat.',
    'Sang Frère Jacques with Ana and had Kaya toast',
    'Base called at nine and Base called at ten',
  );
  expect(glass).toBe('Ana');
});

test('to an old man by his name, to no falls, and to nobody who came for her things', () => {
  expect(near('Old Mr Herath in bed 7 laughed at my hat.', 'Had soup with Mr Herath')).toBe('Mr Herath');
  expect(near('Drove to Big Falls with Ana and Big Falls was cold.', 'Had soup with Ana')).toBe('Ana');
  const parted = 'Rochelle say she done. Three years.';
  expect(near(parted, 'Rochelle come for she things with Ana', 'Had soup with Ana')).not.toMatch(/Rochelle/);
});

test('to no priest as to a father', () => {
  const linen = 'Did the altar linen. Father said it was grand and laughed.';
  expect(near(linen, 'Had soup with Ana')).toBe('Ana');
  expect(near('Father said it was grand and laughed.', 'Had soup with Ana')).toMatch(/your father/);
});

test.each([
  ['the town that somebody is in', ['He is a vet now in Cody and he had pie with us.', 'Had soup with Ana'], /Cody/],
  [
    'the writer, who is asked for by name',
    [
      'He says is one of you Verlin that drove the truck and I said depends, and he laid two twenties on the table',
      'Had soup with Ana',
    ],
    /Verlin/,
  ],
  ['whom somebody plays against', ['My man scored and came off at half time and laughed', 'Had soup with Ana'], /man/],
  ['who could be anyone', ['A man gave me his seat on the tram and we laughed', 'Had soup with Ana'], /man/],
  [
    'who holds somebody down',
    ['Craig held me down and laughed.', 'Craig brought me soup', 'Had soup with Ana'],
    /Craig/,
  ],
  [
    'who keeps somebody in',
    ['Rob will not let me go to the English class.', 'Rob made pancakes and sang', 'Had soup with Ana'],
    /Rob/,
  ],
  ['who rests in peace', ['RIP Big Trev, the pub was full', 'Had soup with Ana'], /Trev/],
  ['who is dead', ['The dead lamb lay in the field and the dog stood by it', 'Had soup with Ana'], /lamb/],
])('to %s goes no glass', (_, notes, who) => {
  expect(near(...notes, 'Washed the car')).not.toMatch(who);
});

test.each([
  ['A woman with a cello gave me her seat on the tram and we laughed all the way', /the woman with the cello/],
  ['A man gave me half a melon on the tram and said it was too sweet for one', /the man with the melon/],
  ['The night porter gave me his umbrella and would not have it back', /the night porter/],
  ['Lorry man lifted me and the bike in and drove us all the way home', /the lorry man/],
  ["Hywel's lad carried the bale in for me and would take nothing", /Hywel's lad/],
])('to somebody without a name, by what tells them from any other: %s', (note, who) => {
  expect(near(note, 'Washed the car', 'Slept late')).toMatch(who);
});

test('in the week of a farewell to nobody', () => {
  const leaving = 'Letters done, one for each of them. There is nothing that I have to be here for after that.';
  const visit = 'Ana came by with soup and sat with me and we laughed for an hour';
  expect(near(visit, 'Washed the car', 'Slept late')).toMatch(/Ana/);
  expect(near(visit, leaving, 'Washed the car', 'Slept late')).toBe('');
});

test('to no stranger who may be the one that a note fears', () => {
  const named = near(
    "The man with the spaniel came in again and waited till it was my till. He's worked out my shifts.",
    "He gave me a drawing he'd done of me asleep on the bus.",
    'Gareth on security walked me to my car.',
    'The man with the spaniel was by my car.',
    'Made a lemon drizzle for Gareth.',
  );
  expect(named).not.toMatch(/spaniel/);
});

test('who stands in the surest note before who is likelier elsewhere, and no young man', () => {
  const heart =
    "At six the pool as usual with Beto, who is twenty-two and my teacher. A young man sat on the edge. I went from the wall and I kept looking at the black line and then there was the other wall under my hand. I had not put my foot down. Twelve and a half metres, the first time in my life, and I am forty-four. I stayed there holding on to the tiles and looked back at where I'd come from and nobody said anything.";
  const glass = near('Washed the car.', heart, 'Did invoices.', 'Bins out, then soup.');
  expect(glass).toMatch(/^Beto/);
  expect(glass).not.toMatch(/young man/);
});

test('of a woman behind the writer, and of a man in uniform, it is said which one', () => {
  expect(
    near(
      'In the chemist a woman behind me says I know that voice. She drove me home in the end in her little red car.',
    ),
  ).toMatch(/the woman behind you/);
  const [note] = readWeek([
    { id: 1, content: 'One tall fella in BDF uniform came in and paid.', localDate: '2025-03-03', createdAt: 1 },
  ]).notes;
  expect(note && unnamedIn(note).map(({ text }) => text)).toEqual(['the tall fella in BDF uniform']);
});
