import type { KeyboardEvent, MouseEvent } from 'react';
import { memo, useRef, useState } from 'react';
import { months } from '#shared/calendar.ts';
import { sayLocalDay } from '#web/lib/dates.ts';
import { sayReflections } from './archive-words.ts';
import type { Place } from './year-geometry.ts';
import { dateAt, levelOf, monthLengths, placeByKey, placeNear, placeOf } from './year-geometry.ts';

type YearOfDotsProps = {
  year: number;
  /** How much each day has; nothing is known of it while undefined. */
  days: ReadonlyMap<string, number> | undefined;
  today: string;
  /** The day that is looked at. */
  chosen: string | null;
  onChoose: (day: string) => void;
  /** The id of what says it in words. */
  describedBy: string;
};

/**
 * A year as a small picture: a row of dots for each month, larger the more a day holds. One grid to the keyboard, in
 * which the arrow keys go from day to day; a touch means the nearest day with something on it.
 */
export function YearOfDots({ year, days, today, chosen, onChoose, describedBy }: YearOfDotsProps) {
  const [visited, setVisited] = useState<string | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const lengths = monthLengths(year);
  const isHere = (day: string | null): day is string => day?.startsWith(`${year}-`) === true;
  const entry =
    [visited, chosen].find(isHere) ??
    [...(days?.keys() ?? [])].findLast(isHere) ??
    (isHere(today) ? today : `${year}-01-01`);

  const goTo = (place: Place) => {
    const day = dateAt(year, place);
    setVisited(day);
    cellOf(grid.current, day)?.focus();
  };

  const choose = (day: string) => {
    setVisited(day);
    if (days?.has(day)) {
      onChoose(day);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const next = placeByKey(event.key, placeOf(entry), lengths);
    if (next) {
      event.preventDefault();
      goTo(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(entry);
    }
  };

  const onClick = (event: MouseEvent) => {
    const corner = cellOf(grid.current, `${year}-01-01`)?.getBoundingClientRect();
    if (!corner || !days) {
      return;
    }
    const place = placeNear(
      { x: event.clientX - corner.left, y: event.clientY - corner.top },
      { width: corner.width, height: corner.height, places: [...days.keys()].filter(isHere).map(placeOf) },
    );
    if (place) {
      choose(dateAt(year, place));
    }
  };

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={`The days of ${year}`}
      aria-describedby={describedBy}
      className="touch-manipulation"
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {lengths.map((length, month) => (
        <div key={month} role="row" className="grid grid-cols-[1.75rem_repeat(31,minmax(0,1fr))] items-center">
          <span role="rowheader" className="text-sm leading-none text-soft">
            <span aria-hidden>{months[month]?.slice(0, 1)}</span>
            <span className="sr-only">{months[month]}</span>
          </span>
          {Array.from({ length }, (_, at) => {
            const day = dateAt(year, { month, day: at + 1 });
            return (
              <Day
                key={day}
                day={day}
                count={days?.get(day) ?? 0}
                isToCome={day > today}
                isChosen={day === chosen}
                isEntry={day === entry}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

type DayProps = { day: string; count: number; isToCome: boolean; isChosen: boolean; isEntry: boolean };

/** By what a day holds. One without anything is as faint as the line of the page. */
const dots = [
  'before:size-[3px] before:bg-edge/45',
  'before:size-[5px] before:bg-amber',
  'before:size-[6px] before:bg-amber',
  'before:size-[7px] before:bg-amber',
  'before:size-[8px] before:bg-amber',
];

const Day = memo(function Day({ day, count, isToCome, isChosen, isEntry }: DayProps) {
  const said = count === 0 ? sayLocalDay(day) : `${sayLocalDay(day)}: ${sayReflections(count)}`;
  const dot = isToCome && count === 0 ? 'before:bg-transparent' : dots[levelOf(count)];
  return (
    <div
      role="gridcell"
      data-day={day}
      title={said}
      aria-label={said}
      aria-selected={isChosen}
      tabIndex={isEntry ? 0 : -1}
      className={`relative h-[1.125rem] before:absolute before:top-1/2 before:left-1/2 before:-translate-1/2 before:rounded-full focus-visible:rounded-mark focus-visible:outline-offset-0 ${dot} ${
        count > 0 ? 'cursor-pointer hover:before:bg-ink' : ''
      } ${isChosen ? 'before:bg-wine before:outline-2 before:outline-offset-2 before:outline-wine' : ''}`}
    />
  );
});

function cellOf(grid: HTMLElement | null, day: string): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-day="${day}"]`) ?? null;
}
