import type { Seen } from '#server/features/shares/seeing.service.ts';
import { authorize, type Authorized, type Viewer } from '#server/platform/auth/viewer.ts';
import type { Comment } from '#shared/contract/comments.ts';
import { AppError } from '#shared/errors.ts';
import type { CommentRow } from './comments.queries.ts';

/** Comments are read and written where the owner of the share allows them. Throws `forbidden` elsewhere. */
export function mustAllowComments({ share }: Seen): void {
  if (share.allow_comments !== 1) {
    throw new AppError('forbidden', 'Comments are not allowed on this share.', {
      userMessage: 'Comments are switched off for this toast.',
    });
  }
}

type May = keyof Comment['can'];

/** What a viewer may do with a comment on a share that they see. */
export function canOf(viewer: Viewer | null, { share }: Seen, comment: CommentRow): Comment['can'] {
  const isAuthor = viewer?.userId === comment.user_id;
  const isOwner = viewer?.userId === share.user_id;
  return {
    edit: isAuthor,
    delete: isAuthor || isOwner,
    report: viewer !== null && !isAuthor,
    block: isOwner && !isAuthor,
  };
}

/** A comment of this share with which the viewer may do this. Throws `not_found` otherwise. */
export function mayDo(
  viewer: Viewer,
  comment: CommentRow | undefined,
  { seen, may }: { seen: Seen; may: May },
): Authorized<CommentRow> {
  return authorize(comment, (row) => row.share_id === seen.share.id && canOf(viewer, seen, row)[may]);
}
