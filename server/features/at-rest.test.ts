import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { createWorld, engines } from '#server/test/world.ts';
import { pronunciations } from '#shared/contract/pronunciations.ts';
import { toasts } from '#shared/contract/toasts.ts';

const words = ['marzipan', 'trombone', 'Quillfeather', 'lighthouse'];
const reflection = 'I shared marzipan with Quillfeather, who played the trombone below the lighthouse.';
const displayName = 'Zebedee-Canary';

/** Every file below a folder, as one string a file. */
function filesBelow(folder: string): { name: string; text: string }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => ({ name: path, text: readFileSync(path).toString('latin1') }));
}

/** Every row of every table, in PostgreSQL's own text. */
async function dump(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(
      `select encode(convert_to(t::text, 'UTF8'), 'escape') as row from "${name}" t`,
    );
    texts.push(name, ...rows.map(({ row }) => row));
    const { rows: raw } = await client.query(`select * from "${name}"`);
    texts.push(
      ...raw
        .flatMap((row) => Object.values(row))
        .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value))),
    );
  }
  await client.end();
  return texts.join('\n');
}

describe.each(engines)('what rests on %s', (engine) => {
  it('holds no word of a reflection or a toast, and never the display name; nor does the log', async () => {
    const logged: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
    const { signUp, dataDir, databaseUrl, app } = await createWorld({ engine, replaced: { log } });
    const ana = await signUp();
    await ana.writes(reflection);
    const toast = await ana.call(toasts.generate, { body: { forceGenerate: true, displayName } });
    await ana.call(pronunciations.greet, { body: { displayName } });
    expect(words.some((word) => toast.content.includes(word))).toBe(true);
    await ana.send({ method: 'POST', url: '/api/notes', payload: { content: reflection, bundleTag: displayName } });
    await ana.send({ method: 'POST', url: '/api/notes', payload: `{"content":"${reflection}` });

    const files = filesBelow(dataDir);
    expect(files.length).toBeGreaterThan(engine === 'sqlite' ? 2 : 1);
    const places = [
      ...files,
      ...(databaseUrl ? [{ name: 'database', text: await dump(databaseUrl) }] : []),
      { name: 'log', text: logged.join('\n') },
    ];
    // The test can see what does rest there: the email.
    expect(places.some(({ text }) => text.includes(ana.email))).toBe(true);
    for (const { name, text } of places) {
      for (const word of [...words, displayName, ana.token, ana.password]) {
        expect([name, word, text.toLowerCase().includes(word.toLowerCase())]).toEqual([name, word, false]);
      }
    }
    await app.close();
  });
});
