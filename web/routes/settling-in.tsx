import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#shared/contract/accounts.ts';
import { meQuery } from '#web/features/accounts/api.ts';
import { PrivacyMatters } from '#web/features/accounts/privacy-matters.tsx';
import { narratorsQuery } from '#web/features/settings/api.ts';
import { FirstVoice } from '#web/features/settings/first-voice.tsx';

type Step = 'privacy' | 'voice' | 'done';

/** Whoever put it away; until the app is loaded anew they are not asked again. */
const putAwayBy = new Set<number>();

/** The first visit: what is promised, then the choice of a narrator. Put away, it comes again with the next visit. */
export function SettlingIn({ me }: { me: User }) {
  const client = useQueryClient();
  const isDue = me.firstLogin && !putAwayBy.has(me.id);
  const [step, setStep] = useState<Step>(isDue ? 'privacy' : 'done');
  // Ahead of the second dialog, so that focus finds the first of them.
  useQuery({ ...narratorsQuery, enabled: isDue });
  return (
    <>
      <PrivacyMatters open={step === 'privacy'} onUnderstood={() => setStep('voice')} />
      <FirstVoice
        open={step === 'voice'}
        onPutAway={() => {
          putAwayBy.add(me.id);
          setStep('done');
        }}
        onSettled={() => {
          setStep('done');
          client.setQueryData(meQuery.queryKey, (before) => before && { ...before, firstLogin: false });
        }}
      />
    </>
  );
}
