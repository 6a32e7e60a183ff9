/** A reflection not yet saved. `key` names its save, so that sending it twice makes one note. */
export type Draft = { text: string; key: string };

/** Reads a remembered draft; null when there is none or it cannot be read. */
export function parseDraft(stored: string | null): Draft | null {
  if (stored === null) {
    return null;
  }
  try {
    const { text, key } = JSON.parse(stored) as Partial<Draft>;
    return typeof text === 'string' && typeof key === 'string' && text !== '' ? { text, key } : null;
  } catch {
    return null;
  }
}

/** The draft after its text changed: the key stays for as long as there is something to save. */
export function reviseDraft(draft: Draft | null, text: string, makeKey: () => string): Draft | null {
  if (text === '') {
    return null;
  }
  return { text, key: draft?.key ?? makeKey() };
}

/** What the page one writes on holds of a draft. */
export type PageDraft = {
  draft: Draft | null;
  /** Whether the device holds the draft; false when its storage is full or blocked. */
  kept: boolean;
  /** Whether it was found on the device, and not touched since. */
  restored: boolean;
  /** Whether another page has changed what the device keeps since these words were written. */
  contested: boolean;
};

/** A page that shows what the device remembers. */
export function foundPage(stored: Draft | null): PageDraft {
  return { draft: stored, kept: true, restored: stored !== null, contested: false };
}

/**
 * The page after the device was read again: it takes over what is `stored` there, unless that would cost words that
 * were written on this page. `isOpen` says whether someone may be writing on it now.
 */
export function meetStored(page: PageDraft, stored: Draft | null, isOpen: boolean): PageDraft {
  if (isSameDraft(page.draft, stored)) {
    return page.contested ? { ...page, contested: false } : page;
  }
  const isTouched = page.draft !== null && !page.restored;
  if (isTouched && (isOpen || page.contested || !page.kept)) {
    return { ...page, contested: true };
  }
  return foundPage(stored);
}

/** Whether two drafts are the same words of the same save. */
export function isSameDraft(one: Draft | null, other: Draft | null): boolean {
  return one?.key === other?.key && one?.text === other?.text;
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
