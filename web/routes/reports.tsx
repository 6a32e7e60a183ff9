import { queryOptions, useQuery } from '@tanstack/react-query';
import { reports, type Report } from '#shared/contract/comments.ts';
import { call } from '#web/lib/call.ts';
import { sayDay } from '#web/lib/dates.ts';
import { Decision, ForAdmins } from './for-admins.tsx';

const reportsQuery = queryOptions({
  queryKey: ['reports'],
  queryFn: ({ signal }) => call(reports.list, undefined, { signal }),
  staleTime: 0,
});

const choices = [
  { label: 'Take it away', value: true, isDangerous: true },
  { label: 'Leave it', value: false },
] as const;

/** The comments that people reported, for those who look after this Clink. */
export function Reports() {
  return (
    <ForAdmins
      title="Reported comments"
      list={useQuery(reportsQuery)}
      empty="Nothing has been reported."
      problem="What was reported could not be loaded."
    >
      {(report) => <Reported key={report.id} report={report} />}
    </ForAdmins>
  );
}

function Reported({ report: { id, comment, author, count, createdAt } }: { report: Report }) {
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
      <Decision
        choices={choices}
        decide={(remove) => call(reports.settle, { params: { id: String(id) }, body: { remove } })}
        listKey={reportsQuery.queryKey}
      />
    </li>
  );
}
