import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorld, engines } from '#server/test/world.ts';
import type { Person } from '#server/test/person.ts';
import { cursorAfter, notes, type Note } from '#shared/contract/notes.ts';
import { fold, wordsOf } from '#shared/fold.ts';
import { createFoldedNotes } from './folded-notes.ts';
import { wordsBinding } from './notes.sealing.ts';

async function found(person: Person, query: string): Promise<string[]> {
  return (await person.call(notes.list, { query: { query } })).map(({ content }) => content);
}

describe.each(engines)('looking for reflections on %s', (engine) => {
  it('finds every word anywhere, in any letters, with or without accents', async () => {
    const { signUp } = await createWorld({ engine });
    const [ana, ben] = [await signUp('ana'), await signUp('ben')];
    const written = [
      'Zoë’s café on the Große Straße',
      'Æbleskiver with Søren',
      'ΟΔΟΣ Ὀδυσσέως',
      'İstanbul, ılık',
      'Two\nherons',
    ];
    for (const content of written) {
      await ana.writes(content);
    }
    await ben.writes('zoe in her own cafe');
    const [cafe, aeble, odos, istanbul, herons] = written as [string, string, string, string, string];
    for (const [query, expected] of [
      ['zoe CAFE', [cafe]],
      ['cafe\u0301', [cafe]],
      ['strasse', [cafe]],
      ['STRASSE grosse', [cafe]],
      ['straße', [cafe]],
      ['aebleskiver soren', [aeble]],
      ['ÆBLE', [aeble]],
      ['οδος', [odos]],
      ['οδυσσεως', [odos]],
      ['istanbul ilik', [istanbul]],
      ['herons two', [herons]],
      ['two herons three', []],
      ['%', []],
      ['_', []],
      ['her', [herons]],
      ['  ', written.toReversed()],
    ] as const) {
      expect([query, await found(ana, query)]).toEqual([query, expected]);
    }
  });

  it('is never behind: what was saved, changed, deleted or brought back just now counts', async () => {
    const { deps, signUp } = await createWorld({ engine });
    const ana = await signUp();
    const id = await ana.writes('A heron.');
    const params = { id: String(id) };
    expect(await found(ana, 'heron')).toEqual(['A heron.']);
    await ana.writes('Another heron.');
    expect(await found(ana, 'heron')).toHaveLength(2);
    await ana.call(notes.change, { params, body: { version: 1, content: 'A stork.' } });
    expect([await found(ana, 'heron'), await found(ana, 'stork')]).toEqual([['Another heron.'], ['A stork.']]);
    await ana.call(notes.remove, { params });
    expect(await found(ana, 'stork')).toEqual([]);
    await ana.call(notes.restore, { params });
    expect(await found(ana, 'stork')).toEqual(['A stork.']);
    // Another process changed it: this one was told nothing.
    const key = await deps.keyring.of(ana.user.id);
    const elsewhere = { content: key.sealText(wordsBinding({ id, version: 3 }), 'A crane.'), version: 3 };
    await deps.db.updateTable('notes').set(elsewhere).where('id', '=', id).execute();
    expect([await found(ana, 'stork'), await found(ana, 'crane')]).toEqual([[], ['A crane.']]);
  });

  it('counts what it would find', async () => {
    const { signUp } = await createWorld({ engine });
    const [ana, ben] = [await signUp('ana'), await signUp('ben')];
    for (const [content, localDate, keptOut] of [
      ['A heron.', '2026-03-01', false],
      ['Two hérons.', '2026-03-02', true],
      ['A stork.', '2026-03-02', false],
    ] as const) {
      await ana.call(notes.create, { body: { content, localDate, keptOut } });
    }
    await ben.writes('A heron.');
    for (const query of [
      {},
      { query: ' ' },
      { query: 'heron' },
      { query: 'heron', keptOut: 'false' as const },
      { query: 'crane' },
      { from: '2026-03-02', to: '2026-03-02' },
      { voice: 'true' as const },
    ]) {
      const { length } = await ana.call(notes.list, { query });
      expect([query, await ana.call(notes.count, { query })]).toEqual([query, { count: length }]);
    }
    expect((await ana.send({ url: notes.count.path, query: { from: 'today' } })).status).toBe(400);
  });

  it('gives pages that neither repeat nor miss anything while more is written', async () => {
    const { clock, signUp } = await createWorld({ engine });
    const ana = await signUp('ana', { timezone: 'UTC' });
    for (let at = 0; at < 23; at += 1) {
      const localDate = `2026-03-0${String(1 + (at % 4))}`;
      await ana.call(notes.create, { body: { content: `Good thing ${String(at)}`, localDate, keptOut: at % 5 === 0 } });
      clock.forward(at % 3);
    }
    const whole = await ana.call(notes.list);
    for (const query of [
      {},
      { query: 'GOOD' },
      { keptOut: 'false' as const },
      { from: '2026-03-02', to: '2026-03-03' },
    ]) {
      const expected = whole.filter(
        ({ keptOut, localDate }) => !('keptOut' in query && keptOut) && !('from' in query && !/0[23]$/.test(localDate)),
      );
      const pages: Note[] = [];
      for (;;) {
        const last = pages.at(-1);
        const page = await ana.call(notes.list, {
          query: { ...query, limit: '5', ...(last && { cursor: cursorAfter(last) }) },
        });
        pages.push(...page);
        // Today is the newest day there is, so this comes before what was read.
        await ana.writes('A good thing meanwhile.');
        if (page.length < 5) {
          break;
        }
      }
      expect(pages).toEqual(expected);
      for (const { id, content } of await ana.call(notes.list)) {
        if (content === 'A good thing meanwhile.') {
          await ana.call(notes.remove, { params: { id: String(id) } });
        }
      }
    }
  });

  it('refuses what it cannot read', async () => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    await ana.writes('A heron.');
    for (const [name, value] of [
      ['limit', '0'],
      ['limit', '201'],
      ['limit', '-1'],
      ['limit', '1.5'],
      ['limit', '5; drop table notes'],
      ['from', '2026-02-30'],
      ['to', 'today'],
      ['keptOut', '1'],
      ['query', 'a\0b'],
      ['query', 'x'.repeat(301)],
      ['cursor', 'x'],
      ['cursor', '2026-03-04.1.0'],
      ['cursor', `2026-03-04.${'9'.repeat(16)}.1`],
      ['cursor', "2026-03-04.1.1' or 1=1"],
    ] as const) {
      const { status, body } = await ana.send({ url: notes.list.path, query: { [name]: value } });
      expect([name, value, status, Object.keys(body.fields)]).toEqual([name, value, 400, [name]]);
    }
    expect((await ana.send({ url: `${notes.list.path}?query=a&query=b` })).status).toBe(400);
    expect(await ana.call(notes.list, { query: { from: '2026-03-05', to: '2026-03-01' } })).toEqual([]);
  });
});

