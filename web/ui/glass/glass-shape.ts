/** A layer of drink: how much of the glass it fills, 0 to 1. */
export type Layer = { height: number };

type Ellipse = { y: number; rx: number; ry: number };

/** How little of the glass a layer may take beside fuller ones and still be seen. */
const least = 0.05;

/** The tumbler stands upright in a box of 240 by 240 and is seen from above, at an angle: all its rounds are ellipses. */
export const boxSize = 240;
export const middle = boxSize / 2;
export const rim: Ellipse = { y: 45, rx: 94, ry: 27 };
export const opening: Ellipse = { y: 45.5, rx: 88, ry: 24 };
export const foot: Ellipse = { y: 207, rx: 70, ry: 22 };
const floor: Ellipse = { y: 187, rx: 65, ry: 19.5 };
const brim: Ellipse = { y: 52, rx: 86.6, ry: 23.8 };

/** The surface of the drink at a level from 0, the floor of the glass, to 1, its brim: wider the higher it stands. */
export function surfaceAt(level: number): Ellipse {
  const between = (low: number, high: number) => low + (high - low) * level;
  return { y: between(floor.y, brim.y), rx: between(floor.rx, brim.rx), ry: between(floor.ry, brim.ry) };
}

/** What is seen from the front of a slice of the glass: the near walls between two ellipses, as an SVG path. */
export function slicePath(low: Ellipse, high: Ellipse): string {
  return `M${left(high)}${nearArc(high, 0)}L${right(low)}${nearArc(low, 1)}Z`;
}

/** The outline of everything between two ellipses, the upper one seen whole. */
export function bodyPath(low: Ellipse, high: Ellipse): string {
  return `M${left(high)}A${high.rx} ${high.ry} 0 0 1 ${right(high)}L${right(low)}${nearArc(low, 1)}Z`;
}

/** The near edge of an ellipse, from left to right. */
export function edgePath(at: Ellipse): string {
  return `M${left(at)}${nearArc(at, 0)}`;
}

/**
 * How high the layer of each of these counts is, 0 to 1: by how much it is, and together full with as many as are needed.
 * None is too thin to be seen beside the others.
 */
export function heightsOf(counts: readonly number[], needed: number): number[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const filled = Math.min(all / Math.max(needed, 1), 1);
  const thinnest = Math.min(least, filled / counts.length);
  const shares = counts.map((count) => (count / all) * filled);
  const large = shares.filter((share) => share > thinnest);
  const room = filled - thinnest * (shares.length - large.length);
  const shrunk = room / large.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => (share > thinnest ? share * shrunk : thinnest));
}

/** Where each layer stands, the lowest first. */
export function stack<L extends Layer>(layers: readonly L[]): (L & { from: number; to: number })[] {
  let from = 0;
  return layers.map((layer) => {
    const placed = { ...layer, from, to: from + layer.height };
    from = placed.to;
    return placed;
  });
}

function left({ y, rx }: Ellipse): string {
  return `${short(middle - rx)} ${short(y)}`;
}

function right({ y, rx }: Ellipse): string {
  return `${short(middle + rx)} ${short(y)}`;
}

function nearArc(at: Ellipse, backwards: 0 | 1): string {
  return `A${short(at.rx)} ${short(at.ry)} 0 0 ${backwards} ${backwards ? left(at) : right(at)}`;
}

function short(value: number): number {
  return Math.round(value * 100) / 100;
}

/** How much darker each amber is than the drink, in percent: what lies side by side differs. */
const darker = [0, 34, 12, 44, 20, 38, 8];

/** One of the ambers, as a colour of CSS. */
export function amberOf(tone: number): string {
  return `color-mix(in oklab, var(--solid) ${String(100 - (darker[tone % darker.length] ?? 0))}%, #8a4b08)`;
}
