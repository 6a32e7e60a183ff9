import type { QueryClient } from '@tanstack/react-query';
import { beginAsking, meQuery } from '#web/features/accounts/api.ts';
import { readDevice } from '#web/lib/device.ts';
import { fetchPart } from '#web/ui/use-part.ts';
import { isPersonalPage, loadPersonal, prefetchPage } from './pages.ts';

/** How long the shell waits for answers once the code is here; then the page is drawn and says what it waits for. */
const patienceMs = 1000;

/** How long it waits for the letters: the shell has asked for them long before, and where they are late others stand in. */
const lettersMs = 300;

/**
 * Waits for what the first view is drawn from, so that it takes the place of its shell whole: the page's code and, where
 * someone must be signed in, who that is; and for the letters, so that nothing moves when they come. All is asked for at
 * once. Never throws: a page says itself what is missing.
 */
export async function prepareFirstView(client: QueryClient): Promise<void> {
  const { pathname } = window.location;
  const isPersonal = isPersonalPage(pathname);
  const isNobody = beginAsking(client, { isWhole: pathname === '/' });
  const isAwaited = isPersonal && !isNobody;
  const isKnown = !isNobody && readDevice('authTokenExpiry') !== null;
  const personal = isAwaited || isKnown ? fetchPart(loadPersonal).catch(() => undefined) : undefined;
  const who = isAwaited ? client.prefetchQuery(meQuery) : undefined;
  const page = await prefetchPage(isPersonal && isNobody ? '/auth' : pathname);
  const letters = atMost(lettersMs, document.fonts.ready);
  if (!isAwaited) {
    await letters;
    return;
  }
  await Promise.all([personal, letters]);
  const answered = async () => {
    await who;
    await (client.getQueryData(meQuery.queryKey) ? page?.firstRead?.(client) : prefetchPage('/auth'));
  };
  await atMost(patienceMs, answered());
}

function atMost(ms: number, work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))]);
}
