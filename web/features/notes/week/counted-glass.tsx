import { useEffect, useRef, useState } from 'react';
import type { Stats } from '#shared/contract/notes.ts';
import { Glass } from '#web/ui/glass/glass.tsx';
import { stack } from '#web/ui/glass/glass-shape.ts';
import { usePart } from '#web/ui/use-part.ts';
import { glassMark } from './drop.ts';
import { useWeekGlass } from './use-week-glass.ts';

/** How large the week's glass is, there and on its way. */
export const glassSize = 'relative w-32 scroll-mt-24 flex-none sm:w-40 lg:w-56';

/** Where the line of a day appears: on a phone in the room below the week, beside it right under the glass. */
export const linePlace =
  'max-lg:absolute max-lg:inset-x-0 max-lg:top-[calc(100%-0.5rem)] flex h-11 min-w-0 lg:mb-3 lg:w-full lg:justify-center';

const loadBands = () => import('./bands.tsx').then((module) => module.Bands);

/** After the first view is there: what it does not need must not compete with it. */
const bandsAfterMs = 1200;

type CountedGlassProps = {
  userId: number;
  stats: Stats;
  /** How many moments the latest toast told, when it is the one that emptied the glass. */
  raised: number;
};

/** The week's glass with a band for each day, which can be touched: then its words appear in one line. */
export function CountedGlass({ userId, stats, raised }: CountedGlassProps) {
  const { weekBegan: began, weekDays: days, weeklyNotesCount: count, totalNotesNeeded: needed } = stats;
  const { drawn, layers, glass, glint } = useWeekGlass({ userId, began, days, needed, raised });
  const place = useRef<HTMLDivElement>(null);
  const [lit, setLit] = useState<string | null>(null);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), bandsAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const { Part: Bands } = usePart(loadBands, isSettled && days.length > 0);
  const percent = Math.round(Math.min(count / needed, 1) * 100);
  return (
    <>
      <div ref={glass} className={glassSize} {...{ [glassMark]: '' }} data-level={stack(drawn.layers).at(-1)?.to ?? 0}>
        <div
          role="progressbar"
          aria-label="Reflections this week"
          aria-valuemin={0}
          aria-valuemax={needed}
          aria-valuenow={Math.min(count, needed)}
          aria-valuetext={`${count} of ${needed} this week, ${percent} percent`}
        >
          <Glass {...drawn} lit={lit} glint={glint} />
        </div>
        {Bands && days.length > 0 && (
          <Bands days={days} layers={layers} glass={glass} place={place} touched={lit} onTouch={setLit} />
        )}
      </div>
      <div ref={place} aria-live="polite" className={linePlace} />
    </>
  );
}
