import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { readDevice, writeDevice } from '#web/lib/device.ts';
import type { GlassLayer } from '#web/ui/glass/glass.tsx';
import type { Drawn } from './glass-motion.tsx';
import { type DayCount, layersOf, moveTo, type ShownGlass, total } from './week-days.ts';

type Counted = { userId: number; began: string; days: readonly DayCount[]; needed: number; raised: number };

type WeekGlass = {
  drawn: Drawn;
  /** As they are once nothing moves. */
  layers: readonly GlassLayer[];
  glass: RefObject<HTMLDivElement | null>;
  glint: RefObject<SVGEllipseElement | null>;
};

/**
 * The week's glass as it is to be drawn: what this device has not shown yet is seen to be poured, or drunk after a toast,
 * as soon as the glass is in sight. How it stood is remembered on the device.
 */
export function useWeekGlass({ userId, began, days, needed, raised }: Counted): WeekGlass {
  const glass = useRef<HTMLDivElement>(null);
  const glint = useRef<SVGEllipseElement>(null);
  // What this device has shown decides; the toast is asked only before there was anything.
  const [toldBefore] = useState(raised);
  const [drawn, setDrawn] = useState<Drawn>(() => {
    const from = moveTo(shownGlass(userId), { began, days: [...days] }, toldBefore)?.from ?? days;
    return { layers: layersOf(from, needed) };
  });
  // A list that was read again and says the same is no news.
  const listed = JSON.stringify(days);

  useEffect(() => {
    const now: ShownGlass = { began, days: JSON.parse(listed) as DayCount[] };
    const before = shownGlass(userId);
    const layers = layersOf(now.days, needed);
    const motion = moveTo(before, now, toldBefore);
    const hasCaught = before?.began === began && before.caught === true;
    const keep = (caught: boolean) => {
      const text = JSON.stringify({ ...now, caught });
      if (text !== readDevice(`glass:${userId}`)) {
        writeDevice(`glass:${userId}`, text);
      }
    };
    const settle = () => {
      setDrawn({ layers });
      keep(hasCaught);
    };
    const catches = total(now.days) >= needed && !hasCaught;
    if (!motion) {
      settle();
    }
    if (!motion && !catches) {
      return undefined;
    }
    const ending = new AbortController();
    const { signal } = ending;
    const show = async () => {
      const { move, catchLight } = await import('./glass-motion.tsx');
      if (motion && glass.current) {
        const from = layersOf(motion.from, needed);
        await move({ kind: motion.kind, from, to: layers, glass: glass.current, draw: setDrawn, signal });
        keep(hasCaught);
      }
      if (catches && glint.current && (await catchLight(glint.current, signal))) {
        keep(true);
      }
    };
    show().catch(() => {
      // Its code could not be fetched: the glass shows what is in it all the same.
      if (!signal.aborted) {
        settle();
      }
    });
    return () => ending.abort();
  }, [userId, began, listed, needed, toldBefore]);

  return { drawn, layers: layersOf(days, needed), glass, glint };
}

/** What this device remembers; null when it is nothing, or nothing that can be read. */
function shownGlass(userId: number): ShownGlass | null {
  try {
    return JSON.parse(readDevice(`glass:${userId}`) ?? 'null') as ShownGlass | null;
  } catch {
    return null;
  }
}
