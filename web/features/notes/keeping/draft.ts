import { limits } from '#shared/limits.ts';

/** A recording of one's voice that the device keeps under `id` until it is saved. */
export type DraftRecording = { id: string; ms: number };

/** A reflection not yet saved. `key` names its save, so that sending it twice makes one note. */
export type Draft = {
  text: string;
  key: string;
  /** When it was last written on, in epoch milliseconds by this device's clock. */
  at?: number;
  recording?: DraftRecording;
  /** The day it is for, such as `2025-03-03`, when that is not today. */
  localDate?: string;
  /** Whether the server holds exactly these words as well. */
  sealed?: true;
  /** Why the server would not take it. */
  refusal?: string;
};

/** Whether these words are more than one reflection can hold. None are cut off for it. */
export function isTooLong(text: string): boolean {
  return text.trim().length > limits.reflectionMax;
}

/** Reads a remembered draft; null when there is none or it cannot be read. */
export function parseDraft(stored: string | null): Draft | null {
  if (stored === null) {
    return null;
  }
  try {
    const { text, key, at, recording, localDate, sealed, refusal } = JSON.parse(stored) as Partial<Draft>;
    const voice = typeof recording?.id === 'string' && typeof recording.ms === 'number' ? recording : undefined;
    if (typeof text !== 'string' || typeof key !== 'string' || (text === '' && !voice)) {
      return null;
    }
    return {
      text,
      key,
      ...(typeof at === 'number' && { at }),
      ...(voice && { recording: { id: voice.id, ms: voice.ms } }),
      ...(typeof localDate === 'string' && { localDate }),
      ...(sealed === true && { sealed }),
      ...(typeof refusal === 'string' && { refusal }),
    };
  } catch {
    return null;
  }
}

/** What of a draft changes; null takes the recording or the day away. */
export type DraftChange = { text?: string; recording?: DraftRecording | null; localDate?: string | null };

/**
 * The draft after a change `at` this time: the key stays for as long as there is something to save. What was said of
 * the words before, that the server has them or would not take them, is true no more.
 */
export function reviseDraft(
  draft: Draft | null,
  change: DraftChange,
  { makeKey, at }: { makeKey: () => string; at: number },
): Draft | null {
  const text = change.text ?? draft?.text ?? '';
  const recording = change.recording === undefined ? draft?.recording : change.recording;
  const localDate = change.localDate === undefined ? draft?.localDate : change.localDate;
  if (text === '' && !recording) {
    return null;
  }
  return {
    text,
    key: draft?.key ?? makeKey(),
    at,
    ...(recording && { recording }),
    ...(localDate && { localDate }),
  };
}

/** The words of two drafts as one, of the save of the first. */
export function together(one: Draft, other: Draft): Draft {
  const recording = one.recording ?? other.recording;
  const { key, localDate } = one;
  return {
    text: [one.text, other.text].filter((text) => text.trim() !== '').join('\n\n'),
    key,
    ...(recording && { recording }),
    ...(localDate && { localDate }),
  };
}

/** What the page one writes on holds of a draft. */
export type PageDraft = {
  draft: Draft | null;
  /** Whether the device holds the draft; false when its storage is full or blocked. */
  kept: boolean;
  /** Whether it was found, on the device or on the server, and not touched since. */
  restored: boolean;
  /** Whether it was found on the server, where another device had left it, and not touched since. */
  elsewhere: boolean;
  /** Whether another page has changed what the device keeps since these words were written. */
  contested: boolean;
};

/** A page that shows what the device remembers. */
export function foundPage(stored: Draft | null): PageDraft {
  return { draft: stored, kept: true, restored: stored !== null, elsewhere: false, contested: false };
}

/**
 * The page after the device was read again: it takes over what is `stored` there, unless that would cost words that
 * were written on this page. `isOpen` says whether someone may be writing on it now.
 */
export function meetStored(page: PageDraft, stored: Draft | null, isOpen: boolean): PageDraft {
  if (isSameDraft(page.draft, stored)) {
    return page.contested ? { ...page, contested: false } : page;
  }
  // Only the key is new: another page has found out that the old one was used.
  if (page.draft && stored && isSameDraft({ ...page.draft, key: stored.key }, stored)) {
    return { ...page, draft: stored, kept: true, contested: false };
  }
  const isTouched = page.draft !== null && !page.restored;
  if (isTouched && (isOpen || page.contested || !page.kept)) {
    return { ...page, contested: true };
  }
  return foundPage(stored);
}

/** Whether two drafts are the same words and voice of the same save, for the same day. */
export function isSameDraft(one: Draft | null, other: Draft | null): boolean {
  return (
    one?.key === other?.key &&
    one?.text === other?.text &&
    one?.localDate === other?.localDate &&
    one?.recording?.id === other?.recording?.id
  );
}

type KeySource = {
  getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
  randomUUID?: () => string;
};

/** A random UUID (RFC 9562, version 4), also on pages without HTTPS, where browsers hide `randomUUID`. */
export function makeDraftKey(source: KeySource): string {
  if (source.randomUUID) {
    return source.randomUUID();
  }
  const bytes = source.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
