import type { Note } from '#shared/contract/notes.ts';
import { isTimezone } from '#shared/timezones.ts';
import { browserTimezone, localDateOf, sayDate, sayTime } from '#web/lib/dates.ts';
import { useDayEnd } from '#web/lib/preferences.ts';
import { useDevice } from '#web/lib/use-device.ts';
import { editPlace } from '../editing/edit-place.ts';

/** What is to be known of a reflection beside its words and its day; nothing for most. */
export function ReflectionMarks({ note, userId }: { note: Note; userId: number }) {
  const hasEdit = useDevice(editPlace(userId, note.id)) !== null;
  const writtenOn = otherDayOfWriting(note, useDayEnd());
  if (!hasEdit && !note.keptOut && note.updatedAt === null && writtenOn === null) {
    return null;
  }
  return (
    <ul
      aria-label="About this reflection"
      className="mt-1.5 flex flex-wrap text-sm text-soft [&>li:not(:last-child)]:after:mx-2 [&>li:not(:last-child)]:after:content-['·'/'']"
    >
      {writtenOn !== null && <li>Written on {sayBeside(note, `${writtenOn}T00:00:00Z`, 'UTC')}</li>}
      {note.updatedAt !== null && (
        <li>
          Edited{' '}
          <time dateTime={note.updatedAt} title={`${sayDate(note.updatedAt)}, ${sayTime(note.updatedAt)}`}>
            {sayBeside(note, note.updatedAt)}
          </time>
        </li>
      )}
      {note.keptOut && <li>Kept out of toasts</li>}
      {hasEdit && <li className="text-amber-ink">Changes not saved yet</li>}
    </ul>
  );
}

/** The day on which it was written by its writer's calendar, where that is not the day it is for; null else. */
function otherDayOfWriting({ createdAt, timezone, localDate: day }: Note, dayEnd: number): string | null {
  if (timezone !== browserTimezone() && !isTimezone(timezone)) {
    return null;
  }
  const written = new Date(createdAt);
  const onCalendar = localDateOf(written, timezone);
  // Past midnight both days are theirs, whenever theirs ended when they wrote.
  return day === onCalendar || day === localDateOf(written, timezone, dayEnd) ? null : onCalendar;
}

/** `March 3`, with the year only where it is not the one the reflection is from. */
function sayBeside({ localDate: beside }: Note, date: string, zone?: string): string {
  const said = sayDate(date, zone);
  const [day = said, year] = said.split(', ');
  return year === beside.slice(0, 4) ? day : said;
}
