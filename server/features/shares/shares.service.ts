import type { Deps } from '#server/deps.ts';
import { forgetClip } from '#server/features/audio/audio.service.ts';
import { findOwnToast, linesOf, type ToastRow } from '#server/features/toasts/toasts.service.ts';
import { areHeavy } from '#server/language/judging.ts';
import type { Authorized, Viewer } from '#server/platform/auth/viewer.ts';
import { isUniqueViolation } from '#server/platform/db/errors.ts';
import type { Db } from '#server/tables.ts';
import type { OwnShare } from '#shared/contract/shares.ts';
import type { Visibility } from '#shared/sharing.ts';
import { AppError } from '#shared/errors.ts';
import { awardForShare } from './counting.service.ts';
import { dropRecording, sealNewShare, sealOtherLines } from './share-row.ts';
import { mayManage } from './shares.policy.ts';
import { codeOf, presentOwnShare, shareUrl } from './shares.present.ts';
import {
  deleteShare,
  findShare,
  findShareOfToast,
  insertShare,
  listSharesOf,
  updateShare,
  type ShareRow,
} from './shares.queries.ts';
import { openShown, shareBinding } from './shares.sealing.ts';
import { chosenLines, voiceChosen } from './shown-lines.ts';

export type ShareOptions = {
  visibility: Visibility;
  allowComments: boolean;
  /** An ISO instant; never when null. */
  expiresAt?: string | null | undefined;
  /** From 0; all that are the owner's own when left out. */
  lines?: number[] | undefined;
};

const mostTries = 3;

/**
 * Shares lines of a toast: a copy of them with a recording of exactly these. A toast that is shared already keeps its
 * link, and what was said to it, and is shared in the new way. Throws `forbidden` in testing mode.
 */
export async function shareToast(deps: Deps, viewer: Viewer, id: number, options: ShareOptions): Promise<OwnShare> {
  if (deps.sandbox) {
    throw new AppError('forbidden', 'Sharing in testing mode.', {
      userMessage: 'Nothing can be shared in testing mode: it leaves no trace.',
    });
  }
  const toast = await findOwnToast(deps, viewer, id);
  const now = deps.clock.now();
  const expiresAt = options.expiresAt ? Date.parse(options.expiresAt) : null;
  if (expiresAt !== null && expiresAt <= now) {
    const message = 'Please choose a time that is still to come.';
    throw new AppError('invalid', 'A share that is over.', { userMessage: message, fields: { expiresAt: message } });
  }
  const settings = {
    visibility: options.visibility,
    allow_comments: Number(options.allowComments),
    expires_at: expiresAt,
  };
  for (let tries = 0; tries < mostTries; tries += 1) {
    const before = await findShareOfToast(deps.db, toast.id);
    const share = before
      ? await changeShare(deps, viewer, { toast, share: mayManage(viewer, before), settings, asked: options.lines })
      : await makeShare(deps, viewer, { toast, settings, asked: options.lines });
    if (share) {
      return present(deps, share);
    }
  }
  throw new AppError('busy', 'A share kept changing.');
}

type Settings = Pick<ShareRow, 'visibility' | 'allow_comments' | 'expires_at'>;
type Asked = { toast: Authorized<ToastRow>; settings: Settings; asked: number[] | undefined };

/** Null when another request has shared it in this moment. */
async function makeShare(deps: Deps, viewer: Viewer, { toast, settings, asked }: Asked): Promise<ShareRow | null> {
  const lines = await readableLines(deps, toast);
  const chosen = chosenLines(lines, asked);
  const isHeavy = await areHeavy(
    deps.language,
    viewer.userId,
    lines.map(({ text }) => text),
  );
  const voiced = await voiceChosen(deps, viewer, { toast, lines, chosen });
  const parts = await sealNewShare(deps, viewer, { voiced, chosen });
  const now = deps.clock.now();
  try {
    return await deps.db.transaction().execute(async (transaction) => {
      const row = await insertShare(transaction, {
        ...parts,
        ...settings,
        toast_id: toast.id,
        user_id: viewer.userId,
        toast_at: toast.created_at,
        created_at: now,
      });
      await awardForShare(transaction, { userId: viewer.userId, now, isHeavy: isHeavy.includes(true) });
      return row;
    });
  } catch (error) {
    await dropRecording(deps, parts);
    if (isUniqueViolation(error)) {
      return null;
    }
    throw error;
  }
}

