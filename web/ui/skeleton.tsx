/**
 * The shape of something that is on its way. Give it the size of what comes; it is silent to a screen reader. As long as
 * there is one, the footer waits below the screen, where nothing that comes can push it.
 */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <div
      aria-hidden
      data-waiting=""
      className={`rounded-mark bg-tint animate-appear [animation-delay:120ms] ${className}`}
    />
  );
}

/** Lines of text that are on their way, the last one shorter. */
export function SkeletonLines({ lines = 3, className = '' }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden className={`grid gap-3 ${className}`}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={`h-4 ${index === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full'}`} />
      ))}
    </div>
  );
}
