import { readWeek } from '../reading/read-week.ts';
import { describe, expect, test } from 'vitest';
import { crisisNotes, dangerNotes, heavyNotes, mixedNotes } from './heavy-notes.fixture.ts';
import { isGoodNews, isHard, isSour, severityOf, severityOfClause } from './severity.ts';
import { lightNotes } from './light-notes.fixture.ts';

describe('heavy', () => {
  test.each([
    'We threw them out rip mum',
    'I took the pills and I literally died. They brought me back',
    'I lost 2-0, but nobody cares about me anymore',
    'I wrote it all down: bury me in this hoodie',
    'Dad died on Sunday',
    "Grandma's funeral",
    'She passed away last night',
    'We lost the baby',
    'I had a miscarriage',
    'We had to put Rex down today',
    'Mum has cancer',
    'he had a stroke',
    'My husband left me',
    'the divorce came through',
    'I was laid off',
    'I got fired today',
    "couldn't stop crying",
    'cried all night',
    'another panic attack',
    'I feel so alone',
    'everything is falling apart',
    'The dog was hit by a car and is dead',
    'biopsy next week',
    'worst day of my life',
    'we broke up',
    'Today Antti would be sixty years old',
    'He was fourteen when the ice took him',
    'June 9. Would of been 41',
    "Derek's had another fall, six hours on a trolley in the corridor",
  ])('%s', (text) => {
    expect(severityOf(text)).toBe('heavy');
  });
});

describe('crisis', () => {
  test.each([
    'my mind broke kms',
    'the meds ran out. kms',
    'my laptop broke kms, goodbye',
    'I want to die',
    'thinking about suicide',
    "I don't want to be here anymore",
    'I could kill myself',
    'no reason to live',
    'I hurt myself again',
    'better off without me',
    'I can’t go on',
    'Walked by the viaduct, I stay up there sometimes. The 17:52 does not stop at our station.',
    'She took the gun cabinet key away with her in her apron.',
    "Sat at the bench without the lamp. Dad's .38 is in the drawer, where it's always been.",
    "Mum's things from the hospice are still in the cupboard. Counted them and put them back.",
  ])('%s', (text) => {
    expect(severityOf(text)).toBe('crisis');
  });
});

test.each([
  'hot 44 aircon carked it, I reckon the sun is trying to kill me personally',
  'She just sat down on the edge of the tub. Then she asked do they have names yet. We did 22.',
  'the statics midterm absolutely killed me',
  'The reed broke. kms. Danny had one in his sock',
  'We lost 41-6, nobody cares. The show was good',
  'It flapped like a chicken and I literally died',
  'I literally died when I turned around',
  "Good thing it's over",
  'A manager called me that his system has died',
  'We ate on the platform at Crewe and the express does not stop there, so we took the bus.',
  'Cleaned the gun and hung up the key of the cabinet.',
  "Found Grandad's starting pistol in the drawer, and bus 45 was late.",
  'Cleaned the cupboard, counted the jars and put them back.',
])('neither where it only sounds so: %s', (text) => {
  expect(['light', 'tender']).toContain(severityOf(text));
});

test.each([
  'I sat on the edge of the bath with the blade for an hour thinking whether',
  'Sat on the edge of the roof for an hour thinking whether',
  'my husband hid my boots, then he and the cat are trying to kill me',
  'my uncle is trying to kill me',
  'I told my husband I sat on the edge of the bath with the blade for an hour thinking',
  'He sat on the edge of the bath with the blade for an hour thinking',
  'Just wanted to die all day. Told nobody. Old fart next door.',
  "Glad it's all over. Goodbye everyone.",
])('but a danger of such words is one: %s', (text) => {
  expect(severityOf(text)).toBe('crisis');
});

test.each([
  'He said it is over',
  'The walk killed my mother',
  'My ex threatened killing us both.',
  'Dad said they are killing us.',
  'Our server Maria died',
  'My support system died with her in March',
  'I honestly just died when he got the knife out',
  'Dad was found dead late on Sunday',
])('nor is what is hard: %s', (text) => {
  expect(severityOf(text)).toBe('heavy');
});

test('what is hard at home stays so beside a stage', () => {
  expect(
    severityOf('My dad died on Sunday and I went to the dress run anyway, stood stage left and said nothing'),
  ).toBe('heavy');
});

describe('heavy: who lies in a hospital', () => {
  test.each(['They have admitted me again', 'still on a drip, third night', 'Sickle cell pain, up all night'])(
    '%s',
    (text) => {
      expect(severityOf(text)).toBe('heavy');
    },
  );
});

describe('tender: told plainly, never as a joke', () => {
  test.each([
    'No panic attack today',
    "I wasn't depressed for once",
    'Visited Gran in hospital',
    'The scan was clear',
    'Mum is cancer-free',
    'Rang the bell for my last chemo',
    'I missed him today',
    'Good session with my therapist',
    '90 days sober',
    'Dad is home from hospital',
    'I cried at the film',
  ])('%s', (text) => {
    expect(severityOf(text)).toBe('tender');
  });
});

