import type { ReactNode } from 'react';
import { amberOf, bodyPath, foot, middle, opening, rim, slicePath, stack, surfaceAt } from './glass-shape.ts';

const body = bodyPath(foot, rim);
const base = slicePath(foot, surfaceAt(0));

type SmallGlassProps = {
  /** How high each layer is, 0 to 1, the lowest first: together 1 at most. */
  heights: readonly number[];
  /** What is poured in. */
  stream?: ReactNode;
};

/** The tumbler as small as a thumbnail, standing on the lower edge of its box. A mere picture: its words belong beside it. */
export function SmallGlass({ heights, stream }: SmallGlassProps) {
  const layers = stack(heights.map((height) => ({ height })));
  const level = layers.at(-1)?.to ?? 0;
  const surface = surfaceAt(level);
  return (
    <svg viewBox="16 10 208 221" className="block w-full overflow-visible" fill="none" aria-hidden>
      <path d={body} fill="var(--raised)" />
      <path d={body} fill="var(--edge)" fillOpacity="0.14" />
      <path d={base} fill={level > 0 ? 'var(--solid)' : 'var(--edge)'} fillOpacity="0.3" />
      {layers.map(({ height, from, to }, at) =>
        height > 0 ? (
          <path key={at} data-layer d={slicePath(surfaceAt(from), surfaceAt(to))} fill={amberOf(at)} />
        ) : null,
      )}
      <ellipse
        cx={middle}
        cy={surface.y}
        rx={surface.rx}
        ry={surface.ry}
        {...(level > 0
          ? { fill: 'color-mix(in oklab, var(--solid) 80%, white)' }
          : { stroke: 'var(--edge)', strokeOpacity: 0.6, strokeWidth: 4 })}
      />
      {stream}
      <path d={body} stroke="var(--edge)" strokeOpacity="0.8" strokeWidth="4" />
      <ellipse cx={middle} cy={opening.y} rx={rim.rx} ry={rim.ry} stroke="var(--edge)" strokeWidth="4" />
      <path d="M46 80C50 122 56 160 62 186" stroke="white" strokeOpacity="0.55" strokeWidth="8" strokeLinecap="round" />
    </svg>
  );
}
