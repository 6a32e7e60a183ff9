import type { Row } from './row.ts';

/** A row as it is printed and kept. */
export type Shown = { figure: string; value: number; unit: string; target: string; holds: '' | 'yes' | 'NO' };

/** Figures to three places, each with what is wanted of it and whether it holds. */
export function shownRows(rows: readonly Row[]): Shown[] {
  return rows.map(({ name, value, unit, target = '', ok }) => ({
    figure: name,
    value: Number(value.toPrecision(3)),
    unit,
    target,
    holds: ok === undefined ? '' : ok ? 'yes' : 'NO',
  }));
}

/** Lines of columns as wide as their widest cell, under the names of their fields. */
export function table(lines: readonly Record<string, string | number>[]): string {
  const heads = Object.keys(lines[0] ?? {});
  const cells = [heads, ...lines.map((line) => heads.map((head) => String(line[head])))];
  const widths = heads.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  return cells.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')).join('\n');
}
