import { feedback } from '#shared/contract/feedback.ts';
import { command } from './support/admin.ts';
import { chromiumFlags, findChromium } from './support/chromium.ts';
import { takeClock, testNow } from './support/clock.ts';
import { look } from './support/look.ts';
import { expectNotice } from './support/notice.ts';
import { expect, test } from './support/test.ts';

test('a visitor tells what they think from the footer, and a failed send loses nothing', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Feedback' });
  const words = dialog.getByLabel('What would you like to tell us?');
  await expect(words).toBeFocused();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Please write or say a few words first.')).toBeVisible();
  await look(page, 'feedback-dialog');
  await words.fill('The moon is missing.');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  await expect(words).toHaveValue('The moon is missing.');

  await page.route(`**${feedback.send.path}`, (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expectNotice(page, 'Feedback not sent', 'Could not connect to the server. Please try again.');
  await expect(words).toHaveValue('The moon is missing.');
  await page.unroute(`**${feedback.send.path}`);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expectNotice(page, 'Feedback sent', 'Thank you for telling us.');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Feedback', exact: true }).click();
  await expect(words).toHaveValue('');
});

type Recording = typeof window & { tops?: number[] };

/** Records in each frame from now on where the notice with these words is. For the browser. */
function recordTops(words: string): void {
  const tops: number[] = [];
  Object.assign(window, { tops });
  const record = () => {
    const notice = [...document.querySelectorAll('li')].find((item) => item.textContent.includes(words));
    if (notice) {
      tops.push(notice.getBoundingClientRect().top);
    }
    requestAnimationFrame(record);
  };
  record();
}

// A microphone that beeps.
test.use({
  launchOptions: { executablePath: findChromium(), args: [...chromiumFlags, '--use-fake-device-for-media-stream'] },
});

test.describe('by voice', () => {
  test.use({ permissions: ['microphone'] });

  test('feedback is spoken from the menu, and heard and removed by an admin alone', async ({
    page,
    newVisitor,
    signUp,
    clink,
    expectProblem,
  }) => {
    expectProblem(/403/);
    await signUp(page);
    await page.goto('/');
    await expect(page.getByText('0 of 7 this week')).toBeVisible();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Send feedback' }).click();
    const dialog = page.getByRole('dialog', { name: 'Feedback' });
    await dialog.getByRole('button', { name: 'Record instead' }).click();
    await expect(dialog.getByRole('timer')).toHaveText(/0:(?!00)\d\d of 2:00/);
    await look(page, 'feedback-recording');
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await expect(dialog.getByRole('button', { name: 'Play your recording' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expectNotice(page, 'Feedback sent', 'Thank you for telling us.');
    await page.goto('/admin/feedback');
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    await expect(page.getByText("You don't have permission to view this page.")).toBeVisible();

    const admin = await newVisitor();
    const { email } = await signUp(admin);
    await command(clink, 'admin', 'grant', email);
    const entries = await admin.request.get(feedback.list.path);
    for (const { id, audioUrl } of feedback.list.reply.parse(await entries.json())) {
      // What other journeys of this server have told.
      if (audioUrl === null) {
        await admin.request.delete(`${feedback.list.path}/${id}`, { headers: { origin: clink.url } });
      }
    }
    await admin.goto('/admin/feedback');
    const entry = admin.getByRole('main').getByRole('listitem');
    await expect(entry).toHaveCount(1);
    await expect(entry).toContainText('Anonymous User');
    await expect(entry).toContainText('No written feedback provided.');
    await expect(entry).toContainText('Audio feedback recorded');
    await expect(admin.getByText(/^Total Submissions: 1 · Latest: \w+ \d+, \d{4}$/)).toBeVisible();
    await look(admin, 'admin-feedback');
    await entry.getByRole('button', { name: /^Play recording of #/ }).click();
    await expect(entry.getByRole('button', { name: /^Pause recording of #/ })).toBeVisible();
    await expect(entry.getByRole('button', { name: /^Play recording of #/ })).toBeVisible();

    await entry.getByRole('button', { name: /^Remove #/ }).click();
    await admin.evaluate(recordTops, 'It is gone.');
    // On a slow line the list comes after the dialog has gone.
    const { promise: isClosed, resolve: closed } = Promise.withResolvers<void>();
    await admin.route(`**${feedback.list.path}`, async (route) => {
      await isClosed;
      await route.continue();
    });
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expectNotice(admin, 'It is gone.', '');
    // On a phone a notice is at the top as long as a dialog is open. This one must not appear there first and go from
    // under the finger that puts it away.
    const tops = await admin.evaluate(() => (window as Recording).tops ?? []);
    expect(Math.min(...tops)).toBeGreaterThan((admin.viewportSize()?.height ?? Number.NaN) / 2);
    await expect(admin.getByRole('alertdialog')).toHaveCount(0);
    closed();
    await expect(admin.getByText('No Feedback Yet')).toBeVisible();
    await expect(admin.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('the list looks again every thirty seconds, and a failure says so', async ({
  page,
  signUp,
  clink,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/);
  const { email } = await signUp(page);
  await command(clink, 'admin', 'grant', email);
  let answer: unknown[] = [];
  let asks = 0;
  await page.route(`**${feedback.list.path}`, async (route) => {
    asks += 1;
    await route.fulfill({ json: answer });
  });
  await takeClock(page);
  await page.goto('/admin/feedback');
  await expect(page.getByText('No Feedback Yet')).toBeVisible();
  expect(asks).toBe(1);
  answer = [{ id: 7, text: 'It is good.', audioUrl: null, createdAt: new Date(testNow()).toISOString() }];
  await page.clock.fastForward(31_000);
  await expect(page.getByText('It is good.')).toBeVisible();
  expect(asks).toBe(2);
});
