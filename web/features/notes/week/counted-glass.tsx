import { useEffect, useRef, useState } from 'react';
import type { Stats } from '#shared/contract/notes.ts';
import { Glass } from '#web/ui/glass/glass.tsx';
import { usePart } from '#web/ui/use-part.ts';
import { BandButtons } from './band-buttons.tsx';
import { useWeekGlass } from './use-week-glass.ts';
import { layersOf } from './week-days.ts';

/** How large the week's glass is, there and on its way. */
export const glassSize = 'relative w-32 flex-none sm:w-40 lg:w-56';

/** Where the line of a day appears: on a phone in the room below the week, beside it right under the glass. */
export const linePlace =
  'max-lg:absolute max-lg:inset-x-0 max-lg:top-[calc(100%-0.25rem)] flex h-11 min-w-0 lg:mb-3 lg:w-full lg:justify-center';

const loadLine = () => import('./band-line.tsx').then((module) => module.BandLine);

/** For a hand on its way from the glass to the line. */
const graceMs = 300;

type CountedGlassProps = {
  userId: number;
  stats: Stats;
  /** How many moments the latest toast told, when it is the one that emptied the glass. */
  raised: number;
};

/** The week's glass with a band for each day, which can be touched: then its words appear in one line. */
export function CountedGlass({ userId, stats, raised }: CountedGlassProps) {
  const { weekBegan: began, weekDays: days, weeklyNotesCount: count, totalNotesNeeded: needed } = stats;
  const { drawn, glass, glint } = useWeekGlass({ userId, began, days, needed, raised });
  const { touched, touch, place, leave, stay } = useTouched(glass);
  const day = days.find(({ localDate }) => localDate === touched);
  const { Part: Line } = usePart(loadLine, day !== undefined);
  const percent = Math.round(Math.min(count / needed, 1) * 100);
  return (
    <>
      <div ref={glass} className={glassSize} onPointerEnter={stay} onPointerLeave={leave}>
        <div
          role="progressbar"
          aria-label="Reflections this week"
          aria-valuemin={0}
          aria-valuemax={needed}
          aria-valuenow={Math.min(count, needed)}
          aria-valuetext={`${String(count)} of ${String(needed)} this week, ${String(percent)} percent`}
        >
          <Glass {...drawn} lit={day?.localDate ?? null} glint={glint} />
        </div>
        {days.length > 0 && <BandButtons days={days} layers={layersOf(days, needed)} onTouch={touch} />}
      </div>
      <div ref={place} aria-live="polite" className={linePlace} onPointerEnter={stay} onPointerLeave={leave}>
        {day && Line && <Line key={day.localDate} day={day} />}
      </div>
    </>
  );
}

/** Which day is touched: until the hand, the focus or a tap goes elsewhere than to the glass or its line. */
function useTouched(glass: { readonly current: HTMLElement | null }) {
  const [touched, touch] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTouched = touched !== null;

  useEffect(() => {
    if (!isTouched) {
      return undefined;
    }
    const ending = new AbortController();
    const { signal } = ending;
    const isHere = (target: EventTarget | null) =>
      target instanceof Node && [glass, place].some(({ current }) => current?.contains(target));
    const look = ({ target }: Event) => !isHere(target) && touch(null);
    document.addEventListener('pointerdown', look, { signal });
    document.addEventListener('focusin', look, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && touch(null), { signal });
    return () => ending.abort();
  }, [isTouched, glass]);

  const stay = () => clearTimeout(timer.current);
  const leave = ({ pointerType }: { pointerType: string }) => {
    // A finger that is lifted leaves as well.
    if (pointerType !== 'mouse') {
      return;
    }
    stay();
    timer.current = setTimeout(() => {
      const hasFocus = [glass, place].some(({ current }) => current?.contains(document.activeElement));
      if (!hasFocus) {
        touch(null);
      }
    }, graceMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { touched, touch, place, leave, stay };
}
