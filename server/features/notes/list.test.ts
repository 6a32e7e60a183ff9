import { describe, expect, it } from 'vitest';
import { createWorld, engines } from '#server/test/world.ts';
import { exports } from '#shared/contract/exports.ts';
import { notes } from '#shared/contract/notes.ts';
import { mostNewest } from './notes.queries.ts';
import { headsOf, notesInPieces } from './notes.service.ts';

const long = 'I walked along the river. '.repeat(700);

describe.each(engines)('a list of long reflections on %s', (engine) => {
  it('is whole and in its order, however it was put together', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const written: string[] = [];
    for (let at = 0; at < 24; at += 1) {
      written.unshift(`${at} ${long}`);
      await ana.writes(`${at} ${long}`);
      world.clock.forward(60_000);
    }
    const contents = (list: { content: string }[]) => list.map(({ content }) => content.trim());
    const whole = written.map((words) => words.trim());
    const all = await ana.send({ url: notes.list.path });
    expect(all.headers['content-length']).toBeUndefined();
    expect(contents(all.body)).toEqual(whole);
    expect(contents((await ana.call(exports.reflections)).notes)).toEqual(whole);
    expect(contents(await ana.call(notes.list, { query: { limit: '20' } }))).toEqual(whole.slice(0, 20));
    expect(contents(await ana.call(notes.list, { query: { query: 'river' } }))).toEqual(whole);
    expect((await ana.send({ url: notes.list.path, query: { limit: '3' } })).headers['content-length']).toBeDefined();
  });

  it('is whole where the shortcut of short lists ends', async () => {
    const world = await createWorld({ engine });
    const ana = await world.signUp();
    const written: number[] = [];
    const write = async (some: number) => {
      for (let at = 0; at < some; at += 1) {
        written.unshift(await ana.writes(`Moment ${written.length}.`));
        world.clock.forward(60_000);
      }
    };
    await write(mostNewest - 2);
    for (let more = 0; more < 3; more += 1) {
      await write(1);
      expect((await ana.call(notes.list)).map(({ id }) => id)).toEqual(written);
    }
  });

  it('is opened a little at a time, and everyone is served in between', async () => {
    const { deps, signUp } = await createWorld({ engine });
    const ana = await signUp();
    for (let at = 0; at < 16; at += 1) {
      await ana.writes(long);
    }
    let turns = 0;
    let going = true;
    const take = () => {
      turns += 1;
      if (going) {
        setImmediate(take);
      }
    };
    setImmediate(take);
    const viewer = { userId: ana.user.id, sessionId: 1 };
    let count = 0;
    for await (const piece of notesInPieces(deps, viewer, await headsOf(deps, viewer))) {
      expect(piece.length).toBeLessThan(8);
      expect(turns).toBeGreaterThan(count === 0 ? -1 : 0);
      count += piece.length;
      turns = 0;
    }
    going = false;
    expect(count).toBe(16);
  });

  it('leaves out what was deleted while it was read', async () => {
    const { deps, signUp } = await createWorld({ engine });
    const ana = await signUp();
    const [first, second] = [await ana.writes('First.'), await ana.writes('Second.')];
    const viewer = { userId: ana.user.id, sessionId: 1 };
    const heads = await headsOf(deps, viewer);
    await ana.call(notes.remove, { params: { id: String(second) } });
    const read: number[] = [];
    for await (const piece of notesInPieces(deps, viewer, heads)) {
      read.push(...piece.map(({ id }) => id));
    }
    expect(read).toEqual([first]);
  });
});
