import { createHash } from 'node:crypto';
import type { UserKey } from '#server/platform/crypto/keyring.ts';
import type { WholeRow } from './notes.queries.ts';

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
 * What the save of a note carried, sealed, to be kept once the note is changed: a save that is sent again must find its
 * note, and one with other words must not be taken for it. Of the words a hash is enough.
 */
export function savedAs(note: WholeRow, key: UserKey): Uint8Array | null {
  return note.idempotency_key === null ? null : key.sealText('saved-as', JSON.stringify(keptOf(note, key)));
}

/** What differs between the save that made this note and one that came with the same key. */
export function differenceTo(note: WholeRow, key: UserKey, save: Save): 'none' | 'words' | 'voice' | 'choices' {
  const { words, localDate, keptOut, recording = null } = keptOf(note, key);
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

function keptOf(note: WholeRow, key: UserKey): Kept {
  if (note.saved_as) {
    return JSON.parse(key.openText('saved-as', note.saved_as)) as Kept;
  }
  const words = hashed(key.openText('note', note.content));
  return { words, localDate: note.local_date, keptOut: note.kept_out === 1, recording: note.recording };
}

function hashed(words: string): string {
  return createHash('sha256').update(words).digest('base64');
}
