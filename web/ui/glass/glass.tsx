import type { Ref } from 'react';
import { useId } from 'react';
import type { Layer } from './glass-shape.ts';
import {
  amberOf,
  bodyPath,
  edgePath,
  foot,
  levelOf,
  middle,
  opening,
  rim,
  slicePath,
  stack,
  surfaceAt,
} from './glass-shape.ts';

/** A layer as it is drawn. `tone` picks its amber; `parts` divides it by hairlines. */
export type GlassLayer = Layer & { key: string; tone: number; parts?: number };

type GlassProps = {
  /** The lowest first. */
  layers: readonly GlassLayer[];
  /** The key of the layer that is looked at. */
  lit?: string | null;
  /** The key of a layer that fades in. */
  appearing?: string | null;
  /** How far a pour has come, 0 to 1; null when nothing is poured. */
  pour?: number | null;
  /** The light that runs along the rim, unseen until it is moved. */
  glint?: Ref<SVGEllipseElement>;
};

const mostParts = 6;

/** Where a stream begins, above the glass, and for which part of the pour it falls before it arrives. */
const streamTop = -40;
export const fallsFor = 0.17;

/** A tumbler seen from above, at an angle, with layers of amber in it. A mere picture: its words belong beside it. */
export function Glass({ layers, lit = null, appearing = null, pour = null, glint }: GlassProps) {
  const id = useId();
  const placed = stack(layers).filter(({ from, to }) => to > from);
  const level = levelOf(layers);
  const surface = surfaceAt(level);
  const floor = surfaceAt(0);
  const isEmpty = level === 0;
  // The first drops do not cover the floor at once.
  const cover = Math.min(level / 0.04, 1);
  return (
    <svg
      viewBox="0 0 240 240"
      className="block size-full overflow-visible [--glass:var(--edge)] [--shine:white] dark:[--shine:#fff6e6]"
      fill="none"
      aria-hidden
    >
      <defs>
        <linearGradient id={`${id}wall`}>
          <stop offset="0" stopColor="var(--glass)" stopOpacity="0.34" />
          <stop offset="0.13" stopColor="var(--glass)" stopOpacity="0.08" />
          <stop offset="0.5" stopColor="var(--shine)" stopOpacity="0.05" />
          <stop offset="0.86" stopColor="var(--glass)" stopOpacity="0.1" />
          <stop offset="1" stopColor="var(--glass)" stopOpacity="0.4" />
        </linearGradient>
        <linearGradient id={`${id}round`}>
          <stop offset="0" stopColor="#4a2a05" stopOpacity="0.42" />
          <stop offset="0.16" stopColor="#4a2a05" stopOpacity="0.1" />
          <stop offset="0.3" stopColor="white" stopOpacity="0.2" />
          <stop offset="0.5" stopColor="white" stopOpacity="0" />
          <stop offset="0.84" stopColor="#4a2a05" stopOpacity="0.14" />
          <stop offset="1" stopColor="#4a2a05" stopOpacity="0.46" />
        </linearGradient>
        <linearGradient id={`${id}top`} y2="1" x2="0.6">
          <stop offset="0" stopColor="color-mix(in oklab, var(--solid) 90%, #8a4b08)" />
          <stop offset="0.6" stopColor="color-mix(in oklab, var(--solid) 70%, white)" />
          <stop offset="1" stopColor="var(--solid)" />
        </linearGradient>
        <linearGradient
          id={`${id}stream`}
          gradientUnits="userSpaceOnUse"
          x1="0"
          x2="0"
          y1={streamTop}
          y2={streamTop + 40}
        >
          <stop offset="0" stopColor="var(--solid)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--solid)" />
        </linearGradient>
      </defs>
      <path d={bodyPath(foot, rim)} fill="var(--raised)" fillOpacity="0.7" />
      <path d={bodyPath(foot, rim)} fill={`url(#${id}wall)`} />
      <ellipse cx={middle} cy={opening.y} rx={opening.rx} ry={opening.ry} fill="var(--glass)" fillOpacity="0.1" />
      {/* The thick base, in which the drink shines. */}
      <path d={slicePath(foot, floor)} fill="var(--glass)" fillOpacity="0.16" />
      {!isEmpty && <path d={slicePath(foot, floor)} fill="var(--solid)" fillOpacity={0.3 * cover} />}
      <ellipse
        cx={middle}
        cy={floor.y}
        rx={floor.rx}
        ry={floor.ry}
        fill="var(--glass)"
        fillOpacity="0.14"
        stroke="var(--glass)"
        strokeOpacity="0.6"
        strokeWidth="1.5"
      />
      <path
        d="M72 215.500A68 20 0 0 0 133 226"
        stroke="var(--shine)"
        strokeOpacity="0.75"
        strokeWidth="3"
        strokeLinecap="round"
      />
      {placed.map(({ key, tone, parts = 1, from, to }) => (
        <g key={key} className={key === appearing ? 'animate-appear' : ''}>
          <path
            d={slicePath(surfaceAt(from), surfaceAt(to))}
            fill={amberOf(tone)}
            {...(key === lit && { stroke: 'var(--ink)', strokeWidth: 2.5, strokeLinejoin: 'round' })}
          />
          {Array.from({ length: Math.min(parts, mostParts) - 1 }, (_, at) => (
            <path
              key={at}
              d={edgePath(surfaceAt(from + ((to - from) * (at + 1)) / Math.min(parts, mostParts)))}
              stroke="white"
              strokeOpacity="0.2"
              strokeWidth="1"
            />
          ))}
          {to < level && <path d={edgePath(surfaceAt(to))} stroke="white" strokeOpacity="0.6" strokeWidth="1.5" />}
        </g>
      ))}
      {!isEmpty && (
        <>
          <path d={slicePath(floor, surface)} fill={`url(#${id}round)`} />
          <ellipse
            data-surface
            cx={middle}
            cy={surface.y}
            rx={surface.rx}
            ry={surface.ry}
            fill={`url(#${id}top)`}
            stroke="color-mix(in oklab, var(--solid) 55%, white)"
            strokeWidth="2"
            opacity={cover}
          />
        </>
      )}
      {pour !== null && <Stream at={pour} surface={surface} fill={`url(#${id}stream)`} />}
      {/* Light on the walls. */}
      <path
        d="M46 76C50 122 56 160 62 190"
        stroke="var(--shine)"
        strokeOpacity="0.6"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d="M190 98C187 128 184 148 180 168"
        stroke="var(--shine)"
        strokeOpacity="0.22"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M26 45L50 207" stroke="var(--glass)" strokeOpacity="0.6" strokeWidth="1.5" />
      <path d="M214 45L190 207" stroke="var(--glass)" strokeOpacity="0.6" strokeWidth="1.5" />
      <path d={edgePath(foot)} stroke="var(--glass)" strokeOpacity="0.75" strokeWidth="2" />
      <ellipse
        cx={middle}
        cy={opening.y}
        rx={opening.rx}
        ry={opening.ry}
        stroke="var(--glass)"
        strokeOpacity="0.45"
        strokeWidth="1"
      />
      <ellipse
        cx={middle}
        cy={rim.y}
        rx={rim.rx}
        ry={rim.ry}
        stroke="var(--glass)"
        strokeOpacity="0.9"
        strokeWidth="2"
      />
      <path
        d="M34 53A91 25.500 0 0 0 84 69"
        stroke="var(--shine)"
        strokeOpacity="0.9"
        strokeWidth="3"
        strokeLinecap="round"
      />
      {glint && (
        <ellipse
          ref={glint}
          cx={middle}
          cy={rim.y}
          rx="91"
          ry="25.5"
          pathLength="100"
          stroke="white"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray="9 91"
          opacity="0"
        />
      )}
    </svg>
  );
}

type StreamProps = { at: number; surface: { y: number }; fill: string };

/** A thin stream from nowhere: its head falls first, its end last. */
function Stream({ at, surface, fill }: StreamProps) {
  const end = surface.y + 4;
  const head = streamTop + (end - streamTop) * Math.min(at / fallsFor, 1) ** 2;
  const tail = streamTop + (end - streamTop) * Math.max((at - 1 + fallsFor) / fallsFor, 0) ** 2;
  return (
    <path
      data-pour
      d={`M${middle - 2.8} ${tail}L${middle + 2.8} ${tail}L${middle + 1.8} ${head}L${middle - 1.8} ${head}Z`}
      fill={fill}
    />
  );
}
