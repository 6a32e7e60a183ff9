import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { Note } from '#shared/contract/notes.ts';
import { sayLocalDay } from '#web/lib/dates.ts';
import { opening } from './opening.ts';

/** A row of the list: the date in the margin, the words beside it. */
export const reflectionRow = 'grid grid-cols-1 border-t border-line py-4 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-x-6';

const longText = 420;
const longLines = 7;

type ReflectionItemProps = { note: Note; onListenBack: () => void; onDelete: () => void };

/** One reflection with its day. A long one opens on request. */
export function ReflectionItem({ note, onListenBack, onDelete }: ReflectionItemProps) {
  const [open, setOpen] = useState(false);
  const day = sayLocalDay(note.localDate);
  const [weekday, rest] = day.split(', ');
  const isLong = note.content.length > longText || note.content.split('\n').length > longLines;
  return (
    <li className={reflectionRow}>
      <time dateTime={note.localDate} className="pt-1.5 text-sm text-soft sm:pt-2.5">
        {weekday}, <span className="whitespace-nowrap">{rest}</span>
      </time>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1 pt-1.5">
          <p
            dir="auto"
            className={`max-w-measure font-serif text-lg leading-toast break-words whitespace-pre-line ${isLong && !open ? 'line-clamp-6' : ''}`}
          >
            {note.content}
          </p>
          <div className="-mb-2 flex gap-x-5">
            {isLong && (
              <button
                type="button"
                aria-expanded={open}
                aria-label={`${open ? 'Fold' : 'Read on'}: ${day}`}
                className="link min-h-11 text-sm"
                onClick={() => setOpen(!open)}
              >
                {open ? 'Fold' : 'Read on'}
              </button>
            )}
            <button
              type="button"
              aria-label={`Listen back to the reflection of ${day}: ${opening(note.content, 40)}`}
              className="min-h-11 text-sm text-soft transition-colors hover:text-ink"
              onClick={onListenBack}
            >
              Listen back
            </button>
          </div>
        </div>
        <button
          type="button"
          aria-label={`Delete the reflection of ${day}: ${opening(note.content, 40)}`}
          className="-mr-3 grid size-11 flex-none place-items-center rounded-full text-soft transition-colors hover:bg-tint hover:text-wine"
          onClick={onDelete}
        >
          <Trash aria-hidden />
        </button>
      </div>
    </li>
  );
}
