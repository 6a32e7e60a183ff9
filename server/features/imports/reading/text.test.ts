import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, tidyLines } from './clean.ts';
import { dateAtStart, dayOf, readDate, readTime } from './dates.ts';
import { plainOfHtml } from './html.ts';
import { plainOfMarkdown } from './markdown.ts';
import { splitText } from './split.ts';

describe('readDate', () => {
  it.each([
    ['2026-03-04', '2026-03-04', null, null],
    ['20260304', '2026-03-04', null, null],
    ['20260304T210405Z', '2026-03-04', '21:04:05', 'utc'],
    ['2026/3/4 9:04', '2026-03-04', '09:04', null],
    ['2026-03-04T21:04:05.678+05:30', '2026-03-04', '21:04:05', 330],
    ['Wednesday, 4 March 2026 at 9:04 p.m.', '2026-03-04', '21:04', null],
    ['Mar 4th, 2026, 12:00 am', '2026-03-04', '00:00', null],
    ['3/4/26 9 pm', '2026-04-03', '21:00', null],
    ['46085.5', '2026-03-04', '12:00:00', null],
    ['1772658245', '2026-03-04', '21:04:05', 'utc'],
    ['1772658245678', '2026-03-04', '21:04:05', 'utc'],
    ['29/02/2024', '2024-02-29', null, null],
  ])('reads %s', (text, date, time, offset) => {
    expect(readDate(text)).toMatchObject({ date, time, offset });
  });

  it.each([
    ['', 'no-date'],
    ['yesterday', 'no-date'],
    ['12345678901234567890', 'no-date'],
    ['7', 'no-date'],
    ['2026-02-29', 'impossible-date'],
    ['31/04/2026', 'impossible-date'],
    ['2026-13-01', 'impossible-date'],
    ['2026-03-04 25:00', 'impossible-date'],
    ['2026-03-04 13:00 pm', 'impossible-date'],
    ['2026-03-04T21:04+99:00', 'impossible-date'],
  ])('says of %j that it is %s', (text, reason) => {
    expect(readDate(text)).toBe(reason);
  });

  it.each([
    ['2026-03-04, Wednesday', null, ''],
    ['2026-03-04 Wed 21:04 – Rain', '21:04', 'Rain'],
    ['2026-03-04 9 pm', '21:00', ''],
    ['2026-03-04 Wedding day', null, 'Wedding day'],
    ['2026-03-04 Sunday lunch', null, 'Sunday lunch'],
    ['2026-03-04 – Sat on the bench', null, 'Sat on the bench'],
    ['2026-03-04 10.30 miles', null, '10.30 miles'],
    ['2026-03-04 5 am club', null, '5 am club'],
    ['2026-03-04 at the lake (again)', null, 'at the lake (again)'],
    ['2026-03-04 at 9:04 pm, home', '21:04', 'home'],
  ])('loses no word of a title: %s', (text, time, rest) => {
    expect(dateAtStart(text)).toMatchObject({ read: { date: '2026-03-04', time }, rest });
  });

  it('gives back every day as it was written', () => {
    const day = fc.record({
      year: fc.integer({ min: 1, max: 9999 }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
    });
    fc.assert(
      fc.property(day, (all) => {
        const date = [String(all.year).padStart(4, '0'), all.month, all.day]
          .map((part) => String(part).padStart(2, '0'))
          .join('-');
        const exists = new Date(`${date}T00:00Z`).toJSON()?.slice(0, 10) === date;
        expect(dayOf(all.year, all.month, all.day)).toBe(exists ? date : null);
        expect(readDate(date)).toEqual(exists ? { date, time: null, ms: 0, offset: null } : 'impossible-date');
      }),
    );
  });

  it('never throws, whatever stands there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\d/.: TZ+apm-]{0,30}$/)), (text) => {
        readDate(text, 'month-first');
        readTime(text);
        dateAtStart(text);
      }),
    );
  });
});

