import { useEffect, useRef, useState } from 'react';
import { forgetDevice, readDevice, writeDevice } from '#web/lib/device.ts';
import type { Draft, PageDraft } from './draft.ts';
import { foundPage, isSameDraft, makeDraftKey, meetStored, parseDraft, reviseDraft } from './draft.ts';

export type KeptDraft = PageDraft & {
  revise: (text: string) => void;
  /** What is written by now, also when it was not drawn yet. */
  current: () => Draft | null;
  /** Gives what is written now a new key, so that it is saved as a note of its own. */
  rekey: () => void;
};

const newKey = () => makeDraftKey(crypto);

/**
 * The draft of one person on this device, read again whenever its page `isOpen`s anew or another tab changes it. Every
 * change is written down before it is drawn, but never over what another page has written.
 */
export function useDraft(userId: number, isOpen: boolean): KeptDraft {
  const place = `draft:${userId}` as const;
  const [state, setState] = useState(() => foundPage(parseDraft(readDevice(place))));
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setState(meetStored(state, parseDraft(readDevice(place)), false));
  }

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      // No key at all: the whole storage was cleared.
      if (key === null || key === place) {
        setState((page) => meetStored(page, parseDraft(readDevice(place)), isOpen));
      }
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [place, isOpen]);

  // Dictated words may come faster than they are drawn.
  const latest = useRef(state);
  latest.current = state;
  const show = (page: PageDraft) => {
    latest.current = page;
    setState(page);
  };

  const keep = (draft: Draft | null) => {
    const stored = parseDraft(readDevice(place));
    if (stored && !isSameDraft(stored, latest.current.draft)) {
      show({ draft, kept: true, restored: false, contested: draft !== null });
    } else if (draft) {
      show({ draft, kept: writeDevice(place, JSON.stringify(draft)), restored: false, contested: false });
    } else {
      forgetDevice(place);
      show(foundPage(null));
    }
  };

  return {
    ...state,
    revise: (text) => keep(reviseDraft(latest.current.draft, text, newKey)),
    current: () => latest.current.draft,
    rekey: () => keep(latest.current.draft && { ...latest.current.draft, key: newKey() }),
  };
}

/** Forgets a draft that was saved, unless something else was written in its place meanwhile. */
export function forgetSavedDraft(userId: number, saved: Draft): void {
  const place = `draft:${userId}` as const;
  const now = parseDraft(readDevice(place));
  if (now?.key === saved.key && now.text === saved.text) {
    forgetDevice(place);
  }
}
