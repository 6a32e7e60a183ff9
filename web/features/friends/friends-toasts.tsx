import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#web/lib/call.ts';
import { sayDay } from '#web/lib/dates.ts';
import { typographic } from '#shared/typographic.ts';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { friendsToastsQuery } from './api.ts';

/** What friends share with their friends: who, when, and how it begins. */
export function FriendsToasts() {
  const toasts = useQuery(friendsToastsQuery);
  if (!toasts.data) {
    return toasts.error ? (
      <LoadProblem
        message={`Your friends' toasts could not be loaded. ${messageOf(toasts.error)}`}
        onRetry={() => void toasts.refetch()}
        isRetrying={toasts.isFetching}
      />
    ) : (
      <Skeleton className="h-32" />
    );
  }
  if (toasts.data.length === 0) {
    return (
      <p className="max-w-measure text-lg text-soft">
        When a friend shares a toast with their friends, you hear it here. There is nothing to keep up with.
      </p>
    );
  }
  return (
    <ul aria-label="Toasts of your friends">
      {toasts.data.map(({ shareCode, user, createdAt, beginning, hasAudio }) => (
        <li key={shareCode} className="border-t border-line first:border-0">
          {/* A page that the server writes by itself. */}
          <a href={`/shared/${shareCode}`} className="block rounded-control py-4 hover:bg-tint">
            <span className="block text-sm text-soft">
              <bdi className="text-ink">{user.name}</bdi> · {sayDay(createdAt)}
              {hasAudio ? '' : ' · to read'}
            </span>
            <span dir="auto" className="mt-1 block font-serif text-xl leading-toast break-words">
              {typographic(beginning)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
