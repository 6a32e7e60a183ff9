import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Preferences } from '#shared/contract/settings.ts';
import { preferencesQuery, useChangePreferences } from './preferences.ts';

type Told = { onKept?: () => void; onProblem: (error: unknown) => void };

/**
 * One of the preferences, kept in the moment it is chosen. `chosen` is what someone wants from that very moment on, for
 * a mutation tells of itself a little later and the control would jump back till then; and again what is saved once it
 * is kept, or `onProblem` has heard why not. `change` is the saving itself.
 */
export function useChoice<K extends keyof Preferences>(name: K, { onKept, onProblem }: Told) {
  const saved = useQuery(preferencesQuery).data?.[name];
  const change = useChangePreferences();
  const [wish, setWish] = useState<Preferences[K]>();
  const choose = (value: Preferences[K]) => {
    setWish(value);
    change.mutate(
      { [name]: value },
      {
        onSuccess: () => onKept?.(),
        onError: onProblem,
        onSettled: () => setWish(undefined),
      },
    );
  };
  return { chosen: wish ?? saved, saved, choose, change };
}
