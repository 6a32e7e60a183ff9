import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { notes, type WeekDay } from '#shared/contract/notes.ts';
import { call } from '#web/lib/call.ts';
import { sayLocalDay } from '#web/lib/dates.ts';
import { recentQuery } from '../api.ts';
import { opening } from '../list/opening.ts';

/** More than fits on the line of any screen. */
const longest = 140;

/** A day of the week in one line: the words that were written last for it, which lead to that day in the archive. */
export function BandLine({ day: { localDate, count, noteId } }: { day: WeekDay }) {
  const recent = useQuery(recentQuery).data?.find(({ id }) => id === noteId);
  const { data: note = recent, isError } = useQuery({
    queryKey: ['notes', 'one', noteId],
    queryFn: ({ signal }) => call(notes.get, { params: { id: String(noteId) } }, { signal }),
    enabled: !recent,
  });
  if (!note && !isError) {
    return null;
  }
  const words = note?.content.trim() ?? '';
  return (
    <Link
      to={`/reflections?day=${localDate}`}
      className="group/line flex min-h-11 max-w-full min-w-0 animate-appear flex-col justify-center leading-heading lg:items-center"
    >
      <span className="max-w-full truncate text-sm text-soft">
        {sayLocalDay(localDate)}
        {count > 1 && ` \u00b7 the last of ${String(count)}`}
      </span>
      <span
        dir="auto"
        className="max-w-full truncate font-serif text-lg leading-heading group-hover/line:underline group-hover/line:decoration-1 group-hover/line:underline-offset-4"
      >
        {isError
          ? 'It could not be read just now.'
          : note?.unreadable
            ? 'Words that cannot be read'
            : words === ''
              ? 'A recording without words'
              : opening(words, longest)}
      </span>
    </Link>
  );
}
