import { middle, surfaceAt } from './glass-shape.ts';

/** A ring that runs from the middle of the drink to the wall, `at` from 0 to 1. */
export function Ripple({ at, level }: { at: number; level: number }) {
  const { y, rx, ry } = surfaceAt(level);
  const reach = 0.1 + 0.85 * (1 - (1 - at) ** 2);
  return (
    <ellipse
      data-ripple
      cx={middle}
      cy={y}
      rx={rx * reach}
      ry={ry * reach}
      stroke="white"
      strokeWidth={2.6 - 1.6 * at}
      strokeOpacity={0.85 * (1 - at)}
    />
  );
}
