import { useState } from 'react';
import { forgetDevice, readDevice, writeDevice } from '#web/lib/device.ts';
import type { Draft } from './draft.ts';
import { makeDraftKey, parseDraft, reviseDraft } from './draft.ts';

export type KeptDraft = {
  draft: Draft | null;
  /** Whether the device holds the draft; false when its storage is full or blocked. */
  kept: boolean;
  /** Whether it was found on the device, and not touched since. */
  restored: boolean;
  revise: (text: string) => void;
  /** Gives what is written now a new key, so that it is saved as a note of its own. */
  rekey: () => void;
};

const newKey = () => makeDraftKey(crypto);

/** The draft of one person on this device. Every change is written down before it is drawn. */
export function useDraft(userId: number): KeptDraft {
  const place = `draft:${userId}` as const;
  const [state, setState] = useState(() => {
    const draft = parseDraft(readDevice(place));
    return { draft, kept: true, restored: draft !== null };
  });

  const keep = (draft: Draft | null) => {
    if (draft) {
      setState({ draft, kept: writeDevice(place, JSON.stringify(draft)), restored: false });
    } else {
      forgetDevice(place);
      setState({ draft, kept: true, restored: false });
    }
  };

  return {
    ...state,
    revise: (text) => keep(reviseDraft(state.draft, text, newKey)),
    rekey: () => keep(state.draft && { ...state.draft, key: newKey() }),
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
