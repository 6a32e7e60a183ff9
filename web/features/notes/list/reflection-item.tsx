import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';
import type { Note } from '#shared/contract/notes.ts';
import { sayLocalDay } from '#web/lib/dates.ts';
import { typographic } from '#shared/typographic.ts';
import { callIt } from './opening.ts';
import { useReflectionDeeds } from './reflection-deeds.tsx';
import { ReflectionMarks } from './reflection-marks.tsx';
import { ReflectionMore } from './reflection-more.tsx';
import { rowMark } from './rows.ts';
import { UnreadableWords } from './unreadable-words.tsx';
import { VoiceNote } from '../voice/voice-note.tsx';

/** A row of the list: the date in the margin, the words beside it. */
export const reflectionRow = 'grid grid-cols-1 border-t border-line py-4 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-6';

const longText = 420;
const longLines = 7;

const quietButton = '-mx-2 min-h-11 rounded-mark px-2 text-sm text-soft transition-colors hover:text-ink';

/** Where a hand can hover, what can be done shows once it, the focus or an open panel is on the row. */
const onApproach =
  '[@media(hover:hover)]:opacity-0 transition-opacity [@media(hover:hover)]:group-hover/row:opacity-100 ' +
  '[@media(hover:hover)]:group-focus-within/row:opacity-100 [@media(hover:hover)]:group-has-[:popover-open]/row:opacity-100';

/** Where none can, one quiet sign stands at the end of the first line, and takes no line of its own. */
const atTheEdge =
  '[@media(hover:none)]:absolute [@media(hover:none)]:top-0 [@media(hover:none)]:-right-[12px] [@media(hover:none)]:mx-0 ' +
  '[@media(hover:none)]:grid [@media(hover:none)]:size-[44px] [@media(hover:none)]:place-items-center [@media(hover:none)]:p-0';

type ReflectionItemProps = {
  note: Note;
  /** The note's words with something in them marked, such as what was searched for. Told whether all of them are shown. */
  words?: ReactNode | ((isWhole: boolean) => ReactNode);
  /** What stands in the margin in place of the day. */
  margin?: ReactNode;
  /** Of the `<li>`, where only a part of a long list is there. */
  row?: ComponentProps<'li'> & { 'data-index'?: number };
};

/** One reflection with its day and what can be done with it; a long one opens on request. Needs `ReflectionDeeds` around. */
export function ReflectionItem({ note, words, margin, row }: ReflectionItemProps) {
  const deeds = useReflectionDeeds();
  const [open, setOpen] = useState(false);
  const day = sayLocalDay(note.localDate);
  const [weekday, rest] = day.split(', ');
  const isLong = note.content.length > longText || note.content.split('\n').length > longLines;
  return (
    <li {...row} className={`group/row ${row?.className ?? reflectionRow}`} {...{ [rowMark]: note.id }}>
      {margin ?? (
        <time dateTime={note.localDate} className="pt-1.5 text-sm text-soft sm:pt-2.5">
          {weekday}, <span className="whitespace-nowrap">{rest}</span>
        </time>
      )}
      <div className="relative min-w-0 pt-1.5 [@media(hover:none)]:pr-[44px]">
        {note.unreadable && <UnreadableWords />}
        {note.content !== '' && (
          <p
            dir="auto"
            className={`max-w-measure font-serif text-lg leading-toast break-words whitespace-pre-line ${isLong && !open ? 'line-clamp-6' : ''}`}
          >
            {typeof words === 'function' ? words(!isLong || open) : (words ?? typographic(note.content))}
          </p>
        )}
        <VoiceNote note={note} />
        <ReflectionMarks note={note} userId={deeds.userId} />
        <div className="-mb-2 flex flex-wrap gap-x-5">
          {isLong && (
            <button
              type="button"
              aria-expanded={open}
              aria-label={`${open ? 'Read less' : 'Read on'}: ${day}`}
              className="link min-h-11 text-sm"
              onClick={() => setOpen(!open)}
            >
              {open ? 'Read less' : 'Read on'}
            </button>
          )}
          {note.content !== '' && (
            <button
              type="button"
              aria-label={`Listen back to the reflection of ${day}: ${callIt(note, 40)}`}
              className={`${quietButton} ${onApproach} [@media(hover:none)]:hidden`}
              onClick={() => deeds.listenBack(note)}
            >
              Listen back
            </button>
          )}
          <ReflectionMore note={note} deeds={deeds} buttonClass={`${quietButton} ${onApproach} ${atTheEdge}`} />
        </div>
      </div>
    </li>
  );
}
