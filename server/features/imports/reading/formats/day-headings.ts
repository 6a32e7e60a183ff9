import { dateAtStart, readTime, type DateOrder, type ReadDate } from '../dates.ts';

/** What stands under the heading of a day, or of a time within it. */
export type Section = {
  read: Exclude<ReadDate, 'no-date'>;
  /** What the heading says beside its date. */
  title: string;
  /** Where it begins, counted from 1. */
  line: number;
  body: string;
};

const headingLine = /^ {0,3}(#{1,6})[ \t]{1,9}(\S.{0,300})$/;
const boldTime = /^\*\*([^*]{1,30})\*\*$/;

/**
 * Splits a Markdown file at its days: headings that begin with a date, all of one level, and below them headings that
 * are a time and nothing else.
 */
export function sectionsOf(markdown: string, order: DateOrder | undefined): { before: string; sections: Section[] } {
  const before: string[] = [];
  const sections: { section: Section; lines: string[] }[] = [];
  let level: number | undefined;
  let isFenced = false;
  for (const [at, line] of markdown.split('\n').entries()) {
    isFenced = /^ {0,3}(?:```|~~~)/.test(line) ? !isFenced : isFenced;
    const heading = isFenced ? null : headingLine.exec(line);
    const marks = heading?.[1]?.length;
    const dated = heading && (level === undefined || marks === level) ? dateAtStart(heading[2] ?? '', order) : null;
    const current = sections.at(-1);
    if (dated) {
      level = marks;
      sections.push(begun(dated.read, dated.rest, at + 1));
    } else if (current) {
      const clock = isFenced ? null : timeAlone(heading?.[2] ?? boldTime.exec(line)?.[1]);
      if (clock && typeof current.section.read !== 'string') {
        sections.push(begun({ ...current.section.read, ...clock }, '', at + 1));
      } else {
        current.lines.push(line);
      }
    } else {
      before.push(line);
    }
  }
  const whole = sections.map(({ section, lines }) => ({ ...section, body: lines.join('\n') }));
  // A day whose words all stand under its times is no entry of its own.
  const kept = whole.filter(({ body, read, title }, at) => {
    const next = whole[at + 1]?.read;
    const isSameDay =
      typeof read !== 'string' && typeof next === 'object' && next.date === read.date && next.time !== null;
    return body.trim() !== '' || title !== '' || !isSameDay;
  });
  return { before: before.join('\n'), sections: kept };
}

function begun(read: Section['read'], title: string, line: number): { section: Section; lines: string[] } {
  return { section: { read, title, line, body: '' }, lines: [] };
}

function timeAlone(text: string | undefined): ReturnType<typeof readTime> {
  const clean = text?.trim() ?? '';
  // A heading such as '2026' or '10.30' is more likely something else.
  return /\d[:h]\d|\d ?[ap]\.?m/i.test(clean) && clean.length <= 20 ? readTime(clean) : null;
}
