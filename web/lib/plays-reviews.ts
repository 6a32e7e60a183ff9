import { useEffect, useRef } from 'react';
import { forgetDevice } from './device.ts';
import { useChangePreferences } from './preferences.ts';
import { useChoice } from './use-choice.ts';
import { useDevice } from './use-device.ts';

type PlaysReviews = { playsReviews: boolean; setPlaysReviews: (value: boolean) => void };

/**
 * Whether a review plays by itself for whoever is here, and how to change that; `onProblem` hears why a change was not
 * kept, and then it is as before. What a device was once told for itself becomes the account's, once.
 */
export function usePlaysReviews(onProblem: (error: unknown) => void): PlaysReviews {
  const { chosen, saved, choose } = useChoice('playsReviews', { onProblem });
  const { mutate } = useChangePreferences();
  const toldHere = useDevice('playsReviews') !== null;
  const isMoving = useRef(false);
  useEffect(() => {
    if (saved === undefined || !toldHere || isMoving.current) {
      return;
    }
    if (saved) {
      forgetDevice('playsReviews');
      return;
    }
    isMoving.current = true;
    mutate({ playsReviews: true }, { onSuccess: () => forgetDevice('playsReviews') });
  }, [saved, toldHere, mutate]);

  return {
    playsReviews: toldHere || chosen === true,
    setPlaysReviews: (playsReviews) => {
      forgetDevice('playsReviews');
      choose(playsReviews);
    },
  };
}
