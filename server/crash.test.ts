import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startClink, type RunningServer } from '#server/test/process.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { often } from '#shared/often.fixture.ts';

const rounds = often(3, 100);
const people = 4;
/** So many for each that several saves share a commit, and a kill comes in the middle of it. */
const atOnce = 3;

/** Saves as fast as it is let, remembering what was acknowledged, until the server is gone. */
async function saveUntilGone(clink: RunningServer, token: string, acknowledged: Map<number, string>): Promise<void> {
  for (;;) {
    const content = `A good moment, ${randomUUID()}`;
    try {
      const response = await fetch(`${clink.url}/api/notes`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify({ content }),
      });
      if (response.status === 201) {
        acknowledged.set(((await response.json()) as { id: number }).id, content);
      }
    } catch {
      return;
    }
  }
}

describe.each(engines)('killed in the middle of saves on %s', (engine) => {
  it('keeps every acknowledged reflection', { timeout: 60_000 + rounds * 5_000 }, async () => {
    const world = await createWorld({ engine });
    const dataDir = mkdtempSync(join(tmpdir(), 'clink-crash-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const env = {
      DATA_DIR: dataDir,
      ...(world.databaseUrl && { DATABASE_URL: world.databaseUrl, INSTANCE_KEY: '0'.repeat(64) }),
    };
    if (world.databaseUrl) {
      await world.deps.db.deleteFrom('instance_facts').execute();
    }
    const acknowledged = new Map<number, string>();
    let clink = await startClink(env);
    const tokens: string[] = [];
    for (let person = 0; person < people; person += 1) {
      const registered = await fetch(`${clink.url}/api/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `person${String(person)}@example.org`, password: 'our glass' }),
      });
      tokens.push(((await registered.json()) as { token: string }).token);
    }
    for (let round = 0; round < rounds; round += 1) {
      const before = acknowledged.size;
      const savers = tokens.flatMap((token) =>
        Array.from({ length: atOnce }, () => saveUntilGone(clink, token, acknowledged)),
      );
      while (acknowledged.size < before + 40 + (round % 20) * 17) {
        await new Promise((resolve) => setImmediate(resolve));
      }
      await clink.kill();
      await Promise.all(savers);
      clink = await startClink(env);
    }
    const listed: { id: number; content: string }[] = [];
    for (const token of tokens) {
      const answer = await fetch(`${clink.url}/api/notes`, { headers: { authorization: `Bearer ${token}` } });
      listed.push(...((await answer.json()) as typeof listed));
    }
    const kept = new Map(listed.map(({ id, content }) => [id, content]));
    expect([...acknowledged].filter(([id, content]) => kept.get(id) !== content)).toEqual([]);
    expect(new Set(listed.map(({ content }) => content)).size).toBe(listed.length);
    expect(await clink.stop()).toBe(0);
  });
});
