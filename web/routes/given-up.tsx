import { queryOptions, useQuery } from '@tanstack/react-query';
import { jobs, type GivenUpJob } from '#shared/contract/jobs.ts';
import { call } from '#web/lib/call.ts';
import { sayDay, sayTime } from '#web/lib/dates.ts';
import { Decision, ForAdmins } from './for-admins.tsx';
import { nameOfJob } from './job-names.ts';

const givenUpQuery = queryOptions({
  queryKey: ['given-up'],
  queryFn: ({ signal }) => call(jobs.givenUp, undefined, { signal }),
  staleTime: 0,
});

const choices = [
  { label: 'Try again', value: true },
  { label: 'Forget it', value: false },
] as const;

/** The work that was given up, for those who look after this Clink. */
export function GivenUp() {
  return (
    <ForAdmins
      title="Work that was given up"
      intro="What fails is tried again by itself, ever later. What failed for a day or more stands here until you decide."
      list={useQuery(givenUpQuery)}
      empty="Nothing. All is well."
      problem="The list could not be loaded."
    >
      {(job) => <Given key={job.id} job={job} />}
    </ForAdmins>
  );
}

function Given({ job: { id, kind, tries, reason, givenUpAt } }: { job: GivenUpJob }) {
  return (
    <li className="border-t border-line py-5 first:border-0">
      <p className="text-lg">{nameOfJob(kind)}</p>
      <p className="mt-1 break-words">{reason}</p>
      <p className="mt-1 text-sm text-soft">
        Tried {tries === 1 ? 'once' : `${tries} times`}, the last time {sayDay(givenUpAt)} at {sayTime(givenUpAt)}
      </p>
      <Decision
        choices={choices}
        decide={(again) => call(jobs.settle, { params: { id: String(id) }, body: { again } })}
        listKey={givenUpQuery.queryKey}
      />
    </li>
  );
}
