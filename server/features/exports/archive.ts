import type { Readable } from 'node:stream';
import type { Deps } from '#server/deps.ts';
import { whoIs } from '#server/features/accounts/accounts.service.ts';
import { findOwnClip, openClip, sumOfTakenClips } from '#server/features/audio/audio.service.ts';
import { headsOf, type NoteHead } from '#server/features/notes/notes.service.ts';
import { ownDay, scheduleOf } from '#server/features/settings/settings.service.ts';
import { toastsInPieces, type ToastToTake } from '#server/features/toasts/taking.service.ts';
import { fileNameOf, plainText, webVtt } from '#server/features/toasts/transcript.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { reasonOf } from '#server/platform/log/reason.ts';
import { AppError } from '#shared/errors.ts';
import { exportFileInPieces } from '#shared/export-file.ts';
import { accountToTake } from './account-to-take.ts';
import { clinkFile, type ToastFiles } from './clink-file.ts';
import { belongingsOf, notesToTake, type Belongings } from './exports.service.ts';
import { markdownOfMonth } from './markdown.ts';
import { readerAssets, readerPage, toastsScript, yearScript } from './reader.ts';
import { readme } from './readme.ts';
import { createZip, type Zip } from './zip.ts';

type Taking = { deps: Deps; viewer: Viewer; zip: Zip; now: number; zone: string };

export type OpenArchive = {
  fileName: string;
  /** About how long it will be: sounds as they are, and words as often as they are in it, packed. */
  estimatedBytes: number;
  stream: Readable;
};

/** What every archive has: how it is shown, and what it says of itself. In bytes. */
const standingBytes = 8_000;

/**
 * A ZIP of all that the viewer has written, spoken and been toasted with, made while it is read: one recording is in
 * memory at a time. It ends when its reader goes away. What was deleted in the meantime or cannot be read is left out,
 * and the JSON files, which come after the sound, say so.
 */
export async function openArchive(deps: Deps, viewer: Viewer): Promise<OpenArchive> {
  const now = deps.clock.now();
  const { username } = await whoIs(deps, viewer);
  const { today } = await ownDay(deps, viewer.userId, { now, zone: undefined });
  const { timezone: zone } = await scheduleOf(deps, viewer.userId);
  const belongings = await belongingsOf(deps, viewer);
  const zip = createZip();
  const taking = { deps, viewer, zip, now, zone };
  const words = belongings.heads.reduce((sum, { bytes }) => sum + bytes, 0);
  const estimatedBytes = (await sumOfTakenClips(deps.db, viewer.userId)) + words + standingBytes;
  fill(taking, belongings, username).catch((error: Error) => zip.stream.destroy(error));
  return { fileName: `my-reflections-${today}.zip`, estimatedBytes, stream: zip.stream };
}

