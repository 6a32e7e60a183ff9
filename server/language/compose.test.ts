import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { narratorIds } from '#shared/contract/narrators.ts';
import { weekdays } from '#shared/calendar.ts';
import { tones } from '#shared/contract/settings.ts';
import { often } from '#shared/often.fixture.ts';
import { check } from './check/check.ts';
import { compose, draft } from './compose.ts';
import type { ComposeRequest, Moment } from './compose.ts';
import { sentenceCount } from './telling/template-deck.ts';
import { heavyNotes, oddNotes, ordinaryNotes } from './notes.fixture.ts';
import { mostQuoted } from './base/quotable.ts';
import { countWords } from './base/tokens.ts';
import { restate } from './restate/restate.ts';

const days = ['2025-03-03', '2025-03-04', '2025-03-05', '2025-03-06', '2025-03-07', '2025-03-08', '2025-03-09'];

function weekOf(...texts: string[]): Moment[] {
  return texts.map((content, at) => ({ id: at + 1, content, localDate: days[at % 7] ?? '', createdAt: at }));
}

function spoken(request: Partial<ComposeRequest> & { moments: Moment[] }): string[] {
  return compose({ tone: 'auto', narrator: 'calm', seed: 'seed', ...request }).lines.map(({ text }) => text);
}

function outsideQuotations(text: string): string {
  return text.replace(/“[^”]*”/g, '“”');
}

const requests = (pool: readonly string[]): fc.Arbitrary<ComposeRequest> =>
  fc.record({
    moments: fc
      .array(fc.record({ content: fc.constantFrom(...pool), day: fc.nat(7) }), { minLength: 1, maxLength: 9 })
      .map((notes) =>
        notes.map(({ content, day }, at) => ({
          id: at + 10,
          content,
          localDate: days[day] ?? '2025-03-10',
          createdAt: at,
        })),
      ),
    tone: fc.constantFrom(...tones),
    narrator: fc.constantFrom(...narratorIds),
    seed: fc.string(),
  });

