import { wordsOf } from '../base/tokens.ts';
import { everyTemplate } from './index-of-templates.ts';
import type { Template } from './types.ts';

/**
 * The composer's own words between two places of a template, and what stands at either side: the edge of a sentence, a
 * day ('Tuesday'), 'on' and a day, or anything.
 */
export type Segment = { words: string[]; left: Edge; right: Edge; claimless: boolean };
type Edge = 'edge' | 'day' | 'on' | 'any';

const edges: Record<string, Edge> = { day: 'day', days: 'day', which: 'day', wd: 'day', on: 'on' };

/** Every stretch of the composer's own words, by its first word. */
export const segments: ReadonlyMap<string, readonly Segment[]> = Map.groupBy(
  new Map(
    everyTemplate()
      .flatMap(segmentsOf)
      .map((segment) => [JSON.stringify(segment), segment]),
  ).values(),
  ({ words }) => words[0] ?? '',
);

function segmentsOf({ text, needs, tags }: Template): Segment[] {
  const pieces = text.split(/(\{\w+\})/);
  const claimless = needs.length === 0 && !tags.has('claims');
  return pieces.flatMap((piece, at) => {
    const words = at % 2 === 0 ? wordsOf(piece) : [];
    return words.length === 0
      ? []
      : [
          {
            words,
            left: edgeOf(pieces[at - 1], piece, 'left'),
            right: edgeOf(pieces[at + 1], piece, 'right'),
            claimless,
          },
        ];
  });
}

function edgeOf(place: string | undefined, piece: string, side: 'left' | 'right'): Edge {
  const sentenceEdge = side === 'left' ? /^[.!?…]/.test(piece.trim()) : /[.!?…]["”]?$/.test(piece.trim());
  if (place === undefined || sentenceEdge) {
    return place === undefined ? 'edge' : 'any';
  }
  return edges[place.slice(1, -1).toLowerCase().replace(/\d$/, '')] ?? 'any';
}
