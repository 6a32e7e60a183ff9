import { expect, test } from 'vitest';
import { toastOf } from '#server/test/sharing.ts';
import { createWorld, engines } from '#server/test/world.ts';
import { toasts } from '#shared/contract/toasts.ts';
import { daysOf, plainText, webVtt } from './transcript.ts';

const lisbon = {
  zone: 'Europe/Lisbon',
  intervalStart: Date.parse('2026-03-01T09:00Z'),
  intervalEnd: Date.parse('2026-03-08T09:00Z'),
};

test('captions are WebVTT, whatever was written', () => {
  const lines = [
    { text: 'Salt & <b>pepper</b> --> soup\n\nwas  late', startMs: 0, endMs: 2_345 },
    { text: ' \u2028 ', startMs: 2_345, endMs: 2_500 },
    { text: '日本語 🥂 مرحبا', startMs: 3_723_004, endMs: 3_723_004 },
  ];
  expect(webVtt(lines)).toBe(
    'WEBVTT\n\n' +
      '00:00:00.000 --> 00:00:02.345\nSalt &amp; &lt;b&gt;pepper&lt;/b&gt; --&gt; soup was late\n\n' +
      '01:02:03.004 --> 01:02:03.005\n日本語 🥂 مرحبا\n',
  );
  expect(webVtt([{ text: 'Unspoken', startMs: null, endMs: null }])).toBeNull();
});

test('the text stands under the days it tells of, by the calendar of its person', () => {
  expect(plainText({ ...lisbon, lines: [{ text: 'To you.' }, { text: 'To\nthe plums.' }] })).toBe(
    'Your toast: 1 to 8 March 2026\n\nTo you.\nTo the plums.\n',
  );
  const late = { intervalStart: Date.parse('2025-12-28T18:00Z'), intervalEnd: Date.parse('2026-01-03T18:00Z') };
  expect(daysOf({ zone: 'Asia/Tokyo', ...late })).toBe('29 December 2025 to 4 January 2026');
  expect(daysOf({ ...lisbon, intervalStart: lisbon.intervalEnd })).toBe('8 March 2026');
});

test.each(engines)('both are files of the toast, for its person alone, on %s', async (engine) => {
  const world = await createWorld({ engine });
  const [ana, ben] = [await world.signUp('ana'), await world.signUp('ben')];
  const toast = await toastOf(ana);
  const urlOf = (path: string) => path.replace(':id', String(toast.id));
  const captions = await ana.send({ url: urlOf(toasts.captions.path) });
  expect([captions.status, captions.headers['content-type'], captions.headers['content-disposition']]).toEqual([
    200,
    'text/vtt; charset=utf-8',
    'attachment; filename="toast-2026-03-04.vtt"',
  ]);
  expect(captions.text.match(/ --> /g)).toHaveLength(toast.lines.length);
  const text = await ana.send({ url: urlOf(toasts.transcript.path) });
  expect([text.headers['content-type'], text.headers['content-disposition']]).toEqual([
    'text/plain; charset=utf-8',
    'attachment; filename="toast-2026-03-04.txt"',
  ]);
  expect(text.text.split('\n').slice(2, -1)).toEqual(toast.lines.map((line) => line.text));
  for (const { path } of [toasts.captions, toasts.transcript]) {
    expect((await ben.send({ url: urlOf(path) })).status).toBe(404);
  }
  await world.deps.db.updateTable('toasts').set({ audio_id: null }).execute();
  expect((await ana.send({ url: urlOf(toasts.captions.path) })).body.message).toBe(
    'This toast has no voice yet, so its words have no times.',
  );
});
