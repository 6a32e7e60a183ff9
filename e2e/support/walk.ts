import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { root } from '../../scripts/lib/run.ts';
import { expect } from './test.ts';
import { waitUntil } from './wait-until.ts';

/** What a page shows when there is none at its address, or when it broke down. */
const broken = ['There is no page here.', 'This page could not be loaded.', 'This page stopped working.'];

/** Of addresses that differ in a number or a code alone, as those of toasts, so many are visited. */
const alike = 3;

type Link = { href: string; rel: string; isDownload: boolean };

type Walk = {
  /** Where it begins, as paths. */
  from: readonly string[];
  /** Whether a path of ours is gone to; all are unless told otherwise. What it refuses is not looked at. */
  follows?: (path: string) => boolean;
};

/** The pages that the app has by its own list, without those whose address holds a code, and the tab Sign Up. */
export function ownPages(): string[] {
  const source = readFileSync(join(root, 'web/app/pages.ts'), 'utf8');
  const paths = [...source.matchAll(/^ {2}'(\/[^':*]*)':/gm)].map(([, path = '']) => path);
  return [...paths, '/signup'];
}

/**
 * Visits every page that links lead to, and gives what is wrong with any: no page or a broken one, not one heading of
 * the first order, no title, a place within a page that is not there, a link out of here that tells where it came from,
 * a request that failed. What is elsewhere is not fetched. Errors in the console are the guard's.
 */
export async function walk(page: Page, { from, follows = () => true }: Walk): Promise<string[]> {
  const problems = new Set<string>();
  const underWay = new Set<Request>();
  page.on('request', (request) => void (request.resourceType() === 'fetch' && underWay.add(request)));
  page.on('requestfinished', (request) => void underWay.delete(request));
  page.on('requestfailed', (request) => {
    underWay.delete(request);
    // The page was left while it was being asked for.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      problems.add(`${request.url()} failed: ${String(request.failure()?.errorText)}`);
    }
  });

  const waiting = from.map((path) => ({ path, linkedFrom: 'the list of pages' }));
  const known = new Set(from);
  const kinds = new Map<string, number>();
  const places: { path: string; id: string; linkedFrom: string }[] = [];
  let seen = 0;
  const idsOf = new Map<string, ReadonlySet<string>>();

  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, linkedFrom } = next;
    const here = `${path} (from ${linkedFrom})`;
    await page.goto(path);
    await expect(page.locator('main h1').first(), here).toBeVisible();
    await expect.poll(() => underWay.size, { message: `${here} is loaded` }).toBe(0);
    const { links, ids, headings, title } = await readOnceThere(page, here);
    seen += 1;
    // Who is led elsewhere, as to the sign-in, does not see the places of that page.
    if (new URL(page.url()).pathname === new URL(path, page.url()).pathname) {
      idsOf.set(path, new Set(ids));
    }
    if (headings.length !== 1 || title === '') {
      problems.add(`${here} has the headings ${JSON.stringify(headings)} and the title '${title}'`);
    }
    if (headings.some((heading) => broken.includes(heading))) {
      problems.add(`${here} says: ${headings.join()}`);
    }
    for (const { href, rel, isDownload } of links) {
      const to = new URL(href);
      if (to.origin !== new URL(page.url()).origin) {
        const isContact = to.protocol === 'tel:' || to.protocol === 'mailto:';
        if (!isContact && (to.protocol !== 'https:' || !rel.split(' ').includes('noreferrer'))) {
          problems.add(`${here} leads to ${href} with rel '${rel}'`);
        }
        continue;
      }
      const address = to.pathname + to.search;
      if (to.hash !== '' && follows(to.pathname)) {
        places.push({ path: address, id: decodeURIComponent(to.hash.slice(1)), linkedFrom: path });
      }
      const kind = to.pathname.replaceAll(/\/(?:\d+|[\w-]{20,})(?=\/|$)/g, '/…');
      const before = kinds.get(kind) ?? 0;
      if (known.has(address) || !follows(to.pathname) || (kind !== to.pathname && before >= alike)) {
        continue;
      }
      known.add(address);
      kinds.set(kind, before + 1);
      if (isDownload || to.pathname.startsWith('/api/')) {
        const answer = await page.request.get(address);
        if (!answer.ok()) {
          problems.add(`${here} leads to ${address}, which answers ${answer.status()}`);
        }
      } else {
        waiting.push({ path: address, linkedFrom: path });
      }
    }
  }
  for (const { path, id, linkedFrom } of places) {
    if (idsOf.get(path)?.has(id) === false && !(await isPlace(page, path, id))) {
      problems.add(`${linkedFrom} leads to #${id} of ${path}, which is not there`);
    }
  }
  expect(seen, 'The pages that were seen').toBeGreaterThanOrEqual(from.length);
  return [...problems];
}

/** Looks again for a place that was not seen: who is led elsewhere may be read the moment before, and misses none. */
async function isPlace(page: Page, path: string, id: string): Promise<boolean> {
  await page.goto(path);
  const looked = waitUntil(
    page,
    ([at, wanted]) => location.pathname !== at || document.getElementById(wanted) !== null,
    { arg: [new URL(path, page.url()).pathname, id] as const, timeout: 3_000 },
  );
  return looked.then(
    () => true,
    () => false,
  );
}

type Read = { links: Link[]; ids: string[]; headings: string[]; title: string };

/** Who is led elsewhere sees nothing for a moment, while the code of that page is on its way. */
async function readOnceThere(page: Page, here: string): Promise<Read> {
  let last = await read(page);
  await expect(async () => {
    last = await read(page);
    expect(last.headings.length, here).toBeGreaterThan(0);
  }).toPass();
  return last;
}

async function read(page: Page): Promise<Read> {
  return page.evaluate(() => ({
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href, rel, download }) => ({
      href,
      rel,
      isDownload: download !== '',
    })),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent),
    title: document.title,
  }));
}
