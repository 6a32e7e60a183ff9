import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { processorTime } from '#server/test/how-long.ts';
import { convolved, hiddenOf, rowsOf, weightsFrom, type Convolution } from './convolution.ts';
import { hashOf } from '../base/hash.ts';
import { gramPlaces, gramsOf, hashesOf, lengthOf, pooledOf, tokensOf } from './features.ts';
import { learnedFromFile, learnedToFile, vectorsOf } from './learned.ts';
import { alarmIn, chancesOf } from './voter.ts';

describe('the words of a note', () => {
  it.each([
    ["I don't, she’s 12 – été!", ['i', 'do', "n't", 'she', "'s", '0', 'été', '!']],
    ['one\ntwo 🎉', ['one', '\n', 'two', '🎉']],
    [
      "Siobhan's tea at 4.30. Rose won. Yes...",
      ['sarah', "'s", 'tea', 'at', '0', '0', '.', 'rose', 'won', '.', 'yes', '.'],
    ],
    ["'s", ['s']],
    ['', []],
  ])('%j', (text, tokens) => {
    expect(tokensOf(text)).toEqual(tokens);
  });

  it('are as many as there are without full stops', () => {
    expect(lengthOf(tokensOf('Rain. Soup. Bed.'))).toBe(3);
  });

  it('are counted once each, with their pairs, threes and pairs with a gap', () => {
    expect(gramsOf(hashesOf(['a', 'b', 'c']))).toHaveLength(3 + 2 + 1 + 1);
    expect(gramsOf(hashesOf(['a', 'a']))).toHaveLength(2);
    // Nothing is left behind of the note before.
    expect(gramsOf(hashesOf(['a', 'a']))).toHaveLength(2);
    expect(gramsOf(hashesOf(['a', 'b', 'c'])).every((place) => place >= 0 && place < gramPlaces)).toBe(true);
  });

  it('are pooled by mean, highest and lowest, and so are their pairs', () => {
    const hashes = Uint32Array.from([hashOf('sea'), hashOf('sun')]).toSorted();
    const vectors = vectorsOf(hashes, Int8Array.from(hashes[0] === hashOf('sea') ? [2, -4, 6, 0] : [6, 0, 2, -4]), 2);
    expect([...pooledOf(hashesOf(['sea', 'and', 'sun']), vectors)]).toEqual([4, -2, 6, 0, 2, -4, 6, 0, 4, -2]);
    expect(pooledOf(hashesOf(['moon']), vectors).every((value) => value === 0)).toBe(true);
  });
});

