import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startClink, type RunningServer } from '#server/test/process.ts';

/** A disk of its own, which only root may make; null where that cannot be. */
function smallDisk(): string | null {
  const dir = mkdtempSync(join(tmpdir(), 'clink-disk-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m,mode=700', 'tmpfs', dir], { stdio: 'ignore' });
  } catch {
    return null;
  }
  onTestFinished(() => void execFileSync('umount', ['-l', dir]));
  return dir;
}

function fill(path: string): void {
  for (const bytes of [65_536, 4096]) {
    try {
      for (;;) {
        appendFileSync(path, Buffer.alloc(bytes));
      }
    } catch {
      // Full.
    }
  }
}

async function ask({ url }: RunningServer, path: string, token: string, payload?: object) {
  const response = await fetch(url + path, {
    ...(payload && { method: 'POST', body: JSON.stringify(payload) }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  return { status: response.status, body: (await response.json()) as { token: string; length: number } };
}

it('a start on a full disk says so, shows what is there, and saves again once there is room', async ({ skip }) => {
  const dataDir = smallDisk();
  if (!dataDir) {
    skip('only root can make a small disk');
    return;
  }
  let clink = await startClink({ DATA_DIR: dataDir });
  onTestFinished(() => clink.kill());
  const { token } = (await ask(clink, '/api/register', '', { email: 'ana@example.org', password: 'our glass' })).body;
  expect((await ask(clink, '/api/notes', token, { content: 'A good thing.' })).status).toBe(201);
  await clink.stop();

  fill(join(dataDir, 'filler'));
  clink = await startClink({ DATA_DIR: dataDir });
  expect(clink.log()).toContain('the disk is full');
  const list = await ask(clink, '/api/notes', token);
  expect([list.status, list.body.length]).toEqual([200, 1]);
  expect((await ask(clink, '/api/notes', token, { content: 'x'.repeat(3000) })).status).toBe(507);

  rmSync(join(dataDir, 'filler'));
  expect((await ask(clink, '/api/notes', token, { content: 'x'.repeat(3000) })).status).toBe(201);
});
