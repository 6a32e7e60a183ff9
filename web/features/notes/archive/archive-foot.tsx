import { LoadProblem } from '#web/ui/load-problem.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { ArchiveRowSkeleton } from './archive-skeleton.tsx';
import { sayWholeDay } from './archive-words.ts';

type ArchiveFootProps = {
  isMore: boolean;
  isError: boolean;
  isRetrying: boolean;
  onRetry: () => void;
  /** The day of the first reflection there ever was, where the list goes back that far. */
  firstDay: string | undefined;
};

/** What stands below the last row: more on its way, why there is none, or the beginning. */
export function ArchiveFoot({ isMore, isError, isRetrying, onRetry, firstDay }: ArchiveFootProps) {
  if (isError) {
    return (
      <div className="mt-6">
        <LoadProblem
          message="Earlier reflections could not be loaded just now. They are safe where they are."
          onRetry={onRetry}
          isRetrying={isRetrying}
        />
      </div>
    );
  }
  if (isMore) {
    return <ArchiveRowSkeleton />;
  }
  return (
    firstDay && (
      <p className="mt-8 flex items-center gap-3 border-t border-line pt-6 text-soft">
        <Mark className="size-6" />
        <span>
          You began on <time dateTime={firstDay}>{sayWholeDay(firstDay)}</time>.
        </span>
      </p>
    )
  );
}
