import { useEffect, useState } from 'react';
import type { Progress } from '#shared/contract/toast-progress.ts';
import { Glass } from '#web/ui/glass/glass.tsx';

/** How full the glass is before the voice begins, and after that. */
const levels = { idle: 0, gathering: 0.06, writing: 0.14, done: 1, failed: 0 };
const voicingFrom = 0.2;

/** How much of what is missing is poured in a frame. */
const pace = 0.07;

/** A glass that fills while a toast is made: how far that is, for the eye and for a screen reader. */
export function RisingGlass({ now, className }: { now: Progress; className: string }) {
  const level = levelOf(now);
  const height = useRising(level);
  return (
    <div
      role="progressbar"
      aria-label="Making your toast"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={now.stage === 'voicing' ? Math.round(level * 100) : undefined}
      className={className}
    >
      <Glass layers={[{ key: 'drink', tone: 0, height }]} />
    </div>
  );
}

function levelOf(now: Progress): number {
  if (now.stage === 'voicing') {
    return voicingFrom + (1 - voicingFrom) * (now.step / now.of);
  }
  return levels[now.stage];
}

/** What rises to `level`, frame by frame; at once where nothing is to move. */
function useRising(level: number): number {
  const [height, setHeight] = useState(level);
  useEffect(() => {
    if (Math.abs(level - height) < 0.004 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setHeight(level);
      return undefined;
    }
    const frame = requestAnimationFrame(() => setHeight(height + (level - height) * pace));
    return () => cancelAnimationFrame(frame);
  }, [level, height]);
  return height;
}
