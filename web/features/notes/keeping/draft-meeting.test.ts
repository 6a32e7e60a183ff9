import { describe, expect, it } from 'vitest';
import { asAnother } from './another-key.ts';
import { meetServer } from './draft-meeting.ts';
import type { Draft } from './draft.ts';
import { foundPage } from './draft.ts';

const at = (second: number) => new Date(second * 1000).toISOString();
const server = (content: string, key: string, second: number) => ({ content, key, updatedAt: at(second) });
const here = (text: string, key: string, second: number): Draft => ({ text, key, at: second * 1000 });
const nothing = { take: null, aside: null };

describe('meetServer', () => {
  it('takes what another device left where there is nothing here', () => {
    const taken = { ...here('Soup.', 'theirs', 5), sealed: true };
    expect(meetServer({ page: foundPage(null), server: server('Soup.', 'theirs', 5), others: [] })).toEqual({
      take: taken,
      aside: null,
    });
  });

  it('does nothing where the server holds nothing new', () => {
    const page = foundPage(here('Soup and bread.', 'mine', 5));
    expect(meetServer({ page, server: null, others: [] })).toEqual(nothing);
    expect(meetServer({ page, server: server('Soup ', 'mine', 9), others: [] })).toEqual(nothing);
    const waits = [here('Tea.', 'waits', 1)];
    expect(meetServer({ page: foundPage(null), server: server('Tea.', 'waits', 2), others: waits })).toEqual(nothing);
  });

  it('shows what was written further elsewhere, with the voice and the day of here', () => {
    const voice = { id: 'v', ms: 9 };
    const mine = { ...here('Soup', 'mine', 5), recording: voice, localDate: '2025-03-02' };
    const { take, aside } = meetServer({
      page: foundPage(mine),
      server: server('Soup and bread.', 'mine', 9),
      others: [],
    });
    expect(take).toMatchObject({ text: 'Soup and bread.', key: 'mine', recording: voice, localDate: '2025-03-02' });
    expect(aside).toBeNull();
  });

  it('shows the newer of two and keeps the other', () => {
    const page = foundPage(here('Soup.', 'mine', 5));
    const newer = meetServer({ page, server: server('Tea.', 'theirs', 9), others: [] });
    expect([newer.take?.text, newer.aside?.text]).toEqual(['Tea.', 'Soup.']);
    const older = meetServer({ page, server: server('Tea.', 'theirs', 3), others: [] });
    expect([older.take, older.aside?.text]).toEqual([null, 'Tea.']);
  });

  it('puts nothing in the place of words that are being written', () => {
    const page = { ...foundPage(here('Soup.', 'mine', 5)), restored: false };
    const { take, aside } = meetServer({ page, server: server('Soup. Tea.', 'mine', 9), others: [] });
    expect(take).toBeNull();
    expect(aside).toEqual(asAnother(here('Soup. Tea.', 'mine', 9)));
  });
});

describe('asAnother', () => {
  const draft = here('Soup.', '11111111-1111-4111-8111-111111111111', 5);

  it('gives the same words of the same save one key, wherever it is made', () => {
    expect(asAnother({ ...draft, text: ' Soup.\n', at: 9000 }).key).toBe(asAnother(draft).key);
    expect(asAnother(draft)).toEqual({ ...draft, key: asAnother(draft).key });
  });

  it('gives other words, and other saves, other keys', () => {
    const keys = [draft, { ...draft, text: 'Soup' }, { ...draft, key: 'other' }, asAnother(draft)];
    const all = new Set(keys.map((one) => asAnother(one).key));
    expect(all.size).toBe(4);
    for (const key of all) {
      expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    }
  });
});
