import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ChoiceStatus } from './choice-keeper.ts';
import { forgetDevice } from './device.ts';
import { changePreferences } from './preferences.ts';
import { usePreference } from './use-choice.ts';
import { useDevice } from './use-device.ts';

type PlaysReviews = {
  playsReviews: boolean;
  setPlaysReviews: (value: boolean) => void;
  status: ChoiceStatus;
  retry: () => void;
};

/**
 * Whether a review plays by itself for whoever is here, and how to change that; `onProblem` hears why a change was not
 * kept. What a device was once told for itself becomes the account's, once.
 */
export function usePlaysReviews(onProblem: (error: unknown) => void): PlaysReviews {
  const client = useQueryClient();
  const { chosen, saved, choose, status, retry } = usePreference('playsReviews', { onProblem });
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
    changePreferences(client, { playsReviews: true }).then(
      () => forgetDevice('playsReviews'),
      () => undefined,
    );
  }, [client, saved, toldHere]);

  return {
    playsReviews: toldHere || chosen === true,
    setPlaysReviews: (playsReviews) => {
      forgetDevice('playsReviews');
      choose(playsReviews);
    },
    status,
    retry,
  };
}
