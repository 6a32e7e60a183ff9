import { createHash } from 'node:crypto';
import type { SealingKey } from '#server/platform/crypto/sealing-key.ts';
import type { WholeRow } from './notes.queries.ts';
import { savedAsBinding, wordsOf } from './notes.sealing.ts';

/** What a save asks for. A day that is not given is whatever day it was; a recording that is not given is none. */
export type Save = {
  content: string;
  localDate?: string | undefined;
  keptOut?: boolean | undefined;
  recording?: string | undefined;
};

/** Of those that were kept before there were recordings none is known, for there was none. */
type Kept = { words: string; localDate: string; keptOut: boolean; recording?: string | null };

/**
 * What the save of a note carried, sealed for its next version, to be kept once the note is changed: a save that is
 * sent again must find its note, and one with other words must not be taken for it. Of the words a hash is enough. Null
 * where no save can be sent again, and where what it carried is damaged.
 */
export function savedAs(note: WholeRow, key: SealingKey): Uint8Array | null {
  const kept = note.idempotency_key === null ? null : keptOf(note, key);
  const next = { id: note.id, version: note.version + 1 };
  return kept && key.sealText(savedAsBinding(next), JSON.stringify(kept));
}

/** What differs between the save that made this note and one that came with the same key; of a damaged one its words. */
export function differenceTo(note: WholeRow, key: SealingKey, save: Save): 'none' | 'words' | 'voice' | 'choices' {
  const kept = keptOf(note, key);
  if (!kept) {
    return 'words';
  }
  const { words, localDate, keptOut, recording = null } = kept;
  if (words !== hashed(save.content)) {
    return 'words';
  }
  if ((save.recording ?? null) !== recording) {
    return 'voice';
  }
  const isOtherDay = save.localDate !== undefined && save.localDate !== localDate;
  const isOtherPlace = save.keptOut !== undefined && save.keptOut !== keptOut;
  return isOtherDay || isOtherPlace ? 'choices' : 'none';
}

/** Null when it is damaged. */
function keptOf(note: WholeRow, key: SealingKey): Kept | null {
  if (note.saved_as) {
    const kept = key.openText(savedAsBinding(note), note.saved_as);
    return kept === null ? null : (JSON.parse(kept) as Kept);
  }
  const words = wordsOf(note, key);
  return words === null
    ? null
    : {
        words: hashed(words),
        localDate: note.local_date,
        keptOut: note.kept_out === 1,
        recording: note.recording,
      };
}

function hashed(words: string): string {
  return createHash('sha256').update(words).digest('base64');
}
