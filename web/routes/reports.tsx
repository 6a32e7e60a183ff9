import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reports, type Report } from '#shared/contract/comments.ts';
import { CallError, call, messageOf } from '#web/lib/call.ts';
import { sayDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { focusHeading } from '#web/ui/focus-heading.ts';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { notify } from '#web/ui/notices.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const reportsQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: ({ signal }) => call(reports.list, undefined, { signal }),
  staleTime: 0,
});

/** The comments that people reported, for those who look after this Clink. */
export function Reports() {
  const { data, error, isFetching, refetch } = useQuery(reportsQuery);
  if (error instanceof CallError && error.code === 'forbidden') {
    return (
      <Page title="Access Denied">
        <h1>Access Denied</h1>
        <p className="mt-5 text-lg">You don't have permission to view this page.</p>
      </Page>
    );
  }
  return (
    <Page title="Reports">
      <h1 className="mb-8">Reported comments</h1>
      {data ? (
        <List reported={data} />
      ) : error ? (
        <LoadProblem
          message={`What was reported could not be loaded. ${messageOf(error)}`}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton className="h-32" />
      )}
    </Page>
  );
}

function List({ reported }: { reported: Report[] }) {
  return reported.length === 0 ? (
    <p className="text-lg text-soft">Nothing has been reported.</p>
  ) : (
    <ul>
      {reported.map((report) => (
        <Reported key={report.id} report={report} />
      ))}
    </ul>
  );
}

function Reported({ report: { id, comment, author, count, createdAt } }: { report: Report }) {
  const client = useQueryClient();
  const settle = useMutation({
    mutationFn: (remove: boolean) => call(reports.settle, { params: { id: String(id) }, body: { remove } }),
    onSuccess: ({ message }) => {
      // The button that had the focus is about to leave.
      focusHeading();
      notify({ title: message });
    },
    onError: (problem) => notify({ kind: 'problem', title: 'That did not work', description: messageOf(problem) }),
    onSettled: () => client.invalidateQueries(reportsQuery),
  });
  const decide = (remove: boolean) => !settle.isPending && settle.mutate(remove);
  const isUnderWay = (remove: boolean) => settle.isPending && settle.variables === remove && 'One moment...';
  return (
    <li className="border-t border-line py-5 first:border-0">
      {comment === '' ? (
        <p className="text-soft">Its words cannot be read: they were damaged.</p>
      ) : (
        <p dir="auto" className="font-serif text-lg leading-toast break-words whitespace-pre-line">
          {comment}
        </p>
      )}
      <p className="mt-1 text-sm text-soft">
        {author !== null && `@${author} · `}
        {sayDay(createdAt)} · reported by {count === 1 ? 'one person' : `${count} people`}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="danger" pending={isUnderWay(true)} onClick={() => decide(true)}>
          Take it away
        </Button>
        <Button pending={isUnderWay(false)} onClick={() => decide(false)}>
          Leave it
        </Button>
      </div>
    </li>
  );
}
