import type { Deps } from '#server/deps.ts';
import { awardForImport, countOfImport, eraseImported } from '#server/features/notes/imported.service.ts';
import { ownDay } from '#server/features/settings/settings.service.ts';
import { eraseImportedToasts } from '#server/features/toasts/imported.service.ts';
import type { Authorized, Viewer } from '#server/platform/auth/viewer.ts';
import type { SealingKey } from '#server/platform/crypto/sealing-key.ts';
import { nextId } from '#server/platform/db/next-id.ts';
import { lookAtSizesAgain } from '#server/platform/db/statistics.ts';
import { reasonOf } from '#server/platform/log/reason.ts';
import { othersTurn } from '#server/platform/turns.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { ImportPreview, ImportReport } from '#shared/contract/imports.ts';
import { AppError } from '#shared/errors.ts';
import { bringIn } from './bring-in.ts';
import { mayUndo } from './imports.policy.ts';
import { findImport, insertImport, listImports, updateImport, type ImportRow } from './imports.queries.ts';
import { reportBinding } from './imports.sealing.ts';
import type { Reading } from './reading/entry.ts';
import type { ImportReader } from './reading/reader.ts';
import { survey, type Survey } from './survey.ts';
import { inWords, readUpload, type Upload } from './upload.ts';

/** An import that has made nothing for so long goes on no more: its process ended. */
const stillMs = 60_000;
const erasedAtOnce = 200;

type Read = { reading: Reading; zone: string; found: Survey };

/** What imports are done with, and which of them are under way in this process. */
export type Importing = { reader: ImportReader; underWay: Set<Promise<void>>; signal: AbortSignal };

/** What a file holds and what would come of it. Nothing of it is kept. Throws as `readUpload` does. */
export async function previewImport(
  deps: Deps,
  viewer: Viewer,
  { reader, upload }: { reader: ImportReader; upload: Upload },
): Promise<ImportPreview> {
  const { reading, found } = await readWhole(deps, viewer, { reader, upload });
  await reading.close();
  const { summary } = reading;
  return { ...summary, known: found.known, samples: found.samples };
}

/**
 * Reads a file whole and begins to bring it in, which goes on when the answer is sent and when its sender is gone. Throws
 * as `readUpload` does, `invalid` while the mapping leaves something open, and `conflict` while another of the viewer's is
 * under way; then nothing is written.
 */
export async function startImport(
  deps: Deps,
  viewer: Viewer,
  { importing, upload }: { importing: Importing; upload: Upload },
): Promise<ImportReport> {
  await requireNoneRunning(deps, viewer);
  const read = await readWhole(deps, viewer, { reader: importing.reader, upload });
  try {
    const { needs, entries, toasts } = read.reading.summary;
    if (needs.length > 0 || entries + toasts === 0) {
      throw new AppError('invalid', 'An import that cannot be done yet.', {
        userMessage:
          needs.length > 0
            ? 'Please say first how this file is to be read.'
            : 'Nothing in this file can be brought in.',
      });
    }
    await requireNoneRunning(deps, viewer);
    const key = await deps.keyring.of(viewer.userId);
    const row = await record(deps, viewer, { read, key });
    const work = run(deps, row, { read, signal: importing.signal }).finally(() => importing.underWay.delete(work));
    importing.underWay.add(work);
    return present(deps, row, key);
  } catch (error) {
    await read.reading.close();
    throw error;
  }
}

async function readWhole(
  deps: Deps,
  viewer: Viewer,
  { reader, upload }: { reader: ImportReader; upload: Upload },
): Promise<Read> {
  const { reading, zone } = await readUpload(deps, viewer, { reader, upload });
  try {
    return { reading, zone, found: await survey(deps, viewer.userId, { reading, zone }) };
  } catch (error) {
    await reading.close();
    throw inWords(error);
  }
}

async function record(
  { db, clock }: Deps,
  { userId }: Viewer,
  { read: { reading }, key }: { read: Read; key: SealingKey },
): Promise<ImportRow> {
  const { format, entries } = reading.summary;
  const now = clock.now();
  return db.transaction().execute(async (transaction) => {
    const id = await nextId(transaction, 'imports');
    const row: ImportRow = {
      id,
      user_id: userId,
      format,
      created_at: now,
      touched_at: now,
      finished_at: null,
      undone_at: null,
      entries,
      looked: 0,
      added: 0,
      known: 0,
      toasts: 0,
      left_alone: 0,
      report: sealReport(key, id, reading.summary),
    };
    await insertImport(transaction, row);
    return row;
  });
}

