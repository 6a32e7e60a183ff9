import { invitations } from '#shared/contract/friends.ts';
import { friendLines } from '#shared/contract/friend-lines.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { look } from './support/look.ts';
import { expectNotice } from './support/notice.ts';
import { befriend, makeToast, send, shareToast } from './support/sharing.ts';
import { expect, test } from './support/test.ts';

test('two people become friends by username, and one sees what the other shares; a third does not', async ({
  page,
  newVisitor,
  signUp,
}) => {
  const ana = await signUp(page);
  const [ben, cleo] = [await newVisitor(), await newVisitor()];
  const bens = await signUp(ben);
  await signUp(cleo);
  await page.goto('/friends');
  await expect(page.getByText(/Nobody yet/)).toBeVisible();
  await look(page, 'friends-empty');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Ask to be friends' }).click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await page.getByLabel('Username', { exact: true }).fill(bens.user.username);
  await page.getByRole('button', { name: 'Ask to be friends' }).click();
  await expectNotice(page, 'Asked', 'Your request is on its way, if there is someone with this username.');
  await expect(page.getByRole('region', { name: 'Whom you asked' })).toContainText(bens.user.username);

  await ben.goto('/');
  await expect(ben.getByRole('link', { name: /Friends \(something new\)/ })).toBeVisible();
  await ben.getByRole('link', { name: /^Friends/ }).click();
  await expect(ben.getByRole('region', { name: 'Lately' })).toContainText(
    `${ana.user.username} would like to be your friend.`,
  );
  await ben.getByRole('button', { name: `Accept: ${ana.user.username}` }).click();
  await expect(ben.getByRole('region', { name: 'Your friends' })).toContainText(ana.user.username);
  await expect(ben.getByRole('link', { name: 'Friends', exact: true })).toBeVisible();

  const toast = await makeToast(page);
  const share = await shareToast(page, toast, { visibility: 'friends-only' });
  await Promise.all([ben, cleo].map((each) => each.goto('/friends')));
  await ben
    .getByRole('region', { name: 'What your friends raised a glass to' })
    .getByRole('link', { name: new RegExp(ana.user.username) })
    .click();
  await expect(ben).toHaveURL(new RegExp(`/shared/${share.shareCode}$`));
  await expect(ben.getByText(toast.lines[0]?.text ?? '')).toBeVisible();
  await ben.goto('/friends');
  await expect(ben.getByRole('region', { name: 'What your friends raised a glass to' })).toBeVisible();
  await look(ben, 'friends-toasts');
  await expect(cleo.getByText(/When a friend shares a toast/)).toBeVisible();

  await page.goto('/friends');
  await expect(page.getByRole('region', { name: 'Lately' })).toContainText(`${bens.user.username} is your friend now.`);
  await look(page, 'friends');
  await page.setViewportSize({ width: 1280, height: 900 });
  const own = page.getByRole('region', { name: 'What you share' });
  await expect(own).toContainText('with friends · opened once');
  await page.getByRole('button', { name: `Block: ${bens.user.username}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expect(page.getByRole('region', { name: 'Blocked' })).toContainText(bens.user.username);
  await ben.goto('/friends');
  await expect(ben.getByText(/Nobody yet/)).toBeVisible();
  await expect(ben.getByText(/When a friend shares a toast/)).toBeVisible();
  await page.getByRole('button', { name: `Unblock: ${bens.user.username}` }).click();
  await expect(page.getByRole('region', { name: 'Blocked' })).toHaveCount(0);
  // Unblocked is not befriended: that takes a request again, and it ends again.
  await befriend(ben, page, ana.user);
  const opens = async () => (await ben.request.get(`/api/shared-toasts/${share.shareCode}`)).status();
  expect(await opens()).toBe(200);
  await page.reload();
  await page.getByRole('button', { name: `End friendship: ${bens.user.username}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End friendship' }).click();
  await expect(page.getByText(/Nobody yet/)).toBeVisible();
  expect(await opens()).toBe(404);
  await own.getByRole('button', { name: /Remove Sharing/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Sharing' }).click();
  await expect(own).toHaveCount(0);
});

test('an invitation link makes a friend, also of someone who has to sign in first', async ({
  page,
  newVisitor,
  signUp,
  expectProblem,
}) => {
  await signUp(page);
  await send(page, 'PATCH', '/api/user/profile', { name: 'Ana of the heron' });
  await page.goto('/friends');
  await page.getByRole('button', { name: 'Make an invitation link' }).click();
  const link = page.getByRole('textbox', { name: 'Invitation link' });
  await expect(link).toHaveValue(/\/friends\/invite\/[\w-]{22}$/);
  await page.getByRole('button', { name: 'Show as a code' }).click();
  await expect(page.getByRole('img', { name: 'A code that opens your invitation' })).toBeVisible();
  await look(page, 'friends-invitation');
  const { pathname } = new URL(await link.inputValue());

  const ben = await newVisitor();
  const { email, password } = await signUp(await newVisitor());
  await ben.goto(pathname);
  await expect(ben).toHaveURL(/\/auth$/);
  await ben.getByLabel('Username').fill(email);
  await ben.getByLabel('Password', { exact: true }).fill(password);
  await ben.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(
    ben.getByRole('heading', { name: /Ana of the heron would like to raise a glass with you/ }),
  ).toBeVisible();
  await look(ben, 'invitation');
  await ben.getByRole('button', { name: 'Become friends' }).click();
  await expect(ben.getByRole('region', { name: 'Your friends' })).toContainText('Ana of the heron');
  await ben.goto(pathname);
  await expect(ben.getByRole('heading', { name: /friends already/ })).toBeVisible();
  await page.goto(pathname);
  await expect(page.getByRole('heading', { name: 'This is your own invitation' })).toBeVisible();

  await send(page, 'DELETE', invitations.withdraw.path);
  const cleo = await newVisitor();
  await signUp(cleo);
  expectProblem(/404/);
  await cleo.goto(pathname);
  await expect(cleo.getByText('This invitation does not work any more. Please ask for a new one.')).toBeVisible();
});

test("a friend's line is spoken in the next toast, once its receiver lets it be", async ({
  page,
  newVisitor,
  signUp,
}) => {
  const ana = await signUp(page);
  const ben = await newVisitor();
  await signUp(ben);
  await send(ben, 'PATCH', '/api/user/profile', { name: 'Ben' });
  await befriend(ben, page, ana.user);
  const toast = await makeToast(page);
  await shareToast(page, toast, { visibility: 'friends-only' });
  await send(ben, 'POST', `/api/toasts/${String(toast.id)}/answer`, { line: 'To the heron, from all of us' });
  await page.goto('/weekly-toast');
  const lines = page.getByRole('region', { name: 'Your friends raised a glass' });
  await expect(lines).toContainText('“To the heron, from all of us”');
  await look(page, 'friend-lines');
  await page.setViewportSize({ width: 1280, height: 900 });
  await lines.getByRole('button', { name: 'Let it be spoken' }).click();
  await expect(lines).toContainText('spoken in your next toast');
  expect(friendLines.list.reply.parse(await send(page, 'GET', friendLines.list.path))).toMatchObject([
    { welcome: true },
  ]);
  const next = toasts.generate.reply.parse(await send(page, 'POST', toasts.generate.path, { forceGenerate: true }));
  const spoken = next.lines.at(-2);
  expect(spoken).toMatchObject({
    text: 'Ben raises a glass: “To the heron, from all of us”',
    from: 'Ben',
    noteIds: [],
  });
  expect(spoken?.startMs).not.toBeNull();

  await page.reload();
  const line = page.getByRole('button', { name: spoken?.text ?? '', exact: true });
  await line.focus();
  await page.keyboard.press('w');
  await expect(page.getByRole('dialog')).toContainText('Ben sent you this line, and you let it be spoken.');
});

test('a username and a name to sign with are changed, and a taken one is refused', async ({
  page,
  newVisitor,
  signUp,
  expectProblem,
}) => {
  await signUp(page);
  const other = await signUp(await newVisitor());
  await page.goto('/friends');
  const username = page.getByLabel('Your username');
  await username.fill('no spaces please');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/A username is made of letters, digits and single hyphens/)).toBeVisible();
  expectProblem(/409/);
  await username.fill(other.user.username);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Someone has this username already.').first()).toBeVisible();
  await expect(username).toBeFocused();
  await username.fill(`heron-${other.user.username}`.slice(0, 30));
  await page.getByLabel('Signed as').fill('Ana');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This is how others see you now.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Signed as')).toHaveValue('Ana');
});
