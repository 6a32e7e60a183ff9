import type { Insertable } from 'kysely';
import type { Deps } from '#server/deps.ts';
import { linesToSpeak, markSpoken, type SpokenLine } from '#server/features/friend-lines/friend-lines.service.ts';
import { isGone, memberSince } from '#server/features/accounts/accounts.service.ts';
import { removeClip, saveClip } from '#server/features/audio/audio.service.ts';
import { soundOf } from '#server/features/narrators/narrators.service.ts';
import { areAsRead, notesBetween, type OpenedNote, type Share } from '#server/features/notes/notes.service.ts';
import { pronunciationsOf, respellingOf } from '#server/features/pronunciations/pronunciations.service.ts';
import { preferencesOf, weeklyTimeOf } from '#server/features/settings/settings.service.ts';
import { areHeavy } from '#server/language/judging.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import { nextId } from '#server/platform/db/next-id.ts';
import { reasonOf } from '#server/platform/log/reason.ts';
import type { Cue } from '#server/platform/speech/speech.ts';
import type { NarratorId } from '#shared/contract/narrators.ts';
import type { Tone } from '#shared/contract/settings.ts';
import type { Line } from '#shared/contract/toasts.ts';
import { AppError } from '#shared/errors.ts';
import { awardForToast } from './counting.service.ts';
import { type EarlySpan, earlyIntervals, type Interval } from './interval.ts';
import { reporting } from './reporting-model.ts';
import type { Report } from './runs.ts';
import { withFriends } from './friends-lines.ts';
import { attachAudio, findLastWeekEnd, listLatestLines, replaceEarlyToast, type ToastRow } from './toasts.queries.ts';
import { openLines, sealLines } from './toasts.sealing.ts';
import type { Toasts } from './toasts.table.ts';
import { writeWords } from './write-words.ts';
import type { WrittenToast } from './writer.ts';

const toastsRemembered = 16;
/** What is read of a week, and of the time before it: more than a toast has room for, and no more than takes a moment. */
const mostOfWeek: Share = { notes: 70, characters: 60_000, over: 'days' };
const mostEarlier: Share = { notes: 400, characters: 120_000, over: 'months' };
const lookBackMs = 400 * 86_400_000;
const mostTries = 3;
const weekMs = 7 * 86_400_000;
/** The version that a toast is inserted with. */
const firstVersion = 1;

type Week = {
  userId: number;
  interval: Interval;
  early: boolean;
  /** The week is not over. */
  goesOn: boolean;
  notes: OpenedNote[];
  /** Reflections from before the interval, oldest first. */
  earlier: OpenedNote[];
  narrator: NarratorId;
  tone: Tone;
};
type Words = WrittenToast & { seed: string; friends: SpokenLine[] };

/**
 * Makes an early toast: gather, compose, check, store the words, voice. The words are stored before they are voiced,
 * so a voice that fails or a disk that is full leaves them readable. Throws `invalid` when nothing is written yet.
 */
export async function makeEarlyToast(deps: Deps, userId: number, report: Report): Promise<ToastRow> {
  const toast = await make(deps, () => latestWeek(deps, userId), report);
  if (!toast) {
    throw new AppError('invalid', 'No notes in this interval.', {
      userMessage: 'There is nothing to raise a glass to yet. Write down one small good thing, then come back.',
    });
  }
  return toast;
}

async function latestWeek(deps: Deps, userId: number): Promise<Week | null> {
  for (const { goesOn, ...interval } of await spansUntilNow(deps, userId)) {
    const week = await gather(deps, userId, { interval, early: true, goesOn });
    if (week.notes.length > 0) {
      return week;
    }
  }
  return null;
}

/** Makes the toast of a week that is over; null when nothing was written in it. */
export async function makeWeeklyToast(
  deps: Deps,
  userId: number,
  { interval, report = () => {} }: { interval: Interval; report?: Report },
): Promise<ToastRow | null> {
  return make(deps, () => gather(deps, userId, { interval, early: false, goesOn: false }), report);
}

