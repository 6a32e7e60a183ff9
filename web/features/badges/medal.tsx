import { useId } from 'react';
import { drawings, unknown } from './drawings.ts';

type MedalProps = {
  icon: string;
  /** How far one is, 0 to 1: the rim fills, and at 1 so does the glass. */
  share: number;
  large?: boolean;
};

const radius = 29;

/** A badge as a small glass seen from above, its drawing in the middle. Words stand beside it. */
export function Medal({ icon, share, large = false }: MedalProps) {
  const id = useId();
  const { [icon]: Drawing = unknown } = drawings;
  const isFull = share >= 1;
  return (
    <span aria-hidden className={`relative grid flex-none place-items-center ${large ? 'size-36' : 'size-16'}`}>
      <svg viewBox="0 0 64 64" fill="none" className="absolute inset-0 size-full [--shade:#5a3206]">
        <defs>
          <radialGradient id={`${id}drink`} cx="0.42" cy="0.36" r="0.8">
            <stop offset="0" stopColor="color-mix(in oklab, var(--solid) 70%, white)" />
            <stop offset="0.55" stopColor="var(--solid)" />
            <stop offset="1" stopColor="color-mix(in oklab, var(--solid) 62%, #a15c0c)" />
          </radialGradient>
        </defs>
        <circle cx="32" cy="32" r={radius} stroke="var(--line)" strokeWidth={large ? 1.6 : 2.2} />
        {share > 0 && (
          <circle
            cx="32"
            cy="32"
            r={radius}
            stroke="var(--amber)"
            strokeWidth={large ? 1.6 : 2.2}
            strokeLinecap="round"
            pathLength="100"
            strokeDasharray={isFull ? undefined : `${share * 100} 100`}
            transform="rotate(-90 32 32)"
          />
        )}
        <circle cx="32" cy="32" r="25" fill={isFull ? `url(#${id}drink)` : 'var(--raised)'} />
        {isFull ? (
          <path
            d="M52.2 43.4A23.2 23.2 0 0 1 43.4 52.2"
            stroke="white"
            strokeOpacity="0.65"
            strokeWidth={large ? 1 : 1.4}
            strokeLinecap="round"
          />
        ) : (
          <circle cx="32" cy="32" r="25" stroke="var(--line)" />
        )}
      </svg>
      <Drawing
        className={`relative ${isFull ? 'text-on-solid' : 'text-soft'}`}
        style={
          large ? { width: '3.25rem', height: '3.25rem', strokeWidth: 0.9 } : { width: '1.5rem', height: '1.5rem' }
        }
      />
    </span>
  );
}
