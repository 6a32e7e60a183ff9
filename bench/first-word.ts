import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { startClink } from '#server/test/process.ts';
import { accounts } from '#shared/contract/accounts.ts';
import { notes } from '#shared/contract/notes.ts';
import { chromiumFlags, findChromium } from '../e2e/support/chromium.ts';
import { atMost, figure, median, type Row } from './row.ts';

const visits = 5;
const reflections = 7;

/** When each sound began, in milliseconds since the last tap. Runs in each page before anything of ours. */
const watchSounds = `
  window.sounds = [];
  let tapAt = 0;
  document.addEventListener('click', () => (tapAt = performance.now()), { capture: true });
  const Original = window.Audio;
  window.Audio = class extends Original {
    constructor(src) {
      super(src);
      this.addEventListener('playing', () => window.sounds.push({ src: this.src, ms: performance.now() - tapAt }));
    }
  };
`;

type Sounds = { src: string; ms: number }[];

/** From the tap on 'Generate Toast Early' to the clink and to the first word, each time by someone new. */
export async function benchFirstWord(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clink-bench-'));
  const clink = await startClink({ DATA_DIR: dataDir });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const heard: { clinkMs: number; wordMs: number }[] = [];
    for (let at = 0; at < visits; at += 1) {
      heard.push(await hear(browser, clink.url));
    }
    return [
      figure('From the tap to the clink', median(heard.map(({ clinkMs }) => clinkMs)), 'ms'),
      atMost('From the tap to the first word', median(heard.map(({ wordMs }) => wordMs)), 'ms', 1000),
    ];
  } finally {
    await browser.close();
    await clink.stop();
    rmSync(dataDir, { recursive: true });
  }
}

async function hear(browser: Browser, url: string) {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  await context.addInitScript({ content: watchSounds });
  const data = { email: `${randomUUID()}@example.org`, password: 'bench bench' };
  await context.request.post(accounts.register.path, { data });
  await context.request.post(accounts.completeOnboarding.path);
  for (let at = 0; at < reflections; at += 1) {
    const content = `Walked home along the river with my brother and counted ${String(at + 2)} young swans.`;
    await context.request.post(notes.create.path, { data: { content } });
  }
  const page = await context.newPage();
  await page.goto('/weekly-toast');
  // As someone does who reads the page before the tap.
  await page.waitForTimeout(1500);
  await page.getByRole('button', { name: 'Generate Toast Early' }).click();
  // Evaluated from here: the page's own rules let no text become script.
  while (!(await page.evaluate<boolean>(`window.sounds.some(({ src }) => src.startsWith('blob:'))`))) {
    await page.waitForTimeout(50);
  }
  const sounds = await page.evaluate<Sounds>('window.sounds');
  await context.close();
  const first = (pattern: RegExp) => sounds.find(({ src }) => pattern.test(src))?.ms ?? Number.NaN;
  return { clinkMs: first(/clink\.mp3$/), wordMs: first(/^blob:/) };
}
