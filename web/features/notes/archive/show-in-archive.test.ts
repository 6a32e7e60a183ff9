import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { aNote } from '#shared/note.fixture.ts';
import { archiveKey, notesIn, pageOf, type Archive } from './archive-pages.ts';
import { showInArchive } from './show-in-archive.ts';

const older = aNote();
const newer = aNote({ id: 2, content: 'Soup with Ana.', localDate: '2026-03-03' });
const key = [...archiveKey, {}];

function archive(): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData<Archive>(key, { pages: [pageOf([older], 50)], pageParams: [null] });
  return client;
}

function answers(...all: Response[]) {
  const fetch = vi.fn<() => Promise<Response>>(() =>
    Promise.resolve(all.shift() ?? new Response(null, { status: 500 })),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const wordsIn = (client: QueryClient) => {
  const known = client.getQueryData<Archive>(key);
  return known && notesIn(known).map(({ content }) => content);
};

test('what was saved elsewhere stands where its day puts it, also when another cannot be read', async () => {
  const client = archive();
  const stop = new QueryObserver(client, { queryKey: key }).subscribe(() => {});
  answers(new Response(null, { status: 404 }), Response.json(newer));
  await showInArchive(client, [9, 2]);
  expect(wordsIn(client)).toEqual(['Soup with Ana.', 'The heron was back.']);
  stop();
});

test('while nobody looks at the archive nothing is asked for', async () => {
  const client = archive();
  const fetch = answers(Response.json(newer));
  await showInArchive(client, [2]);
  expect([wordsIn(client), fetch.mock.calls.length]).toEqual([['The heron was back.'], 0]);
});
