import { setImmediate as loopTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createWriteTurns, type WriteTurns } from './write-turns.ts';

/** Takes a turn in a callback of its own for each name, all within one turn of the event loop. */
async function write(turns: WriteTurns, names: string[], log: string[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      await loopTurn();
      log.push(`${name} asks`);
      await turns.take();
      log.push(`${name} writes`);
      turns.end();
    }),
  );
  await loopTurn();
}

it('gives turns in the order of asking, one at a time', async () => {
  const turns = createWriteTurns();
  const log: string[] = [];
  const writers = ['a', 'b', 'c'].map(async (name) => {
    await turns.take();
    log.push(`${name} begins`);
    await loopTurn();
    log.push(`${name} ends`);
    turns.end();
  });
  await Promise.all(writers);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('says whether somebody waits', async () => {
  const turns = createWriteTurns();
  await turns.take();
  expect(turns.isAwaited()).toBe(false);
  const second = turns.take();
  expect(turns.isAwaited()).toBe(true);
  turns.end();
  await second;
  expect(turns.isAwaited()).toBe(false);
  turns.end();
});

it('has all who ask in one turn of the event loop stand in line before the first begins', async () => {
  const turns = createWriteTurns();
  const log: string[] = [];
  await write(turns, ['a', 'b', 'c'], log);
  // Nobody could know at `a` that others were to come.
  expect(log).toEqual(['a asks', 'a writes', 'b asks', 'c asks', 'b writes', 'c writes']);
  log.length = 0;
  await write(turns, ['d', 'e', 'f'], log);
  expect(log).toEqual(['d asks', 'e asks', 'f asks', 'd writes', 'e writes', 'f writes']);
});

it('lets a single writer begin at once, however often in a row, and again soon after there were several', async () => {
  const turns = createWriteTurns();
  let hasTurned = false;
  const writeTwice = async () => {
    hasTurned = false;
    setImmediate(() => {
      hasTurned = true;
    });
    for (let at = 0; at < 2; at += 1) {
      await turns.take();
      turns.end();
    }
    return hasTurned;
  };
  expect(await writeTwice()).toBe(false);
  await loopTurn();
  await write(turns, ['a', 'b', 'c'], []);
  expect(await writeTwice()).toBe(true);
  await loopTurn();
  expect(await writeTwice()).toBe(false);
});
