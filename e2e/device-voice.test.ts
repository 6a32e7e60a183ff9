import type { Page } from '@playwright/test';
import { notes } from '#shared/contract/notes.ts';
import { type Toast, toasts } from '#shared/contract/toasts.ts';
import { typographic } from '#shared/typographic.ts';
import {
  expectSaying,
  said,
  saying,
  saysIt,
  setVoices,
  standInSpeech,
  usualVoices,
  voice,
} from './support/device-voice.ts';
import { takeClock } from './support/clock.ts';
import { look } from './support/look.ts';
import { expectNotice } from './support/notice.ts';
import { withoutVoice } from './support/sound.ts';
import { expect, test } from './support/test.ts';

const written = ['Swam in the lake before work.', 'We planted garlic, forty cloves.', 'Kasia rang, out of the blue.'];

async function makeToast(page: Page): Promise<Toast> {
  for (const content of written) {
    expect((await page.request.post(notes.create.path, { data: { content } })).status()).toBe(201);
  }
  const made = await page.request.post(toasts.generate.path, { data: { forceGenerate: true }, timeout: 25_000 });
  return toasts.generate.reply.parse(await made.json());
}

/** As someone who has switched it on before, on this device. */
const switchOn = (page: Page, name?: string) =>
  page.addInitScript((displayName) => {
    localStorage.setItem('deviceVoice', 'on');
    if (displayName) {
      localStorage.setItem('displayName', displayName);
    }
  }, name);

const textOf = (toast: Toast, at: number) => toast.lines[at]?.text ?? '';
const line = (page: Page, at: number) => page.locator('main ol > li > button:first-child').nth(at);
const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true });
const pause = (page: Page) => page.getByRole('button', { name: 'Pause', exact: true });
const theSwitch = (page: Page) => page.getByLabel("Read toasts with this device's voice");

/** Has the voice say all of a line, sentence by sentence; the next one begins. */
async function sayLine(page: Page, text: string): Promise<void> {
  for (let left = text; left !== '';) {
    await expect.poll(() => saying(page)).not.toBeNull();
    const sentence = (await saying(page)) ?? '';
    expect(left.startsWith(sentence), `${left} begins with ${sentence}`).toBe(true);
    await saysIt(page);
    left = left.slice(sentence.length).trim();
  }
}

test('Settings let one choose among the voices of the device, and hear one', async ({ page, signUp }) => {
  await standInSpeech(page, []);
  await signUp(page);
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Voice preference' });
  await expect(
    section.getByText('The narrators are voices of Clink itself, on this server: clear but dated.'),
  ).toBeVisible();
  await expect(theSwitch(page)).toHaveCount(0);
  // Voices come late.
  await setVoices(page, usualVoices);
  await expect(theSwitch(page)).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Hear it' })).toHaveCount(0);
  await theSwitch(page).focus();
  await page.keyboard.press('Space');
  const choice = page.getByLabel("This device's voice", { exact: true });
  await expect(choice.locator('option')).toHaveText([
    'Ava (Premium), United States',
    'Daniel, United Kingdom',
    'Samantha, United States',
  ]);
  await expect(choice).toHaveValue('voice:Ava (Premium)');
  await choice.selectOption('Daniel, United Kingdom');
  await page.getByRole('button', { name: 'Hear it' }).click();
  await expect
    .poll(() => said(page))
    .toEqual([{ text: 'You took the long way home, because the river was up.', voice: 'Daniel', rate: 1 }]);
  await expect(section.getByRole('button', { name: 'Stop' })).toBeVisible();
  await saysIt(page);
  await section.getByRole('button', { name: 'Hear it' }).click();
  await section.getByRole('button', { name: 'Stop' }).click();
  expect(await saying(page)).toBeNull();
  await section.getByRole('button', { name: 'Hear it' }).click();
  await voice(page, { error: 'synthesis-failed' });
  await expectNotice(page, 'This voice could not be heard', 'Please try again, or choose another one.');
  await page.getByText('How to get a better voice').click();
  await expect(page.getByText('Settings, Time & language, Speech, Manage voices, Add voices.')).toBeVisible();
  await expect(page.getByText('On this device, a voice of its own reads your toasts')).toBeVisible();
  await look(page, 'device-voice-settings', { part: section });
  await page.reload();
  await setVoices(page, usualVoices);
  await expect(theSwitch(page)).toBeChecked();
  await expect(choice).toHaveValue('voice:Daniel');
  await theSwitch(page).uncheck();
  await expect(choice).toHaveCount(0);
});

test('a device without a voice of its own offers none, and says nothing of it', async ({ page, signUp }) => {
  await standInSpeech(
    page,
    usualVoices.filter(({ localService, lang }) => !localService || lang === 'de-DE'),
  );
  await signUp(page);
  await page.goto('/settings');
  await expect(page.getByText('clear but dated').first()).toBeVisible();
  await page.getByText('How to get a better voice').click();
  await expect(page.getByText('docs/voices.md')).toBeVisible();
  await expect(page.getByText('iPhone')).toHaveCount(0);
  await expect(theSwitch(page)).toHaveCount(0);
});

