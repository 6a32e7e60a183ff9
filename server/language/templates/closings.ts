import type { Closings } from './types.ts';
import { pool, type Written } from './written.ts';

/**
 * The closings of a tone or a narrator: sentences in which {glass} or {Glass} stands for 'to Ana, to you, and to the
 * frog'. `thin` are those for a week of a note or two in which there is nobody to name.
 */
export function raised(leads: readonly Written[], { thin = [] }: { thin?: readonly Written[] } = {}): Closings {
  return { glass: pool(leads), thin: pool(thin) };
}
