import {
  amberOf,
  bodyPath,
  foot,
  heightsOf,
  middle,
  opening,
  rim,
  slicePath,
  stack,
  surfaceAt,
} from './glass-shape.ts';

const body = bodyPath(foot, rim);
const base = slicePath(foot, surfaceAt(0));

/**
 * The tumbler as small as a thumbnail, standing on the lower edge of its box: a layer for each of `counts`, the first one
 * lowest, and full with as many as are needed.
 */
export function SmallGlass({ counts, needed }: { counts: readonly number[]; needed: number }) {
  const layers = stack(heightsOf(counts, needed).map((height) => ({ height })));
  const surface = surfaceAt(layers.at(-1)?.to ?? 0);
  return (
    <svg viewBox="16 10 208 221" className="block w-full" fill="none" aria-hidden>
      <path d={body} fill="var(--raised)" />
      <path d={body} fill="var(--edge)" fillOpacity="0.14" />
      <path d={base} fill={layers.length > 0 ? 'var(--solid)' : 'var(--edge)'} fillOpacity="0.3" />
      {layers.map(({ from, to }, at) => (
        <path key={at} d={slicePath(surfaceAt(from), surfaceAt(to))} fill={amberOf(at)} />
      ))}
      <ellipse
        cx={middle}
        cy={surface.y}
        rx={surface.rx}
        ry={surface.ry}
        {...(layers.length > 0
          ? { fill: 'color-mix(in oklab, var(--solid) 80%, white)' }
          : { stroke: 'var(--edge)', strokeOpacity: 0.6, strokeWidth: 4 })}
      />
      <path d={body} stroke="var(--edge)" strokeOpacity="0.8" strokeWidth="4" />
      <ellipse cx={middle} cy={opening.y} rx={rim.rx} ry={rim.ry} stroke="var(--edge)" strokeWidth="4" />
      <path d="M46 80C50 122 56 160 62 186" stroke="white" strokeOpacity="0.55" strokeWidth="8" strokeLinecap="round" />
    </svg>
  );
}
