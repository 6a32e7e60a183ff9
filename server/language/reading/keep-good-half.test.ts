import { describe, expect, test } from 'vitest';
import { readWeek } from './read-week.ts';
import type { ReadNote } from './read-week.ts';

function read(content: string): ReadNote {
  const [note] = readWeek([{ id: 1, content, localDate: '2025-03-04', createdAt: 0 }]).notes;
  if (!note) {
    throw new Error(`Nothing was read in: ${content}`);
  }
  return note;
}

const clauses = (content: string): string =>
  read(content)
    .units.map(({ source }) => source)
    .join(' / ');

describe('the love that stands in a hard note is told, and the hard half is not', () => {
  test.each([
    [
      'Mum has dementia and forgot my name again. She still hummed our song while I brushed her hair.',
      /hummed our song/,
      /dementia|forgot/,
    ],
    [
      'The funeral was today. Everyone wore yellow because she loved yellow, and my cousin read her letters out loud.',
      /wore yellow/,
      /funeral/,
    ],
    ['We buried Rex under the apple tree. The kids each read him a goodbye poem.', /read him a goodbye poem/, /buried/],
    [
      'The divorce papers came. Priya brought soup and we watched terrible films till midnight.',
      /Priya brought soup.*watched terrible films/,
      /divorce/,
    ],
    ['Dad had a stroke. My brother rubbed his feet all night.', /rubbed his feet/, /stroke/],
  ])('%s', (content, told, left) => {
    expect(read(content).severity).toBe('heavy');
    expect(clauses(content)).toMatch(told);
    expect(clauses(content)).not.toMatch(left);
  });

  test.each([
    'The funeral was today. The coffin was so small.',
    'Mum has dementia. She hummed and did not know who I was.',
    'The divorce papers came. He wore the shirt I bought him.',
  ])('but nothing is told where it has none: %s', (content) => {
    expect(clauses(content)).toBe('');
  });
});

describe('tears are told plainly', () => {
  test.each([
    ['The choir sang my song tonight. I cried in a good way.', /cried in a good way/],
    ["Client cried when she saw her late dad's handwriting on the ring.", /Client cried/],
    ['Gran cried when she opened the quilt.', /Gran cried/],
  ])('%s', (content, told) => {
    expect(clauses(content)).toMatch(told);
    expect(read(content).severity).not.toBe('heavy');
  });

  test.each([
    'I cried when the letter came.',
    'Mum cried when she saw the results.',
    'She cried when she opened the letter from the court.',
    'I cried, and not in a good way.',
  ])('not where they only hurt: %s', (content) => {
    expect(read(content).severity).toBe('heavy');
    expect(clauses(content)).toBe('');
  });
});

describe('danger silences the whole note, whatever love stands in it', () => {
  test.each([
    'Mum cried when she saw the bruises on my arm. She brushed my hair.',
    'I want to kill myself. Gran hummed our song while she brushed my hair, and everyone wore yellow.',
    'He checks my phone every night and if I am late he locks me out. My sister rubbed my feet and I cried in a good way.',
  ])('%s', (content) => {
    expect(read(content)).toMatchObject({ severity: 'crisis', units: [], candidates: [] });
  });
});

describe('a calm note of which hardly anything would be left', () => {
  const calm =
    "didn't sleep. Big Ron saw me and put me on ground crew all day said nobody with that face goes up a ladder. he bought my lunch too";

  test('is told whole', () => {
    expect(clauses(calm)).toMatch(/ground crew.*bought my lunch/);
  });

  test('not beside danger', () => {
    const dark = calm.replace("didn't sleep.", "didn't sleep again and he saw my face.");
    const notes = [dark, 'Everyone would be better off without me, I wrote my letters'];
    const week = readWeek(notes.map((content, at) => ({ id: at, content, localDate: '2025-03-04', createdAt: at })));
    expect(week.notes[0]?.units).toEqual([]);
  });
});

describe('a long note with a hard clause in it', () => {
  const evening =
    "Abbu didn't say anything about it since Tuesday, not one word, I was scared of that more than shouting. Tonight he said come, get on the bike. Went to Lakshmi Chowk, got two plates karahi. He said I failed Inter twice, your dada doesn't know till today. He made me swear not to tell. Dada is dead since 2015 yaar. We both started laughing";

  test('is told whole, where what was learned is not sure that it is hard', () => {
    expect(clauses(evening)).toMatch(/not one word.*get on the bike.*swear/);
  });

  test('and only what is good in it where it is', () => {
    const blow =
      'The hospital rang at five in the morning and said to come now, and we drove through all the red lights and were too late. She had died ten minutes before. My brother had brought soup and we sat in the corridor and could not eat it and nobody said anything at all.';
    expect(clauses(blow)).not.toMatch(/died/);
  });
});