/**
 * Makes the toast of a week; null when nothing was written in it. When a note that is told is changed, kept out or
 * deleted before the words are stored, they are written anew.
 */
async function make(deps: Deps, read: () => Promise<Week | null>, report: Report): Promise<ToastRow | null> {
  report({ stage: 'gathering' });
  for (let tries = 0; tries < mostTries; tries += 1) {
    const week = await read();
    if (!week || week.notes.length === 0) {
      return null;
    }
    report({ stage: 'writing' });
    const words = await write({ ...deps, model: deps.model && reporting(deps.model, report) }, week);
    const toast = await storeWords(deps, week, words);
    if (toast) {
      return voice(deps, toast, report);
    }
  }
  throw new AppError('unavailable', 'The notes kept changing while their toast was written.', {
    userMessage: 'Your reflections were still changing. Please try again in a moment.',
  });
}

async function spansUntilNow(deps: Deps, userId: number): Promise<EarlySpan[]> {
  const since = (await findLastWeekEnd(deps.db, userId)) ?? (await memberSince(deps, userId));
  // The end of an interval is open, and a note saved in this very millisecond belongs to this toast.
  const now = deps.clock.now() + 1;
  // What lies ahead was so before the clock was set back: then it is the last seven days.
  const from = since < now ? since : now - weekMs;
  return earlyIntervals({ since: from, now, weekly: await weeklyTimeOf(deps, userId) });
}

async function gather(
  deps: Deps,
  userId: number,
  { interval, ...kind }: Pick<Week, 'interval' | 'early' | 'goesOn'>,
): Promise<Week> {
  const notes = await notesBetween(deps, userId, {
    from: interval.start,
    to: interval.end,
    lookingBackFrom: (await isFirstWeek(deps, userId, interval)) ? interval.end - 1 : undefined,
    most: mostOfWeek,
  });
  // A silent week needs no look back, and reading a year of notes is the dearest part of gathering.
  const earlier =
    notes.length > 0
      ? await notesBetween(deps, userId, {
          from: interval.start - lookBackMs,
          to: interval.start,
          most: mostEarlier,
        })
      : [];
  const { voiceStyle: narrator, toastTone: tone } = await preferencesOf(deps, userId);
  return { userId, interval, ...kind, notes, earlier, narrator, tone };
}

/** Whether a week is someone's first: what they date before it is told in its toast or in none. */
async function isFirstWeek(deps: Deps, userId: number, { start }: Interval): Promise<boolean> {
  return (await findLastWeekEnd(deps.db, userId)) === undefined && start <= (await memberSince(deps, userId));
}

async function write(deps: Deps, { userId, goesOn, notes: moments, earlier, narrator, tone }: Week): Promise<Words> {
  const seed = deps.random.bytes(12).toString('hex');
  const said = await linesSaid(deps, userId);
  const taught = (await pronunciationsOf(deps, userId)).map(({ written }) => written);
  const request = { moments, earlier, said, taught, narrator, tone, seed, goesOn };
  const friends = await linesToSpeak(deps, userId);
  return { ...(await writeWords(deps, { by: userId, request })), seed, friends };
}

/** The lines of the person's last toasts, newest first: what a new one must not say again in the same words. */
async function linesSaid(deps: Deps, userId: number): Promise<string[][]> {
  const rows = await listLatestLines(deps.db, userId, toastsRemembered);
  const key = await deps.keyring.of(userId);
  return rows.flatMap((row) => {
    const lines = openLines(key, row);
    return lines ? [lines.filter(({ from }) => from === undefined).map(({ text }) => text)] : [];
  });
}

