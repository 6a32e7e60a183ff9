import { useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { forgetDevice, writeDevice } from '#web/lib/device.ts';
import { typographic } from '#shared/typographic.ts';
import { useDevice } from '#web/lib/use-device.ts';
import { onThisDayQuery } from './archive-api.ts';
import { sayWholeDay, sayYearsAgo } from './archive-words.ts';

type OnThisDayProps = { today: string; onDay: (day: string) => void };

const quiet = 'link min-h-11 text-sm';

/**
 * What was written on this day of other years, where there is something; the others on request. It can be folded away,
 * and stays so.
 */
export function OnThisDay({ today, onDay }: OnThisDayProps) {
  const { data } = useQuery(onThisDayQuery(today));
  const [showsAll, setShowsAll] = useState(false);
  const isFolded = useDevice('onThisDayFolded') !== null;
  const [first] = data ?? [];
  if (!data || !first) {
    return null;
  }
  const others = data.length - 1;
  return (
    <section
      aria-labelledby="on-this-day"
      className="mb-2 rounded-sheet border border-line bg-raised px-5 py-1.5 md:px-7 md:py-2.5"
    >
      <h2 id="on-this-day" className="text-xl">
        <button
          type="button"
          aria-expanded={!isFolded}
          aria-controls="on-this-day-notes"
          className="flex min-h-11 w-full items-center justify-between gap-4 text-left"
          onClick={() => (isFolded ? forgetDevice('onThisDayFolded') : writeDevice('onThisDayFolded', 'yes'))}
        >
          On this day
          <ChevronDown aria-hidden className={`text-soft transition-transform ${isFolded ? '' : 'rotate-180'}`} />
        </button>
      </h2>
      <div id="on-this-day-notes" hidden={isFolded} className="pb-1">
        <ul>
          {(showsAll ? data : [first]).map((note) => (
            <li key={note.id} className="border-t border-line pt-4 first:border-0 first:pt-1">
              <p className="text-sm text-soft">
                <span className="text-amber-ink">{sayYearsAgo(note.localDate, today)}</span>
                {' · '}
                <time dateTime={note.localDate}>{sayWholeDay(note.localDate)}</time>
              </p>
              <p
                dir="auto"
                className="mt-1 line-clamp-3 max-w-measure font-serif text-lg leading-toast break-words whitespace-pre-line"
              >
                {typographic(note.content) || 'In your own voice.'}
              </p>
              <button
                type="button"
                aria-label={`Open the day: ${sayWholeDay(note.localDate)}`}
                className={quiet}
                onClick={() => onDay(note.localDate)}
              >
                Open the day
              </button>
            </li>
          ))}
        </ul>
        {others > 0 && (
          <button
            type="button"
            aria-expanded={showsAll}
            aria-controls="on-this-day-notes"
            className={`${quiet} -mt-2`}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? 'Show only the first' : `${others} more from this day`}
          </button>
        )}
      </div>
    </section>
  );
}
