import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Preferences } from '#shared/contract/settings.ts';
import type { ChoiceKeeper, ChoiceStatus } from './choice-keeper.ts';
import { createChoiceKeeper } from './choice-keeper.ts';
import { changePreferences, preferencesQuery } from './preferences.ts';
import { useUnsaved } from './unsaved.ts';

type Told<V> = {
  send: (wishes: Partial<V>) => Promise<void>;
  /** Hears why a choice was not kept; it stays, marked as unsaved, and can be tried again. */
  onProblem: (error: unknown) => void;
};

export type Choice<V> = Pick<ChoiceKeeper<V>, 'choose' | 'retry' | 'settle'> & {
  /** What is saved with what was chosen since over it; undefined until it is known what is saved. */
  chosen: V | undefined;
  status: ChoiceStatus;
  /** All that was chosen since the page was opened. */
  all: () => Partial<V>;
};

/**
 * Settings that keep themselves in the moment they are chosen: the one way of all of them. The saving goes on when the
 * page is left.
 */
export function useChoice<V extends object>(saved: V | undefined, told: Told<V>): Choice<V> {
  const latest = useRef(told);
  latest.current = told;
  const [keeper] = useState(() => createChoiceKeeper<V>(() => latest.current));
  const { wishes, status } = useSyncExternalStore(keeper.subscribe, keeper.state);
  useEffect(() => {
    window.addEventListener('pagehide', keeper.flush);
    return () => window.removeEventListener('pagehide', keeper.flush);
  }, [keeper]);
  useUnsaved(status === 'failed');
  const { choose, retry, settle, chosen: all } = keeper;
  return { chosen: saved && { ...saved, ...wishes }, status, all, choose, retry, settle };
}

/** One of the preferences, kept as `useChoice` does. */
export function usePreference<K extends keyof Preferences>(
  name: K,
  { onKept, onProblem }: { onKept?: () => void; onProblem: (error: unknown) => void },
) {
  const client = useQueryClient();
  const { data } = useQuery(preferencesQuery);
  const choice = useChoice<Pick<Preferences, K>>(data && ({ [name]: data[name] } as Pick<Preferences, K>), {
    send: async (wishes) => {
      await changePreferences(client, wishes);
      onKept?.();
    },
    onProblem,
  });
  return {
    chosen: choice.chosen?.[name],
    saved: data?.[name],
    choose: (value: Preferences[K]) => choice.choose({ [name]: value } as Partial<Pick<Preferences, K>>),
    status: choice.status,
    retry: choice.retry,
    /** Tells that what was chosen here was saved in another way, such as by a button. */
    settle: () => choice.settle(choice.all()),
  };
}
