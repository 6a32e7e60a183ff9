import type { ReactNode } from 'react';
import type { Author } from '#shared/contract/shares.ts';

/** Someone in a list: who they are, something small about them, and what can be done. */
export function PersonRow({ user, about, children }: { user: Author; about: string; children: ReactNode }) {
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3 first:border-0">
      <div className="min-w-0">
        <p className="break-words">
          <bdi>{user.name}</bdi>
        </p>
        <p className="text-sm break-words text-soft">
          {user.name !== user.username && (
            <>
              <bdi>@{user.username}</bdi> ·{' '}
            </>
          )}
          {about}
        </p>
      </div>
      <div className="-mx-3 flex flex-wrap gap-x-2">{children}</div>
    </li>
  );
}