describe('whatever was written', () => {
  const all = requests([...ordinaryNotes, ...ordinaryNotes, ...heavyNotes, ...oddNotes]);

  test('raises the glass to the nearest, where somebody else cannot be named', () => {
    const moments = weekOf(
      'Shug came. Farooq had kept his chair. He wrote it and nobody said a word, not even Big Tam. Shug won.',
      'Washed the car',
    );
    expect(spoken({ moments }).at(-1)).toMatch(/to (?:Shug|Farooq), and to you\.$/);
  });

  test('every line is true, has notes that exist, and can be spoken', () => {
    fc.assert(
      fc.property(all, (request) => {
        const { lines, tone } = compose(request);
        expect(tones).toContain(tone);
        expect(check(lines, request.moments)).toEqual([]);
        expect(lines.length).toBeGreaterThanOrEqual(2);
        expect(lines.reduce((sum, { text }) => sum + countWords(text), 0)).toBeLessThanOrEqual(560);
        for (const { text, noteIds } of lines) {
          const bare = outsideQuotations(text);
          expect(noteIds.every((id) => request.moments.some((moment) => moment.id === id))).toBe(true);
          expect(new Set(noteIds).size).toBe(noteIds.length);
          expect(text).toMatch(/^[\p{Lu}\p{N}“]/u);
          expect(text).toMatch(/[.!?…]”?$/);
          // What is heard as it was written takes as long as it is; nothing of ours does.
          expect(countWords(bare)).toBeLessThanOrEqual(46);
          expect(countWords(text)).toBeLessThanOrEqual(mostQuoted + 15);
          expect(sentenceCount(bare)).toBeLessThanOrEqual(4);
          expect(bare).not.toMatch(/ i | you was (?!you)|!| {2}|\n/);
        }
      }),
      { numRuns: often(80, 4_000), verbose: 1 },
    );
  });

  test('odd text of any kind does no harm', () => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.lorem({ maxCount: 60 }),
      fc.constantFrom(...oddNotes),
    );
    fc.assert(
      fc.property(
        fc.array(odd, { minLength: 1, maxLength: 7 }),
        fc.constantFrom(...tones),
        fc.string(),
        (texts, tone, seed) => {
          const moments = weekOf(...texts);
          expect(check(compose({ moments, tone, narrator: 'anchor', seed }).lines, moments)).toEqual([]);
        },
      ),
      { numRuns: often(80, 4_000), verbose: 1 },
    );
  });

  test.each(['constructor', 'toString', 'hasOwnProperty'])('a word is but a word: %s', (word) => {
    const moments = weekOf(`I wrote my first ${word} and my sister clapped`, `The ${word} worked`, 'I walked the dog');
    expect(spoken({ moments }).join(' ')).toContain('walked the dog');
    expect(moments.map((moment) => restate(moment).text)[1]).toMatch(new RegExp(`^The ${word} worked`));
  });

  test('what ordinary people write needs no last guard', () => {
    fc.assert(
      fc.property(requests([...ordinaryNotes, ...heavyNotes]), (request) => {
        const { lines } = draft(request);
        expect(check(lines, request.moments)).toEqual([]);
        for (const { text } of lines) {
          const words = outsideQuotations(text).toLowerCase().split(/\s+/);
          expect(words.some((word, at) => word !== '' && word === words[at + 1])).toBe(false);
        }
      }),
      { numRuns: often(80, 4_000), verbose: 1 },
    );
  });

  test('odd dates and no notes at all are no reason to fall over', () => {
    const moments = ['', 'nope', '2025-02-31', '2025-3-1'].map((localDate, at) => ({
      id: at,
      content: ordinaryNotes[at] ?? '',
      localDate,
      createdAt: 0,
    }));
    expect(check(compose({ moments, tone: 'auto', narrator: 'bright', seed: '' }).lines, moments)).toEqual([]);
    expect(spoken({ moments: [] }).length).toBeGreaterThan(0);
  });
});

const full = weekOf(
  'Slept till 2. Made proper porridge with the good honey.',
  'Ran 3k without stopping!! First time since March',
  'Priya brought in samosas for the whole ward and we ate them standing up',
  "Called Mum on the way home. She told me the same story about the goat and I laughed like I'd never heard it",
  'A robin followed me along the whole bed while I dug, and took a worm from beside my boot.',
  'My granddaughter asked me what compost is and listened to the whole answer.',
  "Lay in the park reading. Didn't check my phone once.",
);

describe('a full week', () => {
  test('the same request gives the same toast, another seed another', () => {
    const request = { moments: full, tone: 'auto', narrator: 'calm', seed: 'a' } as const;
    expect(compose(request)).toEqual(compose(request));
    const toasts = new Set(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => spoken({ moments: full, seed }).join('\n')),
    );
    expect(toasts.size).toBe(8);
  });

  test('the order in which notes arrive changes nothing', () => {
    expect(spoken({ moments: [...full].reverse() })).toEqual(spoken({ moments: full }));
  });

  test.each(tones)('%s: long enough to listen to, short enough to stay', (tone) => {
    for (const narrator of narratorIds) {
      for (const seed of ['1', '2', '3', '4', '5']) {
        const lines = spoken({ moments: full, tone, narrator, seed });
        const words = lines.reduce((sum, text) => sum + countWords(text), 0);
        expect(lines.length).toBeGreaterThanOrEqual(6);
        expect(lines.length).toBeLessThanOrEqual(20);
        expect(words).toBeGreaterThanOrEqual(120);
        expect(words).toBeLessThanOrEqual(400);
      }
    }
  });

  test('names at least three days', () => {
    for (const seed of 'abcdefghijklmnopqrst') {
      const text = spoken({ moments: full, seed }).join(' ');
      expect(weekdays.filter((day) => text.includes(day)).length).toBeGreaterThanOrEqual(3);
    }
  });

  test('tells the moments in the order they came, each resting on its note', () => {
    const { lines } = compose({ moments: full, tone: 'uplifting', narrator: 'calm', seed: 'order' });
    const named = lines.filter(({ text }) => weekdays.some((day) => text.includes(day)));
    expect(named.every(({ noteIds }) => noteIds.length > 0)).toBe(true);
    // What is said of two days together, and the glass, come last.
    const ids = named.flatMap(({ noteIds }, at) => (at < named.length - 2 ? noteIds : []));
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
  });

  test('raises the glass at the end', () => {
    for (const tone of tones) {
      for (const narrator of narratorIds) {
        expect(spoken({ moments: full, tone, narrator }).slice(-2).join(' ')).toMatch(
          /glass|to you\b|and you\b|cheers|clink|yourself|the one who|in favour|everything you/i,
        );
      }
    }
  });

  test('two dates of the same weekday are told apart', () => {
    const moments = [full[0], full[2], full[3]].flatMap((moment, at) =>
      moment ? [{ ...moment, localDate: ['2025-03-02', '2025-03-05', '2025-03-09'][at] ?? '' }] : [],
    );
    const text = spoken({ moments }).join(' ');
    expect(text).toMatch(/Sunday.*Sunday (?:the ninth|again)/);
    expect(text).not.toContain('Sunday the second');
  });
});

