import naughty from '#server/test/naughty-strings.json' with { type: 'json' };
import type { Comment } from '#shared/contract/comments.ts';
import { typographic } from '#shared/typographic.ts';
import { makeToast, shareToast } from './support/sharing.ts';
import { expect, test } from './support/test.ts';

test('whatever is said stands on the shared page as text', async ({ page, newVisitor, signUp }) => {
  await signUp(page);
  const share = await shareToast(page, await makeToast(page));
  const said = naughty.filter((words) => words.trim() !== '');
  const list = said.map((words, at): Comment => ({
    id: at + 1,
    comment: words,
    createdAt: '2026-03-04T10:00:00Z',
    updatedAt: null,
    user: { name: words, username: 'bright-otter-4821' },
    can: { edit: false, delete: false, report: false, block: false },
  }));
  const visitor = await newVisitor();
  visitor.on('dialog', (dialog) => {
    throw new Error(`A dialog came up: ${dialog.message()}`);
  });
  await visitor.route('**/comments?code=*', (route) => route.fulfill({ json: list }));
  await visitor.goto(new URL(share.shareUrl).pathname);
  const items = visitor.locator('#comments-list > li');
  await expect(items).toHaveCount(said.length);
  const shown = await items.evaluateAll((all) =>
    all.map((item) => [item.querySelector('p span')?.textContent, item.querySelector('bdi')?.textContent]),
  );
  // A browser reads line ends of every kind as one.
  const asRead = (words: string) => words.replace(/\r\n?/g, '\n');
  expect(shown).toEqual(said.map((words) => [typographic(asRead(words)), asRead(words)]));
  expect(await visitor.locator('#comments-list').locator('script, img, a, iframe, svg, input, style').count()).toBe(0);
});
