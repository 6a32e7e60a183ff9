import { useQuery } from '@tanstack/react-query';
import type { FriendsToast } from '#shared/contract/shares.ts';
import { messageOf } from '#web/lib/call.ts';
import { sayDay } from '#web/lib/dates.ts';
import { typographic } from '#shared/typographic.ts';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { friendsToastsQuery } from './api.ts';

/** What friends share with their friends: who, when, and how it begins. */
export function FriendsToasts() {
  const toasts = useQuery(friendsToastsQuery);
  if (!toasts.data) {
    return toasts.error ? (
      <LoadProblem
        message={`Your friends’ toasts could not be loaded. ${messageOf(toasts.error)}`}
        onRetry={() => void toasts.refetch()}
        isRetrying={toasts.isFetching}
      />
    ) : (
      <div role="status">
        <span className="sr-only">Loading your friends’ toasts</span>
        <SkeletonLines lines={2} />
      </div>
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
    <section aria-labelledby="friends-toasts-title">
      <h2 id="friends-toasts-title">What your friends raised a glass to</h2>
      <ul className="mt-3">
        {toasts.data.map((toast) => (
          <Toast key={toast.shareCode} toast={toast} />
        ))}
      </ul>
    </section>
  );
}

function Toast({ toast: { shareCode, user, createdAt, beginning, hasAudio } }: { toast: FriendsToast }) {
  return (
    <li className="border-t border-line first:border-0">
      {/* A page that the server writes by itself. */}
      <a
        href={`/shared/${shareCode}`}
        className="-mx-3 block rounded-control px-3 py-4 transition-colors hover:bg-tint"
      >
        <span className="block text-sm break-words text-soft">
          <bdi className="text-ink">{user.name}</bdi> · {sayDay(createdAt)}
          {hasAudio ? '' : ' · to read'}
        </span>
        <span dir="auto" className="mt-1 block font-serif text-xl leading-toast break-words">
          {typographic(beginning)}
        </span>
      </a>
    </li>
  );
}
