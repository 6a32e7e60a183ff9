import { comments as calls, type Comment } from '#shared/contract/comments.ts';
import { limits } from '#shared/limits.ts';
import { html } from '#shared/shared-page/html.ts';
import { charactersLeft, solid } from '#shared/shared-page/page.ts';
import { call, messageOf } from '#web/lib/call.ts';
import type { CommentList } from './comment-list.ts';
import { confirm } from './confirm.ts';
import { elementOf, maybeById } from './dom.ts';
import { notify } from './notices.ts';
import type { Named } from './page-data.ts';
import { startWordsField } from './words-field.ts';

type Page = {
  named: Named;
  list: Pick<CommentList, 'element' | 'shown'>;
  /** Brings the page to these comments. */
  show: (comments: readonly Comment[]) => void;
};
type Deed = (page: Page, comment: Comment) => Promise<void>;

const deeds: Record<string, Deed> = {
  edit: async (page, comment) => edit(page, comment),
  delete: async (page, comment) => {
    const question = { title: 'Delete this comment?', text: 'It is gone for everyone, at once.', yes: 'Delete' };
    if (await confirm(question)) {
      await call(calls.remove, oneOf(page.named, comment));
      itemOf(comment)?.querySelector('form')?.remove();
      page.show(page.list.shown().filter(({ id }) => id !== comment.id));
      focusOn(comment, 'delete');
    }
  },
  report: async (page, comment) => {
    const question = {
      title: 'Report this comment?',
      text: 'Those who look after this Clink will read it. Its author is not told.',
      yes: 'Report',
    };
    if (await confirm(question)) {
      notify({ title: (await call(calls.report, oneOf(page.named, comment))).message });
    }
  },
  block: async (page, comment) => {
    const question = {
      title: `Block ${comment.user.name}?`,
      text: 'What they said to your toasts goes, and neither of you sees anything of the other any more. They are not told.',
      yes: 'Block',
    };
    if (await confirm(question)) {
      await call(calls.block, oneOf(page.named, comment));
      page.show(page.list.shown().filter(({ user }) => user.username !== comment.user.username));
      focusOn(comment, 'block');
    }
  },
};

const failed: Record<string, string> = {
  edit: 'Failed to change comment',
  delete: 'Failed to delete comment',
  report: 'Failed to report comment',
  block: 'Failed to block',
};

/** Lets each comment be changed, deleted, reported, or its author be blocked, as far as the reader may. */
export function startCommentActions(page: Page): void {
  page.list.element.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const action = button?.dataset['action'] ?? '';
    const id = button?.closest<HTMLElement>('[data-comment]')?.dataset['comment'];
    const comment = page.list.shown().find((each) => String(each.id) === id);
    const deed = deeds[action];
    if (deed && comment) {
      deed(page, comment).catch((error: unknown) =>
        notify({ title: failed[action] ?? 'That did not work', description: messageOf(error) }),
      );
    }
  });
}

function oneOf({ params, query }: Named, { id }: Comment) {
  return { params: { ...params, comment: String(id) }, query };
}

function edit({ named, list, show }: Page, comment: Comment): void {
  const item = itemOf(comment);
  if (!item || item.querySelector('form')) {
    return;
  }
  const form = elementOf(
    html`<form class="mt-2">
      <label class="sr-only" for="edit-${comment.id}">Your comment</label>
      <textarea
        id="edit-${comment.id}"
        rows="3"
        dir="auto"
        class="block w-full rounded-control border border-edge bg-raised px-4 py-3 font-serif text-lg"
      ></textarea>
      <p class="mt-3 flex flex-wrap items-center gap-3">
        <button class="${solid}">Save</button>
        <button type="button" data-cancel class="min-h-11 rounded-control border border-edge px-5 hover:bg-tint">
          Cancel
        </button>
        ${charactersLeft}
      </p>
    </form>`,
  );
  const field = form.querySelector('textarea');
  if (!(form instanceof HTMLFormElement) || !field) {
    return;
  }
  const close = () => {
    form.remove();
    // Of what was said in between, nothing was shown here.
    show(list.shown());
    focusOn(comment, 'edit');
  };
  form.querySelector('[data-cancel]')?.addEventListener('click', close);
  field.value = comment.comment;
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
      const changed = await call(calls.edit, { ...oneOf(named, comment), body: { comment: words } });
      form.remove();
      show(list.shown().map((each) => (each.id === changed.id ? changed : each)));
      focusOn(changed, 'edit');
    },
    onFailure: (error) => notify({ title: failed['edit'] ?? '', description: messageOf(error) }),
  });
  item.append(form);
  field.focus();
}

function itemOf({ id }: Comment): HTMLElement | null {
  return document.getElementById(`comment-${String(id)}`);
}

/** Puts the focus on what one can do with a comment, or on the comments where it is gone, so that it is not lost. */
function focusOn(comment: Comment, action: string): void {
  const button = itemOf(comment)?.querySelector<HTMLElement>(`[data-action="${action}"]`);
  (button ?? maybeById('comments', HTMLElement))?.focus();
}
