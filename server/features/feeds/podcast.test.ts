import { parseFeed } from '@rowanmanning/feed-parser';
import { expect, test } from 'vitest';
import { send, type Person } from '#server/test/person.ts';
import { toastOf } from '#server/test/sharing.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { feeds } from '#shared/contract/feeds.ts';
import { rss } from './rss.ts';

const home = 'http://clink.example.org';

async function podcastFor(person: Person): Promise<string> {
  const { address } = await person.call(feeds.make, { body: { kind: 'podcast', name: 'Kitchen radio' } });
  return new URL(address).pathname;
}

test.each(engines)('a podcast program finds the toast, its sound and its words, on %s', async (engine) => {
  const world = await createWorld({ engine, env: { PUBLIC_URL: home } });
  const ana = await world.signUp('ana');
  const url = await podcastFor(ana);
  expect(parseFeed((await send(world.app, { url })).text).items).toEqual([]);

  const toast = await toastOf(ana);
  const answer = await send(world.app, { url, headers: { host: 'evil.example' } });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  });
  expect(answer.text).not.toContain('evil.example');
  expect(answer.text).not.toContain(ana.user.username);
  const read = parseFeed(answer.text);
  expect([read.title, read.language, read.self, read.image?.url]).toEqual([
    'Clink: your weekly toasts',
    'en',
    home + url,
    `${home}/podcast-cover.png`,
  ]);
  const [episode, ...others] = read.items;
  expect(others).toEqual([]);
  expect([episode?.title, episode?.published?.toISOString()]).toEqual(['4 March 2026', toast.createdAt]);
  for (const { text } of toast.lines) {
    expect(episode?.description).toContain(`<p>${text}</p>`);
  }
  const [sound] = episode?.media ?? [];
  const heard = await send(world.app, { url: new URL(sound?.url ?? '').pathname });
  expect([heard.status, heard.headers['content-type'], heard.bytes.length]).toEqual([200, 'audio/mpeg', sound?.length]);
  expect(heard.bytes.equals((await ana.send({ url: toast.audioUrl ?? '' })).bytes)).toBe(true);
  const captions = /podcast:transcript url="([^"]+)"/.exec(answer.text)?.[1] ?? '';
  expect((await send(world.app, { url: new URL(captions).pathname })).text).toMatch(/^WEBVTT\n/);
});

test('a program that asks again reads nothing twice, and hears in pieces', async () => {
  const world = await createWorld();
  const ana = await world.signUp('ana');
  const url = await podcastFor(ana);
  const etagOf = async () => String((await send(world.app, { url })).headers['etag']);
  const empty = await etagOf();
  const toast = await toastOf(ana);
  const etag = await etagOf();
  expect(etag).not.toBe(empty);
  const again = await send(world.app, { url, headers: { 'if-none-match': `"other", W/${etag}` } });
  expect([again.status, again.text]).toEqual([304, '']);
  expect((await send(world.app, { url, headers: { 'if-none-match': empty } })).status).toBe(200);

  const audio = url.replace('feed.xml', `toasts/${String(toast.id)}/audio.mp3`);
  const head = await send(world.app, { method: 'HEAD', url: audio });
  expect([head.status, head.headers['accept-ranges'], head.text]).toEqual([200, 'bytes', '']);
  const total = Number(head.headers['content-length']);
  const piece = await send(world.app, { url: audio, headers: { range: 'bytes=2-5' } });
  expect([piece.status, piece.headers['content-range'], piece.bytes.length]).toEqual([
    206,
    `bytes 2-5/${String(total)}`,
    4,
  ]);
});

test('a feed holds the toasts of its own person alone', async () => {
  const world = await createWorld();
  const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
  const url = await podcastFor(ben);
  const toast = await toastOf(ana);
  expect(parseFeed((await send(world.app, { url })).text).items).toEqual([]);
  for (const file of ['audio.mp3', 'transcript.vtt']) {
    const foreign = url.replace('feed.xml', `toasts/${String(toast.id)}/${file}`);
    expect((await send(world.app, { url: foreign })).status).toBe(404);
    const unknown = url.replace(/podcasts\/[^/]+/, 'podcasts/none').replace('feed.xml', `toasts/1/${file}`);
    expect((await send(world.app, { url: unknown })).status).toBe(404);
  }
});

test('a recording from before lengths were written down is measured once; a damaged one is left out', async () => {
  const world = await createWorld();
  const ana = await world.signUp('ana');
  const url = await podcastFor(ana);
  const toast = await toastOf(ana);
  const { db, store } = world.deps;
  const lengths = () => db.selectFrom('audio_clips').select(['id', 'byte_length']).execute();
  const written = await lengths();
  await db.updateTable('audio_clips').set({ byte_length: null }).execute();
  const before = (await send(world.app, { url })).text;
  expect(await lengths()).toEqual(written);
  expect(before).toContain(`length="${String(written[0]?.byte_length)}"`);

  await db.updateTable('audio_clips').set({ byte_length: null }).execute();
  await store.put(written[0]?.id ?? '', Buffer.from('damage'));
  expect(parseFeed((await send(world.app, { url })).text).items).toEqual([]);
  expect(toast.audioUrl).toContain(written[0]?.id);
});

test('whatever was written stands in the feed as text', () => {
  const lines = [']]></description><evil/>', 'a\u0000b\u000bc\uFFFEd\uD800e', '🥂 "مرحبا" & <b>plums</b>'];
  const episode = {
    guid: 'one',
    title: '1–8 March 2026',
    lines,
    publishedAt: Date.parse('2026-03-08T09:00:00Z'),
    durationMs: 61_400,
    audio: { url: `${home}/a.mp3`, bytes: 5 },
    captionsUrl: `${home}/a.vtt`,
  };
  const text = rss({ url: `${home}/feed.xml`, home, episodes: [episode] });
  expect(parseFeed(text).items[0]?.description).toBe(
    '<p>]]></description><evil/></p><p>abcde</p><p>🥂 "مرحبا" & <b>plums</b></p>',
  );
  // Once for HTML, which the description is, and once for XML.
  expect(text).toContain('&amp;lt;b&amp;gt;plums');
  expect(text).toContain('<pubDate>Sun, 08 Mar 2026 09:00:00 +0000</pubDate>');
  expect(text).toContain('<itunes:duration>61</itunes:duration>');
  expect(text).toContain('<itunes:block>Yes</itunes:block>');
});
