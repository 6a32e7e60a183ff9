import { createHash } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { isGone } from '#server/features/accounts/accounts.service.ts';
import { forgetClip, removeClip, saveClipOf } from '#server/features/audio/audio.service.ts';
import { linesToSpeak } from '#server/features/friend-lines/friend-lines.service.ts';
import { pronunciationsOf } from '#server/features/pronunciations/pronunciations.service.ts';
import { preferencesOf } from '#server/features/settings/settings.service.ts';
import { reasonOf } from '#server/platform/log/reason.ts';
import type { Db } from '#server/tables.ts';
import { gather, notesOf } from './gather.ts';
import type { Interval } from './interval.ts';
import {
  findPrepared,
  holdPrepared,
  replacePrepared,
  takePrepared,
  voicePrepared,
  type PreparedRow,
} from './prepared.queries.ts';
import { openPrepared, sealPrepared, type Prepared } from './prepared.sealing.ts';
import type { Report } from './runs.ts';
import { storeToast, type Voice } from './store.ts';
import { tell } from './tell.ts';
import type { ToastRow } from './toasts.queries.ts';
import { speakLines } from './voicing.ts';

type Ready = { row: PreparedRow; prepared: Prepared };
type Preparing = { interval: Interval; report: Report };

/**
 * Writes and voices the toast of an interval, as far as that is not done or what it was made from has changed. Each step
 * is kept: after a crash only the one that was under way is done again. Answers with `nothing` when nothing was written
 * in the interval, and with `words` when they have no voice, because it failed.
 */
export async function prepareToast(
  deps: Deps,
  userId: number,
  { interval, report }: Preparing,
): Promise<'nothing' | 'words' | 'voiced'> {
  report({ stage: 'gathering' });
  const basis = await basisOf(deps, userId, interval);
  if (basis === null) {
    await forgetPrepared(deps, userId);
    return 'nothing';
  }
  const found = await findReady(deps, userId, interval);
  const ready = found?.prepared.basis === basis ? found : await writeAhead(deps, userId, { interval, report, basis });
  if (!ready) {
    return 'nothing';
  }
  return ready.row.audio_id || (await voiceAhead(deps, ready, report)) ? 'voiced' : 'words';
}

/** A digest of all that the toast of this interval is made from; null when nothing was written in it. */
async function basisOf(deps: Deps, userId: number, interval: Interval): Promise<string | null> {
  const notes = await notesOf(deps, userId, interval);
  if (notes.length === 0) {
    return null;
  }
  const { voiceStyle, toastTone, playsMusic } = await preferencesOf(deps, userId);
  const parts = [
    interval,
    notes.map(({ id, version }) => [id, version]),
    [voiceStyle, toastTone, playsMusic],
    await pronunciationsOf(deps, userId),
    await linesToSpeak(deps, userId),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64');
}

async function findReady(deps: Deps, userId: number, { start, end }: Interval): Promise<Ready | null> {
  const row = await findPrepared(deps.db, userId);
  if (row?.interval_start !== start || row.interval_end !== end) {
    return null;
  }
  const prepared = openPrepared(await deps.keyring.of(userId), row);
  return prepared && { row, prepared };
}

async function writeAhead(
  deps: Deps,
  userId: number,
  { interval, report, basis }: Preparing & { basis: string },
): Promise<Ready | null> {
  const week = await gather(deps, userId, interval);
  if (!week) {
    return null;
  }
  const prepared = { ...(await tell(deps, week, { goesOn: false, report })), basis };
  const versioned = { user_id: userId, version: deps.clock.now() };
  const row: PreparedRow = {
    ...versioned,
    interval_start: interval.start,
    interval_end: interval.end,
    toast: sealPrepared(await deps.keyring.of(userId), versioned, prepared),
    audio_id: null,
    duration_ms: null,
  };
  const replaced = await deps.db.transaction().execute((transaction) => replacePrepared(transaction, row));
  await removeReplaced(deps, replaced);
  return { row, prepared };
}

/** Answers whether it has its voice now. */
async function voiceAhead(deps: Deps, { row, prepared }: Ready, report: Report): Promise<boolean> {
  const userId = row.user_id;
  try {
    const { lines, mp3, durationMs, voicedBy } = await speakLines(deps, { ...prepared, userId }, report);
    const versioned = { user_id: userId, version: row.version + 1 };
    const toast = sealPrepared(await deps.keyring.of(userId), versioned, { ...prepared, lines, voicedBy });
    const clip = { bytes: mp3, mime: 'audio/mpeg' };
    const audioId = await saveClipOf(deps, { userId, clip }, (transaction, id) =>
      voicePrepared(transaction, row, { toast, version: versioned.version, audio_id: id, duration_ms: durationMs }),
    );
    return audioId !== null;
  } catch (error) {
    // Whose account was deleted in the middle needs no voice.
    if (!(await isGone(deps, userId))) {
      deps.log.error({ reason: reasonOf(error), user: userId }, 'a toast could not be voiced');
    }
    return false;
  }
}

/** What else belongs to the transaction in which a toast is shown. */
export type WhenShown = (transaction: Db, toast: ToastRow) => Promise<void>;

/**
 * Shows the toast that is prepared for an interval: from now on it is one of the person's toasts, in the place of an
 * early one. Null when none is prepared, or what it tells has changed since; then nothing is prepared after that.
 * Violates the unique constraint when the interval has its toast already.
 */
export async function showPrepared(
  deps: Deps,
  userId: number,
  { interval, whenShown }: { interval: Interval; whenShown: WhenShown },
): Promise<ToastRow | null> {
  const key = await deps.keyring.of(userId);
  const now = deps.clock.now();
  const shown = await deps.db.transaction().execute(async (transaction) => {
    const row = await holdPrepared(transaction, userId);
    const isOfInterval = row?.interval_start === interval.start && row.interval_end === interval.end;
    const told = isOfInterval ? openPrepared(key, row) : null;
    const stored =
      row &&
      told &&
      (await storeToast(transaction, { userId, key, now, interval, early: false, told, voice: voiceOf(row, told) }));
    if (!stored) {
      return null;
    }
    await takePrepared(transaction, userId);
    if (stored.replacedAudio) {
      await forgetClip(transaction, stored.replacedAudio, now);
    }
    await whenShown(transaction, stored.row);
    return stored.row;
  });
  if (!shown) {
    await forgetPrepared(deps, userId);
  }
  return shown;
}

function voiceOf({ audio_id, duration_ms }: PreparedRow, { voicedBy = 'builtin' }: Prepared): Voice {
  return { audio_id, duration_ms, voiced_by: voicedBy };
}

/** Takes back what was prepared for someone, or only that whose interval ends at `end`. */
export async function forgetPrepared(deps: Pick<Deps, 'db' | 'store'>, userId: number, end?: number): Promise<void> {
  await removeReplaced(deps, await takePrepared(deps.db, userId, end));
}

async function removeReplaced(deps: Pick<Deps, 'db' | 'store'>, audioId: string | null): Promise<void> {
  if (audioId) {
    await removeClip(deps, audioId);
  }
}
