import { authorize, type Authorized, type Viewer } from '#server/platform/auth/viewer.ts';
import type { Standing } from '#server/features/friends/friends.service.ts';
import type { SharedToast } from '#shared/contract/shares.ts';
import { AppError } from '#shared/errors.ts';
import type { ShareRow } from './shares.queries.ts';

type Seeing = {
  standing: Standing;
  /** Whether they were given the link. */
  hasCode: boolean;
  now: number;
};

/**
 * Who sees a share: its owner; friends, where it is for friends; anyone who has the link, where it is not. Nobody sees one
 * whose time is over, nor that of someone they are blocked from. Throws `not_found` for everyone else.
 */
export function maySee(share: ShareRow | undefined, { standing, hasCode, now }: Seeing): Authorized<ShareRow> {
  return authorize(share, (row) => {
    if (standing === 'blocked' || (row.expires_at !== null && row.expires_at <= now)) {
      return false;
    }
    return standing === 'owner' || (row.visibility === 'friends-only' ? standing === 'friend' : hasCode);
  });
}

/** A share is changed and taken back by its owner, also when its time is over. Throws `not_found` for everyone else. */
export function mayManage(viewer: Viewer, share: ShareRow | undefined): Authorized<ShareRow> {
  return authorize(share, (row) => row.user_id === viewer.userId);
}

/** A friend may send the owner a line. Answers with whose toast it is; throws `forbidden` for everyone else. */
export function mayAnswer({ share, standing }: { share: Authorized<ShareRow>; standing: Standing }): number {
  if (standing !== 'friend') {
    throw new AppError('forbidden', 'Not a friend of the owner.', {
      userMessage: 'Only friends can answer a toast with a line of their own.',
    });
  }
  return share.user_id;
}

/** What someone who sees a share may do with it. */
export function canOf(standing: Standing, share: Pick<ShareRow, 'allow_comments'>): SharedToast['can'] {
  const isSomeone = standing !== 'visitor';
  return {
    react: isSomeone,
    comment: isSomeone && share.allow_comments === 1,
    answer: standing === 'friend',
    manage: standing === 'owner',
  };
}
