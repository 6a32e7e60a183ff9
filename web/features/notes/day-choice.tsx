import { useEffect, useRef, useState } from 'react';
import { addDays } from '#shared/calendar.ts';
import { sayLocalDay } from '#web/lib/dates.ts';
import { behindMore } from './phone-page.ts';

type DayChoiceProps = {
  /** The writer's day, as `2025-03-03`; the last that can be chosen. */
  today: string;
  /** The day it is for when that is not today. */
  day: string | null;
  onChange: (day: string | null) => void;
  disabled: boolean;
};

const firstDay = '1900-01-01';

const control =
  '-ml-2 min-h-11 max-w-full rounded-control border border-transparent bg-raised px-2 text-sm text-soft transition-colors hover:border-edge hover:text-ink';

/** The day the page is for, as people say it, and a quiet way to another one. */
export function DayChoice({ today, day, onChange, disabled }: DayChoiceProps) {
  const picker = useRef<HTMLInputElement>(null);
  // Another draft may be on the page by now; but never while a date is being typed.
  useEffect(() => {
    if (picker.current && picker.current !== document.activeElement) {
      picker.current.value = day ?? today;
    }
  }, [day, today]);
  const yesterday = addDays(today, -1);
  const [picks, setPicks] = useState(false);
  const isToday = day === null || day === today;
  const choice = picks || !(isToday || day === yesterday) ? 'other' : isToday ? 'today' : 'yesterday';
  return (
    <div
      className={`-my-2 flex min-h-11 flex-wrap items-center gap-x-4 text-sm text-soft max-md:mb-1 ${isToday ? behindMore : ''}`}
    >
      <p>
        <time dateTime={day ?? today}>{sayLocalDay(day ?? today)}</time>
      </p>
      <select
        aria-label="Which day it is for"
        value={choice}
        disabled={disabled}
        className={`field-sizing-content ${control}`}
        onChange={({ target: { value } }) => {
          setPicks(value === 'other');
          if (value !== 'other') {
            onChange(value === 'today' ? null : yesterday);
          }
        }}
      >
        <option value="today">Today</option>
        <option value="yesterday">Yesterday</option>
        <option value="other">Another day</option>
      </select>
      {choice === 'other' && (
        <input
          ref={picker}
          type="date"
          aria-label="Another day"
          min={firstDay}
          max={today}
          defaultValue={day ?? today}
          disabled={disabled}
          className={control}
          onChange={({ target: { value, validity } }) => {
            // While a year is being typed it is no day yet, or one long past.
            if (value !== '' && validity.valid) {
              onChange(value === today ? null : value);
            }
          }}
        />
      )}
    </div>
  );
}
