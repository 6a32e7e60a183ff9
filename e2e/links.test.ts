import { command } from './support/admin.ts';
import { makeToast, shareToast } from './support/sharing.ts';
import { expect, test } from './support/test.ts';
import { ownPages, walk } from './support/walk.ts';

const isForAdmins = (path: string) => path.startsWith('/admin');

test('a visitor finds no dead link, no error and nothing that leaves', async ({ page }) => {
  expect(ownPages()).toEqual(expect.arrayContaining(['/', '/help', '/terms', '/privacy']));
  expect(await walk(page, { from: ownPages() })).toEqual([]);
});

test('someone who is signed in finds no dead link, no error and nothing that leaves', async ({ page, signUp }) => {
  await signUp(page);
  await shareToast(page, await makeToast(page));
  const pages = ownPages().filter((path) => !isForAdmins(path));
  expect(await walk(page, { from: pages })).toEqual([]);
});

test('an admin finds no dead link, no error and nothing that leaves', async ({ page, signUp, clink }) => {
  const { email } = await signUp(page);
  await command(clink, 'admin', 'grant', email);
  const pages = ownPages().filter(isForAdmins);
  expect(pages.length).toBeGreaterThan(1);
  const follows = (path: string) => path === '/' || isForAdmins(path);
  expect(await walk(page, { from: ['/', ...pages], follows })).toEqual([]);
});

test('a dead link, a place that is not there and a link that tells where it came from are found', async ({
  page,
  context,
}) => {
  await context.route('/about', async (route) => {
    const answer = await route.fetch();
    const planted =
      '<a href="/nowhere">1</a><a href="/help#nothing">2</a><a href="https://example.org/">3</a>' +
      '<a href="http://example.org/" rel="noreferrer">4</a><a href="/api/nothing">5</a><h1>Second</h1></body>';
    await route.fulfill({ response: answer, body: (await answer.text()).replace('</body>', planted) });
  });
  const follows = (path: string) => ['/about', '/help', '/nowhere', '/api/nothing'].includes(path);
  const found = await walk(page, { from: ['/about'], follows });
  expect(found).toEqual([
    expect.stringContaining('/about (from the list of pages) has the headings ["About Clink","Second"]'),
    expect.stringContaining("leads to https://example.org/ with rel ''"),
    expect.stringContaining("leads to http://example.org/ with rel 'noreferrer'"),
    expect.stringContaining('leads to /api/nothing, which answers 404'),
    expect.stringContaining('/nowhere (from /about) says: There is no page here.'),
    expect.stringContaining('/about leads to #nothing of /help, which is not there'),
  ]);
});
