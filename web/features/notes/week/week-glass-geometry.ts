const centre = 120;
const gapDegrees = 7;

/** How full the week is, 0 to 1; more than enough is full. */
export function levelIn(count: number, needed: number): number {
  return needed > 0 ? Math.min(Math.max(count / needed, 0), 1) : 1;
}

/**
 * The drink's surface in a glass that widens upwards and is looked into a little from one side: higher means wider
 * and nearer to the middle. A full glass reaches the rim.
 */
export function surfaceAt(level: number): { y: number; radius: number } {
  return { y: centre + 11 * (1 - level), radius: level === 1 ? 104 : 40 + 58 * level };
}

/** The rim in `parts` strokes with gaps between, clockwise from the top, as SVG paths in a 240 by 240 box. */
export function rimArcs(parts: number, radius: number): string[] {
  const step = 360 / parts;
  return Array.from({ length: parts }, (_, index) => {
    const from = point(index * step + gapDegrees / 2, radius);
    const to = point((index + 1) * step - gapDegrees / 2, radius);
    return `M${from}A${radius} ${radius} 0 0 1 ${to}`;
  });
}

function point(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(centre + radius * Math.cos(angle)).toFixed(2)} ${(centre + radius * Math.sin(angle)).toFixed(2)}`;
}

/** '4 of 7 this week', and what came on top of a full one. */
export function sayWeek(count: number, needed: number): string {
  const extra = count - needed;
  return extra > 0 ? `${needed} of ${needed} this week, and ${extra} more` : `${count} of ${needed} this week`;
}
