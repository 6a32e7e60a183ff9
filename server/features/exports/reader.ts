import { readFileSync } from 'node:fs';
import { once } from '#server/platform/once.ts';
import type { ToastToTake } from '#server/features/toasts/taking.service.ts';
import { localDate, localTime } from '#shared/calendar.ts';
import type { NoteToTake } from '#shared/contract/exports.ts';
import { productName } from '#shared/limits.ts';
import { isTimezone } from '#shared/timezones.ts';
import type { ToastFiles } from './clink-file.ts';

const asset = (name: string) => readFileSync(new URL(`reader/${name}`, import.meta.url), 'utf8');

/** The script and the style of the page that shows an archive. */
export const readerAssets = once(() => ({ 'reader.js': asset('reader.js'), 'reader.css': asset('reader.css') }));

/**
 * The page that opens by a double-click and shows the archive, for ever: it asks no server for anything. What it shows
 * comes from the scripts of these years, since a page that was opened from a folder may read no other files.
 */
export function readerPage(years: readonly string[]): string {
  const scripts = years.map((year) => `<script src="data/${year}.js"></script>`).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>My reflections</title>
<link rel="stylesheet" href="reader/reader.css">
</head>
<body>
<a href="#main" class="skip">Skip to content</a>
<header>
<h1>My reflections</h1>
<p class="soft">Taken away from ${productName}. Everything here is in this folder.</p>
<nav aria-label="Parts">
<button type="button" data-part="reflections" aria-pressed="true">Reflections</button>
<button type="button" data-part="toasts" aria-pressed="false">Toasts</button>
</nav>
<search>
<label for="query">Search</label>
<input id="query" type="search" autocomplete="off">
</search>
</header>
<main id="main" tabindex="-1">
<div id="years" role="group" aria-label="Years"></div>
<p id="count" role="status" class="soft"></p>
<div id="list"></div>
<button id="more" type="button" hidden>Show more</button>
</main>
<noscript>The files in the folder markdown can be read without scripts.</noscript>
<script>window.clinkArchive = { reflections: [], toasts: [] };</script>
${scripts}
<script src="data/toasts.js"></script>
<script src="reader/reader.js"></script>
</body>
</html>
`;
}

/** The reflections of a year as a script, newest first as they come. */
export async function* yearScript(
  notes: AsyncIterable<readonly NoteToTake[]>,
  missing: ReadonlySet<string>,
): AsyncGenerator<string> {
  for await (const some of notes) {
    yield pushed(
      'reflections',
      some.map((note) => shown(note, missing)),
    );
  }
}

/** A statement for each piece: a call takes some ten thousand arguments at most. */
function pushed(list: 'reflections' | 'toasts', items: readonly object[]): string {
  return `clinkArchive.${list}.push(\n${items.map((item) => `${JSON.stringify(item)},\n`).join('')});\n`;
}

function shown(note: NoteToTake, missing: ReadonlySet<string>): object {
  const { localDate: date, createdAt, timezone, content, unreadable, recording } = note;
  return {
    date,
    time: localTime(Date.parse(createdAt), isTimezone(timezone) ? timezone : 'UTC'),
    content: unreadable ? 'This reflection could not be read: its words were damaged.' : content,
    recording: recording !== null && missing.has(recording) ? null : recording,
  };
}

type Toasts = { toasts: AsyncIterable<readonly ToastToTake[]>; files: ToastFiles; zone: string };

/** The toasts as a script, newest first as they come. */
export async function* toastsScript({ toasts, files, zone }: Toasts): AsyncGenerator<string> {
  for await (const some of toasts) {
    const told = some.map(({ id, intervalEnd, lines }) => ({
      date: localDate(intervalEnd, zone),
      lines: (lines ?? []).map(({ text, startMs, endMs }) => ({ text, startMs, endMs })),
      audio: files.get(id) ?? null,
    }));
    yield pushed('toasts', told);
  }
}
