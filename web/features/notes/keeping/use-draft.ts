import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { now } from '#web/lib/clock.ts';
import type { DraftPage, DraftPageState } from './draft-page.ts';
import { createDraftPage } from './draft-page.ts';
import { makeDraftKey } from './draft.ts';

export type KeptDraft = DraftPageState & DraftPage;

const newKey = () => makeDraftKey(crypto);

/** The draft of one person on this device, read again whenever its page `isOpen`s anew or another tab changes it. */
export function useDraft(userId: number, isOpen: boolean): KeptDraft {
  const page = useMemo(() => createDraftPage(userId, { makeKey: newKey, now: () => now().getTime() }), [userId]);
  const state = useSyncExternalStore(page.subscribe, page.state);

  // Before it is drawn: nobody sees what was there the last time.
  useLayoutEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    page.open();
    return page.close;
  }, [page, isOpen]);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      // No key at all: the whole storage was cleared.
      if (key === null || key === `draft:${userId}`) {
        page.reread();
      }
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [page, userId]);

  return { ...page, ...state };
}