describe('tones and narrators', () => {
  const voices = (tone: ComposeRequest['tone']): string =>
    'abcdefgh'
      .split('')
      .flatMap((seed) => spoken({ moments: full, tone, seed }))
      .join(' ');

  test('humour is ceremony, reflection is none', () => {
    expect(voices('humorous')).toMatch(
      /record|report|evidence|minutes|exhibit|findings|official|order of appearance|starring|the cast|present this week/i,
    );
    expect(voices('reflective')).not.toMatch(/report|official|evidence|exhibit|minutes|cheers/i);
  });

  test('every narrator has words of their own', () => {
    const heard = narratorIds.map(
      (narrator) =>
        new Set('abcdefghij'.split('').flatMap((seed) => spoken({ moments: full, tone: 'uplifting', narrator, seed }))),
    );
    for (const own of heard) {
      const others = heard.filter((set) => set !== own);
      expect([...own].filter((line) => others.every((set) => !set.has(line))).length).toBeGreaterThan(3);
    }
  });

  test('auto goes by the notes', () => {
    const tone = (...texts: string[]): string =>
      compose({ moments: weekOf(...texts), tone: 'auto', narrator: 'calm', seed: '' }).tone;
    expect(
      tone(
        'Year 9 laughed at my joke about photosynthesis',
        'Leo said "dada" to the toaster, we laughed so much',
        'The funniest pub quiz of my life',
      ),
    ).toBe('humorous');
    expect(tone('Finally passed my driving test!', 'Finished the report', 'Climbed a 6b at the gym')).toBe('uplifting');
    expect(
      tone('Sat by the river in the sun', 'Rain on the roof and a quiet house', 'The robin was back in the garden'),
    ).toBe('reflective');
    expect(tone('Sat by the river in the sun', 'The funeral was today', 'The funniest pub quiz of my life')).toBe(
      'reflective',
    );
  });
});

