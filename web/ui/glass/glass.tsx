import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import type { Layer } from './glass-shape.ts';
import { amberOf, bodyPath, edgePath, foot, middle, opening, rim, slicePath, stack, surfaceAt } from './glass-shape.ts';

/** A layer as it is drawn. `tone` picks its amber; `parts` divides it by hairlines. */
export type GlassLayer = Layer & { key: string; tone: number; parts?: number };

type GlassProps = {
  /** The lowest first. */
  layers: readonly GlassLayer[];
  /** The key of the layer that is looked at. */
  lit?: string | null;
  /** What is poured in. */
  stream?: ReactNode;
  /** The light that runs along the rim, unseen until it is moved. */
  glint?: Ref<SVGEllipseElement>;
};

/** A tumbler seen from above, at an angle, with layers of amber in it. A mere picture: its words belong beside it. */
export function Glass({ layers, lit, stream, glint }: GlassProps) {
  const id = useId();
  const placed = stack(layers);
  const level = placed.at(-1)?.to ?? 0;
  const surface = surfaceAt(level);
  const shown = placed.find(({ key }) => key === lit);
  const floor = surfaceAt(0);
  const base = slicePath(foot, floor);
  // The first drops do not cover the floor at once.
  const cover = Math.min(level / 0.04, 1);
  return (
    <svg viewBox="0 0 240 240" className="block size-full overflow-visible" fill="none" aria-hidden>
      <defs>
        <linearGradient id={`${id}wall`}>
          <stop offset="0" stopColor="var(--edge)" stopOpacity="0.34" />
          <stop offset="0.16" stopColor="var(--edge)" stopOpacity="0.06" />
          <stop offset="1" stopColor="var(--edge)" stopOpacity="0.4" />
        </linearGradient>
        <linearGradient id={`${id}round`}>
          <stop offset="0" stopColor="#4a2a05" stopOpacity="0.42" />
          <stop offset="0.3" stopColor="white" stopOpacity="0.2" />
          <stop offset="0.6" stopColor="#4a2a05" stopOpacity="0" />
          <stop offset="1" stopColor="#4a2a05" stopOpacity="0.46" />
        </linearGradient>
        <linearGradient id={`${id}top`} y2="1" x2="0.6">
          <stop offset="0" stopColor="color-mix(in oklab, var(--solid) 90%, #8a4b08)" />
          <stop offset="0.6" stopColor="color-mix(in oklab, var(--solid) 70%, white)" />
          <stop offset="1" stopColor="var(--solid)" />
        </linearGradient>
      </defs>
      <path d={bodyPath(foot, rim)} fill={`url(#${id}wall)`} />
      <g fill="var(--edge)" fillOpacity="0.14" stroke="var(--edge)" strokeOpacity="0.5">
        <ellipse {...oval(opening)} />
        {/* The thick base, in which the drink shines. */}
        <path d={base} stroke="none" />
        <ellipse {...oval(floor)} />
      </g>
      <path d={base} fill="var(--solid)" fillOpacity={0.3 * cover} />
      {placed.map(({ key, tone, parts = 1, from, to }) => (
        <g key={key} data-layer>
          <path d={slicePath(surfaceAt(from), surfaceAt(to))} fill={amberOf(tone)} />
          {Array.from({ length: parts }, (_, at) => (
            <path
              key={at}
              d={edgePath(surfaceAt(to - ((to - from) * at) / parts))}
              stroke="white"
              strokeOpacity={at === 0 ? 0.6 : 0.2}
            />
          ))}
        </g>
      ))}
      {level > 0 && (
        <>
          <path d={slicePath(floor, surface)} fill={`url(#${id}round)`} />
          <ellipse
            data-surface
            {...oval(surface)}
            fill={`url(#${id}top)`}
            stroke="color-mix(in oklab, var(--solid) 55%, white)"
            strokeWidth="2"
            opacity={cover}
          />
        </>
      )}
      {shown && (
        <path d={slicePath(surfaceAt(shown.from), surfaceAt(shown.to))} stroke="var(--ink)" strokeWidth="2.5" />
      )}
      {stream}
      <path d={edgePath(rim) + bodyPath(foot, rim)} stroke="var(--edge)" strokeWidth="1.75" />
      {/* Light on the walls, the rim and the base. */}
      <g stroke="white" strokeLinecap="round" className="dark:opacity-75">
        <path d="M46 76C50 122 56 160 62 190" strokeOpacity="0.6" strokeWidth="6" />
        <path d="M72 215.500A68 20 0 0 0 133 226M34 53A91 25.500 0 0 0 84 69" strokeOpacity="0.85" strokeWidth="3" />
        <ellipse ref={glint} {...oval(rim)} pathLength="100" strokeWidth="5" strokeDasharray="9 91" opacity="0" />
      </g>
    </svg>
  );
}

function oval({ y: cy, rx, ry }: { y: number; rx: number; ry: number }) {
  return { cx: middle, cy, rx, ry };
}
