import { useMutation, useQueryClient, type QueryKey, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { CallError, messageOf } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { focusHeading } from '#web/ui/focus-heading.ts';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { notify } from '#web/ui/notices.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type ForAdminsProps<T> = {
  title: string;
  intro?: ReactNode;
  list: UseQueryResult<T[]>;
  /** What is said when there is nothing, and when the list could not be loaded. */
  empty: string;
  problem: string;
  children: (item: T) => ReactNode;
};

/** A page on which those who look after this Clink decide on one thing after the other. Others are told that it is not theirs. */
export function ForAdmins<T>({ title, intro, list, empty, problem, children }: ForAdminsProps<T>) {
  const { data, error, isFetching, refetch } = list;
  if (isForbidden(error)) {
    return <AccessDenied />;
  }
  return (
    <Page title={title}>
      <AdminNav />
      <h1>{title}</h1>
      {intro && <p className="mt-4 max-w-measure text-soft">{intro}</p>}
      <div className="mt-8">
        {data ? (
          data.length === 0 ? (
            <p className="text-lg text-soft">{empty}</p>
          ) : (
            <ul>{data.map(children)}</ul>
          )
        ) : error ? (
          <LoadProblem
            message={`${problem} ${messageOf(error)}`}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <Skeleton className="h-32" />
        )}
      </div>
    </Page>
  );
}

/** Whether the server said that this is not theirs. */
export function isForbidden(error: unknown): boolean {
  return error instanceof CallError && error.code === 'forbidden';
}

/** What others are told on the pages of admins. */
export function AccessDenied() {
  return (
    <Page title="Access Denied">
      <h1>Access Denied</h1>
      <p className="mt-5 text-lg">You don't have permission to view this page.</p>
    </Page>
  );
}

const adminPages = [
  { to: '/admin', name: 'Overview' },
  { to: '/admin/feedback', name: 'Feedback' },
  { to: '/admin/reports', name: 'Reports' },
  { to: '/admin/jobs', name: 'Given up' },
];

/** The way between the pages of admins. */
export function AdminNav() {
  return (
    <nav aria-label="Looking after Clink" className="mb-6 flex flex-wrap gap-x-5 border-b border-line">
      {adminPages.map(({ to, name }) => (
        <NavLink
          key={to}
          to={to}
          end
          className="-mb-px flex min-h-11 items-center border-b border-transparent text-soft hover:text-ink aria-[current=page]:border-amber-ink aria-[current=page]:text-ink"
        >
          {name}
        </NavLink>
      ))}
    </nav>
  );
}

type Choice = { label: string; value: boolean; isDangerous?: boolean };

type DecisionProps = {
  choices: readonly [Choice, Choice];
  /** Tells the server, and answers with what is said of it. */
  decide: (value: boolean) => Promise<{ message: string }>;
  /** The list that is read again then. */
  listKey: QueryKey;
};

/** The two ways to decide on one of them. */
export function Decision({ choices, decide, listKey }: DecisionProps) {
  const client = useQueryClient();
  const settle = useMutation({
    mutationFn: decide,
    onSuccess: ({ message }) => {
      // The button that had the focus is about to leave.
      focusHeading();
      notify({ title: message });
    },
    onError: (error) => notify({ kind: 'problem', title: 'That did not work', description: messageOf(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  });
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {choices.map(({ label, value, isDangerous }) => (
        <Button
          key={label}
          variant={isDangerous ? 'danger' : 'quiet'}
          pending={settle.isPending && settle.variables === value && 'One moment...'}
          onClick={() => !settle.isPending && settle.mutate(value)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
