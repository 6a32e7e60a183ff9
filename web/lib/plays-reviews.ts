import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { forgetDevice } from './device.ts';
import { preferencesQuery, useChangePreferences } from './preferences.ts';
import { useDevice } from './use-device.ts';

type PlaysReviews = { playsReviews: boolean; setPlaysReviews: (value: boolean) => void };

/**
 * Whether a review plays by itself for whoever is here, and how to change that; `onProblem` hears why a change was not
 * kept, and then it is as before. What a device was once told for itself becomes the account's, once.
 */
export function usePlaysReviews(onProblem: (error: unknown) => void): PlaysReviews {
  const { data } = useQuery(preferencesQuery);
  const { mutate, isPending, variables } = useChangePreferences();
  const toldHere = useDevice('playsReviews') !== null;
  const isMoving = useRef(false);
  useEffect(() => {
    if (!data || !toldHere || isMoving.current) {
      return;
    }
    if (data.playsReviews) {
      forgetDevice('playsReviews');
      return;
    }
    isMoving.current = true;
    mutate({ playsReviews: true }, { onSuccess: () => forgetDevice('playsReviews') });
  }, [data, toldHere, mutate]);

  const wanted = isPending ? variables.playsReviews : undefined;
  return {
    playsReviews: wanted ?? (toldHere || data?.playsReviews === true),
    setPlaysReviews: (playsReviews) => {
      forgetDevice('playsReviews');
      mutate({ playsReviews }, { onError: onProblem });
    },
  };
}
