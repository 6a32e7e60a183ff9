import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { careFor } from '#server/language/severity/guarded.ts';
import { severityOf } from '#server/language/severity/severity.ts';
import { createMailer } from '#server/platform/mail/mailer.ts';
import { everyRow } from '#server/test/rows.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { notes } from '#shared/contract/notes.ts';
import { asksForCare, grievesOrFears, looksBackOnIt, soundsLikeIt } from './care.fixture.ts';

const sure = { kind: 'crisis', staysOut: true };

describe('the judgement', () => {
  it.each([...asksForCare, ...looksBackOnIt])('offers care: %s', (text) => {
    expect(careFor(text)).toEqual(sure);
    expect(careFor(text.toLowerCase())).toEqual(sure);
    expect(careFor(`Rain, and soup at noon. ${text}`)).toEqual(sure);
  });

  it.each(soundsLikeIt)('offers none: %s', (text) => {
    expect(careFor(text)).toBe(null);
    expect(careFor(text.toUpperCase())).toBe(null);
  });

  it.each(grievesOrFears)('is soft about grief and the danger of others, without the card: %s', (text) => {
    expect([careFor(text), severityOf(text)]).toEqual([null, 'heavy']);
  });

  it('is quick with a page that was made to be slow', () => {
    for (const text of [
      's*'.repeat(10_000),
      'k!'.repeat(10_000),
      'd i e '.repeat(3_300),
      'sucide su!c'.repeat(1_800),
    ]) {
      careFor(text);
      const before = process.cpuUsage();
      careFor(`${text}.`);
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(400);
    }
  });
});

it('is of each reflection by itself where many save at once', async () => {
  const { signUp } = await createWorld();
  const ana = await signUp();
  const isDark = (at: number): boolean => at % 7 === 3;
  const saved = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      ana.call(notes.create, { body: { content: isDark(at) ? `${crisis[1]} ${at}` : `A heron, number ${at}.` } }),
    ),
  );
  expect(saved.map(({ care }) => care)).toEqual(saved.map((_, at) => (isDark(at) ? sure : null)));
});

const crisis = ['I do not want to live any more.', 'I want to kill myself, tonight.'] as const;
/** As long as those, letter for letter. */
const grief = ['Papa died at home this morning.', 'They buried him today, in rain.'] as const;
const light = ['We did not want to stop eating.', 'The dog and I sang in the rain.'] as const;
/** Words in which a trace could be left. */
const traces =
  /\bcare\b|needs_?care|cris[ei]s|harm(?!ony)|suicid|heavy|in danger|help.?line|(?<!font-)\bweigh(?:t|s|ed)?\b/i;

describe.each(engines)('what is kept of it on %s', (engine) => {
  async function eveningOf([first, second]: readonly [string, string]) {
    const logged: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
    const { dataDir, deps, signUp, doJobs } = await createWorld({ engine, replaced: { log } });
    // Mails are written where someone might look into them.
    deps.mailer = createMailer({
      ...deps.config.mail,
      outbox: join(dataDir, 'outbox'),
      tell: (sentence) => void logged.push(sentence),
      now: () => deps.clock.now(),
    });
    const ana = await signUp();
    const { id, care } = await ana.call(notes.create, { body: { content: first } });
    const params = { id: String(id) };
    const changed = await ana.call(notes.change, { params, body: { version: 1, content: second } });
    await doJobs();
    const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
      .map((name) => join(dataDir, name))
      .filter((path) => statSync(path).isFile());
    return { care: [care, changed.care], rows: await everyRow(deps.db), logged, files };
  }

  it('is nothing: not in the database, nor in the log, nor in the mails', async () => {
    const dark = await eveningOf(crisis);
    const sad = await eveningOf(grief);
    const bright = await eveningOf(light);
    expect([dark.care, sad.care, bright.care]).toEqual([
      [sure, sure],
      [null, null],
      [null, null],
    ]);
    expect(shapesOf(dark.rows)).toEqual(shapesOf(sad.rows));
    // Whether a badge was announced is the one thing that differs after a sad note, and it has other reasons as well.
    expect(shapesOf(dark.rows, { but: 'seen' })).toEqual(shapesOf(bright.rows, { but: 'seen' }));
    expect(dark.logged.map(withoutChance)).toEqual(bright.logged.map(withoutChance));
    expect(dark.files.filter(isMail)).toHaveLength(1);
    expect(bright.files.filter(isMail)).toHaveLength(1);
    const texts = [
      ...Object.values(dark.rows).flat(),
      ...dark.logged,
      ...dark.files.map((path) => readFileSync(path).toString('latin1')),
    ];
    expect(texts.some((text) => text.includes('Europe/Lisbon'))).toBe(true);
    expect(texts.flatMap((text) => traces.exec(text)?.[0] ?? [])).toEqual([]);
  });
});

/** Numbers as they are, and of words and bytes how long they are: the same for any two texts of one length. */
function shapesOf(tables: Record<string, string[]>, { but }: { but?: string } = {}) {
  const shape = (key: string, value: unknown) => {
    const isOfChance = key === 'username' || key === 'revision';
    return isOfChance || key === but ? '' : typeof value === 'string' ? value.length : value;
  };
  return Object.entries(tables).map(([table, rows]) => [
    table,
    rows.map((row) => JSON.stringify(JSON.parse(row), shape)).toSorted(),
  ]);
}

function withoutChance(line: string): string {
  return line.replace(/[0-9a-f-]{32,}|[0-9a-f]{8,}|\d+(?:\.\d+)?|[\w-]+@\S+/g, '#');
}

function isMail(path: string): boolean {
  return path.endsWith('.eml');
}