/** Null, and nothing is stored, when a note that is told is not as it was read any more. */
async function storeWords(
  deps: Deps,
  { userId, interval, early, narrator, notes, earlier }: Week,
  { lines, tone, seed, writer, friends }: Words,
): Promise<ToastRow | null> {
  const ids = new Set(lines.flatMap(({ noteIds }) => noteIds));
  const told = [...earlier, ...notes].filter(({ id }) => ids.has(id));
  const key = await deps.keyring.of(userId);
  const own = lines.map(({ text, noteIds, evidence }): Line => ({
    text,
    noteIds,
    rests: evidence,
    startMs: null,
    endMs: null,
  }));
  const silent = withFriends(own, friends);
  const toast: Omit<Insertable<Toasts>, 'lines'> = {
    user_id: userId,
    type: 'weekly',
    interval_start: interval.start,
    interval_end: interval.end,
    early: Number(early),
    narrator,
    tone,
    seed,
    writer,
    audio_id: null,
    duration_ms: null,
    voice_tried_at: deps.clock.now(),
    created_at: deps.clock.now(),
  };
  const heavy = await areHeavy(
    deps.language,
    userId,
    notes.map(({ content }) => content),
  );
  const store = () =>
    deps.db.transaction().execute(async (transaction) => {
      if (!(await areAsRead(transaction, told))) {
        return null;
      }
      const row = { id: await nextId(transaction, 'toasts'), version: firstVersion };
      const stored = await replaceEarlyToast(transaction, { ...toast, ...row, lines: sealLines(key, row, silent) });
      // An early toast is only a foretaste: what is spoken in it is spoken again in the one it makes way for.
      await markSpoken(transaction, early ? [] : friends, toast.created_at);
      await awardForToast(transaction, { userId, now: toast.created_at, isHeavy: heavy.includes(true) });
      return stored;
    });
  // Another process may have stored an early one of the same week in this very moment: then that one is replaced.
  const stored = await store().catch((error: unknown) =>
    early && isUniqueViolation(error) ? store() : Promise.reject(error),
  );
  if (stored?.replacedAudio) {
    await removeClip(deps, stored.replacedAudio);
  }
  return stored?.row ?? null;
}

/** Gives stored words their voice. When that fails the toast stays as it is, to be read and voiced again later. */
export async function voice(deps: Deps, toast: ToastRow, report: Report): Promise<ToastRow> {
  const key = await deps.keyring.of(toast.user_id);
  const lines = openLines(key, toast);
  if (!lines) {
    // There is nothing to be voiced any more.
    return toast;
  }
  try {
    const respell = await respellingOf(deps, toast.user_id);
    const recording = await deps.speech.speak({
      lines: lines.map((line) => respell(line.text)),
      sound: soundOf(toast.narrator),
      person: toast.user_id,
      // A person has one toast made at a time, and nobody may be there to ask for its voice again.
      always: true,
      onProgress: (step, of) => report({ stage: 'voicing', step, of }),
    });
    const timed = withTimes(lines, recording.cues);
    const clip = await saveClip(deps, toast.user_id, { bytes: recording.mp3, mime: 'audio/mpeg' });
    const version = toast.version + 1;
    const voiced = await attachAudio(deps.db, toast.id, {
      version,
      lines: sealLines(key, { id: toast.id, version }, timed),
      audio_id: clip,
      duration_ms: recording.durationMs,
    });
    if (!voiced) {
      await removeClip(deps, clip);
    }
    return voiced ?? toast;
  } catch (error) {
    // Whose account was deleted meanwhile needs no voice.
    if (!(await isGone(deps, toast.user_id))) {
      deps.log.error({ reason: reasonOf(error), toast: toast.id }, 'a toast could not be voiced');
    }
    return toast;
  }
}

/** A line in which nothing can be spoken, such as one in another script, is passed in no time where it stands. */
export function withTimes(lines: Line[], cues: (Cue | null)[]): Line[] {
  let reached = 0;
  return lines.map((line, at) => {
    const { startMs, endMs } = cues[at] ?? { startMs: reached, endMs: reached };
    reached = endMs;
    return { ...line, startMs, endMs };
  });
}
