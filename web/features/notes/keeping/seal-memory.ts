import type { Draft as SealedDraft } from '#shared/contract/notes.ts';
import { forgetDevice, readDevice, writeDevice } from '#web/lib/device.ts';
import { asAnother } from './another-key.ts';
import { holds, putAside } from './asides.ts';
import { keptBeside } from './draft-page.ts';
import type { Draft } from './draft.ts';

/**
 * What this device remembers of the server's draft: the key and the instant (epoch milliseconds) of what it last gave
 * or took, without the instant once it has no copy of that itself; the same of what it last sent, for a page that is
 * left hears no answer; and the key of what was wiped away here. No words.
 */
export type SealMemory = { key?: string; at?: number; sent?: { key: string; at: number }; wiped?: string };

export function readSealMemory(userId: number): SealMemory {
  try {
    return (JSON.parse(readDevice(`sealedDraft:${userId}`) ?? '{}') ?? {}) as SealMemory;
  } catch {
    return {};
  }
}

export function writeSealMemory(userId: number, memory: SealMemory): void {
  if (memory.key ?? memory.sent ?? memory.wiped) {
    writeDevice(`sealedDraft:${userId}`, JSON.stringify(memory));
  } else {
    forgetDevice(`sealedDraft:${userId}`);
  }
}

/** Whether what the server holds is just what this device gave it or took from it. */
export function isOwn({ key, at, sent }: SealMemory, theirs: SealedDraft): boolean {
  const isTheirs = (known: { key?: string | undefined; at?: number | undefined } | undefined) =>
    known?.key === theirs.key && known.at === Date.parse(theirs.updatedAt);
  return isTheirs({ key, at }) || isTheirs(sent);
}

type Encounter = { userId: number; saving: Draft; theirs: SealedDraft | null };

/**
 * Before a save takes the server's draft of the same key with it: what another device has added to that is kept beside
 * the page.
 */
export function rescue({ userId, saving, theirs }: Encounter): void {
  if (!theirs || theirs.key !== saving.key || isOwn(readSealMemory(userId), theirs)) {
    return;
  }
  const added = asAnother({ text: theirs.content, key: theirs.key, at: Date.parse(theirs.updatedAt) });
  if (![saving, ...keptBeside(userId)].some((other) => holds(other, added))) {
    putAside(userId, added);
  }
}
