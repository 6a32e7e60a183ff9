import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { overview, type Overview } from '#shared/contract/overview.ts';
import { call, messageOf } from '#web/lib/call.ts';
import { sayBytes } from '#web/lib/say-bytes.ts';
import { Chapter } from '#web/ui/chapter.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AccessDenied, AdminNav, isForbidden } from './for-admins.tsx';
import { nameOfJob } from './job-names.ts';

const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: ({ signal }) => call(overview.read, undefined, { signal }),
  staleTime: 0,
  refetchInterval: 30_000,
});

/** How this Clink is doing, for those who look after it. */
export function Admin() {
  const { data, error, isFetching, refetch } = useQuery(overviewQuery);
  if (isForbidden(error)) {
    return <AccessDenied />;
  }
  return (
    <Page title="Looking after Clink" width="wide">
      <AdminNav />
      <h1>Looking after Clink</h1>
      <p className="mt-4 max-w-measure text-soft">
        Sums and versions alone: nothing of what anyone wrote is shown here.
      </p>
      {data ? (
        <Told told={data} />
      ) : error ? (
        <div className="mt-8">
          <LoadProblem
            message={`How it is doing could not be loaded. ${messageOf(error)}`}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </div>
      ) : (
        <Skeleton className="mt-8 h-64" />
      )}
    </Page>
  );
}

function Told({ told: { health, queues, reports, feedback, people, recordings, versions } }: { told: Overview }) {
  return (
    <>
      <Chapter title="Health">
        <p>
          {health.isSound
            ? 'The server answers, and nothing is known to be wrong with its database.'
            : 'The database is damaged. Please restore a copy of it.'}
        </p>
        {health.freeBytes !== null && <p>{sayBytes(health.freeBytes)} are free where recordings are kept.</p>}
      </Chapter>
      <Chapter title="What waits for you">
        <Facts>
          <Fact
            name="Feedback"
            value={
              <Link to="/admin/feedback" className="link">
                {feedback}
              </Link>
            }
          />
          <Fact
            name="Reported comments"
            value={
              <Link to="/admin/reports" className="link">
                {reports}
              </Link>
            }
          />
          <Fact
            name="Work that was given up"
            value={
              <Link to="/admin/jobs" className="link">
                {queues.reduce((sum, { givenUp }) => sum + givenUp, 0)}
              </Link>
            }
          />
        </Facts>
      </Chapter>
      <Chapter title="Work under way">
        {queues.length === 0 ? (
          <p>Nothing waits.</p>
        ) : (
          <table className="w-full text-left text-base">
            <thead className="text-sm text-soft">
              <tr>
                <th scope="col" className="py-2 pr-4 font-medium">
                  Kind
                </th>
                {['Waiting', 'Running', 'Given up'].map((name) => (
                  <th key={name} scope="col" className="py-2 pl-4 text-right font-medium">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {queues.map(({ kind, waiting, running, givenUp }) => (
                <tr key={kind} className="border-t border-line">
                  <th scope="row" className="py-2 pr-4 font-normal">
                    {nameOfJob(kind)}
                  </th>
                  {[waiting, running, givenUp].map((count, at) => (
                    <td key={at} className="py-2 pl-4 text-right tabular-nums">
                      {count}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Chapter>
      <Chapter title="What is here">
        <Facts>
          <Fact name="People" value={people} />
          <Fact
            name="Recordings"
            value={recordings.count === 0 ? 'None' : `${recordings.count} (${sayBytes(recordings.bytes)})`}
          />
        </Facts>
      </Chapter>
      <Chapter title="Versions">
        <Facts>
          <Fact name="Clink" value={versions.clink} />
          <Fact name="Node" value={versions.node} />
          <Fact name="Database" value={versions.database} />
          <Fact name="Schema" value={versions.schema} />
        </Facts>
      </Chapter>
    </>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return <dl>{children}</dl>;
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 border-t border-line first:border-0">
      <dt>{name}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}
