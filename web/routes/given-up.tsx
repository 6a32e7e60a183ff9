import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { jobs, type GivenUpJob } from '#shared/contract/jobs.ts';
import { CallError, call, messageOf } from '#web/lib/call.ts';
import { sayDay, sayTime } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { focusHeading } from '#web/ui/focus-heading.ts';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { notify } from '#web/ui/notices.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const givenUpQuery = queryOptions({
  queryKey: ['given-up'],
  queryFn: ({ signal }) => call(jobs.givenUp, undefined, { signal }),
  staleTime: 0,
});

/** The work that was given up, for those who look after this Clink. */
export function GivenUp() {
  const { data, error, isFetching, refetch } = useQuery(givenUpQuery);
  if (error instanceof CallError && error.code === 'forbidden') {
    return (
      <Page title="Access Denied">
        <h1>Access Denied</h1>
        <p className="mt-5 text-lg">You don't have permission to view this page.</p>
      </Page>
    );
  }
  return (
    <Page title="Work that was given up">
      <h1 className="mb-4">Work that was given up</h1>
      <p className="mb-8 max-w-measure text-soft">
        What fails is tried again by itself, ever later. What failed for a day or more stands here until you decide.
      </p>
      {data ? (
        <List given={data} />
      ) : error ? (
        <LoadProblem
          message={`The list could not be loaded. ${messageOf(error)}`}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton className="h-32" />
      )}
    </Page>
  );
}

function List({ given }: { given: GivenUpJob[] }) {
  return given.length === 0 ? (
    <p className="text-lg text-soft">Nothing. All is well.</p>
  ) : (
    <ul>
      {given.map((job) => (
        <Given key={job.id} job={job} />
      ))}
    </ul>
  );
}

const names: Record<string, string> = {
  'weekly-toast': 'A weekly toast',
  'toast-voice': 'The voice of a toast',
  'verification-mail': 'A mail that confirms an address',
  'reset-mail': 'A mail for a new password',
  'password-changed-mail': 'A mail that a password was changed',
  'welcome-mail': 'A mail of welcome',
  'erase-clips': 'Recordings that are to be erased',
  'erase-note': 'A reflection that is to be erased',
  'erase-traces': 'What is left of a deleted account',
};

function Given({ job: { id, kind, tries, reason, givenUpAt } }: { job: GivenUpJob }) {
  const client = useQueryClient();
  const settle = useMutation({
    mutationFn: (again: boolean) => call(jobs.settle, { params: { id: String(id) }, body: { again } }),
    onSuccess: ({ message }) => {
      // The button that had the focus is about to leave.
      focusHeading();
      notify({ title: message });
    },
    onError: (problem) => notify({ kind: 'problem', title: 'That did not work', description: messageOf(problem) }),
    onSettled: () => client.invalidateQueries(givenUpQuery),
  });
  const decide = (again: boolean) => !settle.isPending && settle.mutate(again);
  const isUnderWay = (again: boolean) => settle.isPending && settle.variables === again && 'One moment...';
  return (
    <li className="border-t border-line py-5 first:border-0">
      <p className="text-lg">{names[kind] ?? kind}</p>
      <p className="mt-1 break-words">{reason}</p>
      <p className="mt-1 text-sm text-soft">
        Tried {tries === 1 ? 'once' : `${tries} times`}, the last time {sayDay(givenUpAt)} at {sayTime(givenUpAt)}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button pending={isUnderWay(true)} onClick={() => decide(true)}>
          Try again
        </Button>
        <Button pending={isUnderWay(false)} onClick={() => decide(false)}>
          Forget it
        </Button>
      </div>
    </li>
  );
}
