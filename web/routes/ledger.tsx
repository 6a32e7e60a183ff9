import { useQuery } from '@tanstack/react-query';
import { sessionsQuery } from '#web/features/accounts/account-api.ts';
import { Devices } from '#web/features/accounts/devices.tsx';
import { ledgerQuery } from '#web/features/ledger/api.ts';
import { CallsPart } from '#web/features/ledger/calls-part.tsx';
import { SignInsPart } from '#web/features/ledger/sign-ins-part.tsx';
import { StoredPart } from '#web/features/ledger/stored-part.tsx';
import { WhoReads } from '#web/features/settings/who-reads.tsx';
import { messageOf } from '#web/lib/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { Page } from '#web/ui/page.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

/** All that Clink knows of the person who asks, and whom it told. */
export function LedgerPage() {
  const ledger = useQuery(ledgerQuery);
  const sessions = useQuery(sessionsQuery);
  const live = sessions.data && new Set(sessions.data.map(({ id }) => id));
  return (
    <Page title="What Clink knows about you">
      <ButtonLink to="/settings#ledger" variant="plain">
        Back to Settings
      </ButtonLink>
      <h1 className="mt-2">What Clink knows about you</h1>
      <p className="mt-3 mb-10 max-w-measure text-soft">
        Counted just now, for you alone. When you delete your account, all of this goes with it.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        {ledger.data ? (
          <>
            <StoredPart stored={ledger.data.stored} />
            <CallsPart calls={ledger.data.calls} callsInAll={ledger.data.callsInAll} />
            <WhoReads />
            <SignInsPart signIns={ledger.data.signIns} failed={ledger.data.failed} live={live} />
            <Devices />
          </>
        ) : ledger.error ? (
          <LoadProblem
            message={`This could not be loaded. ${messageOf(ledger.error)}`}
            onRetry={() => void ledger.refetch()}
            isRetrying={ledger.isFetching}
          />
        ) : (
          <SkeletonLines lines={12} />
        )}
      </div>
    </Page>
  );
}
