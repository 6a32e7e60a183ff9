import type { Deps } from '#server/deps.ts';
import { authorsOf } from '#server/features/accounts/profile.service.ts';
import { findOwnClip, openClip, type Recording } from '#server/features/audio/audio.service.ts';
import { friendsOf, standingOf, type Standing } from '#server/features/friends/friends.service.ts';
import { hashToken } from '#server/platform/auth/token.ts';
import type { Authorized, Viewer } from '#server/platform/auth/viewer.ts';
import { isMissingReference } from '#server/platform/db/errors.ts';
import type { Db } from '#server/tables.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { FriendsToast, SharedToast } from '#shared/contract/shares.ts';
import { AppError } from '#shared/errors.ts';
import { canOf, maySee } from './shares.policy.ts';
import { codeOf, presentSharedToast } from './shares.present.ts';
import {
  addActivity,
  addView,
  findShareByCode,
  findShareOfToast,
  listActivity,
  listForFriends,
  type ShareRow,
} from './shares.queries.ts';
import { openShown, shareAudioBinding, shareBinding, type Shown } from './shares.sealing.ts';

/** A share that the viewer sees, and what they are to its owner. */
export type Seen = { share: Authorized<ShareRow>; standing: Standing };

type SeeDeps = Pick<Deps, 'db' | 'clock'>;

const mostOfFriends = 50;
/** Nobody has this number. */
const nobody = 0;
const beginningLength = 160;

/** Opens a link. Throws `not_found`, always the same, for what is missing, over, taken back or not for the viewer. */
export async function seeByCode(deps: SeeDeps, viewer: Viewer | null, code: string): Promise<Seen> {
  return see(deps, viewer, await findShareByCode(deps.db, hashToken(code)), true);
}

/** The share of a toast, for those who have its link, its owner, and friends where it is for friends. */
export async function seeByToast(
  deps: SeeDeps,
  viewer: Viewer | null,
  { toastId, code }: { toastId: number; code?: string | undefined },
): Promise<Seen> {
  const share = await findShareOfToast(deps.db, toastId);
  return see(deps, viewer, share, code !== undefined && share?.code_hash === hashToken(code));
}

async function see(
  { db, clock }: SeeDeps,
  viewer: Viewer | null,
  share: ShareRow | undefined,
  hasCode: boolean,
): Promise<Seen> {
  // Asked for nobody as well: what is missing must take as long as what is not for the viewer.
  const standing = await standingOf(db, viewer, share?.user_id ?? nobody);
  try {
    return { share: maySee(share, { standing, hasCode, now: clock.now() }), standing };
  } catch (error) {
    throw notSeen(error);
  }
}

function notSeen(cause: unknown): AppError {
  return new AppError('not_found', 'No share that this viewer sees.', {
    userMessage: 'This shared toast may have expired or been removed by the creator.',
    cause,
  });
}

/** Says something to a share, in a transaction; `not_found` when it was taken back in this moment. */
export async function saying<T>(db: Db, say: (transaction: Db) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(say);
  } catch (error) {
    throw isMissingReference(error) ? notSeen(error) : error;
  }
}

/** Whether the viewer still sees it, for an answer that takes long. */
export async function stillSees(
  deps: SeeDeps,
  viewer: Viewer | null,
  named: { toastId: number; code?: string | undefined },
): Promise<boolean> {
  return seeByToast(deps, viewer, named).then(
    () => true,
    () => false,
  );
}

/** A shared toast as the viewer sees it. Throws `unreadable` when its words are damaged. */
export async function presentSeen(deps: Pick<Deps, 'db' | 'keyring'>, { share, standing }: Seen): Promise<SharedToast> {
  const code = codeOf(await deps.keyring.of(share.user_id), share);
  const shown = await shownOf(deps, share);
  const user = (await authorsOf(deps, [share.user_id])).get(share.user_id);
  if (code === null || !shown || !user) {
    throw new AppError('unreadable', 'A share is damaged.', {
      userMessage: 'This shared toast cannot be read: it was damaged where the server keeps it.',
    });
  }
  return presentSharedToast(share, { code, shown, user, can: canOf(standing, share) });
}

/** The recording of a share. Throws `not_found` when it has none, `unreadable` when it is damaged. */
export async function openSharedAudio(
  deps: Pick<Deps, 'db' | 'keyring' | 'store'>,
  share: Authorized<ShareRow>,
): Promise<Recording> {
  if (share.audio_id === null) {
    throw new AppError('not_found', 'A share without a voice.');
  }
  // Who sees the share hears it: its recording is read in its owner's name.
  const owner = { userId: share.user_id, sessionId: 0 };
  const { bytes, mime } = await openClip(deps, await findOwnClip(deps, owner, share.audio_id));
  const key = await deps.keyring.openKey(share.user_id, shareBinding('share-key', share.code_hash), share.key);
  const opened = key?.openBytes(shareAudioBinding(share), bytes);
  if (!opened) {
    throw new AppError('unreadable', 'The recording of a share is damaged.', {
      userMessage: 'This recording cannot be played: it was damaged where the server keeps it.',
    });
  }
  return { bytes: opened, mime };
}

/** Counts that someone other than its owner has opened a share. Who it was is not kept. */
export async function countView({ db }: Pick<Deps, 'db'>, { share, standing }: Seen): Promise<void> {
  if (standing !== 'owner') {
    await addView(db, share.id);
  }
}

/** What the viewer's friends share with their friends, the newest first. */
export async function toastsOfFriends(
  deps: Pick<Deps, 'db' | 'clock' | 'keyring'>,
  viewer: Viewer,
): Promise<FriendsToast[]> {
  const owners = await friendsOf(deps.db, viewer.userId);
  const rows =
    owners.length > 0 ? await listForFriends(deps.db, { owners, now: deps.clock.now(), most: mostOfFriends }) : [];
  const authors = await authorsOf(deps, owners);
  const listed = rows.map(async (row): Promise<FriendsToast[]> => {
    const code = codeOf(await deps.keyring.of(row.user_id), row);
    const shown = await shownOf(deps, row);
    const user = authors.get(row.user_id);
    return code === null || !shown || !user
      ? []
      : [
          {
            shareCode: code,
            user,
            createdAt: isoInstant(row.created_at),
            beginning: beginningOf(shown),
            hasAudio: row.audio_id !== null,
          },
        ];
  });
  return (await Promise.all(listed)).flat();
}

function beginningOf({ lines }: Shown): string {
  const [first = '', second] = lines.map(({ text }) => text);
  const both = second === undefined ? first : `${first} ${second}`;
  return both.length <= beginningLength ? both : first;
}

async function shownOf({ keyring }: Pick<Deps, 'keyring'>, share: ShareRow): Promise<Shown | null> {
  const key = await keyring.openKey(share.user_id, shareBinding('share-key', share.code_hash), share.key);
  return key && openShown(key, share);
}

/** Within the transaction that says something to a share: lets those who look on learn of it. */
export async function noteActivity(transaction: Db, { share }: Pick<Seen, 'share'>): Promise<void> {
  await addActivity(transaction, share.id);
}

/** How much was said to each of these shares so far; one that is gone is not among them. */
export async function activityOf(db: Db, ids: number[]): Promise<Map<number, number>> {
  return listActivity(db, ids);
}