test('nothing of it is fetched by someone who hears the recording', async ({ page, signUp }) => {
  await standInSpeech(page);
  await signUp(page);
  await makeToast(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.getByRole('link', { name: 'Listen to your toast' }).click();
  await expect(pause(page)).toBeVisible();
  expect(fetched.filter((path) => /device-(?:toast|offer|voices|speech|speaker)/.test(path))).toEqual([]);
  await expect(page.getByText("This device's voice")).toHaveCount(0);
  await page.getByRole('link', { name: 'Adjust Toast Preferences' }).click();
  await theSwitch(page).check();
  await page.goBack();
  await expect(page.getByText("This device's voice Ava (Premium)")).toBeVisible();
  expect(fetched.some((path) => path.includes('device-toast'))).toBe(true);
});

test('the device reads a toast sentence by sentence, and marks the line and the word', async ({ page, signUp }) => {
  await standInSpeech(page);
  await signUp(page);
  await switchOn(page, 'Ana');
  const toast = await makeToast(page);
  const count = toast.lines.length;
  await page.goto('/weekly-toast');
  await expect(page.getByText("This device's voice Ava (Premium)")).toBeVisible();
  await expect(page.getByText(`Line 1 of ${String(count)}`)).toBeVisible();
  await play(page).click();
  await expectSaying(page, 'Ana,');
  await saysIt(page);
  await sayLine(page, textOf(toast, 0));
  await expect.poll(() => saying(page)).not.toBeNull();
  await voice(page, { start: true });
  await expect(line(page, 1)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText(`Line 2 of ${String(count)}`)).toBeVisible();
  const word = /\p{L}{4,}/u.exec((await saying(page)) ?? '')?.[0] ?? '';
  await voice(page, { word });
  await expect(line(page, 1).locator('span')).toHaveText(word);
  await expect(line(page, 1)).toHaveAccessibleName(typographic(textOf(toast, 1)));
  await look(page, 'device-voice-reading');
  // The same keys as with a recording.
  await page.locator('h1').click();
  await page.keyboard.press('Space');
  await expect(play(page)).toBeVisible();
  expect(await saying(page)).toBeNull();
  const before = (await said(page)).length;
  await page.keyboard.press('Space');
  await expect.poll(async () => (await said(page)).length).toBe(before + 1);
  expect((await said(page)).slice(-2).map(({ text }) => text)).toEqual([
    expect.any(String),
    (await said(page)).at(-2)?.text,
  ]);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => textOf(toast, 2).startsWith((await saying(page)) ?? '-')).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => textOf(toast, 1).startsWith((await saying(page)) ?? '-')).toBe(true);
  await page.getByLabel('Speed').selectOption('1.25×');
  await expect.poll(async () => (await said(page)).at(-1)?.rate).toBe(1.25);
  await line(page, count - 1).click();
  await sayLine(page, textOf(toast, count - 1));
  await expect(play(page)).toBeVisible();
  await expect(page.getByText(`Line ${String(count)} of ${String(count)}`)).toBeVisible();
  await expect(page.locator('[aria-current="true"]:not(a)')).toHaveCount(0);
  await play(page).click();
  await expectSaying(page, 'Ana,');
});

