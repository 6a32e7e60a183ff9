import { useEffect, useRef } from 'react';
import { Glass } from '#web/ui/glass/glass.tsx';

/** When the rims touch: the closing note sounds as long after the last word. */
const touchMs = 400;
/** A short touch in the hand that holds the phone. */
const buzzMs = 25;

const away = 64;
const tilt = 9;

/** Two glasses meet after the last line, and the light crosses. With reduced motion they stand together. */
export function MeetingGlasses() {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const buzz = setTimeout(() => navigator.vibrate?.(buzzMs), touchMs);
    if (!wantsStillness()) {
      const [left, right, light] = [...(frame.current?.children ?? [])];
      meet(left, -1);
      meet(right, 1);
      cross(light);
    }
    return () => clearTimeout(buzz);
  }, []);

  return (
    <div ref={frame} aria-hidden className="relative mx-auto grid w-[min(19.5rem,100%)] grid-cols-2">
      <div className="aspect-square origin-bottom rotate-6">
        <Glass layers={layers} />
      </div>
      <div className="aspect-square origin-bottom -rotate-6">
        <Glass layers={layers} />
      </div>
      <div className="absolute -top-7 left-1/2 size-32 -translate-x-1/2 bg-[radial-gradient(closest-side,rgb(255_222_150/0.9),transparent)] opacity-0" />
    </div>
  );
}

const layers = [{ key: 'drink', tone: 0, height: 0.62 }];

/** In quickly, a little back from the touch, and to rest. */
function meet(glass: Element | undefined, side: -1 | 1): void {
  const at = (px: number, degrees: number) =>
    `translateX(${String(side * px)}px) rotate(${String(-side * degrees)}deg)`;
  glass?.animate(
    [
      { transform: at(away, 0), opacity: 0, easing: 'cubic-bezier(0.5, 0, 0.8, 0.5)' },
      { opacity: 1, offset: 0.12 },
      { transform: at(0, tilt), offset: 0.27, easing: 'cubic-bezier(0.1, 0.6, 0.3, 1)' },
      { transform: at(7, 3), offset: 0.5, easing: 'ease-in-out' },
      { transform: at(0, 6) },
    ],
    { duration: touchMs / 0.27, fill: 'backwards' },
  );
}

/** From the place where they touch, over both of them. */
function cross(light: Element | undefined): void {
  light?.animate(
    [
      { opacity: 0, transform: 'scale(0.2)' },
      { opacity: 0.95, transform: 'scale(0.6)', offset: 0.2 },
      { opacity: 0, transform: 'scale(3.4, 1.6)' },
    ],
    { duration: 1000, delay: touchMs, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  );
}

function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
