import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#web/lib/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LoadProblem } from '#web/ui/load-problem.tsx';
import { Section } from '#web/ui/section.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { ledgerQuery, type Ledger } from './api.ts';
import { storedSentence } from './stored-words.ts';

/** In Settings: the ledger in two sentences, and the way to all of it. */
export function LedgerSummary() {
  const ledger = useQuery(ledgerQuery);
  return (
    <Section
      id="ledger"
      title="What Clink knows about you"
      intro="What is kept of you, whom your words went to, and who signed in."
    >
      <div className="grid max-w-measure justify-items-start gap-5">
        {ledger.data ? (
          <div className="grid gap-3">
            <p>{storedSentence(ledger.data.stored)}</p>
            <p>{callsSentence(ledger.data)}</p>
          </div>
        ) : ledger.error ? (
          <LoadProblem
            message={`This could not be loaded. ${messageOf(ledger.error)}`}
            onRetry={() => void ledger.refetch()}
            isRetrying={ledger.isFetching}
          />
        ) : (
          <SkeletonLines lines={4} className="w-full" />
        )}
        <ButtonLink to="/settings/ledger">See all of it</ButtonLink>
      </div>
    </Section>
  );
}

function callsSentence({ calls, callsInAll }: Ledger): string {
  const elsewhere = calls.filter(({ isThisMachine }) => !isThisMachine);
  if (callsInAll === 0) {
    return 'In the last 30 days it asked no one else for anything on your behalf.';
  }
  if (elsewhere.length === 0) {
    return 'In the last 30 days it asked only programs on its own machine for something on your behalf.';
  }
  const hosts = new Set(elsewhere.map(({ host }) => host)).size;
  return `In the last 30 days it asked ${hosts === 1 ? 'one other server' : `${String(hosts)} other servers`} for something on your behalf.`;
}