describe('what was learned', () => {
  it('is read back as it was written', () => {
    const hashes = Uint32Array.from([hashOf('sea'), hashOf('sun')]).toSorted();
    const grams = new Int8Array(4 * gramPlaces);
    for (const place of gramsOf(hashesOf(['sun']))) {
      grams[2 * gramPlaces + place] = 100;
    }
    const learned = {
      vectors: vectorsOf(hashes, Int8Array.from([1, 2, 3, 4]), 2),
      regression: {
        bias: Float32Array.from([0, 0, 0, 1]),
        pooled: Float32Array.from({ length: 40 }, (_, at) => at / 100),
        grams,
        gramStep: 0.05,
      },
      convolutions: [netOf(2, hashes), netOf(2, hashes)],
      alarmFrom: 0.5,
    };
    const read = learnedFromFile(learnedToFile(learned));
    expect(read.alarmFrom).toBe(0.5);
    for (const text of ['sun', 'sea and sun', 'moon', '']) {
      expect(chancesOf(text.split(' '), read)).toEqual(chancesOf(text.split(' '), learned));
    }
    expect(chancesOf(['sun'], read).heavy).toBeGreaterThan(chancesOf(['sea'], read).heavy + 0.3);
  });

  it('votes midway between its two halves, and between its networks', () => {
    const vectors = vectorsOf(new Uint32Array(), new Int8Array(), 2);
    const regression = {
      bias: Float32Array.from([1, 0, 0, 0]),
      pooled: new Float32Array(40),
      grams: new Int8Array(4 * gramPlaces),
      gramStep: 1,
    };
    const net = { ...netOf(2), bias: new Float32Array(6), out: new Float32Array(32) };
    const convolution = { ...net, outBias: Float32Array.from([0, 0, 0, 3]) };
    const { crisis, heavy, light } = chancesOf(['sun'], { vectors, regression, convolutions: [convolution] });
    expect(Math.log(crisis / heavy)).toBeCloseTo(0.5);
    expect(Math.log(light / heavy)).toBeCloseTo(1.5);
    const other = { ...convolution, outBias: Float32Array.from([0, 0, 0, 1]) };
    const both = chancesOf(['sun'], { vectors, regression, convolutions: [convolution, other] });
    expect(Math.log(both.light / both.heavy)).toBeCloseTo(1);
  });

  it('hears what stands beside what, wherever it stands', () => {
    const hashes = Uint32Array.from([hashOf('let'), hashOf('me')]).toSorted();
    const net = {
      ...netOf(2, hashes),
      vectors: vectorsOf(hashes, new Int8Array(6), 2),
      bias: new Float32Array(6),
      outBias: new Float32Array(4),
      weights: new Float32Array(24),
      out: new Float32Array(32),
    };
    const size = { dims: 2, filters: 2 };
    expect([...rowsOf(hashesOf(['sun']), net.vectors)]).toEqual([2]);
    expect([...rowsOf(hashesOf([]), net.vectors)]).toEqual([2]);
    // A vector of its own for each word, and one filter, two words wide, that asks for the one and then for the other.
    for (const [at, row] of rowsOf(hashesOf(['let', 'me']), net.vectors).entries()) {
      net.vectors.values[row * 2 + at] = 10;
      net.weights[weightsFrom(2, size) + at * 4 + at * 2] = 1;
    }
    net.bias[2] = -15 * net.step;
    net.out[hiddenOf(size) + 2] = 1;
    const danger = (text: string) => convolved(rowsOf(hashesOf(text.split(' ')), net.vectors), net)[1];
    expect(danger('let me')).toBeCloseTo(0.5);
    expect(danger('sun and let me sun')).toBeCloseTo(0.5);
    expect(danger('me let')).toBe(0);
    expect(danger('let')).toBe(0);
  });

  it('is small, and asked in next to no time', () => {
    expect(statSync(new URL('./learned.bin', import.meta.url)).size).toBeLessThan(4_000_000);
    const note = 'Walked home along the river with my brother; the swans had five grey young ones and we counted them.';
    // The last text is remembered, so each time takes another.
    const judge = (time: number) => alarmIn(`${note} ${String(time)}`);
    // What was learned is read from its file once, and what is asked often is compiled.
    Array.from({ length: 500 }, (_, at) => judge(at));
    expect(processorTime((time) => judge(500 + time))).toBeLessThan(0.5);
  });
});

// Few and plain: how much is heard is measured on notes it has not learned from, not here.
describe('the alarm', () => {
  it.each([
    ['crisis', 'Everyone would manage better without me. Made soup.'],
    ['crisis', 'I want to go to sleep tonight and not wake up, but the dog was sweet.'],
    ['danger', 'He checked my phone again and took my keys. It is easier when I stay quiet.'],
    [null, 'We ate outside for the first time this year and the dog stole a sausage.'],
    [null, 'Dad died a year ago today. We lit a candle and told his worst jokes.'],
    [null, ''],
  ])('%s: %s', (alarm, text) => {
    expect(alarmIn(text)).toBe(alarm);
  });
});

/** A network for two words, of numbers that differ. */
function netOf(dims: number, hashes = Uint32Array.from([1, 2])): Convolution {
  const size = { dims, filters: 2 };
  const numbers = (length: number) => Float32Array.from({ length }, (_, at) => ((at * 37) % 11) / 10 - 0.5);
  return {
    vectors: vectorsOf(
      hashes,
      Int8Array.from({ length: 3 * dims }, (_, at) => at * 5 - 7),
      dims,
    ),
    step: 0.1,
    filters: size.filters,
    weights: numbers(weightsFrom(4, size)),
    bias: numbers(6),
    out: numbers(4 * hiddenOf(size)),
    outBias: numbers(4),
  };
}
