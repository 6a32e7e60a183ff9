import type { Deps } from '#server/deps.ts';
import { mustBeAdmin } from '#server/features/accounts/accounts.service.ts';
import { authorsOf } from '#server/features/accounts/profile.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import { isoInstant } from '#shared/calendar.ts';
import type { Report } from '#shared/contract/comments.ts';
import { AppError } from '#shared/errors.ts';
import { deleteComment, deleteReports, findComment, listReported } from './comments.queries.ts';
import { commentBinding } from './comments.sealing.ts';

const most = 200;

/** The comments that people reported, the last first. Throws `forbidden` unless the viewer is an admin. */
export async function reportedComments(deps: Pick<Deps, 'db' | 'keyring'>, viewer: Viewer): Promise<Report[]> {
  await mustBeAdmin(deps, viewer);
  const rows = await listReported(deps.db, most);
  const authors = await authorsOf(
    deps,
    rows.map(({ user_id }) => user_id),
  );
  return Promise.all(
    rows.map(async (row) => {
      const key = await deps.keyring.of(row.user_id).catch(() => null);
      return {
        id: row.id,
        comment: (key && key.openText(commentBinding(row), row.words)) ?? '',
        author: authors.get(row.user_id)?.username ?? null,
        count: row.count,
        createdAt: isoInstant(row.created_at),
      };
    }),
  );
}

/** Takes a reported comment away, or leaves it and forgets the reports. Throws `forbidden` unless the viewer is an admin. */
export async function settleReport(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  { id, remove }: { id: number; remove: boolean },
): Promise<void> {
  await mustBeAdmin(deps, viewer);
  if (!(await findComment(deps.db, id))) {
    throw new AppError('not_found', 'No such comment.');
  }
  await (remove ? deleteComment(deps.db, id) : deleteReports(deps.db, id));
}

export { countReported } from './comments.queries.ts';
