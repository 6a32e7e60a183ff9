import { deviceKeys, forgetDevice, readDevice, writeDevice } from '#web/lib/device.ts';
import { asAnother } from './another-key.ts';
import type { Draft } from './draft.ts';
import { isSameDraft, parseDraft } from './draft.ts';

/** Whether all that `other` says is in `one` as well, so that nothing is lost with it. */
export function holds(one: Draft, other: Draft): boolean {
  const isVoiceThere = other.recording === undefined || other.recording.id === one.recording?.id;
  return isVoiceThere && squeeze(one.text).includes(squeeze(other.text));
}

/** The drafts of this person that are kept beside the one on the page, the newest first. */
export function asidesOf(userId: number): Draft[] {
  return deviceKeys(`aside:${userId}:`)
    .map((place) => parseDraft(readDevice(place)))
    .filter((draft) => draft !== null)
    .toSorted((one, other) => (other.at ?? 0) - (one.at ?? 0));
}

/**
 * Keeps a draft beside the one on the page, unless another has all its words. What it has all of goes, once it is kept
 * itself.
 */
export function putAside(userId: number, draft: Draft): void {
  const before = asidesOf(userId);
  if (before.some((other) => holds(other, draft))) {
    return;
  }
  const held = before.filter((other) => holds(draft, other));
  const isTaken = before.some((other) => other.key === draft.key && !held.includes(other));
  const kept = isTaken ? asAnother(draft) : draft;
  if (writeDevice(`aside:${userId}:${kept.key}`, JSON.stringify(kept))) {
    held.forEach((other) => dropAside(userId, other));
  }
}

/** Lets go of a draft that was kept beside the one on the page, and of nothing else that is in its place by now. */
export function dropAside(userId: number, aside: Draft): void {
  const place = `aside:${userId}:${aside.key}` as const;
  if (isSameDraft(parseDraft(readDevice(place)), aside)) {
    forgetDevice(place);
  }
}

function squeeze(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
