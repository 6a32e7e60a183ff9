import type { Comment } from '../contract/comments.ts';
import { typographic } from '../typographic.ts';
import { html, type Html } from './html.ts';
import { time } from './time.ts';

const button = 'min-h-11 px-2 text-sm text-soft underline decoration-1 underline-offset-4 hover:text-ink';

const unreadable = 'This comment cannot be read: it was damaged where the server keeps it.';

/** How many there are. */
export function commentsCount(count: number): Html {
  return html`<h2 id="comments-title" class="text-xl">${count === 0 ? 'Comments' : `Comments (${String(count)})`}</h2>`;
}

/** One comment as a letter: its words, who signed it, and what the reader may do with it. */
export function commentItem(comment: Comment): Html {
  const { id, user, can } = comment;
  return html`<li id="comment-${id}" data-comment="${id}" class="border-t border-line py-4 first:border-t-0">
    <p dir="auto" class="isolate-words font-serif text-lg break-words">
      ${comment.unreadable ? unreadable : html`<span class="whitespace-pre-line">${typographic(comment.comment)}</span>`}
    </p>
    <p class="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-soft">
      <bdi class="text-ink">${user.name}</bdi>${user.name !== user.username && html` <bdi>@${user.username}</bdi>`}
      ${time(comment.createdAt)}${comment.updatedAt !== null && html` <span>edited</span>`}
    </p>
    ${actions(can)}
  </li>`;
}

function actions(can: Comment['can']): Html | false {
  const all: [boolean, string, string][] = [
    [can.edit, 'edit', 'Edit'],
    [can.delete, 'delete', 'Delete'],
    [can.report, 'report', 'Report'],
    [can.block, 'block', 'Block'],
  ];
  const some = all.filter(([may]) => may);
  return (
    some.length > 0 &&
    html`<p class="needs-script -ml-2 flex flex-wrap" data-actions>
      ${some.map(
        ([, action, label]) => html`<button type="button" data-action="${action}" class="${button}">${label}</button>`,
      )}
    </p>`
  );
}

/** What stands where nobody has said anything. */
export const noComments = html`<p data-empty class="py-4 text-soft">No comments yet. Be the first to comment!</p>`;
