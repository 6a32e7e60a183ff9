import type { Locator, Page } from '@playwright/test';
import { notes } from '#shared/contract/notes.ts';
import { support } from '#shared/contract/support.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { expectAccessible } from './support/look.ts';
import { expect, test } from './support/test.ts';

/** What is shown after words that speak of harming oneself, and where to find help. */
test.use({
  settings: {
    SUPPORT_LINES:
      'Campus nightline | 020 7000 0000 | https://nightline.example; Campus counsel | help@uni.example; ' +
      'Campus counsel | help@uni.example; Elsewhere | someone.who.listens@students.counselling.university.example',
  },
});

const heavy = 'I do not want to be here any more.';
const card = (page: Page) => page.getByRole('region', { name: /^That sounds heavy/ });

async function write(page: Page, words: string, button = 'Save'): Promise<void> {
  await page.getByRole('button', { name: /Add today's reflection|Write another|Carry on writing/ }).click();
  await page.getByLabel('Your reflection').fill(words);
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
}

test('a card with help comes after heavy words, takes no focus, and goes when it is told to', async ({
  page,
  signUp,
}) => {
  await signUp(page);
  await page.goto('/');
  await write(page, 'The heron was back.');
  await expect(page.getByRole('region', { name: /^Notices/ })).toContainText('Note saved!');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Dismiss' }).click();
  await write(page, heavy);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page)).toBeInViewport();
  // Nothing rejoices above it: it says itself that the words are saved.
  await expect(page.getByRole('region', { name: /^Notices/ }).getByRole('listitem')).toHaveCount(0);
  await expect(card(page)).toContainText('Your words are saved.');
  await expect(card(page).getByRole('link', { name: '020 7000 0000' })).toHaveAttribute('href', 'tel:02070000000');
  expect(await card(page).locator(':focus').count()).toBe(0);

  await card(page).getByRole('link', { name: 'See where to find help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Where to find help' })).toBeVisible();
  await page.goBack();
  await expect(card(page)).toBeVisible();
  await card(page).getByRole('button', { name: 'Close' }).click();
  await expect(card(page)).toHaveCount(0);

  // The next time it comes again; a reload forgets it, for nothing of it is kept.
  await write(page, heavy);
  await expect(card(page)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map(Object.entries)))).not.toMatch(
    /care|heavy/i,
  );
  await page.reload();
  await expect(page.getByText('You have written today.')).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

test('what it keeps out of toasts is told where its writer says so', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/');
  const meant =
    'Third goal, I scream so chef think I cut myself, he came running with the plaster. Then he ask the score.';
  await write(page, meant);
  await expect(card(page)).toContainText('It stays out of your toasts.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  const toldOf = async () => {
    const toast = await page.request.post(toasts.generate.path, { data: { forceGenerate: true } });
    return ((await toast.json()) as { content: string }).content;
  };
  expect(await toldOf()).not.toMatch(/third goal/i);
  await card(page).getByRole('button', { name: 'Let them tell it' }).click();
  await expect(card(page).getByText('Your toasts may tell it.')).toBeFocused();
  expect(await toldOf()).toMatch(/third goal/i);
});

test('what a toast may tell all the same is kept out where its writer says so', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/');
  await write(page, "Told my sister I don't need anyone and she said good because you owe me forty quid. Fair");
  await expect(card(page)).toContainText('Your toasts may tell it.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await card(page).getByRole('button', { name: 'Keep it out' }).click();
  await expect(card(page).getByText('It stays out of your toasts.')).toBeFocused();
  const listed = await page.request.get(notes.list.path);
  expect(notes.list.reply.parse(await listed.json())).toMatchObject([{ keptOut: true }]);
});