describe('not heavy, whatever it sounds like', () => {
  test.each([
    'She came to the terminal on my last run and pressed the bell',
    'slit my own throat stage left, on cue at last',
    'Our main corpse started snoring inside the coffin, in the middle of the monologue of his widow, and they used that take',
    'The sound guy murdered us for two songs, then somebody unplugged him and we played the rest of it dead',
    'We nearly died laughing',
    'I cried laughing at the goat',
    'laughed until I cried',
    'tears of joy',
    'a pudding to die for',
    'killed it at karaoke',
    'the library was dead quiet',
    'dead chuffed with my bread',
    'lost weight',
    'I lost my keys and found a tenner',
    'pure stroke of luck',
    'broke the ice with the neighbours',
    'cut myself a slice of cake',
    'crashed out on the sofa',
    'my phone battery died so I read',
    'deadheaded the roses',
    'the deadline is gone',
    'attack of the giggles',
    'We sold them all and nobody has died.',
    'Inès did the croissants all alone',
    'We stood on the bridge and dropped sticks for an hour, the twins and I, and nobody won.',
    'Cut my arms to ribbons on the brambles but we have eight pounds of blackberries and the jam has set.',
  ])('%s', (text) => {
    expect(severityOf(text)).toMatch(/light|tender/);
  });
});

describe('notes of all kinds of lives', () => {
  const isHeavy = (text: string): boolean => /heavy|crisis/.test(severityOf(text));
  const allowed = { missed: 0.05, hushed: 0.03 };

  test('a note in crisis is always seen', () => {
    expect(crisisNotes.filter((text) => severityOf(text) !== 'crisis')).toEqual([]);
  });

  test('nor is it missed in the company of light ones', () => {
    const company = 'We stood on the bridge and dropped sticks for an hour, the twins and I, and nobody won.';
    expect(crisisNotes.filter((text) => severityOf(`${company} ${text}. ${company}`) !== 'crisis')).toEqual([]);
  });

  test('nearly all heavy notes are seen, and none of them is taken for a crisis', () => {
    expect(heavyNotes.filter((text) => !isHeavy(text)).length).toBeLessThanOrEqual(heavyNotes.length * allowed.missed);
    expect(heavyNotes.filter((text) => severityOf(text) === 'crisis')).toEqual([]);
    expect(dangerNotes.filter((text) => !isHeavy(text))).toEqual([]);
  });

  test('light notes are hardly ever hushed', () => {
    expect(lightNotes.filter(isHeavy).length).toBeLessThanOrEqual(lightNotes.length * allowed.hushed);
  });

  test('something hard beside something good is told plainly or left out, never joked about', () => {
    expect(mixedNotes.filter((text) => severityOf(text) === 'light')).toEqual([]);
    // Who was robbed may be taken for someone in danger.
    expect(mixedNotes.filter((text) => severityOf(text) === 'crisis').length).toBeLessThanOrEqual(1);
  });
});

test('who dies in a game is told of, in a note and in each of its clauses', () => {
  const content =
    'mom came in while i was yelling JUST LET ME DIE i need to respawn and she stood there with the laundry basket and went "not before you do your sheets"';
  const { notes } = readWeek([{ id: 1, content, localDate: '2025-03-04', createdAt: 0 }]);
  expect(notes[0]?.units).not.toEqual([]);
});

test('what is hard beside a play is not lightened with it', () => {
  const content = 'Karaoke was fun and I sang two songs. Grandpa died.';
  const { notes } = readWeek([{ id: 1, content, localDate: '2025-03-04', createdAt: 0 }]);
  expect(notes[0]?.severity).toBe('heavy');
  expect(notes[0]?.clauses.map(({ source, severity }) => [source, severity])).toEqual(
    expect.arrayContaining([
      ['I sang two songs', 'light'],
      ['Grandpa died', 'heavy'],
    ]),
  );
});

test('the danger of others is heavy, and no crisis of the writer', () => {
  expect(severityOf('My friend says she wants to die')).toBe('heavy');
  expect(severityOf('My friend left and I want to die')).toBe('crisis');
  expect(severityOf('Suicide prevention training at work, good biscuits')).not.toBe('crisis');
});

test('a clause is heavy only for what is never celebrated; its note also where nothing good stands beside it', () => {
  const quarrel = 'Had a very bad fight with Papa about money';
  expect(severityOf(quarrel)).toBe('heavy');
  expect(severityOfClause(quarrel)).toBe('tender');
  expect(isHard(quarrel)).toBe(true);
  expect(severityOf(`${quarrel}. At night he came with cut mango.`)).toBe('tender');
  expect(severityOfClause('Papa died')).toBe('heavy');
});

test.each([
  'didnt get the job and cant stop crying',
  'DIDN’T GET THE JOB AND CAN’T STOP CRYING',
  'did not get the job, could not stop crying',
])('however it is typed: %s', (text) => {
  expect(severityOf(text)).toBe('heavy');
});

test('a dark memory does not weigh on a long and happy note', () => {
  const happy = 'We walked by the river and laughed at the ducks, and Elsie sang all the way home. ';
  expect(severityOf(`${happy.repeat(6)} I buried my wife nine years ago. ${happy.repeat(6)}`)).toBe('tender');
});

test('good news is told as such', () => {
  expect(isGoodNews('The doctor says the lump is benign')).toBe(true);
  expect(isGoodNews('The visa came')).toBe(true);
  expect(isGoodNews('The doctor was late')).toBe(false);
  expect(isGoodNews('They did not get the visa')).toBe(false);
});

test('complaints are sour, unless denied', () => {
  expect(isSour('Work was awful')).toBe(true);
  expect(isSour('long day and a migraine')).toBe(true);
  expect(isSour('no traffic at all')).toBe(false);
  expect(isSour('Nobody argued')).toBe(false);
  expect(isSour('soup with Ana')).toBe(false);
});
