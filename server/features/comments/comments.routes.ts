import type { Deps } from '#server/deps.ts';
import type { AfterBlock } from '#server/features/friends/friends.service.ts';
import { seeByToast } from '#server/features/shares/seeing.service.ts';
import type { Viewer } from '#server/platform/auth/viewer.ts';
import type { App } from '#server/platform/http/http.ts';
import { route } from '#server/platform/http/route.ts';
import { comments, reports, type Comment } from '#shared/contract/comments.ts';
import {
  addComment,
  blockAuthor,
  commentsOn,
  editComment,
  findCommentTo,
  removeComment,
  reportComment,
} from './comments.service.ts';
import { reportedComments, settleReport } from './reports.service.ts';

const minute = 60_000;
const writing = { max: 20, windowMs: minute };
const reporting = { max: 30, windowMs: 60 * minute };

type Named = { params: { id: number; comment: number }; query: { code?: string | undefined } };

/** @param afterBlock what else happens when somebody is blocked */
export function commentsRoutes(app: App, deps: Deps, afterBlock: AfterBlock): void {
  const find = async (viewer: Viewer, { params, query }: Named, may: keyof Comment['can']) => {
    const seen = await seeByToast(deps, viewer, { toastId: params.id, code: query.code });
    return { seen, comment: await findCommentTo(deps, viewer, { seen, id: params.comment, may }) };
  };

  route(app, comments.list, async ({ viewer, params, query }) =>
    commentsOn(deps, viewer, await seeByToast(deps, viewer, { toastId: params.id, code: query.code })),
  );

  route(
    app,
    comments.add,
    async ({ viewer, params, query, body }) => {
      const seen = await seeByToast(deps, viewer, { toastId: params.id, code: query.code });
      return addComment(deps, viewer, { seen, words: body.comment });
    },
    writing,
  );

  route(
    app,
    comments.edit,
    async ({ viewer, body, ...named }) =>
      editComment(deps, viewer, { ...(await find(viewer, named, 'edit')), words: body.comment }),
    writing,
  );

  route(app, comments.remove, async ({ viewer, ...named }) => {
    await removeComment(deps, await find(viewer, named, 'delete'));
    return { message: 'The comment is gone.' };
  });

  route(
    app,
    comments.report,
    async ({ viewer, ...named }) => {
      const { comment } = await find(viewer, named, 'report');
      await reportComment(deps, viewer, comment);
      return { message: 'Thank you. Those who look after this Clink will read it.' };
    },
    reporting,
  );

  route(app, comments.block, async ({ viewer, ...named }) => {
    await blockAuthor(deps, viewer, { ...(await find(viewer, named, 'block')), after: afterBlock });
    return { message: 'They are blocked: neither of you sees anything of the other.' };
  });

  route(app, reports.list, ({ viewer }) => reportedComments(deps, viewer));

  route(app, reports.settle, async ({ viewer, params, body }) => {
    await settleReport(deps, viewer, { id: params.id, remove: body.remove });
    return { message: body.remove ? 'The comment is gone.' : 'The comment stays.' };
  });
}
