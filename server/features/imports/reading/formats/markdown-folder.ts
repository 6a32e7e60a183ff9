import { joined } from '../clean.ts';
import { dateAtStart, dayOf, readDate, readTime, type DateOrder, type ReadDate } from '../dates.ts';
import { decodeUnicode } from '../encoding.ts';
import type { ImportMapping, LeftOutReason } from '../entry.ts';
import { leftOut, type Found, type Moment, type Source } from '../found.ts';
import { plainOfMarkdown } from '../markdown.ts';
import { momentOf, zoneOf } from '../zone.ts';
import type { Zip } from '../zip.ts';
import { damagedAlone } from './journey.ts';
import { sectionsOf, type Section } from './day-headings.ts';
import { firstOf, readFrontMatter, type FrontMatter } from './front-matter.ts';

/** A file of Markdown or plain text, with its path in the folder. */
export type Page = { path: string; load(): Promise<Uint8Array> };

type Written = Exclude<ReadDate, 'no-date'>;

// There is no one format. Obsidian's and Logseq's daily notes are called by their day, jrnl and Hugo put it in front
// matter (jrnl-org/jrnl, docs/formats.md; gohugo.io/content-management/front-matter), and Clink's own archive has a file a
// month with days as headings.
const dateNames = ['date', 'datetime', 'created', 'created_at', 'created at', 'creation date', 'creation_date', 'day'];

/** A folder of Markdown files in a ZIP, or one such file. */
export function markdownFolder(pages: Page[], mapping: ImportMapping, zip?: Zip): Source {
  return {
    format: 'markdown',
    mapping,
    ...(zip && { zip }),
    async *entries() {
      for (const page of pages) {
        const bytes = await page.load().catch(damagedAlone);
        const text = bytes === null ? null : decoded(bytes, page.path);
        if (text === null) {
          yield leftOut('damaged', page.path);
        } else {
          yield* entriesOfPage(text.replace(/\r\n?/g, '\n'), page.path, mapping);
        }
      }
    },
  };
}

function* entriesOfPage(text: string, path: string, mapping: ImportMapping): Generator<Found> {
  const matter = readFrontMatter(text);
  const byName = dateOfPath(path, mapping.dateOrder);
  const told = dateOfMatter(matter, mapping.dateOrder);
  const day = told ?? byName?.read;
  const zone = zoneOf(firstOf(matter, ['timezone', 'time zone', 'tz']));
  const { before, sections } = sectionsOf(matter.body, mapping.dateOrder);
  const isSplit =
    sections.length > 1 || (sections.length === 1 && (day === undefined || onlySays(sections, before, day)));
  const base = { path, matter, zone, mapping };
  if (!isSplit) {
    const title = firstOf(matter, ['title']) ?? byName?.rest ?? '';
    yield* entry(matter.body, { ...base, when: day ?? null, title, where: path });
    return;
  }
  if (hasWords(before)) {
    yield* entry(before, { ...base, when: day ?? null, title: '', where: path });
  }
  for (const section of sections) {
    const where = `${path}, line ${section.line}`;
    yield* entry(section.body, { ...base, when: section.read, title: section.title, where });
  }
}

type About = {
  matter: FrontMatter;
  zone: string | null;
  mapping: ImportMapping;
  when: Written | null;
  title: string;
  where: string;
};

function* entry(markdown: string, { matter, zone, mapping, when, title, where }: About): Generator<Found> {
  const { text, attachments } = plainOfMarkdown(markdown);
  if (attachments > 0) {
    yield leftOut('attachment', where, attachments);
  }
  if (when !== null && typeof when !== 'string' && when.isAmbiguous) {
    yield { kind: 'remark', remark: 'ambiguous-date' };
  }
  yield {
    kind: 'entry',
    draft: {
      where,
      sourceId: null,
      when: momentFor(when, zone, mapping),
      text,
      extras: {
        title,
        mood: firstOf(matter, ['mood']) ?? '',
        tags: joined(matter.fields.get('tags') ?? matter.fields.get('tag')),
        place: firstOf(matter, ['location', 'place']) ?? '',
      },
    },
  };
}

function momentFor(when: Written | null, zone: string | null, mapping: ImportMapping): Moment | LeftOutReason {
  if (when === null) {
    return 'no-date';
  }
  return typeof when === 'string' ? when : momentOf(when, zone, zoneOf(mapping.timezone));
}

function dateOfMatter(matter: FrontMatter, order: DateOrder | undefined): Written | undefined {
  const value = firstOf(matter, dateNames);
  const read = value === undefined ? 'no-date' : readDate(value, order);
  if (read === 'no-date' || typeof read === 'string') {
    return read === 'no-date' ? undefined : read;
  }
  const time = read.time === null ? readTime(firstOf(matter, ['time']) ?? '') : null;
  return time === null ? read : { ...read, ...time };
}

/** The day by the name of a file or of its folders: '2026-03-04 A walk.md', '2026/03/04.md', '2026/03/04/A walk.md'. */
function dateOfPath(path: string, order: DateOrder | undefined): { read: Written; rest: string } | undefined {
  const parts = path.replace(/\.[a-z]{1,10}$/i, '').split('/');
  const own = dateAtStart((parts.at(-1) ?? '').replaceAll('_', '-'), order);
  if (own) {
    return own;
  }
  const folders = /(?<![^/])(\d{4})\/(?:\d{4}-)?(\d{2})\/(?:\d{4}-\d{2}-)?(\d{2})(?!\d)(?:[^/]{0,200}\/)?([^/]*)$/.exec(
    parts.join('/'),
  );
  if (!folders) {
    return undefined;
  }
  const date = dayOf(Number(folders[1]), Number(folders[2]), Number(folders[3]));
  const rest = (folders[4] ?? '').replace(/^[\s_-]{0,5}/, '');
  return { read: date === null ? 'impossible-date' : { date, time: null, ms: 0, offset: null }, rest };
}

/** Whether a file called by its day has that day as its heading too, and nothing above it. */
function onlySays([section]: readonly Section[], before: string, day: Written): boolean {
  const isSame = typeof section?.read === 'object' && typeof day === 'object' && section.read.date === day.date;
  return isSame && day.time === null && !hasWords(before);
}

function hasWords(markdown: string): boolean {
  const lines = markdown.split('\n').filter((line) => !/^ {0,3}#{1,6}(?:\s|$)/.test(line));
  return plainOfMarkdown(lines.join('\n')).text !== '';
}

function decoded(bytes: Uint8Array, name: string): string | null {
  try {
    return decodeUnicode(bytes, name);
  } catch {
    return null;
  }
}
