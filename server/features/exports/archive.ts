import { Readable, type PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Deps } from '#server/deps.ts';
import { whoIs } from '#server/features/accounts/accounts.service.ts';
import { findOwnClip, openClip, type Voice } from '#server/features/audio/audio.service.ts';
import { headsOf } from '#server/features/notes/notes.service.ts';
import { ownDay } from '#server/features/settings/settings.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { reasonOf } from '#server/platform/log/reason.ts';
import { AppError } from '#shared/errors.ts';
import { exportFileInPieces } from '#shared/export-file.ts';
import { belongingsOf, notesToTake } from './exports.service.ts';

type File = { name: string; at: Date };

const pieceBytes = 64 * 1024;

/**
 * A ZIP of all that the viewer has written and spoken, made while it is read: one recording is in memory at a time. It
 * ends when its reader goes away. What was deleted meanwhile or cannot be read is left out, and `reflections.json`,
 * which comes last, says so.
 */
export async function openArchive(deps: Deps, viewer: Viewer): Promise<{ fileName: string; stream: Readable }> {
  const now = deps.clock.now();
  const { username } = await whoIs(deps, viewer);
  const { today } = await ownDay(deps, viewer.userId, { now, zone: undefined });
  const { heads, voices, names } = await belongingsOf(deps, viewer);
  const { zip, stream, add } = createZip();
  const fill = async () => {
    const missing = new Set<string>();
    for (const { id, audioUrl, createdAt } of heads) {
      const name = names.get(id);
      if (name !== undefined && audioUrl !== null) {
        const file = { name, at: new Date(createdAt) };
        if (!(await addVoice(deps, viewer, { voice: voices.get(audioUrl), file, add }))) {
          missing.add(name);
        }
      }
    }
    // The recordings may have taken long: what was deleted by now stays behind.
    const left = new Set((await headsOf(deps, viewer)).map(({ id }) => id));
    const kept = heads.filter(({ id }) => left.has(id));
    const file = { count: kept.length, first: kept.at(-1)?.localDate, last: kept[0]?.localDate };
    const notes = notesToTake(deps, viewer, { heads: kept, names });
    const json = exportFileInPieces({ ...file, notes, exportedBy: username, exportedAt: now, missing });
    zip.addReadStream(Readable.from(json), 'reflections.json', { mtime: new Date(now) });
    zip.end();
  };
  fill().catch((error: Error) => stream.destroy(error));
  return { fileName: `my-reflections-${today}.zip`, stream };
}

type Zip = {
  zip: ZipFile;
  stream: PassThrough;
  /** Adds a file that is compressed already, and waits until it is read. Rejects once nobody reads any more. */
  add(bytes: Buffer, file: File): Promise<void>;
};

function createZip(): Zip {
  const zip = new ZipFile();
  const stream = zip.outputStream as PassThrough;
  const gone = new AbortController();
  stream.once('close', () => gone.abort());
  zip.once('error', (error: Error) => stream.destroy(error));
  return {
    zip,
    stream,
    async add(bytes, { name, at }) {
      gone.signal.throwIfAborted();
      const source = Readable.from(piecesOf(bytes));
      zip.addReadStream(source, name, { size: bytes.length, compress: false, mtime: at });
      await finished(source, { signal: gone.signal });
    },
  };
}

/** Answers whether the recording was there. */
async function addVoice(
  deps: Deps,
  viewer: Viewer,
  { voice, file, add }: { voice: Voice | undefined; file: File; add: Zip['add'] },
): Promise<boolean> {
  const bytes = voice && (await bytesOf(deps, viewer, voice.id));
  if (!bytes) {
    return false;
  }
  await add(bytes, file);
  return true;
}

/** Looked for anew: it may have been deleted since the list was read. */
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

/** Small pieces, so that what is under way to a slow reader is little. */
function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    yield bytes.subarray(at, at + pieceBytes);
  }
}
