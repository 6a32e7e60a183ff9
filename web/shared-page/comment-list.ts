import type { Comment } from '#shared/contract/comments.ts';
import { commentItem } from '#shared/shared-page/comments.ts';
import { sayDayOf } from '#shared/shared-page/time.ts';
import { byId, elementOf, sayDaysHere } from './dom.ts';

/** The list of comments on the page. */
export type CommentList = {
  element: HTMLUListElement;
  /** Brings the list to this, and leaves alone what has not changed and what is being edited. */
  show(comments: readonly Comment[]): void;
  shown(): readonly Comment[];
};

/** Takes up the list that the server wrote. */
export function createCommentList(written: readonly Comment[]): CommentList {
  const element = byId('comments-list', HTMLUListElement);
  let shown = written;
  const drawn = new Map(written.map((comment) => [comment.id, JSON.stringify(comment)]));
  return {
    element,
    shown: () => shown,
    show(comments) {
      shown = comments;
      const known = new Set(comments.map(({ id }) => String(id)));
      for (const item of element.querySelectorAll<HTMLElement>('[data-comment]')) {
        // What is being written in it is not lost: sending it says that it is gone.
        if (!known.has(item.dataset['comment'] ?? '') && !item.querySelector('form')) {
          item.remove();
        }
      }
      for (const [at, comment] of comments.entries()) {
        const now = JSON.stringify(comment);
        const before = document.getElementById(`comment-${String(comment.id)}`);
        if (before && (drawn.get(comment.id) === now || before.querySelector('form'))) {
          continue;
        }
        const item = elementOf(commentItem(comment));
        sayDaysHere(item, sayDayOf);
        drawn.set(comment.id, now);
        if (before) {
          before.replaceWith(item);
        } else {
          element.insertBefore(item, element.children[at] ?? null);
        }
      }
    },
  };
}
