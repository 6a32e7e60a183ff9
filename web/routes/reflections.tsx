import { useQuery } from '@tanstack/react-query';
import { meQuery } from '#web/features/accounts/api.ts';
import { Archive } from '#web/features/notes/archive/archive.tsx';
import { CarePlace } from '#web/features/notes/care/care-place.tsx';
import { ReflectionDeeds } from '#web/features/notes/list/reflection-deeds.tsx';
import { Page } from '#web/ui/page.tsx';

/** Everything one ever wrote, to look through and to find again. */
export function Reflections() {
  const { data: me } = useQuery(meQuery);
  return (
    <Page title="Reflections" width="wide">
      {me && (
        <ReflectionDeeds userId={me.id}>
          <Archive />
          <CarePlace floats />
        </ReflectionDeeds>
      )}
    </Page>
  );
}
