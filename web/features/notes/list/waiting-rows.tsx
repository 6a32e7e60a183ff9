import { sayLocalDay } from '#web/lib/dates.ts';
import { useDevices } from '#web/lib/use-device.ts';
import { opening } from './opening.ts';
import type { Waiting } from '../keeping/outbox.ts';
import { waitingOf } from '../keeping/outbox.ts';
import { openPage } from '../keeping/page-call.ts';
import { reflectionRow } from './reflection-item.tsx';
import { takeBack } from './take-back.ts';

/** What waits on this device for a connection, the newest first, marked as waiting, above what is saved. */
export function WaitingRows({ userId }: { userId: number }) {
  // Drawn anew whenever one comes or goes.
  useDevices(`outbox:${userId}:`);
  const all = waitingOf(userId).toReversed();
  return (
    all.length > 0 && (
      <ul aria-label="Waiting for a connection" className="mt-2">
        {all.map((waiting) => (
          <WaitingRow
            key={`${waiting.key} ${waiting.at}`}
            waiting={waiting}
            onOpen={() => {
              takeBack(userId, waiting);
              openPage();
            }}
          />
        ))}
      </ul>
    )
  );
}

function WaitingRow({ waiting, onOpen }: { waiting: Waiting; onOpen: () => void }) {
  const { text, localDate, recording } = waiting;
  const day = sayLocalDay(localDate);
  const [weekday, rest] = day.split(', ');
  const isWordless = text.trim() === '';
  return (
    <li className={reflectionRow}>
      <time dateTime={localDate} className="pt-1.5 text-sm text-soft sm:pt-2.5">
        {weekday}, <span className="whitespace-nowrap">{rest}</span>
      </time>
      <div className="min-w-0 pt-1.5">
        {!isWordless && (
          <p
            dir="auto"
            className="line-clamp-6 max-w-measure font-serif text-lg leading-toast break-words whitespace-pre-line"
          >
            {text.trim()}
          </p>
        )}
        <div className="-mb-2 flex flex-wrap items-center gap-x-5 text-sm text-soft">
          <p>{recording ? 'With your voice. Waiting for a connection.' : 'Waiting for a connection.'}</p>
          <button
            type="button"
            aria-label={`Open the reflection of ${day} that is waiting: ${isWordless ? 'a recording' : opening(text, 40)}`}
            className="link min-h-11"
            onClick={onOpen}
          >
            Open
          </button>
        </div>
      </div>
    </li>
  );
}
