import { Button } from '#web/ui/button.tsx';
import type { Filters } from './archive-address.ts';

/** What stands where a search or a filter leaves nothing, and the way back. */
export function NothingFound({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  return (
    <div className="mt-6 border-t border-line pt-6">
      <p className="max-w-measure font-serif text-xl leading-toast break-words">{whyOf(filters)}</p>
      <Button className="mt-5" onClick={onClear}>
        Show all reflections
      </Button>
    </div>
  );
}

function whyOf({ query, day, month, voice, keptOut }: Filters): string {
  const others = day !== null || month !== null || voice || keptOut;
  if (query.trim() !== '') {
    return others
      ? `“${query.trim()}” is not among these. Perhaps it is somewhere else in what you wrote.`
      : `“${query.trim()}” is nowhere in what you wrote. Try another word: part of one is enough, and accents make no difference.`;
  }
  if (day !== null || month !== null) {
    return 'Nothing here matches.';
  }
  return voice
    ? 'None of these has a recording. You can add your voice when you write.'
    : 'Nothing is kept out of your toasts.';
}
