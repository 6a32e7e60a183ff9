import { expect, it } from 'vitest';
import type { SpokenPiece } from '#shared/contract/toast-progress.ts';
import { inPieces } from './pieces.ts';

const lines = ['One.', '...', 'Two.', '!'].map((text) => ({ text }));
const mp3 = new Uint8Array([1, 2]);
const first = {
  line: { index: 0, cue: { startMs: 1800, endMs: 2400 } },
  isLast: false,
  fromMs: 1760,
  untilMs: 2400,
  mp3,
};
const second = {
  line: { index: 2, cue: { startMs: 3000, endMs: 3600 } },
  isLast: false,
  fromMs: 2400,
  untilMs: 3600,
  mp3,
};
const end = { line: null, isLast: true, fromMs: 3600, untilMs: 5900, mp3 };

it('says what is heard in each piece, with the lines in which nothing is', () => {
  const told: SpokenPiece[] = [];
  [first, second, end].forEach(inPieces(lines, (piece) => told.push(piece)));
  expect(told).toEqual([
    { at: 0, fromMs: 1760, untilMs: 2400, mp3: 'AQI=', lines: [{ text: 'One.', startMs: 1800, endMs: 2400 }] },
    {
      at: 1,
      fromMs: 2400,
      untilMs: 3600,
      mp3: 'AQI=',
      lines: [
        { text: '...', startMs: 2400, endMs: 2400 },
        { text: 'Two.', startMs: 3000, endMs: 3600 },
      ],
    },
    { at: 2, fromMs: 3600, untilMs: 5900, mp3: 'AQI=', lines: [{ text: '!', startMs: 3600, endMs: 3600 }] },
  ]);
});

it('says with the last line what is left after it', () => {
  const told: SpokenPiece[] = [];
  [first, { ...second, isLast: true, untilMs: 5900 }].forEach(inPieces(lines, (piece) => told.push(piece)));
  expect(told[1]).toEqual({
    at: 1,
    fromMs: 2400,
    untilMs: 5900,
    mp3: 'AQI=',
    lines: [
      { text: '...', startMs: 2400, endMs: 2400 },
      { text: 'Two.', startMs: 3000, endMs: 3600 },
      { text: '!', startMs: 3600, endMs: 3600 },
    ],
  });
});

it('begins again where another voice does', () => {
  const told: SpokenPiece[] = [];
  [first, second, first, second, end].forEach(inPieces(lines, (piece) => told.push(piece)));
  expect(told.map(({ at }) => at)).toEqual([0, 1, 0, 1, 2]);
  expect(told[3]).toEqual(told[1]);
});
