import { comments as calls, type Comment } from '#shared/contract/comments.ts';
import { limits } from '#shared/limits.ts';
import { characterCount } from '#shared/sharing.ts';
import { commentsCount, noComments } from '#shared/shared-page/comments.ts';
import type { PageData } from '#shared/shared-page/page.ts';
import { call, messageOf } from '#web/lib/call.ts';
import { startCommentActions } from './comment-actions.ts';
import { createCommentList } from './comment-list.ts';
import { byId, fill, maybeById } from './dom.ts';
import { notify } from './notices.ts';
import { namedBy } from './page-data.ts';
import { askToSignIn } from './sign-in.ts';

/** How many characters are left when the writer begins to be told. */
const tellsLeft = 50;

/** Lets comments be written, changed and deleted. Answers with how to read them again; null where there are none. */
export function startComments(data: PageData): (() => Promise<void>) | null {
  const { comments, can } = data;
  const toComment = maybeById('to-comment', HTMLButtonElement);
  if (comments === null || !toComment) {
    return null;
  }
  const named = namedBy(data);
  const list = createCommentList(comments);
  const show = (now: readonly Comment[]) => {
    list.show(now);
    fill(byId('comments-head', HTMLDivElement), commentsCount(now.length));
    fill(byId('comments-empty', HTMLDivElement), ...(now.length === 0 ? [noComments] : []));
  };
  const readAgain = async () => show(await call(calls.list, named));
  startCommentActions({ named, list, readAgain });
  const form = maybeById('comment-form', HTMLFormElement);
  toComment.addEventListener('click', () => {
    if (!can.comment) {
      askToSignIn('comment on');
    } else {
      form?.querySelector('textarea')?.focus();
    }
  });
  if (form) {
    startForm(form, async (words) => {
      const said = await call(calls.add, { ...named, body: { comment: words } });
      show([...list.shown(), said]);
    });
  }
  return readAgain;
}

function startForm(form: HTMLFormElement, send: (words: string) => Promise<void>): void {
  const words = byId('comment', HTMLTextAreaElement);
  const left = byId('comment-left', HTMLSpanElement);
  const button = form.querySelector('button');
  let isSending = false;
  const look = () => {
    if (button) {
      button.disabled = isSending || words.value === '';
    }
    const rest =
      limits.commentMax - (words.value.length > limits.commentMax / 2 ? characterCount(words.value.trim()) : 0);
    left.textContent = rest > tellsLeft ? '' : rest >= 0 ? `${rest} left` : `${-rest} too many`;
  };
  words.addEventListener('input', look);
  words.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      form.requestSubmit();
    }
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending) {
      return;
    }
    if (words.value.trim() === '') {
      notify({ title: 'Empty comment', description: 'Please write something before submitting' });
      return;
    }
    isSending = true;
    look();
    void send(words.value)
      .then(() => {
        words.value = '';
      })
      // What was written stays where it is.
      .catch((error: unknown) => notify({ title: 'Failed to add comment', description: messageOf(error) }))
      .then(() => {
        isSending = false;
        look();
        words.focus();
      });
  });
  look();
}
