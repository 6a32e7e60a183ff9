import { useEffect, useRef } from 'react';
import { Mark } from '#web/ui/mark.tsx';

/** How long the mark stays: the rims touch within the first 200 ms. */
export const clinkMs = 420;

/** Two rims touch, once, as a reflection is saved. With reduced motion the mark only appears. */
export function Clink() {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return;
    }
    frame.current?.querySelectorAll('circle').forEach((rim, index) => {
      const away = index === 0 ? 'translate(-3px, 1.5px)' : 'translate(3px, -1.5px)';
      rim.animate([{ transform: away }, { transform: 'none', offset: 0.7 }, { transform: 'none' }], {
        duration: 200,
        easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)',
      });
    });
  }, []);

  return (
    <div
      ref={frame}
      className="pointer-events-none absolute inset-0 grid place-items-center rounded-sheet bg-raised/85"
    >
      <Mark className="size-20 overflow-visible" />
    </div>
  );
}
