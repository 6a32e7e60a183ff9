import { middle, surfaceAt } from './glass-shape.ts';

/** Where it begins, above the glass. */
const top = -40;

/** For which part of a pour it falls before it arrives, and after its end. */
export const fallsFor = 0.17;

/** A thin stream from nowhere into a glass, `at` from 0 to 1: its head falls first, its end last. */
export function Stream({ at, level }: { at: number; level: number }) {
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
        d={`M${middle - 2.8} ${tail}L${middle + 2.8} ${tail}L${middle + 1.8} ${head}L${middle - 1.8} ${head}Z`}
        fill="url(#glass-stream)"
      />
    </>
  );
}
