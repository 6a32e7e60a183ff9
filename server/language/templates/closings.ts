import type { Closings } from './types.ts';
import { pool, type Written } from './written.ts';

/**
 * The closings of a tone or a narrator: sentences in which {glass} or {Glass} stands for 'to Ana, to you, and to the
 * frog'. `thin` are those for a week of a note or two in which there is nobody to name, `steady` those for one in which
 * something may be hard.
 */
export function raised(
  leads: readonly Written[],
  { thin = [], steady = [] }: { thin?: readonly Written[]; steady?: readonly Written[] } = {},
): Closings {
  return { glass: pool(leads), thin: pool(thin), steady: pool(steady) };
}
