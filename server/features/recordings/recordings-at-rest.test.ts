import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { createWorld, engines } from '#server/test/world.ts';
import { filesIn, named, saves, sends, sounds } from './recordings.fixture.ts';

describe.each(engines)('recordings at rest on %s', (engine) => {
  it('show nothing of the sound, nor does the log', async () => {
    const logged: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
    const world = await createWorld({ engine, replaced: { log } });
    const ana = await world.signUp();
    const said = 'the sound of Quillfeather playing the trombone '.repeat(40);
    await sends(ana, named(1), { bytes: sounds.webm(said) });
    await sends(ana, named(2), { bytes: sounds.ogg(said), type: 'audio/ogg' });
    await sends(ana, named(2), { bytes: sounds.mp4(said), type: 'audio/ogg' });
    expect((await saves(ana, named(1))).status).toBe(201);
    const files = readdirSync(world.dataDir, { recursive: true, encoding: 'utf8' })
      .map((name) => join(world.dataDir, name))
      .filter((path) => statSync(path).isFile())
      .map((path) => readFileSync(path).toString('latin1'));
    expect(filesIn(world)).toHaveLength(2);
    const rows = JSON.stringify(await world.deps.db.selectFrom('audio_clips').selectAll().execute());
    for (const text of [...files, rows, logged.join('\n')]) {
      expect(text).not.toContain('Quillfeather');
      expect(text.includes('OggS') || text.includes(sounds.webm('').toString('latin1'))).toBe(false);
    }
  });
});