describe('plainOfMarkdown', () => {
  it.each([
    [String.raw`1\. Not a list\! \*plain\*`, '1. Not a list! *plain*'],
    ['# Title #\n\n\n**bold** _it_ ~~old~~ ==lit== `co*d*e`', 'Title\n\nbold it old lit co*d*e'],
    ['snake_case_name and 2*3*4 and * alone', 'snake_case_name and 2*3*4 and * alone'],
    ['* one\n+ two\n  - [x] three\n4. four', '- one\n- two\n  - three\n4. four'],
    [
      '[words](https://example.org/a_b_c) <https://x.example> [same.example](same.example)',
      'words (https://example.org/a_b_c) https://x.example same.example',
    ],
    ['[[Page|another name]] and [[Page]] #tag', 'another name and Page #tag'],
    ['> said\n>> twice\n\n---\nend<br>line &amp; more', 'said\ntwice\n\nend\nline & more'],
    ['```js\n**raw**\n```\nafter', '**raw**\nafter'],
    ['***both*** **a *b* c** __so__', 'both a b c so'],
  ])('reads %j', (markdown, text) => {
    expect(plainOfMarkdown(markdown).text).toBe(text);
  });

  it('counts what cannot be kept', () => {
    expect(plainOfMarkdown('![a](b.png) ![](dayone-moment:/audio/X) ![[c.jpg]] words')).toEqual({
      text: 'words',
      attachments: 3,
    });
  });
});

describe('plainOfHtml', () => {
  it.each([
    ['<p>One&nbsp;&amp; two</p><p>Three<br/>four</p>', 'One & two\n\nThree\nfour'],
    [
      '<ul><li>a<ul><li><p>b</p></li></ul></li><li>c</li></ul><ol><li>d</li><li>e</li></ol>',
      '- a\n  - b\n- c\n\n1. d\n2. e',
    ],
    ['a <script>alert("<p>")</script><style>p{}</style><!-- no -->b', 'a b'],
    ['1 < 2 and <b>bold</b> &#233; &#x1F426; &unknown; &#0;', '1 < 2 and bold é \u{1F426} &unknown;'],
    [
      '<a href="https://example.org/?a=1&amp;b=2">words</a> <a href="javascript:x">run</a>',
      'words (https://example.org/?a=1&b=2) run',
    ],
    ['<p>cut <b', 'cut'],
  ])('reads %j', (html, text) => {
    expect(plainOfHtml(html).text).toBe(text);
  });

  it('takes time in proportion, whatever the text', () => {
    const hostile = [
      '<',
      '<p',
      '<a href="',
      '<ul><li>',
      '&amp',
      '*',
      '**a',
      '[',
      '![',
      '[[',
      '_a ',
      '`',
      `![](${'a'.repeat(2_600)}`,
      '</a>',
      '<a>',
      '<p>x',
      '<!--',
      '> ',
      '\\',
      '<script>',
      '(',
      '==',
    ];
    for (const piece of hostile) {
      const text = piece.repeat(Math.ceil(400_000 / piece.length));
      const start = performance.now();
      plainOfHtml(text);
      plainOfMarkdown(text);
      expect(performance.now() - start, piece).toBeLessThan(4_000);
    }
  }, 60_000);
});

describe('splitText', () => {
  it('breaks at paragraphs, lines, sentences and words, in this order', () => {
    expect(splitText('one two\n\nthree four five', 20)).toEqual(['one two\n\nthree four', 'five']);
    expect(splitText(`${'a'.repeat(12)}\n\n${'b'.repeat(12)}`, 20)).toEqual(['a'.repeat(12), 'b'.repeat(12)]);
    expect(splitText('It was a fine day. Then came more rain.', 24)).toEqual([
      'It was a fine day.',
      'Then came more rain.',
    ]);
  });

  it('loses nothing, keeps to the limit, and cuts no character', () => {
    const word = fc.oneof(
      fc.constantFrom('\u{1F469}\u200d\u{1F467}', 'e\u0301', '\n\n', '. ', '\n'),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(fc.array(word), fc.integer({ min: 30, max: 80 }), (words, most) => {
        const text = words.join(' ').toWellFormed();
        const parts = splitText(text, most);
        expect(parts.join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
        expect(parts.every((part) => part.length <= most && part !== '' && part.isWellFormed())).toBe(true);
      }),
    );
  });
});

describe('cleanText', () => {
  it('gives what the server takes, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = tidyLines(cleanText(text));
        expect(clean.isWellFormed() && !clean.includes('\0') && !clean.includes('\r')).toBe(true);
      }),
    );
    expect(cleanText('a\r\nb\rc\ud800\u0000\u0007\ufffe\td')).toBe('a\nb\nc\ufffd\td');
  });
});