/** Null when another request has changed its lines, or taken it back, in this moment. */
async function changeShare(
  deps: Deps,
  viewer: Viewer,
  { toast, share, settings, asked }: Asked & { share: Authorized<ShareRow> },
): Promise<ShareRow | null> {
  const own = await deps.keyring.openKey(share.user_id, shareBinding('share-key', share.code_hash), share.key);
  const shown = own && openShown(own, share);
  const isSame = shown && (asked === undefined || asked.toSorted((a, b) => a - b).join() === shown.chosen.join());
  // Without a voice it is tried again.
  if (isSame && share.audio_id !== null) {
    return (await updateShare(deps.db, share, settings)) ?? null;
  }
  const lines = await readableLines(deps, toast);
  const chosen = chosenLines(lines, asked ?? shown?.chosen);
  const voiced = await voiceChosen(deps, viewer, { toast, lines, chosen });
  const parts = await sealOtherLines(deps, share, { voiced, chosen });
  const changed = await deps.db.transaction().execute(async (transaction) => {
    const row = await updateShare(transaction, share, { ...settings, ...parts });
    if (row && share.audio_id !== null) {
      await forgetClip(transaction, share.audio_id, deps.clock.now());
    }
    return row;
  });
  if (!changed) {
    await dropRecording(deps, parts);
  }
  return changed ?? null;
}

async function readableLines(deps: Deps, toast: Authorized<ToastRow>) {
  const lines = await linesOf(deps, toast);
  if (!lines) {
    throw new AppError('unreadable', 'The words of a toast are damaged.', {
      userMessage: 'This toast cannot be shared: its words were damaged on the server.',
    });
  }
  return lines;
}

/** The viewer's shares, the newest first. */
export async function sharesOf(deps: Deps, viewer: Viewer): Promise<OwnShare[]> {
  const rows = await listSharesOf(deps.db, viewer.userId);
  return Promise.all(rows.map((row) => present(deps, row)));
}

/** Where a toast is shared; null when it is not. */
export async function sharedAt(
  deps: Pick<Deps, 'db' | 'keyring' | 'home'>,
  { id, userId }: { id: number; userId: number },
): Promise<string | null> {
  const row = await findShareOfToast(deps.db, id);
  const code = row && row.user_id === userId ? codeOf(await deps.keyring.of(userId), row) : null;
  return code === null ? null : shareUrl(deps.home.url, code);
}

export async function findOwnShare(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  id: number,
): Promise<Authorized<ShareRow>> {
  return mayManage(viewer, await findShare(db, id));
}

/** Takes a share back: the link opens nothing from now on, and what was said to it is gone. */
export async function removeShare(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  share: Authorized<ShareRow>,
): Promise<void> {
  await db.transaction().execute((transaction) => forget(transaction, share, clock.now()));
}

async function forget(transaction: Db, share: ShareRow, now: number): Promise<void> {
  const wasThere = await deleteShare(transaction, share.id);
  if (wasThere && share.audio_id !== null) {
    await forgetClip(transaction, share.audio_id, now);
  }
}

async function present(deps: Deps, row: ShareRow): Promise<OwnShare> {
  const owner = await deps.keyring.of(row.user_id);
  const own = await deps.keyring.openKey(row.user_id, shareBinding('share-key', row.code_hash), row.key);
  return presentOwnShare(row, { code: codeOf(owner, row) ?? '', own }, deps.clock.now(), deps.home.url);
}
