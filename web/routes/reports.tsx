import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reports } from '#shared/contract/comments.ts';
import { call, messageOf } from '#web/lib/call.ts';
import { sayDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
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
  const { data, error } = useQuery(reportsQuery);
  const client = useQueryClient();
  const settle = useMutation({
    mutationFn: ({ id, remove }: { id: number; remove: boolean }) =>
      call(reports.settle, { params: { id: String(id) }, body: { remove } }),
    onSuccess: ({ message }) => notify({ title: message }),
    onError: (problem) => notify({ kind: 'problem', title: 'That did not work', description: messageOf(problem) }),
    onSettled: () => client.invalidateQueries(reportsQuery),
  });
  if (error) {
    return (
      <Page title="Reports">
        <h1>Access Denied</h1>
        <p className="mt-5 text-lg">{messageOf(error)}</p>
      </Page>
    );
  }
  return (
    <Page title="Reports">
      <h1 className="mb-8">Reported comments</h1>
      {!data ? (
        <Skeleton className="h-32" />
      ) : data.length === 0 ? (
        <p className="text-lg text-soft">Nothing has been reported.</p>
      ) : (
        <ul>
          {data.map(({ id, comment, author, count, createdAt }) => (
            <li key={id} className="border-t border-line py-5 first:border-0">
              <p dir="auto" className="font-serif text-lg break-words whitespace-pre-line">
                {comment}
              </p>
              <p className="mt-1 text-sm text-soft">
                {author !== null && `@${author} · `}
                {sayDay(createdAt)} · reported by {count}
              </p>
              <div className="mt-2 flex flex-wrap gap-3">
                <Button variant="danger" onClick={() => settle.mutate({ id, remove: true })}>
                  Take it away
                </Button>
                <Button onClick={() => settle.mutate({ id, remove: false })}>Leave it</Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
