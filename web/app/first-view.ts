import type { QueryClient } from '@tanstack/react-query';
import { beginAsking, meQuery } from '#web/features/accounts/api.ts';
import { readDevice } from '#web/lib/device.ts';
import { fetchPart } from '#web/ui/use-part.ts';
import { isPersonalPage, loadPersonal, prefetchPage } from './pages.ts';

/** How long the shell stands alone; after that the page is drawn with what is there and says itself what it waits for. */
const patienceMs = 2500;

/**
 * Waits for what the first view is drawn from, so that it takes the place of its shell whole: the page's code and, where
 * someone must be signed in, who that is. All is asked for at once. Never throws: a page says itself what is missing.
 */
export async function prepareFirstView(client: QueryClient): Promise<void> {
  const { pathname } = window.location;
  const isPersonal = isPersonalPage(pathname);
  const isNobody = beginAsking(client, { isWhole: pathname === '/' });
  const waited =
    isPersonal && !isNobody ? personalView(client, pathname) : prefetchPage(isPersonal ? '/auth' : pathname);
  if (!isNobody && readDevice('authTokenExpiry') !== null) {
    fetchPart(loadPersonal).catch(() => undefined);
  }
  await Promise.race([waited, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

async function personalView(client: QueryClient, pathname: string): Promise<void> {
  const [page] = await Promise.all([
    prefetchPage(pathname),
    client.prefetchQuery(meQuery),
    fetchPart(loadPersonal).catch(() => undefined),
  ]);
  if (client.getQueryData(meQuery.queryKey)) {
    await page?.firstRead?.(client);
  } else {
    await prefetchPage('/auth');
  }
}
