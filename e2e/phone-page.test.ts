import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** A phone on which the keyboard is up: the page has what is left. */
const besideKeyboard = { width: 390, height: 400 };
const sheet = (page: Page) => page.getByRole('dialog', { name: "Today's Reflection" });
const paper = (page: Page) => page.getByLabel('Your reflection');

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Add today's reflection|Carry on writing|Write another/ }).click();
  await expect(paper(page)).toBeFocused();
}

test.describe('on a phone', () => {
  test.use({ viewport: besideKeyboard, hasTouch: true });

  test('the keyboard leaves room for paper and one bar', async ({ page, signUp }) => {
    await signUp(page);
    await page.goto('/');
    await open(page);
    await paper(page).fill('The kettle sang.\n'.repeat(20));
    await expect(sheet(page).getByText('Not saved yet', { exact: true })).toBeVisible();
    const lines = await paper(page).evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(lines).toBeGreaterThanOrEqual(7);

    // One bar, in reach: dictate, where the words are, the rest, and Save.
    const bar = ['Dictate', 'More for this page', 'Save'].map((name) =>
      sheet(page).getByRole('button', { name, exact: true }),
    );
    const boxes = await Promise.all(bar.map((button) => button.boundingBox()));
    const paperEnd = await paper(page).evaluate((element) => element.getBoundingClientRect().bottom);
    for (const box of boxes) {
      expect(box?.y).toBeGreaterThanOrEqual(paperEnd);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(besideKeyboard.height);
      expect(Math.abs((box?.y ?? 0) - (boxes[0]?.y ?? 0))).toBeLessThan(8);
    }
    for (const name of ['Save and Listen Back Summary', 'Record my voice']) {
      await expect(sheet(page).getByRole('button', { name })).toBeHidden();
    }
  });

  test("the rest is behind '…', and all of it can be used there", async ({ page, signUp }) => {
    await signUp(page);
    await page.goto('/');
    await open(page);
    await expect(sheet(page).getByLabel('Which day it is for')).toBeHidden();
    const more = sheet(page).getByRole('button', { name: 'More for this page' });
    await more.click();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(sheet(page).getByRole('button', { name: 'Record my voice' })).toBeVisible();
    await sheet(page).getByRole('button', { name: 'Another question' }).click();
    await sheet(page).getByLabel('Which day it is for').selectOption('Yesterday');
    await paper(page).fill('The last bus waited for me.');
    await expect(sheet(page).getByText(/^Kept on this device.*, not saved yet\.$/)).toBeVisible();
    await more.click();
    // A day that is not today stays in sight.
    await expect(sheet(page).getByLabel('Which day it is for')).toBeVisible();
    await more.click();
    await sheet(page).getByRole('button', { name: 'Save and Listen Back Summary' }).click();
    await expect(page.getByRole('dialog', { name: 'I hear you saying...' })).toBeVisible();
  });
});

test('Back closes the page to write on, with its words kept, and does not leave', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/about');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await open(page);
  await page.keyboard.type('The kettle sang.');
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByLabel('A line for today')).toHaveValue('The kettle sang.');
  // Nor does it come up again by going forward.
  await page.goForward();
  await expect(sheet(page)).toHaveCount(0);
  await open(page);
  await expect(paper(page)).toHaveValue('The kettle sang.');
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('a dialog that was closed in another way leaves no step to go back over', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/about');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await open(page);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await open(page);
  await page.keyboard.type('The kettle sang.');
  await sheet(page).getByRole('button', { name: 'Save and Listen Back Summary' }).click();
  // One follows the other at once, and is closed by Back alone.
  const review = page.getByRole('dialog', { name: 'I hear you saying...' });
  await expect(review).toContainText('kettle');
  await page.goBack();
  await expect(review).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/$/);
});

test('Back closes a question before a deed, and a dialog that lies over a reload', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/about');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/\/settings$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('a page one went to from a dialog is one step away, there and back', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/about');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await open(page);
  await page.keyboard.type('I do not want to live any more.');
  await sheet(page).getByRole('button', { name: 'Save and Listen Back Summary' }).click();
  const review = page.getByRole('dialog', { name: 'I hear you saying...' });
  await review.getByRole('link', { name: 'See where to find help' }).click();
  await expect(page).toHaveURL(/\/support$/);
  // The address comes before the page does, and who turns back on the way finds the dialog as it was.
  await expect(review).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(/\/support$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('the welcome makes room for the first line', async ({ page, signUp }) => {
  await signUp(page, { isNew: true });
  await page.goto('/');
  await page.getByRole('dialog', { name: 'Welcome' }).getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'I Understand' }).click();
  const notice = page.getByRole('region', { name: /^Notices/ }).getByRole('listitem');
  await expect(notice).toContainText('Welcome to Clink');
  await page.getByRole('button', { name: "Add today's reflection" }).click();
  await expect(page.getByLabel('Your reflection')).toBeFocused();
  // By itself it would stay five seconds.
  await expect(notice).toHaveCount(0, { timeout: 1500 });
});
