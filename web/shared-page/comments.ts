import { comments as calls, type Comment } from '#shared/contract/comments.ts';
import { limits } from '#shared/limits.ts';
import { commentsCount, noComments } from '#shared/shared-page/comments.ts';
import type { PageData } from '#shared/shared-page/page.ts';
import { call, CallError, messageOf } from '#web/lib/call.ts';
import { startCommentActions } from './comment-actions.ts';
import { createCommentList } from './comment-list.ts';
import { byId, fill, maybeById } from './dom.ts';
import { notify } from './notices.ts';
import { namedBy } from './page-data.ts';
import { askToSignIn } from './sign-in.ts';
import { startWordsField } from './words-field.ts';

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
  const readAgain = async () => {
    // Without the section they were switched off while the page was open.
    if (!toComment.isConnected) {
      return;
    }
    try {
      show(await call(calls.list, named));
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'forbidden') {
        throw error;
      }
      toComment.remove();
      maybeById('comments', HTMLElement)?.remove();
    }
  };
  startCommentActions({ named, list, show });
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
      // The news of it may have come before this answer.
      show([...list.shown().filter(({ id }) => id !== said.id), said]);
    });
  }
  return readAgain;
}

function startForm(form: HTMLFormElement, add: (words: string) => Promise<void>): void {
  const field = byId('comment', HTMLTextAreaElement);
  startWordsField(form, {
    field,
    left: form.querySelector('[data-left]'),
    button: form.querySelector('button'),
    max: limits.commentMax,
    isSomething: (words) => words !== '',
    send: async (words) => {
      if (words.trim() === '') {
        notify({ title: 'Empty comment', description: 'Please write something before submitting' });
        return;
      }
      await add(words);
      field.value = '';
    },
    onFailure: (error) => notify({ title: 'Failed to add comment', description: messageOf(error) }),
  });
}