test('it is announced once, and nothing is celebrated beside it', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/');
  // What a screen reader is told: whatever is added inside a live region that is not switched off.
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const region = (node.nodeType === Node.ELEMENT_NODE ? (node as Element) : node.parentElement)?.closest(
          '[aria-live]',
        );
        if (region?.getAttribute('aria-live') === 'polite' && !region.closest('[aria-hidden=true]')) {
          told.push(node.textContent ?? '');
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  let celebrated = false;
  await page.exposeFunction('celebrate', () => {
    celebrated = true;
  });
  await page.evaluate(() => {
    const { celebrate } = window as unknown as { celebrate: () => void };
    new MutationObserver(() => {
      if (document.querySelector('[role=dialog] [class*="bg-raised/85"]')) {
        celebrate();
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await write(page, heavy);
  await expect(card(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Write another/ })).toBeFocused();
  const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
  expect(told.filter((words) => words.includes('That sounds heavy'))).toHaveLength(1);
  expect(celebrated).toBe(false);
});

test('it stands beside the words that are said back, and not beside those of another day', async ({ page, signUp }) => {
  await signUp(page);
  await page.request.post(notes.create.path, { data: { content: 'The heron was back.' } });
  await page.goto('/');
  await write(page, heavy, 'Save and Listen Back Summary');
  const saidBack = page.getByRole('dialog', { name: 'I hear you saying...' });
  await expect(saidBack.getByRole('group', { name: /^That sounds heavy/ })).toBeVisible();
  await expect(saidBack).toContainText('Campus nightline');
  await expectAccessible(page);
  await saidBack.getByRole('button', { name: 'Close' }).first().click();
  await expect(saidBack).toHaveCount(0);
  await expect(card(page)).toBeVisible();
});

test('it comes after an edit as well: into view on the dashboard, over a long list of reflections', async ({
  page,
  signUp,
}) => {
  await signUp(page);
  for (const content of ['The heron was back.', 'Soup with Ana.', 'The bread rose.']) {
    await page.request.post(notes.create.path, { data: { content } });
  }
  await page.setViewportSize({ width: 390, height: 700 });
  for (const address of ['/', '/reflections']) {
    await page.goto(address);
    const row = page.getByRole('listitem').filter({ hasText: 'heron was back' });
    await row.getByRole('button', { name: /^More/ }).click();
    await row.getByRole('button', { name: /^Edit/ }).click();
    await page.getByRole('dialog').getByLabel('Your reflection').fill(`The heron was back. ${heavy} ${address}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(card(page).getByRole('button', { name: 'Close' })).toBeInViewport();
    await expect(row.getByRole('button', { name: /^More/ })).toBeFocused();
    await card(page).getByRole('button', { name: 'Close' }).click();
    await expect(card(page)).toHaveCount(0);
  }
});

test.describe('words of someone who is harmed by others', () => {
  test.use({ timezoneId: 'Europe/London' });

  const afraid = 'He checks my phone every night and if I am late he locks me out. We ate quietly.';
  const quiet = (page: Page) => page.getByRole('region', { name: 'Your words are saved.' });

  test('bring a card that says nothing at a glance, goes with one key and leaves no trace', async ({
    page,
    signUp,
  }) => {
    await signUp(page);
    await page.goto('/');
    await write(page, 'The heron was back.');
    await expect(page.getByRole('region', { name: /^Notices/ })).toContainText('Note saved!');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    const before = await traces(page);
    await write(page, afraid);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(quiet(page)).toBeInViewport();
    await expect(page.getByRole('region', { name: /^Notices/ }).getByRole('listitem')).toHaveCount(0);
    await expect(quiet(page)).not.toContainText(/abuse|violence|hurt|danger|afraid|Helpline/i);
    await expect(quiet(page).getByRole('link')).toHaveCount(0);
    await expectAccessible(page);

    await page.setViewportSize({ width: 390, height: 780 });
    const shows = quiet(page).getByRole('button', { name: /^(?:Show|Hide) the numbers$/ });
    const from = await topIn(quiet(page), shows);
    await shows.click();
    // On a phone there is no Escape: a second press in the same place hides what the first one showed.
    expect(await topIn(quiet(page), shows)).toBe(from);
    await expect(shows).toHaveAccessibleName('Hide the numbers');
    await expect(quiet(page).getByRole('link', { name: '0808 2000 247' })).toHaveAttribute('href', 'tel:08082000247');
    // The operator may be the one to be afraid of, and an address would stand in the history.
    await expect(quiet(page)).not.toContainText('Campus');
    await expect(quiet(page).locator('a:not([href^="tel:"])')).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.keyboard.press('Escape');
    await expect(quiet(page)).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await traces(page)).toEqual(before);

    // From anywhere on the page, and beside the words that are said back.
    await write(page, afraid, 'Save and Listen Back Summary');
    const saidBack = page.getByRole('dialog', { name: 'I hear you saying...' });
    await expect(saidBack.getByRole('group', { name: 'Your words are saved.' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(saidBack).toHaveCount(0);
    await expect(quiet(page)).toHaveCount(0);
  });

  test('put it away when the page is no longer seen', async ({ page, signUp }) => {
    await signUp(page);
    await page.goto('/');
    await write(page, afraid);
    await expect(quiet(page)).toBeVisible();
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(quiet(page)).toHaveCount(0);
  });
});

/** How far below the edge of a card something in it begins. */
async function topIn(card: Locator, part: Locator): Promise<number> {
  const [whole, own] = await Promise.all([card.boundingBox(), part.boundingBox()]);
  return Math.round((own?.y ?? NaN) - (whole?.y ?? NaN));
}

/** What a device keeps that someone could look up later. */
function traces(page: Page) {
  return page.evaluate(async () => ({
    steps: history.length,
    address: location.href,
    title: document.title,
    session: JSON.stringify(Object.entries(sessionStorage)),
    speaks: /safety|danger|harm/i.test(JSON.stringify(Object.entries(localStorage))),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: (await caches.keys()).length,
  }));
}

test.describe('far from the lines of the operator', () => {
  test.use({ timezoneId: 'Australia/Perth' });

  test('it has the number of the country one is in, one link, the way to close it, and what else may be done', async ({
    page,
    signUp,
  }) => {
    await signUp(page);
    await page.goto('/');
    await write(page, heavy);
    await expect(card(page).getByRole('listitem').last()).toContainText('Lifeline');
    await expect(card(page).getByRole('link', { name: '13 11 14' })).toHaveAttribute('href', 'tel:131114');
    const links = await card(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.filter((href) => !href?.startsWith('tel:'))).toEqual(['/support']);
    await expect(card(page).getByRole('button')).toHaveText(['Close', 'Let them tell it']);
  });
});

test('the next person on this device sees nothing of it', async ({ page, signUp }) => {
  await signUp(page);
  await page.goto('/');
  await write(page, heavy);
  await expect(card(page)).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth/);
  const ben = await signUp(page);
  await page.getByLabel('Username').fill(ben.email);
  await page.getByLabel('Password', { exact: true }).fill(ben.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: "Add today's reflection" })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

test.describe('the page Support', () => {
  test('is for anyone, names the lines of the operator first, and says what Clink is not', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Where to find help' })).toBeFocused();
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Near you');
    await expect(page.getByRole('link', { name: 'help@uni.example' }).first()).toHaveAttribute(
      'href',
      'mailto:help@uni.example',
    );
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const nightline = page.getByRole('link', { name: 'Campus nightline' });
    await expect(nightline).toHaveAttribute('rel', 'noreferrer');
    await expect(page.getByRole('link', { name: '988' }).first()).toHaveAttribute('href', 'tel:988');
    await expect(page.getByText('not therapy, and it is not an emergency service')).toBeVisible();
  });

  test('hides nothing else when those lines cannot be loaded', async ({ page, expectProblem }) => {
    expectProblem(/Failed to load resource/);
    await page.route(`**${support.lines.path}`, (route) => route.abort());
    await page.goto('/support');
    await expect(page.getByText('could not be loaded just now')).toBeVisible();
    await expect(page.getByRole('link', { name: '13 11 14' })).toBeVisible();
    await page.unroute(`**${support.lines.path}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: 'Campus nightline' })).toBeVisible();
  });
});
