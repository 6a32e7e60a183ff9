import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { yesterdayQuery } from '../api.ts';
import { opening } from '../list/opening.ts';

/** Two lines of a phone. */
const longest = 110;

/**
 * What was written last yesterday, in faint ink, as a greeting; nothing where there is nothing to be shown unasked. Once
 * shown it stays for as long as its place does.
 */
export function YesterdayLine() {
  const { data: now } = useQuery(yesterdayQuery);
  const shown = useRef(now);
  shown.current = now ?? shown.current;
  const data = shown.current;
  return data ? (
    <span className="mb-4 block border-b border-line pb-3.5">
      <span className="block text-sm text-soft">Yesterday</span>
      <span dir="auto" className="mt-0.5 line-clamp-2 font-serif text-lg leading-snug break-words text-soft">
        {opening(data.content, longest)}
      </span>
    </span>
  ) : null;
}
