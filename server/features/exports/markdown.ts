import { localTime } from '#shared/calendar.ts';
import type { NoteToTake } from '#shared/contract/exports.ts';
import { isTimezone } from '#shared/timezones.ts';

type Month = {
  /** Oldest first, some at a time. */
  notes: AsyncIterable<readonly NoteToTake[]>;
  /** The recordings that could not be put beside the file. */
  missing: ReadonlySet<string>;
};

/** The reflections of a month, such as '2026-03', as Markdown: its days as headings, with what was written under them. */
export async function* markdownOfMonth(month: string, { notes, missing }: Month): AsyncGenerator<string> {
  const inUtc = { timeZone: 'UTC' } as const;
  const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', ...inUtc });
  const dayName = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', ...inUtc });
  yield `# ${monthName.format(new Date(`${month}-01`))}\n`;
  let day = '';
  for await (const some of notes) {
    let piece = '';
    for (const note of some) {
      if (note.localDate !== day) {
        day = note.localDate;
        piece += `\n## ${day}, ${dayName.format(new Date(day))}\n`;
      }
      piece += `\n${reflection(note, missing)}\n`;
    }
    yield piece;
  }
}

function reflection(
  { content, unreadable, createdAt, timezone, recording }: NoteToTake,
  missing: ReadonlySet<string>,
): string {
  const time = localTime(Date.parse(createdAt), isTimezone(timezone) ? timezone : 'UTC');
  const sound =
    recording === null
      ? []
      : [missing.has(recording) ? 'Its recording could not be read.' : `[Recording](../../${recording})`];
  const words = unreadable
    ? ['This reflection could not be read: its words were damaged.']
    : content
      ? [asText(content)]
      : [];
  return [`**${time}**`, ...words, ...sound].join('\n\n');
}

/** Words that someone wrote are no headings of this file, whatever they begin with. */
function asText(words: string): string {
  return words.replace(/^(#{1,6} |---|===)/gm, String.raw`\$1`);
}
