import { useEffect, useRef } from 'react';

const strokes = 64;
const stepMs = 100;
/** A stroke of silence still shows. */
const least = 0.08;

/**
 * How loud the last moments were, as strokes that move along; for the eye alone. Where movement is not wanted they
 * keep their place and are only fainter or stronger.
 */
export function LevelStrokes({ level }: { level: () => number }) {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const bars = [...(frame.current?.children ?? [])] as HTMLElement[];
    let past = Array.from({ length: strokes }, () => 0);
    const timer = setInterval(() => {
      past = [...past.slice(1), level()];
      if (isStill) {
        frame.current?.style.setProperty('opacity', String(0.35 + 0.65 * (past.at(-1) ?? 0)));
        return;
      }
      bars.forEach((bar, index) => bar.style.setProperty('scale', `1 ${Math.max(least, past[index] ?? 0)}`));
    }, stepMs);
    return () => clearInterval(timer);
  }, [level]);

  return (
    <div
      ref={frame}
      aria-hidden
      className="flex h-8 min-w-0 flex-1 items-center justify-end gap-[3px] overflow-hidden transition-opacity"
    >
      {Array.from({ length: strokes }, (_, index) => (
        <span key={index} className="h-full w-[3px] flex-none rounded-full bg-amber" style={{ scale: `1 ${least}` }} />
      ))}
    </div>
  );
}
