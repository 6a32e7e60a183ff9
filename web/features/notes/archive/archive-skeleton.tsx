import { Skeleton } from '#web/ui/skeleton.tsx';
import { archiveRow } from './archive-item.tsx';

/** The shape of the archive while it is on its way. */
export function ArchiveSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading your reflections</span>
      <Skeleton className="mt-7 mb-4 h-6 w-40" />
      {[0, 1, 2, 3].map((row) => (
        <ArchiveRowSkeleton key={row} />
      ))}
    </div>
  );
}

/** The shape of one reflection of it. */
export function ArchiveRowSkeleton() {
  return (
    <div className={`${archiveRow} border-t border-line`}>
      <div className="grid content-start gap-2 pt-2">
        <Skeleton className="h-6 w-7" />
        <Skeleton className="h-3 w-8" />
      </div>
      <div className="grid gap-3 pt-3 pb-10">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-3/5" />
      </div>
    </div>
  );
}
