import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#web/lib/call.ts';
import { preferencesQuery } from '#web/lib/preferences.ts';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PreferenceSwitch } from './preference-switch.tsx';

/** One switch for everything that counts: badges, the streak, and the numbers of the week. */
export function BadgeSettings() {
  const { data, error, refetch, isFetching } = useQuery(preferencesQuery);
  return (
    <Section
      id="badges"
      title="Badges and streak"
      intro="A little fun beside the writing. Some people like it, and nothing depends on it."
    >
      {data ? (
        <PreferenceSwitch
          name="showsBadges"
          label="Show badges, the streak and the week's count"
          hint={(isOn) =>
            isOn
              ? 'Switch this off and no counts are shown.'
              : 'No counts are shown. What you reach is kept, in case you ever want to look.'
          }
        />
      ) : error ? (
        <LoadProblem
          message={`This could not be loaded. ${messageOf(error)}`}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton className="h-18" />
      )}
    </Section>
  );
}