describe('thin weeks', () => {
  test.each(tones)('one note gives a short toast: %s', (tone) => {
    for (const content of [
      'Sat on the back step with a cup of tea and watched the swifts.',
      'Sunshine',
      'Good day today',
      'NEW BIKE!!!! 🚲',
      '🎉',
      'Langer Spaziergang im Regen',
    ]) {
      const lines = spoken({ moments: weekOf(content), tone });
      expect(lines.length).toBeGreaterThanOrEqual(3);
      expect(lines.length).toBeLessThanOrEqual(4);
      expect(countWords(lines.join(' '))).toBeLessThan(60);
    }
  });

  test('a note that is said twice is told once', () => {
    const lines = spoken({ moments: weekOf('Coffee with Ana', 'Coffee with Ana', 'coffee with ana') });
    expect(lines.filter((text) => /coffee with ana/i.test(text))).toHaveLength(1);
  });

  test('one long note is told in several lines', () => {
    const long =
      'What a day. I made coffee in the little pot that Marta gave me when I left Lisbon. Then I cycled to work along the river and there was mist on it. ' +
      'At lunch my brother rang and told me that the baby is called Inês, after our grandmother. I bought tulips on the way and planted the last bulbs with Jo. We cooked the rice the way our grandmother made it.';
    const lines = compose({ moments: weekOf(long), tone: 'reflective', narrator: 'calm', seed: 'x' }).lines;
    expect(lines.filter(({ noteIds }) => noteIds.includes(1)).length).toBeGreaterThanOrEqual(2);
  });

  test('other languages stay in their own words', () => {
    const text = spoken({
      moments: weekOf(
        'Heute war ich mit meiner Mutter am See.',
        '今日は公園で桜を見ました。',
        'Endlich die Prüfung bestanden!',
      ),
    }).join('\n');
    expect(text).toContain('“Heute war ich mit meiner Mutter am See.”');
    expect(text).toContain('今日は公園で桜を見ました');
    expect(text).toContain('“Endlich die Prüfung bestanden.”');
  });
});

describe('hard weeks', () => {
  const seeds = 'abcdefghijkl'.split('');
  const harsh = /\b(?:clink\.|cheers|carried|committee|record|headline|exhibit|bow|counts|worse ways)\b/i;

  test.each(tones)('grief is neither celebrated nor told again: %s', (tone) => {
    for (const seed of seeds) {
      const { lines, tone: heard } = compose({
        moments: weekOf(...heavyNotes.slice(0, 4)),
        tone,
        narrator: 'bright',
        seed,
      });
      const text = lines.map((line) => line.text).join(' ');
      expect(heard).toBe('reflective');
      expect(text).not.toMatch(/died|funeral|crying|redundan|lost your job/i);
      expect(text).not.toMatch(harsh);
      expect(lines[0]?.noteIds.length).toBeGreaterThan(0);
    }
  });

  test('a good thing in a heavy note may be told, softly', () => {
    const texts = seeds.map((seed) =>
      spoken({ moments: weekOf(heavyNotes[1] ?? ''), tone: 'humorous', seed }).join(' '),
    );
    expect(texts.every((text) => /your brother stayed on the phone with you/.test(text) && !harsh.test(text))).toBe(
      true,
    );
  });

  test('words that ask for help are left out, and nothing is made of the rest', () => {
    for (const seed of seeds) {
      const text = spoken({
        moments: weekOf('I want to die', 'Had coffee with Sue', 'Walked to the shop'),
        tone: 'humorous',
        seed,
      }).join(' ');
      expect(text).not.toMatch(/\bdie\b/i);
      expect(text).not.toMatch(harsh);
    }
  });

  test('one heavy note among light ones softens the ends', () => {
    for (const seed of seeds) {
      const { lines, tone } = compose({
        moments: [...full.slice(0, 6), { id: 9, content: 'Lost my job today.', localDate: '2025-03-08', createdAt: 9 }],
        tone: 'humorous',
        narrator: 'anchor',
        seed,
      });
      expect(tone).toBe('reflective');
      expect(lines[0]?.noteIds).toEqual([9]);
      expect(lines.map(({ text }) => text).join(' ')).not.toMatch(/your job/);
    }
  });
});

test('a toast is written in a moment', () => {
  const request = { moments: full, tone: 'auto', narrator: 'calm' } as const;
  compose({ ...request, seed: 'warm' });
  const before = process.cpuUsage();
  for (let at = 0; at < 20; at += 1) {
    compose({ ...request, seed: String(at) });
  }
  expect(process.cpuUsage(before).user / 1000 / 20).toBeLessThan(30);
});
