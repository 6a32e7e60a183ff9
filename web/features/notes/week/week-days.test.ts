import { describe, expect, it } from 'vitest';
import { blend, lowered } from './glass-motion.tsx';
import { layersOf, moveTo, sayWeek } from './week-days.ts';

const began = '2026-03-01T09:00:00.000Z';
const monday = { localDate: '2026-03-02', count: 1 };
const tuesday = { localDate: '2026-03-03', count: 2 };
const heights = (layers: readonly { key: string; height: number }[]) =>
  layers.map(({ key, height }) => [key, Number((height * 7).toFixed(3))]);

describe('layersOf', () => {
  it('makes a layer of each day, the earliest lowest, divided by what it holds', () => {
    const layers = layersOf([monday, tuesday], 7);
    expect(heights(layers)).toEqual([
      ['2026-03-02', 1],
      ['2026-03-03', 2],
    ]);
    expect(layers.map(({ parts }) => parts)).toEqual([1, 2]);
    expect(layers[0]?.tone).not.toBe(layers[1]?.tone);
    expect(layersOf([{ ...monday, count: 90 }], 7)[0]?.parts).toBe(6);
  });
});

describe('moveTo', () => {
  const week = { began, days: [monday, tuesday] };

  it('pours what came since this device last showed the week, and nothing when something went', () => {
    expect(moveTo({ began, days: [monday] }, week, 0)).toEqual({ kind: 'pour', from: [monday] });
    expect(moveTo({ began, days: [monday, { ...tuesday, count: 1 }] }, week, 0)?.kind).toBe('pour');
    expect(moveTo(week, week, 0)).toBeNull();
    expect(moveTo({ began, days: [monday, tuesday] }, { began, days: [monday] }, 3)).toBeNull();
    expect(moveTo({ began, days: [monday] }, { began, days: [] }, 0)).toBeNull();
  });

  it('drinks the week before, once a new one has begun and nothing is in it', () => {
    const next = { began: '2026-03-08T09:00:00.000Z', days: [] };
    expect(moveTo(week, next, 0)).toEqual({ kind: 'drink', from: week.days });
    expect(moveTo(week, { ...next, days: [{ localDate: '2026-03-08', count: 1 }] }, 0)).toBeNull();
    expect(moveTo({ began, days: [] }, next, 2)).toBeNull();
    expect(moveTo(next, next, 2)).toBeNull();
  });

  it('drinks what the toast told where this device never showed that week', () => {
    expect(moveTo(null, { began, days: [] }, 2)).toMatchObject({ kind: 'drink', from: [{ count: 1 }, { count: 1 }] });
    expect(moveTo(null, { began, days: [] }, 0)).toBeNull();
    expect(moveTo(null, week, 2)).toBeNull();
  });
});

describe('on the way', () => {
  const from = layersOf([tuesday], 7);
  const to = layersOf([monday, tuesday, { localDate: '2026-03-04', count: 1 }], 7);

  it('what is new rises from nothing, and lifts what lies above it', () => {
    expect(heights(blend(from, to, 0))).toEqual([
      ['2026-03-02', 0],
      ['2026-03-03', 2],
      ['2026-03-04', 0],
    ]);
    expect(heights(blend(from, to, 0.5)).map(([, height]) => height)).toEqual([0.5, 2, 0.5]);
    expect(heights(blend(from, to, 1))).toEqual(heights(to));
  });

  it('the surface sinks through the layers from above', () => {
    expect(heights(lowered(to, 0))).toEqual(heights(to));
    expect(heights(lowered(to, 0.5)).map(([, height]) => height)).toEqual([1, 1, 0]);
    expect(heights(lowered(to, 1)).map(([, height]) => height)).toEqual([0, 0, 0]);
  });
});

describe('sayWeek', () => {
  it('counts up to a full week and names what came on top', () => {
    expect([sayWeek(0, 7), sayWeek(7, 7), sayWeek(9, 7)]).toEqual([
      '0 of 7 this week',
      '7 of 7 this week',
      '7 of 7 this week, and 2 more',
    ]);
  });
});