/** Never rejects: what stops halfway stays as far as it came, and the same file sent again brings in the rest. */
async function run(
  deps: Deps,
  { id, user_id: userId }: ImportRow,
  { read, signal }: { read: Read; signal: AbortSignal },
): Promise<void> {
  const { reading, zone, found } = read;
  try {
    const { lost } = await bringIn(deps, { userId, importId: id, reading, ...found, zone, signal });
    await lookAtSizesAgain(deps.db, 'notes');
    const key = await deps.keyring.of(userId);
    const now = deps.clock.now();
    const { today } = await ownDay(deps, userId, { now, zone: undefined });
    const report = sealReport(key, id, { ...reading.summary, remarks: [...reading.summary.remarks, ...said(lost)] });
    await deps.db.transaction().execute(async (transaction) => {
      await awardForImport(transaction, userId, { now, today });
      await updateImport(transaction, id, { finished_at: now, touched_at: now, report });
    });
  } catch (error) {
    deps.log.warn({ reason: reasonOf(error), import: id }, 'an import has stopped halfway');
    await updateImport(deps.db, id, { touched_at: 0 }).catch(() => {});
  } finally {
    await reading.close();
  }
}

function said(lost: number): string[] {
  return lost === 0 ? [] : [`Recordings that could not be read: ${lost.toLocaleString('en')}.`];
}

function sealReport(
  key: SealingKey,
  id: number,
  { leftOut, remarks }: Pick<ImportReport, 'leftOut' | 'remarks'>,
): Buffer {
  return key.sealText(reportBinding(id), JSON.stringify({ leftOut, remarks }));
}

async function requireNoneRunning(deps: Pick<Deps, 'db' | 'clock'>, { userId }: Viewer): Promise<void> {
  const now = deps.clock.now();
  if ((await listImports(deps.db, userId)).some((row) => stateOf(row, now) === 'running')) {
    throw new AppError('conflict', 'Another import is under way.', {
      userMessage: 'Another import of yours is still under way. Please wait until it is done.',
    });
  }
}

/** The viewer's imports, newest first. */
export async function importsOf(deps: Pick<Deps, 'db' | 'clock' | 'keyring'>, viewer: Viewer): Promise<ImportReport[]> {
  const key = await deps.keyring.of(viewer.userId);
  return (await listImports(deps.db, viewer.userId)).map((row) => present(deps, row, key));
}

export async function findOwnImport(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  id: number,
): Promise<Authorized<ImportRow>> {
  return mayUndo(viewer, await findImport(db, id));
}

/**
 * Takes back all that an import has made: its toasts, and its reflections that were not changed since. Once more it
 * finds nothing more to take. Throws `conflict` while it is under way.
 */
export async function undoImport(deps: Deps, row: Authorized<ImportRow>): Promise<ImportReport> {
  const { id: importId, user_id: userId } = row;
  const { db, clock } = deps;
  if (stateOf(row, clock.now()) === 'running') {
    throw new AppError('conflict', 'An import that is under way.', {
      userMessage: 'This import is still under way. Please wait until it is done.',
    });
  }
  await db.transaction().execute(async (transaction) => {
    await eraseImportedToasts(transaction, { userId, importId, now: clock.now() });
  });
  for (let erased = erasedAtOnce; erased > 0;) {
    erased = await db
      .transaction()
      .execute((transaction) => eraseImported(transaction, { userId, importId, most: erasedAtOnce, now: clock.now() }));
    await othersTurn();
  }
  const left = await countOfImport(deps, { userId, importId });
  const undone = await updateImport(db, importId, { undone_at: row.undone_at ?? clock.now(), left_alone: left });
  return present(deps, undone, await deps.keyring.of(userId));
}

function stateOf(row: ImportRow, now: number): ImportReport['state'] {
  if (row.undone_at !== null) {
    return 'undone';
  }
  if (row.finished_at !== null) {
    return 'done';
  }
  // A clock that was set back must not make it seem to go on for ever.
  return Math.abs(now - row.touched_at) < stillMs ? 'running' : 'stopped';
}

function present({ clock }: Pick<Deps, 'clock'>, row: ImportRow, key: SealingKey): ImportReport {
  const text = key.openText(reportBinding(row.id), row.report);
  const report = text === null ? {} : (JSON.parse(text) as Pick<ImportReport, 'leftOut' | 'remarks'>);
  return {
    id: row.id,
    format: row.format,
    createdAt: isoInstant(row.created_at),
    state: stateOf(row, clock.now()),
    entries: row.entries,
    looked: row.looked,
    added: row.added,
    known: row.known,
    toasts: row.toasts,
    leftAlone: row.left_alone,
    leftOut: [],
    remarks: [],
    ...report,
  };
}
