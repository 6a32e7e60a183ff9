import { useEffect, useId, useRef } from 'react';
import { isCaring } from '../care/care.ts';
import { levelIn, rimArcs, surfaceAt } from './week-glass-geometry.ts';

type WeekGlassProps = {
  count: number;
  needed: number;
  /** Off, it is a mere picture: a whole rim, and half full of whatever there is. */
  isCounted?: boolean;
  className?: string;
};

const arcs = 2 * Math.PI * 110;
let caughtLight = false;

/**
 * The week as a glass seen from above: the rim counts the reflections, the drink rises with each, and a full glass
 * catches the light once. Numbers belong beside it.
 */
export function WeekGlass({ count, needed, isCounted = true, className = '' }: WeekGlassProps) {
  const id = useId();
  const glint = useRef<SVGCircleElement>(null);
  const level = isCounted ? levelIn(count, needed) : Math.min(count, 0.5);
  const full = level === 1;
  const surface = surfaceAt(level);
  const percent = Math.round(level * 100);

  useEffect(() => {
    if (!full || caughtLight || isCaring() || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return;
    }
    caughtLight = true;
    glint.current?.animate(
      [
        { strokeDashoffset: arcs * 0.32, opacity: 0 },
        { opacity: 1, offset: 0.3 },
        { strokeDashoffset: arcs * -0.36, opacity: 0 },
      ],
      { duration: 1100, delay: 320, easing: 'cubic-bezier(0.3, 0, 0.3, 1)' },
    );
  }, [full]);

  return (
    <div
      {...(isCounted && {
        role: 'progressbar',
        'aria-label': 'Reflections this week',
        'aria-valuemin': 0,
        'aria-valuemax': needed,
        'aria-valuenow': Math.min(count, needed),
        'aria-valuetext': `${count} of ${needed} this week, ${percent} percent`,
      })}
      className={className}
    >
      <svg viewBox="0 0 240 240" className="block size-full [--shade:#5a3206]" fill="none" aria-hidden>
        <defs>
          <radialGradient id={`${id}drink`} cx="0.5" cy="0.54" r="0.54">
            <stop offset="0" stopColor="color-mix(in oklab, var(--solid) 74%, white)" />
            <stop offset="0.5" stopColor="var(--solid)" />
            <stop offset="1" stopColor="color-mix(in oklab, var(--solid) 52%, #a15c0c)" />
          </radialGradient>
          <linearGradient id={`${id}wall`} x1="0.15" y1="0.1" x2="0.85" y2="0.95">
            <stop offset="0" stopColor="var(--tint)" />
            <stop offset="1" stopColor="var(--raised)" />
          </linearGradient>
        </defs>
        <circle cx="120" cy="120" r="102" fill={`url(#${id}wall)`} stroke="var(--line)" />
        <g
          className="transition-[transform,opacity] duration-[600ms]"
          style={{
            transform: `translate(120px, ${surface.y}px) scale(${surface.radius / 100})`,
            opacity: level === 0 ? 0 : 1,
          }}
        >
          <circle r="100" fill={`url(#${id}drink)`} />
          <path d="M-71 71A100.4 100.4 0 0 1 71 -71A101.4 101.4 0 0 0 -71 71Z" fill="var(--shade)" fillOpacity="0.16" />
          <circle r="98.5" stroke="white" strokeOpacity="0.28" strokeWidth="2" />
          <path
            d="M83.6 30.4A89 89 0 0 1 30.4 83.6"
            stroke="white"
            strokeOpacity="0.6"
            strokeWidth="4"
            strokeLinecap="round"
          />
        </g>
        <circle
          cx="120"
          cy="131"
          r="37"
          stroke={level === 0 ? 'var(--line)' : 'var(--shade)'}
          strokeOpacity={level === 0 ? 1 : 0.14}
          strokeWidth="1.5"
        />
        <circle
          cx="120"
          cy="131"
          r="31"
          stroke={level === 0 ? 'var(--line)' : 'white'}
          strokeOpacity={level === 0 ? 0.7 : 0.2}
          strokeWidth="1.5"
        />
        {!isCounted && <circle cx="120" cy="120" r="110" stroke="var(--line)" strokeWidth="5" />}
        {rimArcs(isCounted ? needed : 0, 110).map((arc, index) => (
          <path
            key={arc}
            d={arc}
            stroke={index < count ? 'var(--amber)' : 'var(--line)'}
            strokeWidth="7"
            strokeLinecap="round"
            className="transition-[stroke] duration-[600ms]"
          />
        ))}
        <circle
          ref={glint}
          cx="120"
          cy="120"
          r="110"
          stroke="white"
          strokeWidth="7"
          strokeLinecap="round"
          strokeDasharray={`${arcs * 0.07} ${arcs}`}
          transform="rotate(-120 120 120)"
          opacity="0"
        />
      </svg>
    </div>
  );
}
