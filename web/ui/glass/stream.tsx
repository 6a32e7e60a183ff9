import { middle, surfaceAt } from './glass-shape.ts';

/** Where it begins, above the glass. */
const top = -40;

/** For which part of a pour it falls before it arrives, and after its end. */
export const fallsFor = 0.17;

type StreamProps = {
  /** How far the pour has come, 0 to 1. */
  at: number;
  /** How full the glass is, 0 to 1. */
  level: number;
  /** How wide it is where it begins; a small glass needs more of it. */
  width?: number;
};

/** A thin stream from nowhere into a glass: its head falls first, its end last. */
export function Stream({ at, level, width = 5.6 }: StreamProps) {
  const end = surfaceAt(level).y + 4;
  const head = top + (end - top) * Math.min(at / fallsFor, 1) ** 2;
  const tail = top + (end - top) * Math.max((at - 1 + fallsFor) / fallsFor, 0) ** 2;
  return (
    <>
      <linearGradient id="glass-stream" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={top} y2={top + 40}>
        <stop offset="0" stopColor="var(--solid)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--solid)" />
      </linearGradient>
      <path
        data-pour
        d={`M${middle - width / 2} ${tail}h${width}L${middle + width / 2 - 1} ${head}h${2 - width}Z`}
        fill="url(#glass-stream)"
      />
    </>
  );
}
