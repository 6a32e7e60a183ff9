import Ellipsis from 'lucide-react/icons/ellipsis';
import type { Note } from '#shared/contract/notes.ts';
import { sayLocalDay } from '#web/lib/dates.ts';
import { Popover } from '#web/ui/popover.tsx';
import { callIt } from './opening.ts';
import type { Deeds } from './reflection-deeds.tsx';

const row = 'flex min-h-11 w-full items-center rounded-mark px-3 text-left transition-colors hover:bg-tint';

type ReflectionMoreProps = { note: Note; deeds: Deeds; buttonClass: string };

/** 'More': what else can be done with a reflection, in a small panel. */
export function ReflectionMore({ note, deeds, buttonClass }: ReflectionMoreProps) {
  const itself = `the reflection of ${sayLocalDay(note.localDate)}: ${callIt(note, 40)}`;
  const keepWords = note.keptOut ? 'Include in toasts again' : 'Keep out of toasts';
  return (
    <Popover
      button={
        <>
          <span className="[@media(hover:none)]:hidden">More</span>
          <Ellipsis aria-hidden className="[@media(hover:hover)]:hidden" />
        </>
      }
      label={`More for ${itself}`}
      buttonClass={buttonClass}
      panelClass="w-56 p-2"
    >
      {(close) => {
        const doing = (deed: () => void) => () => {
          close();
          deed();
        };
        return (
          <>
            {note.content !== '' && (
              <button
                type="button"
                className={`${row} [@media(hover:hover)]:hidden`}
                aria-label={`Listen back to ${itself}`}
                onClick={doing(() => deeds.listenBack(note))}
              >
                Listen back
              </button>
            )}
            <button
              type="button"
              className={row}
              aria-label={`${note.unreadable ? 'Write again' : 'Edit'} ${itself}`}
              onClick={doing(() => deeds.edit(note))}
            >
              {note.unreadable ? 'Write it again' : 'Edit'}
            </button>
            {!note.unreadable && (
              <button
                type="button"
                className={row}
                aria-label={`${keepWords}: ${itself}`}
                onClick={doing(() => deeds.setKeptOut(note, !note.keptOut))}
              >
                {keepWords}
              </button>
            )}
            <button
              type="button"
              className={`${row} text-wine`}
              aria-label={`Delete ${itself}`}
              onClick={doing(() => deeds.remove(note))}
            >
              Delete
            </button>
          </>
        );
      }}
    </Popover>
  );
}
