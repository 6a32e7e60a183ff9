/** One figure of the bench. `ok` says whether it meets its target; a figure without one is only for reading. */
export type Row = { name: string; value: number; unit: string; target?: string; ok?: boolean };

export function atMost(name: string, value: number, unit: string, target: number): Row {
  return { name, value, unit, target: `at most ${String(target)}`, ok: value <= target };
}

export function atLeast(name: string, value: number, unit: string, target: number): Row {
  return { name, value, unit, target: `at least ${String(target)}`, ok: value >= target };
}

export function figure(name: string, value: number, unit: string): Row {
  return { name, value, unit };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
