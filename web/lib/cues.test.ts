import { describe, expect, it } from 'vitest';
import { cuesOf, lineAt, neighbourStart, spokenTime } from './cues.ts';

const cues = [
  { startMs: 300, endMs: 2000 },
  { startMs: 2400, endMs: 5000 },
  { startMs: 5000, endMs: 9000 },
];

describe('lineAt', () => {
  it('is before the first line until it begins', () => {
    expect(lineAt(cues, 0)).toBe(-1);
    expect(lineAt(cues, 299)).toBe(-1);
    expect(lineAt(cues, 300)).toBe(0);
  });

  it('stays on the last spoken line in the pause after it', () => {
    expect(lineAt(cues, 2200)).toBe(0);
    expect(lineAt(cues, 2400)).toBe(1);
  });

  it('gives a shared boundary to the line that begins there, and stays on the last after the end', () => {
    expect(lineAt(cues, 5000)).toBe(2);
    expect(lineAt(cues, 1e9)).toBe(2);
  });

  it('knows no line without cues', () => {
    expect(lineAt([], 100)).toBe(-1);
  });

  it('agrees with a plain search at every tenth of a second', () => {
    for (let ms = 0; ms < 10_000; ms += 100) {
      expect(lineAt(cues, ms)).toBe(cues.findLastIndex((cue) => cue.startMs <= ms));
    }
  });
});

describe('neighbourStart', () => {
  it('goes on to the next line and no further than the last', () => {
    expect(neighbourStart(cues, 0, 1)).toBe(300);
    expect(neighbourStart(cues, 300, 1)).toBe(2400);
    expect(neighbourStart(cues, 8000, 1)).toBe(5000);
  });

  it('goes back to the start of a line that is well under way, else to the one before', () => {
    expect(neighbourStart(cues, 4500, -1)).toBe(2400);
    expect(neighbourStart(cues, 2500, -1)).toBe(300);
    expect(neighbourStart(cues, 100, -1)).toBe(300);
  });
});

describe('a line that is passed in no time', () => {
  const silent = [
    { startMs: 0, endMs: 2000 },
    { startMs: 2000, endMs: 2000 },
    { startMs: 2000, endMs: 5000 },
  ];

  it('never holds the light, and no step gets caught on it', () => {
    expect(lineAt(silent, 2000)).toBe(2);
    expect(neighbourStart(silent, 0, 1)).toBe(2000);
    expect(neighbourStart(silent, 2000, 1)).toBe(2000);
    expect(neighbourStart(silent, 2000, -1)).toBe(0);
  });
});

describe('cuesOf', () => {
  const line = { text: 'One.', noteIds: [], rests: [], startMs: 0, endMs: 900 };

  it('is null while a time is missing, and for no lines', () => {
    expect(cuesOf([line, { ...line, startMs: null, endMs: null }])).toBeNull();
    expect(cuesOf([])).toBeNull();
  });

  it('keeps the times of every line', () => {
    expect(cuesOf([line])).toEqual([{ startMs: 0, endMs: 900 }]);
  });
});

describe('spokenTime', () => {
  it('says minutes and seconds in words', () => {
    expect([0, 1999, 60_000, 125_000].map(spokenTime)).toEqual([
      '0 seconds',
      '1 second',
      '1 minute',
      '2 minutes 5 seconds',
    ]);
  });
});