describe('looking through much', () => {
  it('lets others be served meanwhile, and so does reading all of it', async () => {
    const { signUp } = await createWorld();
    const [ana, ben] = [await signUp('ana'), await signUp('ben')];
    for (let at = 0; at < 40; at += 1) {
      await ana.writes('Zoë walked on and on. '.repeat(900));
    }
    await ben.writes('Zoë walked on.');
    const turnsWhile = async (look: () => Promise<unknown>) => {
      let turns = 0;
      let isOver = false;
      const turn = () => {
        turns += 1;
        if (!isOver) {
          setImmediate(turn);
        }
      };
      turn();
      await look();
      isOver = true;
      return turns;
    };
    // With nothing known, and with all of it; another word each time, or what was answered last would be answered again.
    for (const word of ['heron', 'egret']) {
      const [much, little] = [() => found(ana, word), () => found(ben, word)];
      expect(await turnsWhile(much)).toBeGreaterThan((await turnsWhile(little)) + 5);
    }
    const [all, one] = [() => ana.call(notes.list), () => ben.call(notes.list)];
    expect(await turnsWhile(all)).toBeGreaterThan((await turnsWhile(one)) + 5);
  });
});

describe('folding', () => {
  it('is the same however often it is done, and leaves other scripts readable', () => {
    for (const text of [
      'Straße ẞ ﬁn Å Ångström ŉ ǆ',
      'ﬃ ΐ Ὀδυσσεύς ς',
      'हिन्दी की किताब',
      'ไทย ที่นี่',
      '한국어',
      'שָׁלוֹם',
      'مَرْحَبًا',
    ]) {
      expect(fold(fold(text))).toBe(fold(text));
    }
    expect(fold('שָׁלוֹם')).toBe('שלום');
    expect(fold('مَرْحَبًا')).toBe('مرحبا');
    expect(fold('ᾠδῇ')).toBe(fold('ωδη'));
    expect(fold('Don’t say “naïve” — ever')).toBe(fold('don\'t say "naive" - ever'));
    expect(fold('Donau\u00addampfer\u200b, می\u200cخواهم')).toBe(fold('donaudampfer, میخواهم'));
    expect(fold('की')).not.toBe(fold('का'));
    expect(wordsOf(' two\u00a0 Two\tthree\u3000')).toEqual(['TWO', 'THREE']);
  });
});

describe('what is kept of who is searching', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is gone a minute after the last search', () => {
    const folded = createFoldedNotes();
    folded.put(1, { id: 7, version: 1 }, 'A HERON');
    vi.advanceTimersByTime(59_000);
    expect(folded.knows(1)).toBe(true);
    expect(folded.get(1, { id: 7, version: 2 })).toBeUndefined();
    vi.advanceTimersByTime(59_000);
    expect(folded.get(1, { id: 7, version: 1 })).toBe('A HERON');
    vi.advanceTimersByTime(60_000);
    expect(folded.get(1, { id: 7, version: 1 })).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is bounded: who searched longest ago makes way, and nobody takes more than there is', () => {
    const folded = createFoldedNotes(100);
    const note = (id: number) => ({ id, version: 1 });
    folded.put(1, note(1), 'a'.repeat(40));
    folded.put(2, note(2), 'b'.repeat(40));
    folded.put(1, note(3), 'c'.repeat(20));
    folded.put(3, note(4), 'd'.repeat(30));
    expect([1, 2, 3].map((user) => folded.get(user, note(user === 3 ? 4 : user)) !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
    // Whoever is searching is not the first to make way, though they were here first.
    expect(folded.knows(1)).toBe(true);
    folded.put(2, note(7), 'g'.repeat(40));
    expect([folded.knows(3), folded.knows(1)]).toEqual([false, true]);
    folded.put(3, note(4), 'd');
    folded.put(3, note(5), 'e'.repeat(101));
    expect(folded.get(3, note(5))).toBeUndefined();
    folded.forget(3, 4);
    folded.put(3, note(6), 'f'.repeat(100));
    expect(folded.get(3, note(6))).toHaveLength(100);
  });
});
