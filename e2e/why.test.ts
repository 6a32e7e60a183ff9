import type { Locator, Page } from '@playwright/test';
import { notes } from '#shared/contract/notes.ts';
import type { Line, Toast } from '#shared/contract/toasts.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { testNow } from './support/clock.ts';
import { expectAccessible, expectNothingSticksOut } from './support/look.ts';
import { expect, test } from './support/test.ts';
import { wake } from './support/wake.ts';

const title = 'Why did it say that?';
const ours = 'This line is ours: it says nothing about your week.';
const deleted = 'This reflection has been deleted since.';

const reflections = [
  'My sister rang from Porto and we laughed about the burnt rice for an hour.',
  'I finally repaired the garden gate. It closes without a sound.',
  'Walked home along the river and saw a heron standing in the last light.',
];

test.beforeEach(async ({ page, signUp }) => {
  await signUp(page);
});

test('the reflections behind a line, by hand and by keyboard, and once one is deleted', async ({ page }) => {
  const written = new Map<number, string>();
  for (const content of reflections) {
    written.set(await write(page, content), content);
  }
  const made = await page.request.post(toasts.generate.path, { data: { forceGenerate: true }, timeout: 25_000 });
  const toast: Toast = toasts.generate.reply.parse(await made.json());
  const told = toast.lines.filter(({ noteIds }) => noteIds.length === 1);
  expect(told.length).toBeGreaterThanOrEqual(2);
  const [first, second] = told as [Line, Line];
  const other = told.find(({ noteIds }) => noteIds[0] !== first.noteIds[0]) ?? second;
  await page.goto('/weekly-toast');
  const dialog = page.getByRole('dialog', { name: title });

  await test.step('by hand, from a line that is touched', async () => {
    await expect(asker(lineOf(page, first))).toHaveCSS('opacity', '0');
    await lineOf(page, first).hover();
    await asker(lineOf(page, first)).click();
    await expectBehind(dialog, first, written);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(asker(lineOf(page, first))).toBeFocused();
  });

  await test.step('by keyboard, with a letter and on the control', async () => {
    const line = lineOf(page, other).getByRole('button', { name: other.text, exact: true });
    await line.focus();
    await page.keyboard.press('w');
    await expectBehind(dialog, other, written);
    await page.keyboard.press('Escape');
    await expect(line).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(asker(lineOf(page, other))).toBeFocused();
    await expect(asker(lineOf(page, other))).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expectBehind(dialog, other, written);
    await page.keyboard.press('Escape');
    await expect(asker(lineOf(page, other))).toBeFocused();
  });

  await test.step('the voice waits meanwhile, and does not go on by itself', async () => {
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const current = page.getByRole('listitem').filter({ has: page.locator('[aria-current="true"]') });
    // It has stepped back for the night until someone moves.
    await expect(asker(current)).toHaveCSS('opacity', '0');
    await wake(page);
    await expect(asker(current)).toHaveCSS('opacity', '1');
    await page.keyboard.press('w');
    await expect(dialog).toBeVisible();
    await page.keyboard.press(' ');
    await expectAccessible(page, 'paused, asked');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await page.waitForTimeout(300);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await expectAccessible(page, 'the stage');
  });

  await test.step('a line that is ours says so', async () => {
    const line = toast.lines.find(({ noteIds }) => noteIds.length === 0);
    await ask(page, line ?? first);
    await expect(dialog).toContainText(line ? ours : first.text);
    await page.keyboard.press('Escape');
  });

  await test.step('a reflection changed since', async () => {
    const [id = 0] = first.noteIds;
    const url = notes.change.path.replace(':id', String(id));
    await page.request.patch(url, { data: { version: 1, content: 'Something else altogether.' } });
    await ask(page, first);
    await expect(dialog.getByText('This reflection has been changed since.')).toBeVisible();
    await expect(dialog.getByText('Something else altogether.')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a reflection deleted since', async () => {
    const [id = 0] = first.noteIds;
    await page.request.delete(notes.remove.path.replace(':id', String(id)));
    await ask(page, first);
    await expect(dialog.getByText(deleted)).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveText([deleted]);
    await expectAccessible(page, 'deleted');
  });
});

test.describe('a toast without its voice, on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('marks the words a line took, also in a long reflection and in one that runs from the right', async ({
    page,
  }) => {
    const long = await write(page, `${'It rained and I read by the window. '.repeat(60)}Then we laughed until dark.`);
    const hebrew = await write(page, 'היום ראיתי אנפה ליד הנהר');
    const lines = [
      silent({
        text: 'Then you laughed until dark.',
        noteIds: [long, hebrew],
        rests: [
          { noteId: long, words: 'then  we laughed until dark.' },
          { noteId: hebrew, words: 'ראיתי אנפה' },
        ],
      }),
      silent({ text: 'You read by the window.', noteIds: [long], rests: [] }),
      silent({ text: 'To the week to come.' }),
    ];
    await serve(page, lines);
    await page.goto('/weekly-toast');
    const dialog = page.getByRole('dialog', { name: title });

    await expect(asker(page.locator('main .group').nth(0))).toHaveCSS('opacity', '1');
    await asker(page.locator('main .group').nth(0)).tap();
    await expect(dialog.locator('mark')).toHaveText(['Then we laughed until dark.', 'ראיתי אנפה']);
    await expect(dialog.locator('mark').first()).toBeInViewport();
    await expect(dialog.getByText('היום')).toHaveCSS('direction', 'rtl');
    await expectNothingSticksOut(page);
    await expectAccessible(page, 'marked');
    await page.keyboard.press('Escape');

    await asker(page.locator('main .group').nth(1)).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(/^It rained and I read/)).toBeVisible();
    await expect(dialog.locator('mark')).toHaveCount(0);
    await page.keyboard.press('Escape');

    await asker(page.locator('main .group').nth(2)).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(ours)).toBeVisible();
  });

  test('reflections that cannot be read are not called deleted, and are asked for again', async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/Failed to load resource/);
    const id = await write(page, 'We planted garlic, forty cloves.');
    await serve(page, [silent({ text: 'You planted garlic.', noteIds: [id] })]);
    await page.route('**/api/notes', (route) => route.abort());
    await page.goto('/weekly-toast');
    await asker(page.locator('main .group')).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByText('Your reflections could not be loaded just now.')).toBeVisible();
    await expect(dialog.getByText(deleted)).toHaveCount(0);
    await page.unroute('**/api/notes');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByText('We planted garlic, forty cloves.')).toBeVisible();
  });
});

