import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createWorld, engines } from '#server/test/world.ts';
import { notes } from '#shared/contract/notes.ts';
import { fold, wordsOf } from '#shared/fold.ts';

/** The Big List of Naughty Strings, as it is; NOTICE says whose it is. */
const naughty = JSON.parse(
  readFileSync(new URL('../../test/naughty-strings.json', import.meta.url), 'utf8'),
) as string[];
const trimmed = naughty.map((text) => text.trim());

const someOf = 8;

describe.each(engines)('naughty strings on %s', { timeout: 60_000 }, (engine) => {
  it('come back byte for byte, from saves, changes and drafts, and are found', async () => {
    const { clock, signUp } = await createWorld({ engine });
    const ana = await signUp();
    expect(naughty).toHaveLength(515);
    const written = new Map<number, string>();
    for (const [at, text] of naughty.entries()) {
      // A save takes white space off the ends, and refuses what is nothing else: that is held by quotation marks here.
      const content = trimmed[at] === text && text !== '' ? text : `“${text}”`;
      written.set(await ana.writes(content), content);
    }
    for (const [id, content] of [...written].filter((_, at) => at % someOf === 0)) {
      const body = { content, key: randomUUID(), updatedAt: new Date(clock.now()).toISOString() };
      expect(await ana.call(notes.keepDraft, { body })).toMatchObject({ content });
      const params = { id: String(id) };
      expect(await ana.call(notes.change, { params, body: { version: 1, content } })).toMatchObject({ content });
      const found = await ana.call(notes.list, { query: { query: content.slice(0, 300) } });
      expect([content, found.some((note) => note.id === id)]).toEqual([content, true]);
    }
    const listed = await ana.call(notes.list);
    expect(new Map(listed.map(({ id, content }) => [id, content]))).toEqual(written);
  });

  it('are refused where nothing is left of them', async () => {
    const { signUp } = await createWorld({ engine });
    const ana = await signUp();
    for (const content of naughty.filter((_, at) => trimmed[at] === '')) {
      const answer = await ana.send({ method: 'POST', url: notes.create.path, payload: { content } });
      expect([answer.status, answer.body.message]).toEqual([400, 'Please enter some text for your reflection.']);
    }
  });
});

it('every naughty string is found by its own words', () => {
  const lost = naughty.filter((text) => !wordsOf(text).every((word) => fold(`x${text}x`).includes(word)));
  expect(lost).toEqual([]);
});