describe('where danger is plain in a week', () => {
  const told = (...texts: string[]): string[] =>
    readWeek(texts.map((content, at) => ({ id: at, content, localDate: '2025-03-04', createdAt: at }))).notes.flatMap(
      ({ units, tidied }) => (units.length > 0 ? [tidied] : []),
    );
  const plain = [
    'He was in a good mood so we had a nice tea, all of us, the boys told jokes',
    "My sister rang on the house line, he's got my phone till I've earned it back",
  ];
  const doubtful = 'Twenty minutes there and back, receipt in my pocket';

  test('nothing that may be a sign of it is told', () => {
    expect(told(...plain, doubtful, 'The wren was back in the hedge.')).toEqual(['The wren was back in the hedge.']);
  });

  test('and nothing of someone whom no note names', () => {
    expect(told(...plain, 'New tiles are up. He does lovely tiles.')).toEqual([]);
    expect(told(...plain, 'Anna brought eggs. She has a new hen.')).toHaveLength(1);
    expect(told(...plain, 'A little boy in the park waved to me with his new kite.')).toHaveLength(1);
  });

  test('and nothing that was given away', () => {
    expect(told(...plain, 'Gave my good reel to Vali, and the folding chair. His face was like a child.')).toEqual([]);
  });

  test('and of other weeks the rest as well', () => {
    expect(told(doubtful, 'The wren was back in the hedge.')).toHaveLength(2);
  });
});

describe('where danger from its writer is heard in a week', () => {
  const told = (...texts: string[]): string[] =>
    readWeek(texts.map((content, at) => ({ id: at, content, localDate: '2025-03-04', createdAt: at }))).notes.flatMap(
      ({ units, tidied }) => (units.length > 0 ? [tidied] : []),
    );
  const dark = 'Everyone would be better off without me.';

  test.each([
    'Formatted my whole laptop. Feeling light, like after a haircut.',
    'Up all night writing, 2 letters done. The cat sat on them.',
    'Went up on the terrace at night. You cannot hear even one horn from there.',
    'Took the good chainsaw over to Murray, told him keep it.',
  ])('what may be a farewell is not told: %s', (note) => {
    expect(told(dark, note, 'The wren was back in the hedge.')).toEqual(['The wren was back in the hedge.']);
    expect(told(note, 'The wren was back in the hedge.')).toHaveLength(2);
  });
});

describe('where danger from others is heard in a week', () => {
  const told = (...texts: string[]): string[] =>
    readWeek(texts.map((content, at) => ({ id: at, content, localDate: '2025-03-04', createdAt: at }))).notes.flatMap(
      ({ units, tidied }) => (units.length > 0 ? [tidied] : []),
    );
  const danger = 'He checks my phone every night and if I am late he locks me out.';
  const unsafe = [
    'Told Mags I walked into the door. She put the kettle on.',
    'bit of sun on the back step. long sleeves but still',
    'Mags has put a spare key behind the birthday cards.',
    'J working late so rang my mum. We talked about her cat.',
    'Dee keeps my passport in her desk at work now.',
    "Had coffee with Ines, he doesn't know.",
    "He doesn't know where I go on Tuesdays, and Ines saves me a seat.",
    'Deleted the app he put on my phone. Ines cheered.',
    '£30 from the doodle man! Put it in the shampoo tub where nobody looks.',
    'Twenty pound tip today, it is in my shoe.',
    'Wore my hair down so it covered and only Bel looked twice.',
  ];

  test.each(unsafe)('what shows a way out is not said aloud: %s', (note) => {
    expect(told(danger, note, 'The wren was back in the hedge.')).toEqual(['The wren was back in the hedge.']);
  });

  test('nor is anything of someone whom no note names, where that is beyond a doubt', () => {
    const sure =
      "got in 20 minutes late because of the 11 bus and he'd put the chain on. only an hr this time. Biscuit sat with me on the step though so it was kinda nice";
    const ofHimToo = 'Plums from a woman at the stop. He liked the jam and went up early, so the sky was mine.';
    expect(told(sure, ofHimToo, 'The wren was back in the hedge.')).toEqual(['The wren was back in the hedge.']);
    const ofHim = "Supper at his mama's. She sent me home with extra of the potatoes because I like those.";
    expect(told(sure, ofHim, 'The wren was back in the hedge.')).toEqual(['The wren was back in the hedge.']);
    expect(told(ofHim, 'The wren was back in the hedge.')).toHaveLength(2);
  });

  test('and what is nothing of that is told', () => {
    expect(told(danger, "A woman I don't know handed me her umbrella and waved.")).toHaveLength(1);
  });

  test('and is in any other week', () => {
    expect(
      told('Packed a bag for the sea, and Ines lent me her sunglasses.', 'The new number plate is on.'),
    ).toHaveLength(2);
  });
});

test('a hard sentence of a week in an English of its own does not take the rest of its note with it', () => {
  const others = [
    'Kuba have 18 from 20 in spelling. He correct my spelling now.',
    'Today first day I am leader. I have orange vest.',
  ];
  const note =
    'New girl Ioana, she was crying in toilet because scanner was shouting error at her. I showed her how you must hold it. After that no error. At the break she gave me half of her banana.';
  const moments = [...others, note].map((content, at) => ({
    id: at + 1,
    content,
    localDate: `2025-03-0${at + 1}`,
    createdAt: at,
  }));
  const told = readWeek(moments)
    .notes.at(-1)
    ?.units.map(({ source }) => source)
    .join(' ');
  expect(told).toMatch(/half of her banana/);
});