test('the slider leads from line to line by keyboard, and to the one that is touched', async ({ page, signUp }) => {
  await standInSpeech(page);
  await signUp(page);
  await switchOn(page);
  const { lines } = await makeToast(page);
  const count = String(lines.length);
  await page.goto('/weekly-toast');
  const slider = page.getByRole('slider', { name: 'Position in the toast' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', `Line 2 of ${count}`);
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', `Line 3 of ${count}`);
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', `Line 2 of ${count}`);
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', `Line ${count} of ${count}`);
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', `Line 1 of ${count}`);
  const box = await slider.boundingBox();
  await slider.click({ position: { x: (box?.width ?? 0) - 3, y: 20 } });
  await expect(page.getByText(`Line ${count} of ${count}`)).toBeVisible();
});

test('it falls silent when the page is left, and when a line is asked about', async ({ page, signUp }) => {
  await standInSpeech(page);
  await signUp(page);
  await switchOn(page);
  const toast = await makeToast(page);
  await page.goto(`/weekly-toast/${String(toast.id)}`);
  await play(page).click();
  await voice(page, { start: true });
  await page.keyboard.press('w');
  await expect(page.getByRole('dialog', { name: 'Why did it say that?' })).toBeVisible();
  expect(await saying(page)).toBeNull();
  await page.keyboard.press('Escape');
  await play(page).click();
  await expect.poll(() => saying(page)).not.toBeNull();
  await page.getByRole('link', { name: 'Return to Dashboard' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => saying(page)).toBeNull();
  // From there one tap leads to it, and it begins.
  await page.getByRole('link', { name: 'Listen to your toast' }).click();
  await expect.poll(async () => textOf(toast, 0).startsWith((await saying(page)) ?? '-')).toBe(true);
});

test('a voice that fails says so, and the recording is there', async ({ page, signUp }) => {
  await standInSpeech(page);
  await signUp(page);
  await switchOn(page);
  const toast = await makeToast(page);
  await page.goto('/weekly-toast');
  await play(page).click();
  await sayLine(page, textOf(toast, 0));
  await expect.poll(() => saying(page)).not.toBeNull();
  const broken = await saying(page);
  await voice(page, { error: 'voice-unavailable' });
  const alert = page.getByRole('alert');
  await expect(alert).toContainText("This device's voice fell silent. Play goes on from the same sentence.");
  await look(page, 'device-voice-silent');
  await play(page).click();
  await expect(alert).toHaveCount(0);
  await expectSaying(page, broken ?? '');
  await voice(page, { error: 'synthesis-failed' });
  await alert.getByRole('button', { name: 'Hear the recorded voice' }).press('Enter');
  await expect(pause(page)).toBeFocused();
  await expect(page.getByText(/^0:0\d \/ \d:\d\d$/)).toBeVisible();
  expect(await saying(page)).toBeNull();
  await look(page, 'device-voice-recorded');
  await page.getByRole('button', { name: "Hear this device's voice" }).press('Enter');
  await expect.poll(async () => textOf(toast, 0).startsWith((await saying(page)) ?? '-')).toBe(true);
  await expect(pause(page)).toBeFocused();
});

test('a voice that comes late is waited for, and a moment later the recording is there instead', async ({
  page,
  signUp,
}) => {
  await standInSpeech(page, []);
  await signUp(page);
  await switchOn(page);
  const toast = await makeToast(page);
  await takeClock(page);
  await page.goto('/weekly-toast');
  await expect(page.getByText("Looking for this device's voice.")).toBeVisible();
  await expect(page.getByText(typographic(textOf(toast, 0)))).toBeVisible();
  await setVoices(page, usualVoices);
  await expect(play(page)).toBeEnabled();
  await expect(page.getByText('Ava (Premium)')).toBeVisible();
  await page.reload();
  await expect(page.getByText("Looking for this device's voice.")).toBeVisible();
  // It takes longer than the wait may last, so that what follows must not need it any more.
  await look(page, 'device-voice-awaited');
  await page.clock.fastForward(3000);
  await expect(page.getByText('so you hear the recorded one.')).toBeVisible();
  await expect(page.getByText(/^0:00 \/ \d:\d\d$/)).toBeVisible();
});

test('voices that vanish give way to others, and at last to the recording', async ({ page, signUp }) => {
  await standInSpeech(page);
  await signUp(page);
  await switchOn(page);
  await page.addInitScript(() => localStorage.setItem('deviceVoiceUri', 'voice:Daniel'));
  await makeToast(page);
  await page.goto('/weekly-toast');
  await expect(page.getByText("This device's voice Daniel")).toBeVisible();
  await setVoices(page, usualVoices.slice(0, 1));
  await expect(page.getByText("This device's voice Samantha")).toBeVisible();
  await expect(page.getByText('The voice you chose is not on this device any more')).toBeVisible();
  await look(page, 'device-voice-other');
  await setVoices(page, []);
  await expect(
    page.getByText('This device has no voice of its own at the moment, so you hear the recorded one.'),
  ).toBeVisible();
  await play(page).click();
  await expect(pause(page)).toBeVisible();
  expect(await said(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a toast that could not be voiced is offered to the device, though that is not switched on', async ({
    page,
    signUp,
  }) => {
    await standInSpeech(page);
    await signUp(page);
    const toast = await makeToast(page);
    await withoutVoice(page, toast);
    await page.goto('/weekly-toast');
    const offer = page.getByRole('button', { name: 'Read with this device' });
    await expect(offer).toBeVisible();
    await look(page, 'device-voice-offer');
    await offer.tap();
    await expect(pause(page)).toBeFocused();
    await sayLine(page, textOf(toast, 0));
    await expect.poll(() => saying(page)).not.toBeNull();
    await line(page, 2).tap();
    await expect.poll(async () => textOf(toast, 2).startsWith((await saying(page)) ?? '-')).toBe(true);
    const slider = page.getByRole('slider', { name: 'Position in the toast' });
    const box = await slider.boundingBox();
    await slider.tap({ position: { x: (box?.width ?? 0) - 3, y: 20 } });
    const last = toast.lines.length - 1;
    await expect.poll(async () => textOf(toast, last).startsWith((await saying(page)) ?? '-')).toBe(true);
    await page.unroute('**/api/toasts/latest');
    await page.getByRole('button', { name: 'Try the recorded voice again' }).tap();
    await expect(page.getByText(/^\d:\d\d \/ \d:\d\d$/)).toBeVisible();
    expect(await saying(page)).toBeNull();
  });
});
