import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { soundOf } from '#server/features/narrators/narrators.service.ts';
import { createSpeech, SpeechError, type SpeakRequest } from '#server/platform/speech/speech.ts';
import { notText, unstorable } from '#server/test/hostile.ts';
import { type Person, send } from '#server/test/person.ts';
import { quickSpeech } from '#server/test/quick-speech.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { pronunciations } from '#shared/contract/pronunciations.ts';
import { settings } from '#shared/contract/settings.ts';

const url = '/api/tts/greeting';
const greet = (person: Person, payload: object) => person.send({ method: 'POST', url, payload });

function recordingSpeech() {
  const asked: SpeakRequest[] = [];
  const quick = quickSpeech();
  const speak = (request: SpeakRequest) => {
    asked.push(request);
    return quick.speak(request);
  };
  return { asked, speech: { ...quick, speak } };
}

describe('the greeting before a toast', () => {
  it('is the name as it was taught, from the narrator of today or of the toast', async () => {
    const { asked, speech } = recordingSpeech();
    const { signUp } = await createWorld({ replaced: { speech } });
    const ana = await signUp();
    await ana.call(settings.savePreferences, { body: { voiceStyle: 'highland' } });
    await ana.call(pronunciations.save, { body: [{ written: 'Siobhán', said: 'Shivawn' }] });
    const answer = await greet(ana, { displayName: ' Siobhán ' });
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'audio/mpeg',
      'no-store',
    ]);
    expect((await greet(ana, { displayName: 'Ana', narrator: 'calm' })).status).toBe(200);
    expect(asked.map(({ lines, sound, greeting }) => [lines, sound, greeting])).toEqual([
      [['Shivawn,'], soundOf('highland'), false],
      [['Ana,'], soundOf('calm'), false],
    ]);
  });

  it('is a short recording from the real voice', async () => {
    const { signUp } = await createWorld({ replaced: { speech: createSpeech() } });
    const { bytes } = await greet(await signUp(), { displayName: 'Ana' });
    expect([bytes[0], (bytes[1] ?? 0) & 0xe0]).toEqual([0xff, 0xe0]);
    expect(bytes.length).toBeLessThan(30_000);
  });

  it('is refused to visitors, and silent without a name or for one that no narrator can say until it is taught', async () => {
    const { app, signUp } = await createWorld();
    const ana = await signUp();
    expect((await send(app, { method: 'POST', url, payload: { displayName: 'Ana' } })).status).toBe(401);
    const silent = await greet(ana, { displayName: 'Шивон' });
    expect([silent.status, silent.bytes.length]).toEqual([204, 0]);
    await ana.call(pronunciations.save, { body: [{ written: 'Шивон', said: 'Shivawn' }] });
    expect((await greet(ana, { displayName: 'Шивон' })).status).toBe(200);
    for (const displayName of ['', ' ', '🎉']) {
      expect([displayName, (await greet(ana, { displayName })).status]).toEqual([displayName, 204]);
    }
    for (const displayName of ['x'.repeat(61), ...notText, ...unstorable]) {
      expect([displayName, (await greet(ana, { displayName })).status]).toEqual([displayName, 400]);
    }
    for (const payload of [{}, { displayName: 'Ana', narrator: 'nobody' }, { displayName: 'Ana', lines: ['x'] }]) {
      expect([payload, (await greet(ana, payload)).status]).toEqual([payload, 400]);
    }
  });

  it('is limited to ten a minute, and says so when the voice fails', async () => {
    const { signUp, deps } = await createWorld({ env: { RATE_LIMITS: 'on' } });
    const ana = await signUp('ana');
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await greet(ana, { displayName: 'Ana' })).status).toBe(200);
    }
    expect((await greet(ana, { displayName: 'Ana' })).status).toBe(429);
    deps.speech.speak = () => Promise.reject(new SpeechError('no voice'));
    expect((await greet(await signUp('ben'), { displayName: 'Ben' })).status).toBe(503);
  });
});

describe.each(engines)('the name that was greeted on %s', (engine) => {
  it('rests in no file, no table and no log, spoken or refused', async () => {
    const logged: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
    const { signUp, deps, dataDir } = await createWorld({ engine, replaced: { log } });
    const ana = await signUp();
    const before = await rowCounts(deps.db);
    await greet(ana, { displayName: 'Zebedee-Canary' });
    expect((await greet(ana, { displayName: 'Zebedee-Canary'.repeat(5) })).status).toBe(400);
    deps.speech.speak = () => Promise.reject(new SpeechError('no voice'));
    expect((await greet(ana, { displayName: 'Zebedee-Canary' })).status).toBe(503);
    expect(logged.join('\n')).toContain(url);
    expect(await rowCounts(deps.db)).toEqual(before);
    const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
      .map((name) => join(dataDir, name))
      .filter((path) => statSync(path).isFile())
      .map((path) => readFileSync(path).toString('latin1'));
    for (const text of [...files, ...logged]) {
      expect(text).not.toMatch(/zebedee|canary/i);
    }
  });
});

/** How many rows there are in the tables that hold what people own: a greeting adds none. */
async function rowCounts(db: Awaited<ReturnType<typeof createWorld>>['deps']['db']): Promise<number[]> {
  const counts: number[] = [];
  for (const table of ['pronunciations', 'audio_clips', 'toasts', 'jobs'] as const) {
    const { count } = await db
      .selectFrom(table)
      .select((of) => of.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    counts.push(Number(count));
  }
  return counts;
}
