import { Link } from 'react-router';
import { BadgeList } from '#web/features/badges/badge-list.tsx';
import { useShowsBadges } from '#web/lib/preferences.ts';
import { Page } from '#web/ui/page.tsx';

/** Every badge there is; for someone who has them hidden, the way to change that. */
export function Badges() {
  const showsBadges = useShowsBadges();
  return (
    <Page title="Badges" width="wide">
      <h1>Badges</h1>
      {showsBadges === false ? (
        <p className="mt-4 max-w-measure text-lg text-soft">
          You have badges hidden. What you reached is kept; you can show them again in{' '}
          <Link to="/settings#badges" className="link">
            Settings
          </Link>
          .
        </p>
      ) : (
        <>
          <p className="mt-4 mb-10 max-w-measure text-lg text-soft">
            They turn up on their own. You cannot miss one, and none is ever taken away.
          </p>
          {showsBadges && <BadgeList />}
        </>
      )}
    </Page>
  );
}
