import type { Page } from '@playwright/test';
import { notes } from '#shared/contract/notes.ts';
import { progressPath, toasts, type Toast } from '#shared/contract/toasts.ts';
import { withoutVoice } from './support/sound.ts';
import { expect, test } from './support/test.ts';

type Heard = { src: string; at: number };
type Kept = { tapAt: number; heard: Heard[]; audio?: HTMLAudioElement };

/** Remembers when the page was tapped and when each sound began, in milliseconds of the page's own clock. */
async function rememberSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = window as unknown as Kept;
    kept.heard = [];
    document.addEventListener('click', () => (kept.tapAt = performance.now()), { capture: true });
    const Original = window.Audio;
    window.Audio = class extends Original {
      constructor(src?: string) {
        super(src);
        this.addEventListener('playing', () => {
          kept.heard.push({ src: this.src, at: performance.now() - kept.tapAt });
          if (this.src.startsWith('blob:')) {
            kept.audio = this;
          }
        });
      }
    };
  });
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as Kept).heard);
const shown = (page: Page) => page.locator('main ol > li > button:first-child');

test.beforeEach(async ({ page, signUp }) => {
  await signUp(page);
  for (const content of [
    'Swam in the lake before work.',
    'My brother learned to whistle.',
    'We planted garlic, forty cloves.',
  ]) {
    await page.request.post(notes.create.path, { data: { content } });
  }
  await rememberSounds(page);
});

test('a toast is spoken as it is made, from the tap on, and its words appear as they are heard', async ({ page }) => {
  await page.goto('/weekly-toast');
  await page.getByRole('button', { name: 'Generate Toast Early' }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await expect(shown(page)).toHaveCount(1);
  const [chime, first] = await heard(page);
  expect(chime?.src).toMatch(/\/clink\.mp3$/);
  expect(first?.src).toMatch(/^blob:/);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByText(/^Generated on /)).toBeVisible();
  // All of it is there by now, and only what was spoken is shown.
  const { lines } = await latest(page);
  expect(await shown(page).count()).toBeLessThan(lines.length);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const last = lines.at(-1)?.text ?? '';
  await expect(page.getByRole('button', { name: last, exact: true })).toHaveCount(0);
  await page.getByRole('slider', { name: 'Position in the toast' }).press('End');
  await expect(page.getByRole('button', { name: last, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(shown(page)).toHaveCount(lines.length);
  await page.getByRole('button', { name: lines[1]?.text ?? '', exact: true }).click();
  await expect(shown(page).nth(1)).toHaveAttribute('aria-current', 'true');
});

test('a reload in the middle of the making joins in', async ({ page, clink }) => {
  const events = await eventsOfMaking(page, clink.url);
  const pieces = events.filter((event) => event.startsWith('event: piece'));
  let asked = 0;
  await page.route(`**${progressPath}`, (route) => {
    asked += 1;
    // The line breaks after the first two pieces, and is taken up again.
    const told = asked === 1 ? events.slice(0, events.indexOf(pieces[1] ?? '') + 1) : events;
    return route.fulfill({ contentType: 'text/event-stream', body: `${told.join('\n\n')}\n\n` });
  });
  await page.goto('/weekly-toast');
  const { lines } = await latest(page);
  await expect(shown(page)).toHaveText(lines.slice(0, 2).map(({ text }) => text));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect
    .poll(async () => (await heard(page)).map(({ src }) => /clink\.mp3|blob:/.exec(src)?.[0]))
    .toEqual(['clink.mp3', 'blob:']);
  await expect(shown(page)).toHaveCount(1);
  await expect(page.getByText(/^Generated on /)).toBeVisible();
  await page.getByRole('slider', { name: 'Position in the toast' }).press('End');
  await expect(shown(page)).toHaveCount(lines.length);
});

test('where the line to the making breaks in the middle, the recording goes on from there', async ({ page, clink }) => {
  const events = await eventsOfMaking(page, clink.url);
  const pieces = events.filter((event) => event.startsWith('event: piece'));
  let asked = 0;
  const spoken = Promise.withResolvers<void>();
  await page.route(`**${progressPath}`, async (route) => {
    asked += 1;
    const isFirst = asked === 1;
    // By the time it is taken up again, the making is over.
    const told = isFirst
      ? events.slice(0, events.indexOf(pieces[1] ?? '') + 1)
      : ['event: progress\ndata: {"stage":"idle"}'];
    await (isFirst ? undefined : spoken.promise);
    return route.fulfill({ contentType: 'text/event-stream', body: `${told.join('\n\n')}\n\n` });
  });
  await page.goto('/weekly-toast');
  const { lines } = await latest(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => (await heard(page)).at(-1)?.src).toMatch(/^blob:/);
  spoken.resolve();
  await expect.poll(async () => (await heard(page)).at(-1)?.src).toContain('/api/audio/proxy');
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await expect(shown(page)).toHaveCount(lines.length);
  const place = page.getByRole('slider', { name: 'Position in the toast' });
  // Not from its start again.
  expect(Number(await place.inputValue())).toBeGreaterThan(5);
  await place.press('End');
  await expect(page.getByRole('region', { name: 'After the toast' })).toBeVisible();
});

test('where the making cannot be followed, the recording plays by itself once it is there', async ({ page }) => {
  await page.route(`**${progressPath}`, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'event: progress\ndata: {"stage":"idle"}\n\n' }),
  );
  await page.goto('/weekly-toast');
  await page.getByRole('button', { name: 'Generate Toast Early' }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await expect.poll(async () => (await heard(page)).at(-1)?.src).toContain('/api/audio/proxy');
  await expect(shown(page)).toHaveCount((await latest(page)).lines.length);
});

test('a voice that breaks off in the middle leaves the words, and is asked again', async ({ page, clink }) => {
  const events = await eventsOfMaking(page, clink.url);
  const pieces = events.filter((event) => event.startsWith('event: piece'));
  await page.route(`**${progressPath}`, (route) => {
    const told = [...events.slice(0, events.indexOf(pieces[1] ?? '') + 1), events.at(-1)];
    return route.fulfill({ contentType: 'text/event-stream', body: `${told.join('\n\n')}\n\n` });
  });
  const toast = await latest(page);
  await withoutVoice(page, toast);
  await page.goto('/weekly-toast');
  await expect(page.getByText('This toast could not be read aloud this time.')).toBeVisible();
  await expect(page.getByText(toast.lines.at(-1)?.text ?? '')).toBeVisible();
});

async function latest(page: Page): Promise<Toast> {
  const response = await page.request.get(toasts.latest.path);
  return toasts.latest.reply.parse(await response.json()) as Toast;
}

/** What a page hears of a making, from its beginning to its end. */
async function eventsOfMaking(page: Page, url: string): Promise<string[]> {
  const [cookie] = await page.context().cookies();
  const listening = await fetch(`${url}${progressPath}`, {
    headers: { cookie: `${String(cookie?.name)}=${String(cookie?.value)}` },
  });
  await page.request.post(toasts.generate.path, { data: { forceGenerate: true }, timeout: 25_000 });
  const told = (await listening.text()).trim().split('\n\n');
  return told.filter((event) => !event.includes('"idle"'));
}
