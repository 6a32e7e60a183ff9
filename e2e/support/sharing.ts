import type { Page } from '@playwright/test';
import { friends } from '#shared/contract/friends.ts';
import { shares, type OwnShare } from '#shared/contract/shares.ts';
import { toasts, type Toast } from '#shared/contract/toasts.ts';
import { expect } from './test.ts';

const reflections = [
  'My sister rang from Porto and we laughed about the burnt rice for an hour.',
  'I finally repaired the garden gate. It closes without a sound.',
  'Walked home along the river and saw a heron standing in the last light.',
];

/** Sends a call as the person of this page. */
export async function send(page: Page, method: string, path: string, data?: object): Promise<unknown> {
  const { origin } = new URL(page.url() === 'about:blank' ? await originOf(page) : page.url());
  const answer = await page.request.fetch(path, {
    method,
    headers: { origin },
    timeout: 25_000,
    ...(data && { data }),
  });
  expect(answer.ok(), `${method} ${path} answered ${await answer.text()}`).toBe(true);
  return answer.json();
}

async function originOf(page: Page): Promise<string> {
  return (await page.request.get('/api/session')).url();
}

/** A toast of the person of this page, made of a few reflections. */
export async function makeToast(page: Page, words: readonly string[] = reflections): Promise<Toast> {
  for (const content of words) {
    await send(page, 'POST', '/api/notes', { content });
  }
  return toasts.generate.reply.parse(await send(page, 'POST', toasts.generate.path, { forceGenerate: true }));
}

/** Shares it, with anyone who has the link unless told otherwise. */
export async function shareToast(page: Page, { id }: Pick<Toast, 'id'>, options: object = {}): Promise<OwnShare> {
  const reply = await send(page, 'POST', `/api/toasts/${String(id)}/share`, { visibility: 'public', ...options });
  return shares.share.reply.parse(reply);
}

/** Makes the people of two pages friends. */
export async function befriend(one: Page, other: Page, { username }: { username: string }): Promise<void> {
  await send(one, 'POST', friends.ask.path, { username });
  const { incoming } = friends.list.reply.parse(await send(other, 'GET', friends.list.path));
  await send(other, 'PATCH', `/api/friends/${String(incoming[0]?.id)}`, { status: 'accepted' });
}
