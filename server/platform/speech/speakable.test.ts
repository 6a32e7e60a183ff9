import { describe, expect, it } from 'vitest';
import { processorTime } from '#server/test/how-long.ts';
import { speakable } from './speakable.ts';

describe('speakable', () => {
  it.each([
    // Letters and marks
    ['café naïve Zoë Ångström', 'cafe naive Zoe Angstrom.'],
    ['Straße, Ærø, Łódź, smørrebrød', 'Strasse, Aero, Lodz, smorrebrod.'],
    ['“Smart” ‘quotes’ and don’t', "Smart quotes and don't."],
    ["rock 'n' roll in the '90s", 'rock n roll in the 90s.'],
    ['Ｈｅｌｌｏ 𝓯𝓻𝓲𝓮𝓷𝓭 ﬁne', 'Hello friend fine.'],
    ['z̷a̸l̴g̵o̶', 'zalgo.'],
    ['zero\u200bwidth\ufeff and\u00ad soft\u2028break', 'zerowidth and soft break.'],
    ['two\nlines\tand\r\nmore', 'two lines and more.'],
    ['lone \ud800 surrogate', 'lone surrogate.'],
    // Nothing to say
    ['', ''],
    ['   ', ''],
    ['...', ''],
    ['!!! ???', ''],
    ['🎉🥂', ''],
    ['👩‍👩‍👧‍👦 🇦🇺', ''],
    ['Доброе утро', ''],
    ['你好，世界', ''],
    ['مرحبا', ''],
    // Something among nothing
    ['🎉 Party! 🎉', 'Party!'],
    ['Привет, friend', 'friend.'],
    ['1️⃣ first', '1 first.'],
    [':) good day :-D <3', 'good day.'],
    // Marks
    ['Wow!!!??...,,,;;; Next.', 'Wow! Next.'],
    ['Wow!Next,one', 'Wow! Next, one.'],
    ['Hello... world. Hello... World', 'Hello; world. Hello. World.'],
    ['one—two – three - four -- five', 'one; two; three; four; five.'],
    ['(aside) text [more].', 'aside, text, more.'],
    ['trailing, :', 'trailing.'],
    // Numbers, dates, money, units
    ['$1,234.50 and 12.5% and 50 %', '$1,234.50 and 12.5 percent and 50 percent.'],
    ['€5.50, £1, ¥300, 5€', '5 euros 50, 1 pound, 300 yen, 5 euros.'],
    ['$3m and $2.5k', '3 million dollars and 2.5 thousand dollars.'],
    ['at 10:30 on 2026-03-14', 'at 10:30 on March 14, 2026.'],
    ['2026-03-14T17:05:00Z', 'March 14, 2026 at 17:05.'],
    ['not a date: 2026-13-99', 'not a date: 2026-13-99.'],
    ['14/19, 8 / 10 and 24/7', '14 out of 19, 8 out of 10 and twenty four seven.'],
    ['½ cup, 2½ cups, 3/4 full', 'a half cup, 2 and a half cups, three quarters full.'],
    ['9–5', '9 to 5.'],
    ['20°C, 5° and −5', '20 degrees Celsius, 5 degrees and minus 5.'],
    [
      '5km, 1 kg, 500g, 10 km/h, 30 mins, 7am',
      '5 kilometers, 1 kilogram, 500 grams, 10 kilometers an hour, 30 minutes, 7am.',
    ],
    ['v2.3.1', 'version 2 point 3 point 1.'],
    ['#1, 3x', 'number 1, 3 times.'],
    // Addresses and signs
    ['see https://www.example.com/a/b?x=1#y now', 'see example dot com now.'],
    ['first.last@example.org', 'first dot last at example dot org.'],
    ['#grateful #GoodDay @sam', 'grateful Good Day sam.'],
    ['R&D, Q & A, salt &amp; pepper', 'R and D, Q and A, salt and pepper.'],
    ['he/she and/or w/ them', 'he or she and or with them.'],
    ['**bold** _it_ `code` [link](http://a.b) # x', 'bold it code link x.'],
    ['1 + 1 = 2', '1 plus 1 equals 2.'],
    // Words that Flite gets wrong
    ['e.g. this, i.e. that, etc.', 'for example this, that is that, et cetera.'],
    ['Ms. Lee vs. Mr. Poe', 'miz Lee versus Mr. Poe.'],
    ['HI, it was OK in LA', 'hi, it was okay in L A.'],
    ['soooo goood yesss hmmmm', 'so good yes hum.'],
    ['constructor toString', 'constructor toString.'],
    // Not for the command line, and not mark-up
    ['-voice rms --help', 'voice rms; help.'],
    ['<speak><prosody rate="slow">hi there</prosody></speak>', 'hi there.'],
    ['5 < 6 > 4', '5, 6, 4.'],
    ['it&#39;s', "it's."],
    ['1234567890'.repeat(5), `${'1234567890'.repeat(3)}.`],
  ])('%j is said as %j', (written, said) => {
    expect(speakable(written)).toBe(said);
  });

  it('gives printable ASCII for every character of the first two planes', () => {
    const everything = Array.from({ length: 0x2_00 }, (_, block) =>
      Array.from({ length: 0x1_00 }, (_, at) => String.fromCodePoint(block * 0x1_00 + at)).join(' '),
    );
    expect(everything.filter((text) => !/^[ -~]*$/.test(speakable(text)))).toEqual([]);
  });

  it.each(['a', '.', ',', '<a', '[a](', 'a@', 'a.', '1/', '1,', "'", '#a', '- ', 'é', '½', '🎉', 'x1'])(
    'takes no time for 20,000 characters of %j',
    (part) => {
      const long = part.repeat(20_000 / part.length);
      expect(processorTime(() => speakable(long))).toBeLessThan(500);
    },
  );
});
