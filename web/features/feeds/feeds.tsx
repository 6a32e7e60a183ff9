import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#web/lib/call.ts';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { feedsQuery } from './api.ts';
import { FeedsOfKind } from './feeds-of-kind.tsx';

/** Toasts in a podcast program, and when they come in a calendar: each by an address that only its owner knows. */
export function Feeds() {
  const { data, error, isFetching, refetch } = useQuery(feedsQuery);
  return (
    <Section
      id="feeds"
      title="Podcast and calendar"
      intro="Hear your toasts in the app where you hear everything else, and see in your calendar when they come."
    >
      {data ? (
        <div className="grid gap-10">
          <FeedsOfKind
            kind="podcast"
            title="A private podcast"
            about="Every toast with a voice becomes an episode, with its words. Your podcast app takes the address where it adds a show “by URL”."
            caution="Anyone who has the address can hear your toasts. Some podcast apps fetch them through servers of their own, which then see them too."
            example="My phone"
            action="Make a podcast"
            feeds={data.filter(({ kind }) => kind === 'podcast')}
          />
          <FeedsOfKind
            kind="calendar"
            title="A private calendar"
            about="When your toasts come, and your daily reminders if you have them on. Your calendar takes the address where it subscribes to one, and it says nothing private."
            caution="Anyone who has the address can see these times. A calendar service fetches them from its own servers."
            example="My calendar"
            action="Make a calendar"
            feeds={data.filter(({ kind }) => kind === 'calendar')}
          />
        </div>
      ) : error ? (
        <LoadProblem
          message={`Your podcasts and calendars could not be loaded. ${messageOf(error)}`}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Section>
  );
}
