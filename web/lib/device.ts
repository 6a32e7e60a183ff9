import { defaultDisplayName, limits } from '#shared/limits.ts';

/** What this device remembers. Nothing here is a secret; the session itself is a cookie that scripts cannot read. */
export type DeviceKey =
  | 'authTokenExpiry'
  | 'displayName'
  | 'whoWasHere'
  | 'logoutPending'
  | 'testingMode'
  | 'voiceTipSeen'
  | 'theme'
  | 'toastSpeed'
  | 'deviceVoice'
  | 'deviceVoiceUri'
  | 'dictationLanguage'
  | 'smallSounds'
  | 'questionsHidden'
  | 'onThisDayFolded'
  | 'dayEndHour'
  | `draft:${number}`
  | `aside:${number}:${string}`
  | `outbox:${number}:${string}`
  | `sealedDraft:${number}`
  | `copied:${number}`
  | `reopen:${number}`
  | `edit:${number}:${number}`
  | `glass:${number}`
  | `seenUpdate_${number}`;

/** The database in which recordings of a person's voice wait on this device until they are saved. */
export const recordingsOf = (userId: number) => `clink-recordings-${userId}`;

/** The database with the second copy of what a person has written and not saved. */
export const wordsOf = (userId: number) => `clink-words-${userId}`;

const listeners = new Set<() => void>();
const forgetters = new Set<(isForgotten: (userId: number) => boolean) => void>();
/** Holds for this visit what a blocked or full storage would not take. */
const visit = new Map<string, string>();
/** What was changed here and nobody has asked for yet. */
const changed = new Set<DeviceKey>();

/** The remembered text, or null. Never throws, also when the browser blocks storage. */
export function readDevice(key: DeviceKey): string | null {
  const here = visit.get(key);
  if (here !== undefined) {
    return here;
  }
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a text. False when the browser refused: then it is remembered until the page is left. */
export function writeDevice(key: DeviceKey, value: string): boolean {
  let kept = true;
  try {
    window.localStorage.setItem(key, value);
    visit.delete(key);
  } catch {
    visit.set(key, value);
    kept = false;
  }
  changed.add(key);
  announce();
  return kept;
}

/** Forgets a text; nothing happens when there was none. */
export function forgetDevice(key: DeviceKey): void {
  visit.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing of ours.
  }
  changed.add(key);
  announce();
}

/** What was changed in this tab of what is kept for a person, such as a draft, since this was last asked. */
export function takeChanged(userId: number): DeviceKey[] {
  const theirs = [...changed].filter((key) => ownerOf(key) === userId);
  theirs.forEach((key) => changed.delete(key));
  return theirs;
}

/** Every key under which something is remembered and that begins with `prefix`. */
export function deviceKeys(prefix: DeviceKey): DeviceKey[] {
  const begins = (key: string): key is DeviceKey => key.startsWith(prefix);
  const here = [...visit.keys()].filter(begins);
  try {
    return [...new Set([...here, ...Object.keys(window.localStorage).filter(begins)])];
  } catch {
    return here;
  }
}

/** Whose a key is, for what is kept for single people. NaN for all else. */
function ownerOf(key: string): number {
  return Number(
    /^(?:(?:draft|aside|outbox|edit|sealedDraft|copied|reopen|glass):|seenUpdate_)(\d+)(?::|$)/.exec(key)?.[1],
  );
}

/**
 * Forgets everything about the person who was here, drafts and all. What is the device's own, its theme, stays, and what
 * waits here for someone else to come back.
 */
export function forgetPersonHere(userId: number | undefined): void {
  const isOfOther = (key: string) => userId !== undefined && ownerOf(key) >= 0 && ownerOf(key) !== userId;
  const keep = (key: string) => key === ('theme' satisfies DeviceKey) || isOfOther(key);
  for (const key of visit.keys()) {
    if (!keep(key)) {
      visit.delete(key);
    }
  }
  try {
    for (const key of Object.keys(window.localStorage)) {
      if (!keep(key)) {
        window.localStorage.removeItem(key);
      }
    }
  } catch {
    // Blocked storage holds nothing of ours.
  }
  if (userId === undefined) {
    void forgetDatabases(() => true);
  } else {
    // At once: the page may be left with the next line.
    dropDatabase(recordingsOf(userId));
    dropDatabase(wordsOf(userId));
  }
  forgetters.forEach((forget) => forget((owner) => userId === undefined || owner === userId));
  announce();
}

async function forgetDatabases(isForgotten: (userId: number) => boolean): Promise<void> {
  try {
    for (const { name = '' } of await window.indexedDB.databases()) {
      const owner = /^clink-(?:recordings|words)-(\d+)$/.exec(name)?.[1];
      if (owner !== undefined && isForgotten(Number(owner))) {
        dropDatabase(name);
      }
    }
  } catch {
    // Blocked storage holds nothing of ours, and a browser that names no databases sweeps them in time.
  }
}

function dropDatabase(name: string): void {
  try {
    window.indexedDB.deleteDatabase(name);
  } catch {
    // Blocked storage holds nothing of ours.
  }
}

/** Forgets what is kept for single people, such as drafts, of everyone numbered `from` or higher. */
export function forgetPeople(from: number): void {
  const isTheirs = (key: string) => ownerOf(key) >= from;
  for (const key of [...visit.keys()].filter(isTheirs)) {
    visit.delete(key);
  }
  try {
    for (const key of Object.keys(window.localStorage).filter(isTheirs)) {
      window.localStorage.removeItem(key);
    }
  } catch {
    // Blocked storage holds nothing of ours.
  }
  void forgetDatabases((owner) => owner >= from);
  forgetters.forEach((forget) => forget((owner) => owner >= from));
  announce();
}

/** Calls `forget` whenever people are forgotten here, with who they are. */
export function onPeopleForgotten(forget: (isForgotten: (userId: number) => boolean) => void): void {
  forgetters.add(forget);
}

/** Calls `listener` whenever something remembered changes, also from another tab. Gives the way to stop. */
export function onDeviceChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** How the person wants to be addressed; 'you' until they say. */
export function readDisplayName(): string {
  return readDevice('displayName') ?? defaultDisplayName;
}

/** Keeps the name on this device only; a blank one becomes 'you'. */
export function writeDisplayName(name: string): void {
  const trimmed = name.trim().slice(0, limits.displayNameMax);
  writeDevice('displayName', trimmed === '' ? defaultDisplayName : trimmed);
}

function announce(): void {
  for (const listener of listeners) {
    listener();
  }
}