test('nothing can be asked about the sample', async ({ page }) => {
  await page.goto('/weekly-toast');
  await expect(page.getByText('A sample, not about your week')).toBeVisible();
  await expect(page.getByRole('button', { name: title })).toHaveCount(0);
});

async function write(page: Page, content: string): Promise<number> {
  const response = await page.request.post(notes.create.path, { data: { content } });
  return notes.create.reply.parse(await response.json()).id;
}

function lineOf(page: Page, line: Line): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('button', { name: line.text, exact: true }) });
}

function asker(line: Locator): Locator {
  return line.getByRole('button', { name: title });
}

async function ask(page: Page, line: Line): Promise<void> {
  await asker(lineOf(page, line)).focus();
  await page.keyboard.press('Enter');
}

/** The dialog shows the line, the reflections it rests on with their days, and no other. */
async function expectBehind(dialog: Locator, line: Line, written: Map<number, string>): Promise<void> {
  await expect(dialog.getByText(line.text, { exact: true }).first()).toBeVisible();
  const shown = dialog.getByRole('listitem');
  await expect(shown).toHaveCount(line.noteIds.length);
  for (const [at, id] of line.noteIds.entries()) {
    await expect(shown.nth(at)).toContainText(written.get(id) ?? 'a reflection');
    await expect(shown.nth(at).locator('time')).toHaveText(/^[A-Z][a-z]+day, [A-Z][a-z]+ \d+$/);
  }
}

function silent(part: Partial<Line> & { text: string }): Line {
  return { noteIds: [], rests: [], startMs: null, endMs: null, ...part };
}

/** A toast with these lines and no voice, in place of the latest. */
async function serve(page: Page, lines: Line[]): Promise<void> {
  const at = new Date(testNow()).toISOString();
  const toast: Toast = {
    id: 1,
    type: 'weekly',
    content: lines.map(({ text }) => text).join('\n'),
    lines,
    noteIds: lines.flatMap(({ noteIds }) => noteIds),
    audioUrl: null,
    durationMs: null,
    voice: 'failed',
    narrator: 'motivational',
    tone: 'auto',
    writer: 'builtin',
    voicedBy: 'builtin',
    intervalStart: at,
    intervalEnd: at,
    createdAt: at,
    shared: false,
    shareUrl: null,
  };
  await page.route('**/api/toasts/latest', (route) => route.fulfill({ json: toast }));
}
