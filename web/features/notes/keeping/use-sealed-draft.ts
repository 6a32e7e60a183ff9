import { useEffect, useMemo, useRef } from 'react';
import { notes } from '#shared/contract/notes.ts';
import { call } from '#web/lib/call.ts';
import { now } from '#web/lib/clock.ts';
import { canBeSealed, isSealedAs } from './draft-meeting.ts';
import { keptBeside } from './draft-page.ts';
import type { Turns } from './draft-sync.ts';
import { createDraftSync, createTurns } from './draft-sync.ts';
import type { Draft } from './draft.ts';
import { readSealMemory, writeSealMemory } from './seal-memory.ts';
import { forPerson, wordedOtherwise } from './send-note.ts';
import type { KeptDraft } from './use-draft.ts';

/** How long after the last key the words go to the server. */
const sealAfterMs = 1500;
/** Where the words of a save that was made elsewhere are looked for. */
const lastFew = '20';

/** By person: the card and the page to write on take turns. */
const turns = new Map<number, Turns>();

function turnsOf(userId: number): Turns {
  const known = turns.get(userId) ?? createTurns();
  turns.set(userId, known);
  return known;
}

/**
 * Gives the server what is written on the page of one person, a moment after the last key, when the page is left and
 * when it closes, and takes from it what another device left there. Without a connection nothing is said: the device
 * has the words. Answers with the way to wipe it there.
 */
export function useSealedDraft(userId: number, written: KeptDraft, isOpen: boolean): (draft: Draft) => void {
  const desk = useRef(written);
  desk.current = written;
  const sync = useMemo(() => {
    const options = { headers: forPerson(userId) };
    return createDraftSync(
      {
        page: () => desk.current.state(),
        others: () => keptBeside(userId),
        memory: () => readSealMemory(userId),
        remember: (memory) => writeSealMemory(userId, memory),
        onMeeting: (meeting, isOwn) => desk.current.meet(meeting, isOwn),
        onSealed: (draft) => desk.current.markSealed(draft),
        onSaved: (draft, isAllThere) => desk.current.settle(draft, isAllThere, wordedOtherwise),
        now: () => now().getTime(),
        server: {
          read: () => call(notes.draft, undefined, options),
          keep: (body) => call(notes.keepDraft, { body }, options),
          drop: () => call(notes.dropDraft, undefined, options),
          saved: () => call(notes.list, { query: { limit: lastFew } }, options),
        },
      },
      turnsOf(userId),
    );
  }, [userId]);

  const { draft, contested } = written;
  const isBehind = draft !== null && canBeSealed(draft) && !draft.sealed && !contested;

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    void sync.look();
    const onTurn = () => {
      if (document.visibilityState === 'visible') {
        void sync.look();
      } else {
        desk.current.leave();
        sealInPassing(userId, desk.current);
      }
    };
    const onBack = () => void sync.look();
    document.addEventListener('visibilitychange', onTurn);
    window.addEventListener('online', onBack);
    return () => {
      document.removeEventListener('visibilitychange', onTurn);
      window.removeEventListener('online', onBack);
      void sync.seal();
    };
  }, [sync, userId, isOpen]);

  useEffect(() => {
    if (!isOpen || !isBehind) {
      return undefined;
    }
    const timer = setTimeout(() => void sync.seal(), sealAfterMs);
    return () => clearTimeout(timer);
  }, [sync, isOpen, isBehind, draft]);

  return (wiped) => void sync.wipe(wiped);
}

/** The last chance: the page may be gone before anyone can wait for an answer. */
function sealInPassing(userId: number, written: KeptDraft): void {
  const { draft, contested } = written.state();
  if (!draft || !canBeSealed(draft) || draft.sealed || contested) {
    return;
  }
  const { text: content, key, at = now().getTime() } = draft;
  const body = { content, key, updatedAt: new Date(at).toISOString() };
  call(notes.keepDraft, { body }, { headers: forPerson(userId), keepalive: true }).then(
    (kept) => {
      if (kept && isSealedAs(draft, kept)) {
        writeSealMemory(userId, { ...readSealMemory(userId), key, at: Date.parse(kept.updatedAt) });
      }
    },
    () => undefined,
  );
}