async function fill(taking: Taking, { heads, voices, names }: Belongings, exportedBy: string): Promise<void> {
  const { deps, viewer, zip, now } = taking;
  const missing = new Set<string>();
  for (const { id, audioUrl, createdAt } of heads) {
    const name = names.get(id);
    if (name !== undefined && audioUrl !== null) {
      const clip = voices.get(audioUrl)?.id;
      if (!(await addSound(taking, { clip, name, at: new Date(createdAt) }))) {
        missing.add(name);
      }
    }
  }
  const files = await addToasts(taking);
  // The recordings may have taken long: what was deleted by now stays behind.
  const left = new Set((await headsOf(deps, viewer)).map(({ id }) => id));
  const kept = heads.filter(({ id }) => left.has(id));
  const notesOf = (some: readonly NoteHead[]) => notesToTake(deps, viewer, { heads: [...some], names });
  const at = new Date(now);
  for (const [month, ofMonth] of Map.groupBy(kept, ({ localDate }) => localDate.slice(0, 7))) {
    const pieces = markdownOfMonth(month, { notes: notesOf(ofMonth.toReversed()), missing });
    await zip.addText(pieces, { name: `markdown/${month.slice(0, 4)}/${month}.md`, at });
  }
  const account = await accountToTake(deps, viewer);
  const belonging = { toasts: toastsInPieces(deps, viewer), account, files, missing, voices };
  const whole = { ...belonging, notes: notesOf(kept), exportedAt: now };
  await zip.addText(clinkFile(whole), { name: 'clink.json', at });
  const about = { count: kept.length, first: kept.at(-1)?.localDate, last: kept[0]?.localDate };
  const json = exportFileInPieces({ ...about, notes: notesOf(kept), exportedBy, exportedAt: now, missing });
  await zip.addText(json, { name: 'reflections.json', at });
  const ofYears = Map.groupBy(kept, ({ localDate }) => localDate.slice(0, 4));
  for (const [year, ofYear] of ofYears) {
    await zip.addText(yearScript(notesOf(ofYear), missing), { name: `data/${year}.js`, at });
  }
  const told = { toasts: toastsInPieces(deps, viewer), files, zone: taking.zone };
  await zip.addText(toastsScript(told), { name: 'data/toasts.js', at });
  for (const [name, text] of Object.entries(readerAssets())) {
    await zip.addText([text], { name: `reader/${name}`, at });
  }
  await zip.addText([readme], { name: 'README.txt', at });
  await zip.addText([readerPage([...ofYears.keys()])], { name: 'index.html', at });
  zip.end();
}

/** Every toast with its sound, its words and their times; answers with what its sound is called, where it is there. */
async function addToasts(taking: Taking): Promise<ToastFiles> {
  const { deps, viewer, zip } = taking;
  const files = new Map<number, string>();
  const ofDay = new Map<string, number>();
  for await (const piece of toastsInPieces(deps, viewer)) {
    for (const toast of piece) {
      const base = fileNameOf({ zone: taking.zone, intervalEnd: toast.intervalEnd });
      const count = (ofDay.get(base) ?? 0) + 1;
      ofDay.set(base, count);
      const name = `toasts/${base}${count === 1 ? '' : `-${String(count)}`}`;
      const at = new Date(toast.createdAt);
      const sound = { clip: toast.audio ?? undefined, name: `${name}.mp3`, at };
      if (toast.audio !== null && (await addSound(taking, sound))) {
        files.set(toast.id, sound.name);
      }
      for (const [ending, text] of wordsOf(toast, taking.zone)) {
        await zip.addText([text], { name: `${name}.${ending}`, at });
      }
    }
  }
  return files;
}

function wordsOf({ lines, intervalStart, intervalEnd }: ToastToTake, zone: string): [ending: string, text: string][] {
  if (!lines) {
    return [];
  }
  const captions = webVtt(lines);
  return [
    ['txt', plainText({ lines, zone, intervalStart, intervalEnd })],
    ...(captions === null ? [] : [['vtt', captions] as [string, string]]),
  ];
}

type Sound = { clip: string | undefined; name: string; at: Date };

/** Answers whether the recording was there. */
async function addSound({ deps, viewer, zip }: Taking, { clip, name, at }: Sound): Promise<boolean> {
  const bytes = clip === undefined ? null : await bytesOf(deps, viewer, clip);
  if (!bytes) {
    return false;
  }
  await zip.addBytes(bytes, { name, at });
  return true;
}

/** Looked for again: it may have been deleted since the list was read. */
async function bytesOf(deps: Deps, viewer: Viewer, id: string): Promise<Buffer | null> {
  try {
    return (await openClip(deps, await findOwnClip(deps, viewer, id))).bytes;
  } catch (error) {
    if (!(error instanceof AppError && ['not_found', 'unreadable'].includes(error.code))) {
      deps.log.error({ reason: reasonOf(error), clip: id }, 'a recording could not be taken along');
    }
    return null;
  }
}
