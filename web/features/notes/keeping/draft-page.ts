import { forgetDevice, readDevice, writeDevice } from '#web/lib/device.ts';
import { asAnother } from './another-key.ts';
import { asidesOf, dropAside, holds, putAside } from './asides.ts';
import type { Meeting } from './draft-meeting.ts';
import type { Draft, DraftChange, DraftRecording, PageDraft } from './draft.ts';
import { foundPage, isSameDraft, meetStored, parseDraft, reviseDraft, together } from './draft.ts';
import { waitingOf } from './outbox.ts';

export type DraftPageState = PageDraft & {
  /** The day it is for when that is not today; chosen perhaps before the first word. */
  day: string | null;
};

export type DraftPage = {
  state: () => DraftPageState;
  subscribe: (listener: () => void) => () => void;
  /** Somebody may be writing on it from here on. */
  open: () => void;
  close: () => void;
  /** What only this page has is put aside: it may be gone next. */
  leave: () => void;
  /** The device is read again: another page has changed what it keeps. */
  reread: () => void;
  revise: (text: string) => void;
  /** Keeps a recording with the words, or takes it away. */
  setRecording: (recording: DraftRecording | null) => void;
  /** Another day than today, or null for today. */
  setDay: (day: string | null) => void;
  /** What is written by now, also when it was not drawn yet. */
  current: () => Draft | null;
  /** A clean page where this draft was: it is elsewhere by now. Anything else that came onto the page stays. */
  clear: (draft: Draft) => void;
  /**
   * This draft's key was used from elsewhere: for all its words, or else for others, and it is to be saved as one more,
   * which `why` says.
   */
  settle: (draft: Draft, isAllThere: boolean, why: string) => void;
  /** Carries out what was found out with the server; `isOwn` says that this device gave it what it holds. */
  meet: (meeting: Meeting, isOwn: boolean) => void;
  /** The server holds this draft. */
  markSealed: (draft: Draft) => void;
  /** Puts what is kept aside on the page, and what is on the page aside. */
  swap: (aside: Draft) => void;
  /** Adds what is kept aside to the page. */
  join: (aside: Draft) => void;
};

type Means = { makeKey: () => string; now: () => number };

/**
 * The page of one person that this device keeps a draft of. Every change is written down before it is shown, but never
 * over what another page has written.
 */
export function createDraftPage(userId: number, { makeKey, now }: Means): DraftPage {
  const place = `draft:${userId}` as const;
  const stored = () => parseDraft(readDevice(place));
  const listeners = new Set<() => void>();
  let isOpen = false;
  let state: DraftPageState = { ...foundPage(stored()), day: null };

  const show = (page: PageDraft, day: string | null = state.day) => {
    state = { ...page, day: page.draft ? (page.draft.localDate ?? null) : day };
    for (const listener of listeners) {
      listener();
    }
  };

  const keep = (draft: Draft | null) => {
    const there = stored();
    if (there && !isSameDraft(there, state.draft)) {
      show({ draft, kept: true, restored: false, elsewhere: false, contested: draft !== null });
    } else if (draft) {
      show({ ...foundPage(draft), kept: writeDevice(place, JSON.stringify(draft)), restored: false });
    } else {
      forgetDevice(place);
      show(foundPage(null));
    }
  };

  /** Puts a draft on the page that is kept elsewhere as well, until it is here. */
  const take = (draft: Draft, how: Partial<PageDraft>) => {
    const there = stored();
    if (there && !isSameDraft(there, state.draft) && !isSameDraft(there, draft)) {
      putAside(userId, there);
    }
    show({ ...foundPage(draft), kept: writeDevice(place, JSON.stringify(draft)), ...how });
  };

  /** What was aside is on the page; the device lets go of it once it has that too. */
  const letGo = (aside: Draft) => {
    if (state.kept && !state.contested) {
      dropAside(userId, aside);
    }
  };

  const change = (what: DraftChange) => {
    const { draft, day } = state;
    const revised = reviseDraft(draft, what, { makeKey, at: now() });
    keep(revised && !draft && day ? { ...revised, localDate: day } : revised);
  };

  const turn = (opens: boolean) => {
    isOpen = opens;
    const met = meetStored(state, stored(), false);
    // What was written the last time, and is safe, is found again like anything else.
    show(opens && met.kept && !met.contested ? { ...met, restored: met.draft !== null } : met, null);
  };

  const rekey = (refusal: string) => {
    if (state.draft) {
      const { sealed: _, ...draft } = state.draft;
      keep({ ...asAnother(draft), refusal });
    }
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open: () => {
      turn(true);
      const [aside] = asidesOf(userId);
      if (aside && !state.draft) {
        take(aside, { restored: true });
        letGo(aside);
      }
    },
    close: () => turn(false),
    leave: () => {
      if (state.draft && state.contested) {
        putAside(userId, asAnother(state.draft));
      }
    },
    reread: () => show(meetStored(state, stored(), isOpen)),
    revise: (text) => change({ text }),
    setRecording: (recording) => change({ recording }),
    setDay: (localDate) => {
      if (state.draft) {
        change({ localDate });
      } else {
        show(state, localDate);
      }
    },
    current: () => state.draft,
    clear: (draft) => {
      if (isSameDraft(state.draft, draft)) {
        keep(null);
      }
    },
    settle: (draft, isAllThere, why) => {
      if (!isSameDraft(state.draft, draft)) {
        return;
      }
      if (isAllThere) {
        keep(null);
      } else {
        rekey(why);
      }
    },
    meet: ({ take: theirs, aside }, isOwn) => {
      if (aside) {
        putAside(userId, aside);
      }
      if (theirs) {
        take(theirs, { restored: true, elsewhere: !isOwn });
      }
    },
    markSealed: (draft) => {
      if (isSameDraft(state.draft, draft) && isSameDraft(stored(), draft) && !state.draft?.sealed) {
        const sealed: Draft = { ...draft, sealed: true };
        show({ ...state, kept: writeDevice(place, JSON.stringify(sealed)), draft: sealed });
      }
    },
    swap: (aside) => {
      const { draft } = state;
      if (draft) {
        putAside(userId, draft.key === aside.key ? asAnother(draft) : draft);
      }
      take(aside, { restored: false });
      letGo(aside);
    },
    join: (aside) => {
      keep(state.draft ? { ...together(state.draft, aside), at: now() } : aside);
      letGo(aside);
    },
  };
}

/** What this device keeps of a person besides the page of one tab: aside, waiting to be sent, or on another tab's page. */
export function keptBeside(userId: number): Draft[] {
  const stored = parseDraft(readDevice(`draft:${userId}`));
  return [...(stored ? [stored] : []), ...asidesOf(userId), ...waitingOf(userId)];
}

/**
 * Forgets a draft that was saved, unless something else was written in its place meanwhile, and whatever is kept aside
 * that has no words but those.
 */
export function forgetSavedDraft(userId: number, saved: Draft): void {
  const place = `draft:${userId}` as const;
  if (isSameDraft(parseDraft(readDevice(place)), saved)) {
    forgetDevice(place);
  }
  for (const aside of asidesOf(userId)) {
    if (holds(saved, aside)) {
      dropAside(userId, aside);
    }
  }
}
