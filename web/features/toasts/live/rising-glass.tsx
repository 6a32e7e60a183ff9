import type { Progress } from '#shared/contract/toast-progress.ts';

/** How full the glass is before the voice begins, and after that. */
const levels = { idle: 0, gathering: 0.06, writing: 0.14, done: 1, failed: 0 };
const voicingFrom = 0.2;

/** A glass that fills while a toast is made: how far that is, for the eye and for a screen reader. */
export function RisingGlass({ now, className }: { now: Progress; className: string }) {
  const level = levelOf(now);
  return (
    <div
      role="progressbar"
      aria-label="Making your toast"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={now.stage === 'voicing' ? Math.round(level * 100) : undefined}
      className={className}
    >
      <svg viewBox="0 0 48 56" className="block size-full overflow-visible" fill="none" aria-hidden>
        <defs>
          <clipPath id="rising-glass">
            <path d={inside} />
          </clipPath>
        </defs>
        <g clipPath="url(#rising-glass)">
          <g
            className="transition-transform duration-[600ms] ease-out motion-reduce:transition-none"
            style={{ transform: `translateY(${String((1 - level) * 42)}px)` }}
          >
            <rect x="0" y="7" width="48" height="46" fill="var(--solid)" />
            <ellipse cx="24" cy="7" rx="20" ry="2.6" fill="color-mix(in oklab, var(--solid) 72%, white)" />
          </g>
        </g>
        <path d="M6 3 10 49Q10.4 53 14.4 53H33.6Q37.6 53 38 49L42 3" stroke="var(--edge)" strokeWidth="1.6" />
        <ellipse cx="24" cy="3.4" rx="18" ry="2.6" stroke="var(--edge)" strokeWidth="1.6" />
        <path d="M11.4 12 14 42" stroke="white" strokeOpacity="0.5" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
    </div>
  );
}

const inside = 'M7.4 4 11.3 48Q11.6 50.4 14.2 50.4H33.8Q36.4 50.4 36.7 48L40.6 4Z';

function levelOf(now: Progress): number {
  if (now.stage === 'voicing') {
    return voicingFrom + (1 - voicingFrom) * (now.step / now.of);
  }
  return levels[now.stage];
}
